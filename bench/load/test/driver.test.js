// The driver itself: its statistics, its waiting, and its loop, against a table that answers at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Hearing } from "../driver/hearing.js";
import { keepPlaying } from "../driver/play.js";
import { asMarkdown } from "../driver/report.js";
import { median, quantiles, randomFrom, Tally } from "../driver/statistics.js";

test("quantiles are the least times that a share does not exceed", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  assert.deepEqual(quantiles(hundred), { p50: 50, p95: 95, p99: 99 });
  assert.deepEqual(quantiles([7]), { p50: 7, p95: 7, p99: 7 });
  assert.deepEqual(quantiles([]), { p50: null, p95: null, p99: null });
});

test("the median of an even number of figures lies between the middle two", () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([9, 1, 5, 3]), 4);
});

test("the same seed gives the same numbers, another seed others", () => {
  const numbers = (seed) => Array.from({ length: 5 }, randomFrom(seed));
  assert.deepEqual(numbers(3), numbers(3));
  assert.notDeepEqual(numbers(3), numbers(4));
  assert.ok(numbers(3).every((number) => number >= 0 && number < 1));
});

test("a seat waits for the version it needs, not for an earlier one", async () => {
  const hearing = new Hearing();
  let reached = false;
  const waiting = hearing.reaches(2).then(() => (reached = true));
  hearing.heard(1);
  await Promise.resolve();
  assert.equal(reached, false);
  hearing.heard(2);
  await waiting;
  assert.equal(reached, true);
});

test("a lost connection ends the waiting", async () => {
  const hearing = new Hearing();
  const waiting = hearing.reaches(0);
  hearing.failed(new Error("gone"));
  await assert.rejects(waiting, /gone/);
  await assert.rejects(hearing.reaches(0), /gone/);
});

/** A table of three seats that play in turn and hear of every action at once; a game has ten actions. */
function echoTable(pace, stopAfter) {
  let actions = 0;
  const seats = [0, 1, 2].map((number) => ({
    hearing: new Hearing(),
    choices: () => (actions % 3 === number ? [{ rare: false }] : []),
    send() {
      actions += 1;
      pace.stopped = actions === stopAfter;
      seats.forEach((seat) => seat.hearing.heard(seat.hearing.version + 1));
    },
  }));
  seats.forEach((seat) => seat.hearing.heard(0));
  let begun = 0;
  return { seats, over: () => actions >= (begun + 1) * 10, again: async () => void (begun += 1) };
}

test("the loop plays game after game, and counts every action once", async () => {
  const pace = { stopped: false, thinkMs: 0 };
  const tally = new Tally();
  await keepPlaying(echoTable(pace, 25), pace, tally, randomFrom(1));
  const { actions, games, errors } = tally.summary();
  assert.deepEqual({ actions, games, errors }, { actions: 25, games: 2, errors: 0 });
});

test("rare choices are taken about one time in twenty, and always where nothing else is left", async () => {
  const counts = { rare: 0, usual: 0, only: 0 };
  const pace = { stopped: false, thinkMs: 0 };
  const seat = {
    hearing: new Hearing(),
    choices: () =>
      total(counts) % 2 === 0 ? [{ rare: true, of: "rare" }, { of: "usual" }] : [{ rare: true, of: "only" }],
    send({ of }) {
      counts[of] += 1;
      pace.stopped = total(counts) === 4000;
      seat.hearing.heard(seat.hearing.version + 1);
    },
  };
  await keepPlaying({ seats: [seat], over: () => false }, pace, new Tally(), randomFrom(1));
  assert.equal(counts.only, 2000);
  assert.ok(counts.rare > 60 && counts.rare < 140, `${counts.rare} of 2000`);
});

function total(counts) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

test("a table at which nobody is asked is an error, not a hang", async () => {
  const pace = { stopped: false, thinkMs: 0 };
  const tally = new Tally();
  const seat = { hearing: new Hearing(), choices: () => [] };
  await keepPlaying({ seats: [seat], over: () => false }, pace, tally, randomFrom(1));
  assert.match(tally.summary().firstError, /nobody is asked/);
});

test("a report has one line for each server and number of tables, with medians over the rounds", () => {
  const times = { p50: 1, p95: 2, p99: 3 };
  const one = (house, tables, actionsPerSecond) => ({
    house, tables, actionsPerSecond, roundTrip: times, wholeTable: times, serverTime: times, sockets: 4,
    errors: 0, games: 0, actionsPerServerCpuSecond: 1, serverCpuShare: 1, driverBusyShare: 1, bytesPerAction: 1, memoryPerTable: 1,
    memoryBefore: 1, memoryAfter: 1, startMs: 1,
  });
  const lines = asMarkdown([one("a", 10, 100), one("b", 10, 5), one("a", 10, 1200), one("a", 10, 300)]).split("\n");
  assert.equal(lines.length, 4);
  assert.match(lines[2], /^\| a \| 10 \| 4 \| 300 \|/);
  assert.match(lines[3], /^\| b \| 10 \| 4 \| 5 \|/);
});
