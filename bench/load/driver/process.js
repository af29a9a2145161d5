// A server as a child process: started, watched through /proc, and ended whatever happens.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pause } from "./play.js";

const START_MS = 30_000;
const STOP_MS = 5_000;
const SETTLE_MS = 1_500;
const POLL_MS = 5;
const TICKS_PER_SECOND = 100; // of /proc/PID/stat, on every Linux of today

/** Starts a house's server on a free port, with a new folder or one that was kept, and waits until it answers. */
export async function start(house, folder = mkdtempSync(join(tmpdir(), "load-"))) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { command, args, env } = house.launch(port, folder);
  const begun = performance.now();
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["pipe", "ignore", "inherit"],
    detached: true, // a group of its own, so that what the server starts can be ended with it
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const cleanUp = (keep = false) => {
    endGroup(child.pid);
    if (keep !== true) rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", cleanUp);
  const server = {
    url,
    folder,
    startMs: 0,
    memoryKb: () => total(child.pid, memoryKb),
    cpuSeconds: () => total(child.pid, cpuSeconds),
    kernelSeconds: () => total(child.pid, kernelSeconds),
    async settle() {
      if (house.collectSignal !== undefined) child.kill(house.collectSignal);
      await pause(SETTLE_MS);
    },
    async stop(keep = false) {
      child.kill("SIGTERM");
      await Promise.race([ended, pause(STOP_MS)]);
      cleanUp(keep);
      await ended;
      process.off("exit", cleanUp);
    },
  };
  try {
    await answers(url + house.ready, child, begun);
  } catch (error) {
    await server.stop();
    throw error;
  }
  server.startMs = performance.now() - begun;
  return server;
}

async function answers(address, child, begun) {
  while (performance.now() - begun < START_MS) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await pause(POLL_MS);
  }
  throw new Error("the server did not answer in time");
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function endGroup(leader) {
  try {
    process.kill(-leader, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error; // nobody is left in it
  }
}

/** A figure of a process and of all that it has started. */
function total(pid, figure) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + total(Number(child), figure), figure(pid));
}

function memoryKb(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]);
}

function cpuSeconds(pid) {
  const [own, kernel] = ticks(pid);
  return (own + kernel) / TICKS_PER_SECOND;
}

/** Of the CPU time what the system took for it: above all, sending to sockets. */
function kernelSeconds(pid) {
  return ticks(pid)[1] / TICKS_PER_SECOND;
}

function ticks(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return [Number(fields[11]), Number(fields[12])];
}
