// @ts-check
/**
 * What of a record can be checked without its rules: that the secrets are those which were promised,
 * that the seed comes of them, and that the seed gives every number, in order, below its bound.
 */

import { Broken, readRecord } from './record.js';
import { Stream, commitment, seedOf, toHex } from './stream.js';

export { Stream, commitment, seedOf };

/**
 * @typedef {object} Verdict
 * @property {boolean} ok whether nothing is wrong; see `seeded` and `committed` for what that is worth
 * @property {number} [line] where it is wrong, from 1
 * @property {Broken['reason']} [reason] malformed: no such record can be; commitment: a secret is not the
 *   promised one; seed: the seed in the header is not that of the secrets; chance: the seed gives another
 *   number; no-bounds: the record does not say below what a number was drawn, so only `capo verify` can tell
 * @property {boolean} committed whether every secret fits what was promised before the deal
 * @property {boolean} seeded whether there is a seed to check the numbers against
 * @property {number} draws how many numbers were checked against it
 */

/**
 * @param {string} text a record: JSON lines
 * @returns {Promise<Verdict>}
 */
export async function checkRecord(text) {
    /** @type {Verdict} */
    const verdict = { ok: false, committed: false, seeded: false, draws: 0 };
    try {
        const record = readRecord(text);
        verdict.committed = await checkCommitments(record);
        const seed = await checkSeed(record);
        verdict.seeded = seed !== null;
        if (seed !== null) await checkDraws(record, new Stream(seed), verdict);
        verdict.ok = true;
    } catch (error) {
        if (!(error instanceof Broken)) throw error;
        verdict.line = error.line;
        verdict.reason = error.reason;
    }
    return verdict;
}

/**
 * @param {import('./record.js').DealRecord} record
 * @returns {Promise<boolean>} false if nothing was promised, or nothing is published yet
 */
async function checkCommitments({ commitments, secrets, lines }) {
    if (commitments === null || secrets === null) return false;
    const { house, seats, ...others } = commitments;
    const fits =
        Object.keys(others).length === 0 &&
        house === (await commitment(secrets.house)) &&
        Array.isArray(seats) &&
        seats.length === secrets.seats.length &&
        (await Promise.all(secrets.seats.map(commitment))).every((hash, seat) => hash === seats[seat]);
    if (!fits) throw new Broken(lines, 'commitment');
    return true;
}

/**
 * @param {import('./record.js').DealRecord} record
 * @returns {Promise<Uint8Array | null>} null if the secrets are not published yet
 */
async function checkSeed({ seed, secrets }) {
    if (secrets === null) return seed;
    const made = await seedOf(secrets.house, secrets.seats);
    if (seed !== null && toHex(seed) !== toHex(made)) throw new Broken(1, 'seed');
    return made;
}

/**
 * @param {import('./record.js').DealRecord} record
 * @param {Stream} stream
 * @param {Verdict} verdict counts the numbers that are as they should be
 */
async function checkDraws({ given }, stream, verdict) {
    for (const { line, numbers, bounds } of given) {
        for (const [at, number] of numbers.entries()) {
            if (bounds === null) throw new Broken(line, 'no-bounds');
            if ((await stream.below(bounds[at])) !== number) throw new Broken(line, 'chance');
            verdict.draws += 1;
        }
    }
}
