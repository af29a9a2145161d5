// @ts-check
/** Of a record: what chance gave, and what it was promised to come of. Actions are read by nobody here. */

import { fromHex } from './stream.js';

const FORMAT = 1;
const WORDS = 2 ** 32;

/** A record is broken: on which line, and how. */
export class Broken extends Error {
    /**
     * @param {number} line
     * @param {'malformed' | 'commitment' | 'seed' | 'chance' | 'no-bounds'} reason
     */
    constructor(line, reason) {
        super(`line ${line}: ${reason}`);
        this.line = line;
        this.reason = reason;
    }
}

/** @typedef {{ [name: string]: unknown }} Line */
/**
 * @typedef {object} Given what chance gave on one line
 * @property {number} line
 * @property {number[]} numbers
 * @property {number[] | null} bounds null if the record does not say them
 */
/** @typedef {{ house: Uint8Array, seats: Uint8Array[] }} Secrets */
/**
 * @typedef {object} DealRecord
 * @property {number} lines
 * @property {Given[]} given
 * @property {Uint8Array | null} seed
 * @property {Line | null} commitments
 * @property {Secrets | null} secrets
 */

/**
 * @param {string} text JSON lines
 * @returns {DealRecord}
 */
export function readRecord(text) {
    const lines = text.split('\n');
    const rest = lines.pop();
    if (rest !== '' || lines.length === 0) throw new Broken(lines.length + 1, 'malformed');
    const record = readHeader(readLine(lines[0], 1), lines.length);
    let over = false;
    for (let number = 2; number <= lines.length; number++) {
        if (over) throw new Broken(number, 'malformed');
        const line = readLine(lines[number - 1], number);
        over = 'end' in line || 'pause' in line;
        if (over) record.secrets = readSecrets(line, number);
        else record.given.push(readGiven(line, number));
    }
    return record;
}

/**
 * @param {Line} header
 * @param {number} lines
 * @returns {DealRecord}
 */
function readHeader(header, lines) {
    must(header.capotavola === FORMAT && 'chance' in header, 1);
    const { commitments } = header;
    if (commitments !== undefined) must(isLine(commitments) && typeof commitments.house === 'string', 1);
    return {
        lines,
        given: [readGiven(header, 1)],
        seed: 'seed' in header ? readHex(header.seed, 1) : null,
        commitments: isLine(commitments) ? commitments : null,
        secrets: null,
    };
}

/**
 * @param {string} text
 * @param {number} number
 * @returns {Line}
 */
function readLine(text, number) {
    // The parser makes 1 of 1.0 and of 1e0; a record's numbers are written whole.
    const withoutTexts = text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
    must(!/\d[.eE]/.test(withoutTexts), number);
    try {
        const line = JSON.parse(text);
        if (isLine(line)) return line;
    } catch {
        // Not JSON: as bad as another value.
    }
    throw new Broken(number, 'malformed');
}

/**
 * @param {Line} line
 * @param {number} number
 * @returns {Given}
 */
function readGiven(line, number) {
    const numbers = readWholes('chance' in line ? line.chance : [], 0, Number.MAX_SAFE_INTEGER, number);
    if (!('of' in line)) return { line: number, numbers, bounds: null };
    const bounds = readWholes(line.of, 1, WORDS, number);
    must(bounds.length === numbers.length && numbers.every((given, at) => given < bounds[at]), number);
    return { line: number, numbers, bounds };
}

/**
 * @param {Line} line
 * @param {number} number
 * @returns {Secrets | null}
 */
function readSecrets(line, number) {
    if (!('secrets' in line)) return null;
    const { secrets } = line;
    if (!isLine(secrets) || !Array.isArray(secrets.seats)) throw new Broken(number, 'malformed');
    return {
        house: readHex(secrets.house, number),
        seats: secrets.seats.map((secret) => readHex(secret, number)),
    };
}

/** @type {(value: unknown, low: number, high: number, line: number) => number[]} */
function readWholes(value, low, high, line) {
    if (!Array.isArray(value)) throw new Broken(line, 'malformed');
    must(
        value.every((item) => Number.isInteger(item) && item >= low && item <= high),
        line,
    );
    return value;
}

/** @type {(value: unknown, line: number) => Uint8Array} */
function readHex(value, line) {
    const bytes = typeof value === 'string' ? fromHex(value) : null;
    if (bytes === null) throw new Broken(line, 'malformed');
    return bytes;
}

/** @type {(value: unknown) => value is Line} */
function isLine(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @type {(fits: boolean, line: number) => void} */
function must(fits, line) {
    if (!fits) throw new Broken(line, 'malformed');
}
