// Figures of one measured stretch: how long the actions took, how many there were.

export class Tally {
  #own = [];
  #all = [];
  games = 0;
  errors = [];

  /** One action: milliseconds until its own seat, and until the whole table, had heard of it. */
  add(own, all) {
    this.#own.push(own);
    this.#all.push(all);
  }

  clear() {
    this.#own = [];
    this.#all = [];
    this.games = 0;
  }

  summary() {
    return {
      actions: this.#own.length,
      games: this.games,
      roundTrip: quantiles(this.#own),
      wholeTable: quantiles(this.#all),
      errors: this.errors.length,
      firstError: this.errors.length > 0 ? String(this.errors[0]) : null,
    };
  }
}

export function quantiles(times) {
  const sorted = Float64Array.from(times).sort();
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), p99: quantile(sorted, 0.99) };
}

/** The least time that a share of them does not exceed. */
function quantile(sorted, share) {
  if (sorted.length === 0) return null;
  return sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)];
}

/** The bounds that half, 95 and 99 of a hundred answers kept, of what was counted between two readings. */
export function shares(before, after) {
  if (before === undefined || after === undefined) return { p50: null, p95: null, p99: null };
  const counts = after.map(([bound, count], at) => [bound, count - before[at][1]]);
  const all = counts.at(-1)[1];
  const within = (share) => counts.find(([, count]) => count >= share * all)[0];
  return { p50: within(0.5), p95: within(0.95), p99: within(0.99) };
}

export function median(numbers) {
  const sorted = Float64Array.from(numbers).sort();
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** A generator of numbers in [0, 1), the same for the same seed. */
export function randomFrom(seed) {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
