// node driver/run.js: measures the chosen servers in turn, prints a table and writes all figures as JSON. It talks to
// 127.0.0.1 only, is bounded in tables and time, and ends every server it has started.
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { CASES, casesAsMarkdown, measureCase } from "./cases.js";
import { HOUSES } from "./houses.js";
import { measure } from "./measure.js";
import { asMarkdown } from "./report.js";

const MOST = { tables: 2000, seats: 5, seconds: 120, think: 60_000, rounds: 20 };
const LEAST = { tables: 1, seats: 3, seconds: 1, think: 0, rounds: 1 };

const { values: asked } = parseArgs({
  options: {
    servers: { type: "string", default: Object.keys(HOUSES).join(",") },
    tables: { type: "string", default: "10,100,300" },
    seats: { type: "string", default: "4" },
    seconds: { type: "string", default: "10" },
    think: { type: "string", default: "0" },
    rounds: { type: "string", default: "1" },
    cases: { type: "string", default: "" },
    json: { type: "string" },
  },
});

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const houses = asked.servers.split(",").map(houseNamed);
const sizes = asked.tables.split(",").map((text) => bounded("tables", text));
const wish = {
  seats: bounded("seats", asked.seats),
  seconds: bounded("seconds", asked.seconds),
  thinkMs: bounded("think", asked.think),
};
const wantedCases = asked.cases.split(",").filter(Boolean);
for (const name of wantedCases) if (!(name in CASES)) fail(`no case ${name}; there are ${Object.keys(CASES).join(", ")}`);
const measurements = [];
for (let round = 1; round <= bounded("rounds", asked.rounds); round++) {
  for (const tables of sizes) {
    for (const house of houses) {
      console.error(`round ${round}: ${house.title}, ${tables} tables of ${wish.seats}`);
      const figures = await measure(house, { ...wish, tables, seed: round * 10_000 });
      measurements.push({ round, loadBefore: loadavg()[0], ...figures });
    }
  }
}
console.log(asMarkdown(measurements));
const found = [];
for (const name of wantedCases) found.push(await measureCase(name, HOUSES.capotavola, wish.seats));
if (found.length > 0) console.log(`\n${casesAsMarkdown(found)}`);
if (asked.json !== undefined) {
  const machine = { cores: cpus().length, cpu: cpus()[0].model, node: process.version };
  writeFileSync(asked.json, JSON.stringify({ machine, measurements, cases: found }, null, 2) + "\n");
}
process.exit(measurements.some((one) => one.errors > 0) ? 1 : 0);

function houseNamed(name) {
  const house = HOUSES[name];
  if (house === undefined) fail(`no server ${name}; there are ${Object.keys(HOUSES).join(", ")}`);
  return house;
}

function bounded(name, text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < LEAST[name] || number > MOST[name]) {
    fail(`--${name}: ${LEAST[name]} to ${MOST[name]}`);
  }
  return number;
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
