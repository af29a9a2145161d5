// boardgame.io's house: matches by its lobby's HTTP, seats by its messages over socket.io. Its own client would keep
// the state a second time and think ahead; the same messages without it leave more of the machine to the server.
import { fileURLToPath } from "node:url";
import { io } from "socket.io-client";
import { choices, NAME } from "../boardgameio/game.js";
import { Hearing } from "./hearing.js";

const SERVER = fileURLToPath(new URL("../boardgameio/server.js", import.meta.url));
const RARE = new Set(["call", "snap"]);

export const boardgameioInMemory = house("boardgame.io, in memory", () => []);
export const boardgameioInFiles = house("boardgame.io, FlatFile", (folder) => [folder]);

function house(title, storage) {
  return {
    title,
    ready: "/games",
    collectSignal: "SIGUSR2",
    launch: (port, folder) => ({
      command: process.execPath,
      args: ["--expose-gc", SERVER, String(port), ...storage(folder)],
      env: { NODE_ENV: "production" },
    }),
    open,
  };
}

async function open(url, size) {
  const seats = Array.from({ length: size }, (_, number) => new Seat(url, String(number)));
  const again = () => newMatch(url, seats);
  await again();
  return {
    seats,
    again,
    over: () => seats[0].state.ctx.gameover !== undefined,
    received: () => seats.reduce((sum, seat) => sum + seat.received, 0),
    leave: () => seats.forEach((seat) => seat.leave()),
  };
}

async function newMatch(url, seats) {
  const { matchID } = await post(`${url}/games/${NAME}/create`, { numPlayers: seats.length });
  for (const seat of seats) {
    const wish = { playerID: seat.id, playerName: `seat ${seat.id}` };
    const { playerCredentials } = await post(`${url}/games/${NAME}/${matchID}/join`, wish);
    await seat.sit(matchID, playerCredentials);
  }
}

class Seat {
  hearing = new Hearing();
  received = 0;
  state = null;
  #match = null;
  #credentials = null;
  #socket;

  constructor(url, id) {
    this.id = id;
    this.#socket = io(`${url}/${NAME}`, { transports: ["websocket"], forceNew: true, reconnection: false });
    this.#socket.on("sync", (match, { state }) => this.#hear(match, state));
    this.#socket.on("update", (match, state) => this.#hear(match, state));
    this.#socket.on("connect_error", (error) => this.hearing.failed(error));
    this.#socket.on("disconnect", (reason) => this.hearing.failed(new Error(`disconnected: ${reason}`)));
    this.#socket.io.engine.on("packet", ({ data }) => (this.received += data?.length ?? 0));
  }

  async sit(match, credentials) {
    this.#match = match;
    this.#credentials = credentials;
    this.hearing.forget();
    this.#socket.emit("sync", match, this.id, credentials);
    await this.hearing.reaches(0);
  }

  choices() {
    const { G, ctx } = this.state;
    return choices(G, ctx, this.id).map(([name, ...args]) => ({ name, args, rare: RARE.has(name) }));
  }

  send({ name, args }) {
    const payload = { type: name, args, playerID: this.id, credentials: this.#credentials };
    this.#socket.emit("update", { type: "MAKE_MOVE", payload }, this.hearing.version, this.#match, this.id);
  }

  leave() {
    this.#socket.off("disconnect").close();
  }

  #hear(match, state) {
    if (match !== this.#match) return;
    this.state = state;
    this.hearing.heard(state._stateID);
  }
}

async function post(address, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
