// What an evening brings besides play: a crowd that watches one table, a house that opens again, a table with a long
// log. Our house only.
import { Seat } from "./capotavola.js";
import { pause, playOne } from "./play.js";
import { start } from "./process.js";
import { randomFrom, Tally } from "./statistics.js";

const CROWD = 1000;
const CROWD_ACTIONS = 100;
const QUIET_MS = 4_000; // pings and pongs of a crowd take time, too
const TABLES = 1000;
const COMING_BACK = 400; // each to a table of its own, which has played so long
const TABLE_ACTIONS = 60;
const LONG_LOG = 5000;
const AT_ONCE = 20;

export const CASES = {
  crowd: [`an action that ${CROWD} watch`, watched],
  restart: [`${COMING_BACK} come back to ${TABLES} tables after a restart`, comeBack],
  long: [`opening a table of ${LONG_LOG} entries`, openLong],
};

export async function measureCase(name, house, size) {
  const [what, work] = CASES[name];
  return { what, ...(await work(house, size)) };
}

export function casesAsMarkdown(found) {
  const figures = ({ cpuMs, kernelMs, wallMs }) => [cpuMs, kernelMs, wallMs].map((ms) => ms.toFixed(1)).join(" | ");
  const lines = found.map((one) => `| ${one.what} | ${figures(one)} |`);
  return ["| what | server CPU ms | in the kernel | wall ms |", "|---|---|---|---|", ...lines].join("\n");
}

async function watched(house, size) {
  const server = await start(house);
  try {
    const table = await house.open(server.url, size);
    const crowd = Array.from({ length: CROWD }, () => new Seat(server.url, table.code, null, null, true));
    for (const one of crowd) await one.hearing.reaches(0);
    await pause(QUIET_MS);
    const quiet = await timed(server, () => pause(QUIET_MS));
    const busy = await timed(server, () => play(table, CROWD_ACTIONS, crowd));
    [...crowd, table].forEach((one) => one.leave());
    const each = (figure) => (busy[figure] - (quiet[figure] * busy.wallMs) / quiet.wallMs) / CROWD_ACTIONS;
    return { cpuMs: each("cpuMs"), kernelMs: each("kernelMs"), wallMs: busy.wallMs / CROWD_ACTIONS };
  } finally {
    await server.stop();
  }
}

async function comeBack(house, size) {
  const first = await start(house);
  const tables = [];
  const fill = async () => {
    while (tables.length < TABLES) {
      const table = await house.open(first.url, size);
      tables.push(table);
      if (tables.length <= COMING_BACK) await play(table, TABLE_ACTIONS);
      table.leave();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fill));
  return reopened(house, first, async (url) => {
    const back = Array.from({ length: COMING_BACK }, (_, number) => seatAt(url, tables[number], number % size));
    await Promise.all(back.map((seat) => seat.hearing.reaches(0)));
    return back;
  });
}

async function openLong(house, size) {
  const first = await start(house);
  const table = await house.open(first.url, size);
  const [talker] = table.seats;
  while (talker.hearing.version < LONG_LOG) {
    const known = talker.hearing.version;
    for (let line = 0; line < AT_ONCE; line++) talker.talk("parola");
    await talker.hearing.reaches(known + AT_ONCE);
  }
  table.leave();
  return reopened(house, first, async (url) => {
    const back = seatAt(url, table, 0);
    await back.hearing.reaches(0);
    return [back];
  });
}

/** What it takes to do something right after a restart, which itself does not count. */
async function reopened(house, before, comingBack) {
  await before.stop(true);
  const server = await start(house, before.folder);
  try {
    let back = [];
    const spent = await timed(server, async () => {
      back = await comingBack(server.url);
    });
    back.forEach((seat) => seat.leave());
    return spent;
  } finally {
    await server.stop();
  }
}

function seatAt(url, table, number) {
  return new Seat(url, table.code, table.key, number, true);
}

async function play(table, actions, crowd = []) {
  const tally = new Tally();
  const random = randomFrom(1);
  for (let action = 0; action < actions && !table.over(); action++) {
    await playOne(table, tally, random);
    const news = Math.min(...table.seats.map((seat) => seat.hearing.version));
    await Promise.all(crowd.map((one) => one.hearing.reaches(news)));
  }
}

/** The server's CPU time, what of it the system took, and the time that passed. */
async function timed(server, work) {
  const cpu = server.cpuSeconds();
  const kernel = server.kernelSeconds();
  const begun = performance.now();
  await work();
  const wallMs = performance.now() - begun;
  return { cpuMs: (server.cpuSeconds() - cpu) * 1000, kernelMs: (server.kernelSeconds() - kernel) * 1000, wallMs };
}
