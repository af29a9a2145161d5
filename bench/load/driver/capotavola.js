// Our house: tables by HTTP, seats by WebSockets, playing Omerta. Every action is on disk before it is acknowledged.
import { fileURLToPath } from "node:url";
import WebSocket from "ws";
import { Hearing } from "./hearing.js";

const CAPO = process.env.CAPO ?? fileURLToPath(new URL("../../../.venv/bin/capo", import.meta.url));
const RARE = new Set(["omerta", "snap"]);
const NO_LIMITS = {
  CAPO_REQUESTS_PER_MINUTE: "10000000",
  CAPO_TABLES_PER_MINUTE: "1000000",
  CAPO_MESSAGES_PER_SECOND: "100000",
  CAPO_CHAT_PER_MINUTE: "1000000",
  CAPO_CONNECTIONS_PER_ADDRESS: "100000",
  CAPO_LOG_LEVEL: "error",
};

const inSqlite = (folder) => ({ CAPO_DATA: folder });

export const capotavolaInSqlite = house("Capotavola, SQLite", inSqlite);
// Browsers take deflated messages, and so do the seats; some clients take none.
export const capotavolaPlain = house("Capotavola, SQLite, nothing deflated", inSqlite, false);
// A database that is there and empty: CAPO_LOAD_DATABASE=postgresql://…
export const capotavolaInPostgres = house("Capotavola, PostgreSQL", () => ({
  CAPO_DATABASE: process.env.CAPO_LOAD_DATABASE ?? "",
  CAPO_CHANNELS: "memory",
}));

function house(title, storage, deflate = true) {
  return {
    title,
    ready: "/readyz",
    launch: (port, folder) => ({
      command: CAPO,
      args: ["serve"],
      env: { ...NO_LIMITS, CAPO_PORT: String(port), ...storage(folder) },
    }),
    open: (url, size) => open(url, size, deflate),
    serverTimes,
  };
}

async function open(url, size, deflate) {
  const table = new Table(url, size, deflate);
  await table.again();
  return table;
}

class Table {
  seats = [];
  #earlier = 0;

  constructor(url, size, deflate) {
    this.url = url;
    this.size = size;
    this.deflate = deflate;
  }

  async again() {
    this.#earlier = this.received();
    this.leave();
    const names = Array.from({ length: this.size }, (_, number) => `seat ${number}`);
    const wish = { game: "omerta", names, players: this.size, start: true };
    const { code, key } = await post(`${this.url}/api/tables`, wish);
    this.code = code;
    this.key = key;
    this.seats = names.map((_, number) => new Seat(this.url, code, key, number, this.deflate));
    await Promise.all(this.seats.map((seat) => seat.hearing.reaches(0)));
  }

  over() {
    return this.seats.some((seat) => seat.over);
  }

  received() {
    return this.seats.reduce((sum, seat) => sum + seat.received, this.#earlier);
  }

  leave() {
    this.seats.forEach((seat) => seat.leave());
  }
}

/** One who plays, or with null as the seat watches. */
export class Seat {
  hearing = new Hearing();
  over = false;
  #legal = [];
  #sent = 0;
  #line = null;
  #socket;

  constructor(url, code, key, seat, deflate) {
    const address = `${url.replace("http", "ws")}/api/tables/${code}/socket${seat === null ? "" : `?seat=${seat}`}`;
    const headers = key === null ? {} : { authorization: `Bearer ${key}` };
    this.#socket = new WebSocket(address, { headers, perMessageDeflate: deflate });
    this.#socket.on("upgrade", ({ socket }) => (this.#line = socket));
    this.#socket.on("message", (data) => this.#hear(data));
    this.#socket.on("error", (error) => this.hearing.failed(error));
    this.#socket.on("close", () => this.hearing.failed(new Error("disconnected")));
  }

  /** Bytes, as they came over the line. */
  get received() {
    return this.#line?.bytesRead ?? 0;
  }

  choices() {
    return this.#legal.map((action) => ({ action, rare: RARE.has(action.verb) }));
  }

  send({ action }) {
    this.#say({ type: "act", seen: this.hearing.version, action });
  }

  talk(text) {
    this.#say({ type: "chat", to: "table", text });
  }

  #say(message) {
    this.#sent += 1;
    this.#socket.send(JSON.stringify({ ...message, id: String(this.#sent) }));
  }

  leave() {
    this.#socket.removeAllListeners("close");
    this.#socket.close();
  }

  #hear(data) {
    const message = JSON.parse(data);
    if (message.type === "ping") this.#socket.send(JSON.stringify({ type: "pong", nonce: message.nonce }));
    if (message.type === "refused") this.hearing.failed(new Error(JSON.stringify(message)));
    if (message.position) this.#legal = message.position.legal;
    if (message.table) this.over = message.table.status !== "playing";
    if (message.type === "welcome" || message.type === "news") this.hearing.heard(message.version);
  }
}

/** From a message's arrival to its answer, as the server itself has counted: upper bounds in milliseconds. */
async function serverTimes(url) {
  const page = await (await fetch(`${url}/metrics`)).text();
  const buckets = [...page.matchAll(/^capo_answer_seconds_bucket\{le="([^"]+)"\} (\S+)/gm)];
  return buckets.map(([, bound, count]) => [bound === "+Inf" ? Infinity : Number(bound) * 1000, Number(count)]);
}

async function post(address, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
