// Measurements as a table for people.
import { median } from "./statistics.js";

const COLUMNS = [
  ["tables", (one) => one.tables, 0],
  ["sockets", (one) => one.sockets, 0],
  ["actions/s", (one) => one.actionsPerSecond, 0],
  ["per server CPU s", (one) => one.actionsPerServerCpuSecond, 0],
  ["own p50 ms", (one) => one.roundTrip.p50, 1],
  ["p95", (one) => one.roundTrip.p95, 1],
  ["p99", (one) => one.roundTrip.p99, 1],
  ["table p95 ms", (one) => one.wholeTable.p95, 1],
  ["server p50 ms ≤", (one) => one.serverTime.p50, 1],
  ["p95 ≤", (one) => one.serverTime.p95, 1],
  ["p99 ≤", (one) => one.serverTime.p99, 1],
  ["server CPU", (one) => one.serverCpuShare, 2],
  ["driver busy", (one) => one.driverBusyShare, 2],
  ["kB sent/action", (one) => one.bytesPerAction / 1000, 1],
  ["kB/idle table", (one) => one.memoryPerTable, 0],
  ["MB before", (one) => one.memoryBefore / 1000, 0],
  ["MB after", (one) => one.memoryAfter / 1000, 0],
  ["start ms", (one) => one.startMs, 0],
  ["games", (one) => one.games, 0],
  ["errors", (one) => one.errors, 0],
];

/** One line for each house and number of tables: the medians over the rounds. */
export function asMarkdown(measurements) {
  const lines = [...grouped(measurements).values()].map(
    (group) => `| ${group[0].house} | ${COLUMNS.map((column) => cell(group, column)).join(" | ")} |`,
  );
  const titles = `| server | ${COLUMNS.map(([title]) => title).join(" | ")} |`;
  return [titles, `|---|${"---|".repeat(COLUMNS.length)}`, ...lines].join("\n");
}

function grouped(measurements) {
  const groups = new Map();
  for (const one of measurements) {
    const key = `${one.tables} ${one.house}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

function cell(group, [, figure, digits]) {
  const figures = group.map(figure).filter((value) => value !== null);
  if (figures.length === 0) return "–";
  return median(figures).toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
