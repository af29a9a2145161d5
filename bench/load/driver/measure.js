// One server with a number of tables: its start, its memory with idle tables, and all tables playing at once.
import { keepPlaying, pause } from "./play.js";
import { start } from "./process.js";
import { randomFrom, shares, Tally } from "./statistics.js";

const OPENING_AT_ONCE = 8;
const WARM_UP_MS = 2_000;

export async function measure(house, wish) {
  const server = await start(house);
  try {
    await warmUp(house, server, wish);
    const idle = await openTables(house, server, wish);
    const played = await playAll(house, idle.tables, server, wish);
    idle.tables.forEach((table) => table.leave());
    return { house: house.title, ...wish, startMs: server.startMs, ...idle.figures, ...played };
  } finally {
    await server.stop();
  }
}

/** One table plays first, so that what a server loads only once does not count as memory of the tables. */
async function warmUp(house, server, { seats, seed }) {
  const table = await house.open(server.url, seats);
  const pace = { stopped: false, thinkMs: 0 };
  const tally = new Tally();
  const playing = keepPlaying(table, pace, tally, randomFrom(seed));
  await pause(WARM_UP_MS);
  pace.stopped = true;
  await playing;
  table.leave();
  await server.settle();
  if (tally.errors.length > 0) throw tally.errors[0];
}

async function openTables(house, server, { tables: wanted, seats }) {
  const tables = [];
  let begun = 0;
  const openSome = async () => {
    while (begun < wanted) {
      begun += 1;
      tables.push(await house.open(server.url, seats));
    }
  };
  const memoryBefore = server.memoryKb();
  const start = performance.now();
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, openSome));
  const openingMs = performance.now() - start;
  await server.settle();
  const memoryIdle = server.memoryKb();
  const memoryPerTable = (memoryIdle - memoryBefore) / wanted;
  return { tables, figures: { sockets: wanted * seats, openingMs, memoryBefore, memoryIdle, memoryPerTable } };
}

async function playAll(house, tables, server, { seconds, thinkMs, seed }) {
  const pace = { stopped: false, thinkMs };
  const tally = new Tally();
  const playing = tables.map((table, number) => keepPlaying(table, pace, tally, randomFrom(seed + 1 + number)));
  await pause(WARM_UP_MS);
  tally.clear();
  const timesBefore = await house.serverTimes?.(server.url);
  const begin = marks(tables, server);
  await pause(seconds * 1000);
  const end = marks(tables, server);
  const summary = tally.summary();
  const serverTime = shares(timesBefore, await house.serverTimes?.(server.url));
  pace.stopped = true;
  await Promise.all(playing);
  return { ...summary, serverTime, ...rates(begin, end, summary.actions), memoryAfter: server.memoryKb() };
}

function marks(tables, server) {
  return {
    at: performance.now(),
    serverCpu: server.cpuSeconds(),
    received: tables.reduce((sum, table) => sum + table.received(), 0),
    busy: performance.eventLoopUtilization(),
  };
}

function rates(begin, end, actions) {
  const seconds = (end.at - begin.at) / 1000;
  const serverCpu = end.serverCpu - begin.serverCpu;
  return {
    actionsPerSecond: actions / seconds,
    actionsPerServerCpuSecond: actions / serverCpu,
    serverCpuShare: serverCpu / seconds,
    driverBusyShare: performance.eventLoopUtilization(end.busy, begin.busy).utilization,
    bytesPerAction: (end.received - begin.received) / actions,
  };
}
