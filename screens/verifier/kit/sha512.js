/** SHA-512, written from FIPS 180-4 with whole numbers of 64 bits: short messages, so never slow. */

import { filled } from "./sha256.js";

const LOW_64 = 2n ** 64n - 1n;

/** The first 64 bits of the fractional part of a root, worked out with whole numbers.
 * @param {bigint} prime @param {bigint} power 2 for the square root, 3 for the cube root
 * @returns {bigint} */
function fraction(prime, power) {
    const scaled = prime << (64n * power);
    let low = 0n;
    let high = prime << 64n;
    while (low < high) {
        const middle = (low + high + 1n) / 2n;
        if (middle ** power <= scaled) low = middle;
        else high = middle - 1n;
    }
    return low & LOW_64;
}

/** @param {number} count @returns {bigint[]} the first primes */
function primes(count) {
    /** @type {bigint[]} */
    const found = [];
    for (let number = 2n; found.length < count; number++) {
        if (found.every((prime) => number % prime)) found.push(number);
    }
    return found;
}

const CUBE_ROOTS_64 = primes(80).map((prime) => fraction(prime, 3n));
const SQUARE_ROOTS_64 = primes(8).map((prime) => fraction(prime, 2n));

/** @param {Uint8Array} message @returns {Uint8Array} 64 bytes */
export function sha512(message) {
    let state = SQUARE_ROOTS_64;
    const blocks = filled(message, 128);
    for (let at = 0; at < blocks.byteLength; at += 128) state = compress512(state, blocks, at);
    const digest = new DataView(new ArrayBuffer(64));
    state.forEach((word, place) => digest.setBigUint64(8 * place, word));
    return new Uint8Array(digest.buffer);
}

/** @param {bigint} word @param {bigint} places @returns {bigint} */
function turned(word, places) {
    return (word >> places) | ((word << (64n - places)) & LOW_64);
}

/** Take one block of 128 bytes into the state (6.4.2).
 * @param {bigint[]} state @param {DataView} blocks @param {number} at @returns {bigint[]} */
function compress512(state, blocks, at) {
    const schedule = prepared512(blocks, at);
    let [a, b, c, d, e, f, g, h] = state;
    for (let t = 0; t < 80; t++) {
        const sum1 = turned(e, 14n) ^ turned(e, 18n) ^ turned(e, 41n);
        const one = h + sum1 + ((e & f) ^ (~e & g & LOW_64)) + CUBE_ROOTS_64[t] + schedule[t];
        const sum0 = turned(a, 28n) ^ turned(a, 34n) ^ turned(a, 39n);
        const two = sum0 + ((a & b) ^ (a & c) ^ (b & c));
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) & LOW_64, c, b, a, (one + two) & LOW_64];
    }
    return [a, b, c, d, e, f, g, h].map((word, place) => (word + state[place]) & LOW_64);
}

/** Spread one block over 80 words.
 * @param {DataView} blocks @param {number} at @returns {bigint[]} */
function prepared512(blocks, at) {
    /** @type {bigint[]} */
    const words = [];
    for (let t = 0; t < 16; t++) words.push(blocks.getBigUint64(at + 8 * t));
    for (let t = 16; t < 80; t++) {
        const early = words[t - 15];
        const late = words[t - 2];
        const sigma0 = turned(early, 1n) ^ turned(early, 8n) ^ (early >> 7n);
        const sigma1 = turned(late, 19n) ^ turned(late, 61n) ^ (late >> 6n);
        words.push((sigma1 + words[t - 7] + sigma0 + words[t - 16]) & LOW_64);
    }
    return words;
}
