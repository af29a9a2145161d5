// A game of the size of Omerta for boardgame.io: draw, replace or discard, then everybody is asked to snap, until
// somebody calls. It has no characters and no look at the start, so an action costs less than one of Omerta.
import { INVALID_MOVE, PlayerView } from "boardgame.io/dist/cjs/core.js";

export const NAME = "stock";
const STOCK = 4;
const SAFE = 4;
const VALUES = 13;
const COPIES = 4;

export const Stock = {
  name: NAME,
  minPlayers: 3,
  maxPlayers: 5,
  setup: ({ ctx, random }) => deal({ round: 1, totals: Array(ctx.numPlayers).fill(0) }, random),
  playerView: PlayerView.STRIP_SECRETS, // hides G.secret and the other seats' G.players
  turn: {
    stages: { snap: { moves: { snap: sealed(snap), pass: sealed(pass) } } },
  },
  moves: {
    draw: { move: draw, client: false },
    take: { move: take, client: false },
    call: { move: call, client: false },
    replace: { move: replace, client: false },
    discard: { move: discard, client: false },
  },
};

/** What a seat may do by its own view: names of moves with their arguments. */
export function choices(G, ctx, seat) {
  const places = Array.from({ length: G.sizes[seat] }, (_, place) => place);
  if (ctx.gameover !== undefined) return [];
  if (ctx.activePlayers !== null) {
    if (!(seat in ctx.activePlayers)) return [];
    return [["pass"], ...places.map((place) => ["snap", place])];
  }
  if (ctx.currentPlayer !== seat) return [];
  if (!G.drawing) {
    const replacing = places.map((place) => ["replace", place]);
    return G.fromDiscards ? replacing : [["discard"], ...replacing];
  }
  const taking = G.discards.length > 0 && places.length > 0 ? [["take"]] : [];
  return [["draw"], ...taking, ["call"]];
}

function deal({ round, totals }, random) {
  const deck = random.Shuffle(Array.from({ length: VALUES * COPIES }, (_, card) => (card % VALUES) + 1));
  const stocks = totals.map(() => deck.splice(0, STOCK));
  return {
    round,
    totals,
    drawing: true,
    fromDiscards: false,
    discards: [],
    sizes: stocks.map((stock) => stock.length),
    answered: 0,
    players: Object.fromEntries(totals.map((_, seat) => [seat, { drawn: null, snapping: null }])),
    secret: { stocks, safe: deck.splice(0, SAFE), pile: deck },
  };
}

function draw({ G, events, random, playerID }) {
  if (!G.drawing) return INVALID_MOVE;
  refill(G, random);
  if (G.secret.pile.length === 0) {
    events.endTurn();
    return;
  }
  G.players[playerID].drawn = G.secret.pile.pop();
  G.drawing = false;
  G.fromDiscards = false;
}

function take({ G, playerID }) {
  if (!G.drawing || G.discards.length === 0 || G.sizes[playerID] === 0) return INVALID_MOVE;
  G.players[playerID].drawn = G.discards.pop();
  G.drawing = false;
  G.fromDiscards = true;
}

function replace({ G, events, playerID }, place) {
  const stock = G.secret.stocks[playerID];
  if (G.drawing || !(place in stock)) return INVALID_MOVE;
  G.discards.push(stock[place]);
  stock[place] = G.players[playerID].drawn;
  openSnap(G, events, playerID);
}

function discard({ G, events, playerID }) {
  if (G.drawing || G.fromDiscards) return INVALID_MOVE;
  G.discards.push(G.players[playerID].drawn);
  openSnap(G, events, playerID);
}

function openSnap(G, events, seat) {
  G.players[seat].drawn = null;
  G.answered = 0;
  events.setActivePlayers({ all: "snap", minMoves: 1, maxMoves: 1 });
}

function snap(context, place) {
  const { G, playerID } = context;
  if (!(place in G.secret.stocks[playerID])) return INVALID_MOVE;
  G.players[playerID].snapping = place;
  answered(context);
}

function pass(context) {
  answered(context);
}

/** A sealed choice: others do not read it in the log, and it may cross another seat's choice on its way. */
function sealed(move) {
  return { move, client: false, redact: true, ignoreStaleStateID: true };
}

function answered({ G, ctx, events, random }) {
  G.answered += 1;
  if (G.answered < ctx.numPlayers) return;
  settleSnap(G, ctx, random);
  G.drawing = true;
  events.endTurn();
}

/** Clockwise from the active seat the first right card is discarded; wrong ones before it cost a card. */
function settleSnap(G, ctx, random) {
  const value = G.discards.at(-1);
  let settled = false;
  for (let step = 1; step <= ctx.numPlayers; step++) {
    const seat = (Number(ctx.currentPlayer) + step) % ctx.numPlayers;
    const place = G.players[seat].snapping;
    G.players[seat].snapping = null;
    if (place === null || settled) continue;
    const stock = G.secret.stocks[seat];
    settled = stock[place] === value;
    if (settled) G.discards.push(...stock.splice(place, 1));
    else penalty(G, stock, random);
    G.sizes[seat] = stock.length;
  }
}

function call({ G, ctx, events, random }) {
  if (!G.drawing) return INVALID_MOVE;
  const sums = G.secret.stocks.map((stock) => stock.reduce((sum, value) => sum + value, 0));
  const totals = G.totals.map((total, seat) => total + sums[seat]);
  if (G.round === ctx.numPlayers) {
    G.totals = totals;
    events.endGame({ totals });
    return;
  }
  events.endTurn();
  return deal({ round: G.round + 1, totals }, random);
}

function penalty(G, stock, random) {
  refill(G, random);
  if (G.secret.pile.length > 0) stock.push(G.secret.pile.pop());
}

/** An empty draw pile is made anew from the discards, except the top one. */
function refill(G, random) {
  if (G.secret.pile.length > 0) return;
  G.secret.pile = random.Shuffle(G.discards.slice(0, -1));
  G.discards = G.discards.slice(-1);
}
