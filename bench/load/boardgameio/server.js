// boardgame.io's own server on loopback: node server.js PORT [FOLDER]. With a folder it keeps its matches in files.
import { FlatFile, Origins, Server } from "boardgame.io/dist/cjs/server.js";
import { Stock } from "./game.js";

const [port, folder] = process.argv.slice(2);
const storage = folder === undefined ? {} : { db: new FlatFile({ dir: folder }) };
const server = Server({ games: [Stock], origins: [Origins.LOCALHOST], ...storage });

// Its `port` goes to Node's `listen` as it is, which is the only way to name a host.
await server.run({ port: { host: "127.0.0.1", port: Number(port) } });

// The driver holds our input open: when the driver ends, however it ends, so do we.
process.stdin.resume().on("end", () => process.exit(0));

// Node puts collecting off for long; memory is read after a collection.
process.on("SIGUSR2", () => globalThis.gc());
