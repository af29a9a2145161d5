// One table in a closed loop: as soon as everybody there has heard of an action, the next one is sent.

const PATIENCE_MS = 20_000;
// Who calls and snaps at random ends a round after three turns, full of penalties; one in twenty is nearer to life.
const RARE_SHARE = 1 / 20;

/** Plays game after game until the pace says stop. A table that fails is counted and left alone. */
export async function keepPlaying(table, pace, tally, random) {
  try {
    while (!pace.stopped) {
      await within(PATIENCE_MS, playOne(table, tally, random));
      if (pace.thinkMs > 0) await pause(pace.thinkMs * (0.5 + random()));
    }
  } catch (error) {
    tally.errors.push(error);
  }
}

/** One action, and another game first if the last is over. */
export async function playOne(table, tally, random) {
  if (table.over()) {
    await table.again();
    tally.games += 1;
  }
  const [seat, choice] = choose(table.seats, random);
  const seen = seat.hearing.version;
  const sent = performance.now();
  seat.send(choice);
  await seat.hearing.reaches(seen + 1);
  const own = performance.now() - sent;
  const news = seat.hearing.version;
  await Promise.all(table.seats.map((other) => other.hearing.reaches(news)));
  tally.add(own, performance.now() - sent);
}

/** The first seat that is asked, beginning anywhere, and one of its choices. */
function choose(seats, random) {
  const first = Math.floor(random() * seats.length);
  for (let step = 0; step < seats.length; step++) {
    const seat = seats[(first + step) % seats.length];
    const choices = seat.choices();
    if (choices.length > 0) return [seat, pick(choices, random)];
  }
  throw new Error("the game goes on, but nobody is asked");
}

function pick(choices, random) {
  const usual = choices.filter((choice) => !choice.rare);
  const rare = choices.filter((choice) => choice.rare);
  const dare = usual.length === 0 || (rare.length > 0 && random() < RARE_SHARE);
  const allowed = dare ? rare : usual;
  return allowed[Math.floor(random() * allowed.length)];
}

async function within(limit, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no news within ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
