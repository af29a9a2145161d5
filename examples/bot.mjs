// A bot that plays anything legal. It needs Node 22 and no packages; see docs/protocol.md.
//
// node bot.mjs http://127.0.0.1:8080 TSDZCC
// node bot.mjs http://127.0.0.1:8080 '{"game": "omerta", "names": ["Bot"], "fill": "greedy", "start": true}'

import { setTimeout as pause } from 'node:timers/promises';

if (!globalThis.WebSocket) {
    console.error(`This bot needs Node 22 or newer; this is ${process.version}.`);
    process.exit(1);
}

const [house, wish] = process.argv.slice(2);
const me = `Bot ${crypto.randomUUID().slice(0, 4)}`;
const [path, body] = wish.startsWith('{') ? ['', wish] : [`/${wish}/seats`, JSON.stringify({ name: me })];
const answer = await fetch(`${house}/api/tables${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
});
if (!answer.ok) {
    console.error(`The house says no: ${await answer.text()}`);
    process.exit(1);
}
const seat = await answer.json();
console.log(`At table ${seat.code}, seat ${seat.seats.map((number) => number + 1).join(', ')}`);

let version = 0;
let table = { status: 'open' };
let position = null;
let shown = 0;
let unanswered = null; // what was said last, until it is acknowledged or refused

const over = () => ['over', 'ended'].includes(table.status);

// What to say to a message of the house, if anything.
function hear(message) {
    if (message.type === 'ping') return { type: 'pong', nonce: message.nonce };
    version = message.version ?? version;
    table = message.table ?? table;
    if (message.position) [position, shown] = [message.position, performance.now()];
    if (message.type === 'ack' || message.type === 'refused') unanswered = null;
    // On a new connection it is said again, and acts once.
    if (unanswered) return message.type === 'welcome' ? unanswered : null;
    unanswered = position && choose();
    return unanswered;
}

// No to every offer, else anything legal; in a race with the time that it took to react.
function choose() {
    const declining = position.unasked.filter((action) => action.verb === 'decline');
    const legal = declining.length ? declining : position.legal;
    if (!legal.length) return null;
    const said = { id: crypto.randomUUID(), action: legal[Math.floor(Math.random() * legal.length)] };
    if (!position.race) return { type: 'act', seen: version, ...said };
    const reaction = Math.round(performance.now() - shown);
    return { type: 'claim', race: position.race.race, reaction, ...said };
}

// One connection, until it ends.
function listen() {
    const address = `${house.replace('http', 'ws')}/api/tables/${seat.code}/socket?since=${version}`;
    const line = new WebSocket(address, { headers: { authorization: `Bearer ${seat.key}` } });
    line.onmessage = async ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'refused') await pause(100);
        const said = hear(message);
        if (said) line.send(JSON.stringify(said));
        if (over()) line.close();
    };
    return new Promise((end) => {
        line.onclose = line.onerror = end;
    });
}

while (!over()) {
    await listen();
    if (!over()) await pause(1000); // then a new connection tells what was missed
}
console.log(seat.code, JSON.stringify(table.outcome));
