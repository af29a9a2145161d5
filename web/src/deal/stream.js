// @ts-check
/** The deal and the stream of numbers that follow from secrets, as docs/chance.md describes them. */

const WORDS = 2 ** 32;
const WORDS_IN_BLOCK = 16;

/**
 * What is published of a secret before the deal.
 * @param {Uint8Array} secret
 * @returns {Promise<string>}
 */
export async function commitment(secret) {
    return toHex(await digest('SHA-256', secret));
}

/**
 * The seed that these secrets make together; a seat that adds nothing adds the empty secret.
 * @param {Uint8Array} house
 * @param {Uint8Array[]} seats
 * @returns {Promise<Uint8Array>}
 */
export async function seedOf(house, seats) {
    return digest('SHA-256', joined([house, ...seats].flatMap((secret) => [lengthOf(secret), secret])));
}

/** Numbers in the order in which a game with this seed draws them; ask for one at a time. */
export class Stream {
    /** @param {Uint8Array} seed */
    constructor(seed) {
        this.counter = 0;
        /** @private */
        this.secret = digest('SHA-256', seed);
        /** @private @type {DataView | null} */
        this.block = null;
    }

    /**
     * A number from 0 to n - 1; the words that would favour the small ones are passed over.
     * @param {number} n from 1 to 2 ** 32
     * @returns {Promise<number>}
     */
    async below(n) {
        if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`no numbers below ${n}`);
        const limit = WORDS - (WORDS % n);
        let word = await this.word();
        while (word >= limit) word = await this.word();
        return word % n;
    }

    /** @private */
    async word() {
        const place = this.counter % WORDS_IN_BLOCK;
        if (this.block === null || place === 0) this.block = await this.nextBlock();
        this.counter += 1;
        return this.block.getUint32(4 * place);
    }

    /** @private */
    async nextBlock() {
        const number = new DataView(new ArrayBuffer(8));
        number.setBigUint64(0, BigInt(this.counter / WORDS_IN_BLOCK));
        const block = await digest('SHA-512', joined([await this.secret, new Uint8Array(number.buffer)]));
        return new DataView(block.buffer, block.byteOffset);
    }
}

/**
 * @param {string} text
 * @returns {Uint8Array | null} null if it is not hexadecimal
 */
export function fromHex(text) {
    if (!/^(?:[0-9a-f]{2})*$/i.test(text)) return null;
    return Uint8Array.from({ length: text.length / 2 }, (_, at) =>
        parseInt(text.slice(2 * at, 2 * at + 2), 16),
    );
}

/**
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function toHex(bytes) {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * @param {'SHA-256' | 'SHA-512'} name
 * @param {Uint8Array} bytes
 * @returns {Promise<Uint8Array>}
 */
async function digest(name, bytes) {
    const subtle = globalThis.crypto?.subtle;
    // Browsers keep WebCrypto from pages that came over plain HTTP.
    if (subtle === undefined) return (await import('./sha.js')).sha(name, bytes);
    return new Uint8Array(await subtle.digest(name, Uint8Array.from(bytes)));
}

/**
 * @param {Uint8Array} secret
 * @returns {Uint8Array} its length as four bytes, big-endian
 */
function lengthOf(secret) {
    const length = new DataView(new ArrayBuffer(4));
    length.setUint32(0, secret.length);
    return new Uint8Array(length.buffer);
}

/**
 * @param {Uint8Array[]} parts
 * @returns {Uint8Array}
 */
function joined(parts) {
    const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
    let at = 0;
    for (const part of parts) {
        whole.set(part, at);
        at += part.length;
    }
    return whole;
}
