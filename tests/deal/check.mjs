// Does in JavaScript what the tests ask for on standard input, and prints what came of it, as JSON.
import { text } from 'node:stream/consumers';
import { checkRecord, commitment, seedOf, Stream } from '../../web/src/deal/verify.js';

const asked = JSON.parse(await text(process.stdin));
if (asked.without_webcrypto) Object.defineProperty(globalThis, 'crypto', { value: undefined });

const deals = [];
for (const { house, seats } of asked.deals ?? []) deals.push(await dealt(bytes(house), seats.map(bytes)));
const streams = [];
for (const { key, bounds } of asked.streams ?? []) streams.push(await drawn(bytes(key), bounds));
const records = [];
for (const record of asked.records ?? []) records.push(await checkRecord(record));
process.stdout.write(JSON.stringify({ deals, streams, records }));

async function dealt(house, seats) {
    return {
        commitments: { house: await commitment(house), seats: await Promise.all(seats.map(commitment)) },
        seed: hex(await seedOf(house, seats)),
    };
}

async function drawn(key, bounds) {
    const stream = new Stream(key);
    const numbers = [];
    for (const bound of bounds) numbers.push(await stream.below(bound));
    return { numbers, words: stream.counter };
}

function bytes(text) {
    return new Uint8Array(Buffer.from(text, 'hex'));
}

function hex(bytes) {
    return Buffer.from(bytes).toString('hex');
}
