// The game that boardgame.io plays in the load run: whole, secret, and with choices that its rules accept.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Client } from "boardgame.io/dist/cjs/client.js";
import { choices, Stock } from "../boardgameio/game.js";
import { randomFrom } from "../driver/statistics.js";

const SEATS = ["0", "1", "2", "3"];

function newGame(seed) {
  const client = Client({ game: { ...Stock, seed }, numPlayers: SEATS.length, debug: false });
  client.start();
  return client;
}

function askedSeat({ G, ctx }) {
  return SEATS.find((seat) => choices(G, ctx, seat).length > 0);
}

/** Plays one choice at random and says whether the game took it. */
function step(client, random, wanted = () => true) {
  const seat = askedSeat(client.getState());
  const { G, ctx, _stateID: before } = client.getState();
  const offered = choices(G, ctx, seat).filter(wanted);
  const [name, ...args] = offered[Math.floor(random() * offered.length)];
  client.updatePlayerID(seat);
  client.moves[name](...args);
  return client.getState()._stateID > before;
}

function cardsInPlay({ G }) {
  const drawn = SEATS.map((seat) => G.players[seat].drawn).filter((card) => card !== null);
  return [...G.secret.stocks.flat(), ...G.secret.safe, ...G.secret.pile, ...G.discards, ...drawn];
}

// Without a view all seats' cards can be counted; the server's own view is tested below.
function unfiltered(client) {
  return client.store.getState();
}

for (const seed of [1, 2, 3]) {
  test(`every choice is accepted, no card is lost, and the game ends (seed ${seed})`, () => {
    const client = newGame(seed);
    const random = randomFrom(seed);
    const whole = cardsInPlay(unfiltered(client)).sort().join();
    let steps = 0;
    while (client.getState().ctx.gameover === undefined) {
      assert.ok(step(client, random), `step ${steps} was refused`);
      assert.equal(cardsInPlay(unfiltered(client)).sort().join(), whole);
      assert.ok((steps += 1) < 5000);
    }
    assert.equal(whole.split(",").length, 52);
    assert.ok(steps > 4 * SEATS.length);
    assert.equal(client.getState().ctx.gameover.totals.length, SEATS.length);
  });
}

test("a round without a call goes on when penalties have emptied both piles", () => {
  const client = newGame(1);
  const random = randomFrom(1);
  const whole = cardsInPlay(unfiltered(client)).sort().join();
  let emptied = false;
  for (let count = 0; count < 600; count++) {
    assert.ok(step(client, random, ([name]) => name !== "call"), `step ${count} was refused`);
    const state = unfiltered(client);
    assert.equal(cardsInPlay(state).sort().join(), whole);
    emptied ||= state.G.secret.pile.length === 0 && state.G.discards.length <= 1;
  }
  assert.ok(emptied);
});

test("a discard asks every seat, and the turn goes on when all have answered", () => {
  const client = newGame(1);
  client.updatePlayerID("0");
  client.moves.draw();
  client.moves.discard();
  for (const seat of ["2", "0", "3", "1"]) {
    assert.deepEqual(choices(client.getState().G, client.getState().ctx, seat)[0], ["pass"]);
    client.updatePlayerID(seat);
    client.moves.pass();
  }
  assert.equal(client.getState().ctx.activePlayers, null);
  assert.equal(client.getState().ctx.currentPlayer, "1");
});

test("a view holds a seat's own drawn card, and no other hidden card", () => {
  const client = newGame(1);
  client.updatePlayerID("0");
  client.moves.draw();
  const { G, ctx } = unfiltered(client);
  const own = Stock.playerView({ G, ctx, playerID: "0" });
  const others = Stock.playerView({ G, ctx, playerID: "1" });
  assert.equal(own.players["0"].drawn, G.players["0"].drawn);
  assert.deepEqual(Object.keys(others.players), ["1"]);
  assert.ok(!("secret" in own) && !("secret" in others));
});
