// @ts-check
/**
 * SHA-256 and SHA-512 (FIPS 180-4) in plain JavaScript, where there is no WebCrypto. Both are the same
 * steps on words of different size.
 */

/** @typedef {[bigint, bigint, bigint]} Turns how far each of three copies of a word is turned */
/**
 * @typedef {object} Kind
 * @property {bigint} bits of a word
 * @property {number} rounds
 * @property {bigint[]} start
 * @property {bigint[]} key a word for each round
 * @property {Turns} sum0
 * @property {Turns} sum1
 * @property {Turns} mix0 the third copy is shifted, not turned
 * @property {Turns} mix1 the third copy is shifted, not turned
 */

/** @type {Record<'SHA-256' | 'SHA-512', Kind>} */
const KINDS = {
    'SHA-256': {
        bits: 32n,
        rounds: 64,
        start: rootsOfPrimes(8, 2n, 32n),
        key: rootsOfPrimes(64, 3n, 32n),
        sum0: [2n, 13n, 22n],
        sum1: [6n, 11n, 25n],
        mix0: [7n, 18n, 3n],
        mix1: [17n, 19n, 10n],
    },
    'SHA-512': {
        bits: 64n,
        rounds: 80,
        start: rootsOfPrimes(8, 2n, 64n),
        key: rootsOfPrimes(80, 3n, 64n),
        sum0: [28n, 34n, 39n],
        sum1: [14n, 18n, 41n],
        mix0: [1n, 8n, 7n],
        mix1: [19n, 61n, 6n],
    },
};

/**
 * @param {'SHA-256' | 'SHA-512'} name
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function sha(name, bytes) {
    const kind = KINDS[name];
    let hash = kind.start;
    const words = toWords(padded(bytes, kind.bits), kind.bits);
    for (let at = 0; at < words.length; at += 16) {
        hash = afterBlock(hash, words.slice(at, at + 16), kind);
    }
    return toBytes(hash, kind.bits);
}

/**
 * @param {bigint[]} hash
 * @param {bigint[]} block
 * @param {Kind} kind
 * @returns {bigint[]}
 */
function afterBlock(hash, block, kind) {
    const schedule = extended(block, kind);
    let [a, b, c, d, e, f, g, h] = hash;
    for (let round = 0; round < kind.rounds; round++) {
        const chosen = (e & f) ^ (~e & g);
        const majority = (a & b) ^ (a & c) ^ (b & c);
        const first = h + sum(e, kind.sum1, kind.bits) + chosen + kind.key[round] + schedule[round];
        const second = sum(a, kind.sum0, kind.bits) + majority;
        [a, b, c, d, e, f, g, h] = [cut(first + second, kind), a, b, c, cut(d + first, kind), e, f, g];
    }
    return [a, b, c, d, e, f, g, h].map((word, place) => cut(word + hash[place], kind));
}

/**
 * @param {bigint[]} block
 * @param {Kind} kind
 * @returns {bigint[]}
 */
function extended(block, kind) {
    const words = [...block];
    for (let place = 16; place < kind.rounds; place++) {
        const early = mix(words[place - 15], kind.mix0, kind.bits);
        const late = mix(words[place - 2], kind.mix1, kind.bits);
        words.push(cut(words[place - 16] + early + words[place - 7] + late, kind));
    }
    return words;
}

/** @type {(word: bigint, turns: Turns, bits: bigint) => bigint} */
function sum(word, [first, second, third], bits) {
    return turned(word, first, bits) ^ turned(word, second, bits) ^ turned(word, third, bits);
}

/** @type {(word: bigint, turns: Turns, bits: bigint) => bigint} */
function mix(word, [first, second, third], bits) {
    return turned(word, first, bits) ^ turned(word, second, bits) ^ (word >> third);
}

/** @type {(word: bigint, by: bigint, bits: bigint) => bigint} */
function turned(word, by, bits) {
    return (word >> by) | BigInt.asUintN(Number(bits), word << (bits - by));
}

/** @type {(word: bigint, kind: Kind) => bigint} */
function cut(word, kind) {
    return BigInt.asUintN(Number(kind.bits), word);
}

/**
 * A one, zeros, and the length in bits, up to whole blocks of sixteen words.
 * @param {Uint8Array} bytes
 * @param {bigint} bits
 * @returns {Uint8Array}
 */
function padded(bytes, bits) {
    const block = Number(bits) * 2;
    const whole = new Uint8Array(Math.ceil((bytes.length + 1 + block / 8) / block) * block);
    whole.set(bytes);
    whole[bytes.length] = 0x80;
    new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
    return whole;
}

/** @type {(bytes: Uint8Array, bits: bigint) => bigint[]} */
function toWords(bytes, bits) {
    const size = Number(bits) / 8;
    const words = new Array(bytes.length / size).fill(0n);
    bytes.forEach((byte, place) => {
        const word = Math.floor(place / size);
        words[word] = (words[word] << 8n) | BigInt(byte);
    });
    return words;
}

/** @type {(words: bigint[], bits: bigint) => Uint8Array} */
function toBytes(words, bits) {
    const size = Number(bits) / 8;
    return Uint8Array.from({ length: words.length * size }, (_, place) => {
        const below = BigInt(size - 1 - (place % size));
        return Number((words[Math.floor(place / size)] >> (below * 8n)) & 0xffn);
    });
}

/** @type {(count: number, power: bigint, bits: bigint) => bigint[]} */
function rootsOfPrimes(count, power, bits) {
    /** @type {bigint[]} */
    const primes = [];
    for (let number = 2n; primes.length < count; number++) {
        if (primes.every((prime) => number % prime !== 0n)) primes.push(number);
    }
    return primes.map((prime) => rootBits(prime, power, bits));
}

/**
 * The first bits behind the point of a prime's square or cube root.
 * @param {bigint} prime
 * @param {bigint} power
 * @param {bigint} bits
 * @returns {bigint}
 */
function rootBits(prime, power, bits) {
    const goal = prime << (power * bits);
    let root = 0n;
    for (let bit = 1n << (bits + 8n); bit > 0n; bit >>= 1n) {
        if ((root | bit) ** power <= goal) root |= bit;
    }
    return BigInt.asUintN(Number(bits), root);
}
