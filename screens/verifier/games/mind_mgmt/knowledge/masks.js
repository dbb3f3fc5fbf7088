/** Sets of locations as two numbers of bits: 32 of them stand in the low one, the others in the high one. */

import { PLACES } from "../board.js";

/** @typedef {{ low: number, high: number }} Mask a set of locations */
/** @typedef {{ to: number[][], low: Uint32Array, high: Uint32Array }} Reach by locations, where one can get
 *   from there: as a list, and as a set */

const LOW = 32;

/** The bits of the high number that stand for locations; whoever keeps one may use the others. */
export const HIGH_PLACES = 2 ** (PLACES.length - LOW) - 1;

/** @param {number} place @returns {number} its bit in the low number */
export const lowBit = (place) => (place < LOW ? 1 << place : 0);

/** @param {number} place @returns {number} its bit in the high number */
export const highBit = (place) => (place < LOW ? 0 : 1 << (place - LOW));

/** @param {number[]} places @returns {Mask} */
export function maskOf(places) {
    const joined = (/** @type {(place: number) => number} */ bit) =>
        places.reduce((bits, place) => bits | bit(place), 0) >>> 0;
    return { low: joined(lowBit), high: joined(highBit) };
}

/** @param {Mask} mask @param {number} place @returns {boolean} */
export const holds = ({ low, high }, place) =>
    (place < LOW ? (low >>> place) & 1 : (high >>> (place - LOW)) & 1) === 1;

/** @param {(from: string, to: string) => boolean} leads @returns {Reach} */
export function reachOf(leads) {
    const to = PLACES.map((from) =>
        PLACES.flatMap((place, at) => (place !== from && leads(from, place) ? [at] : [])),
    );
    const masks = to.map(maskOf);
    return {
        to,
        low: Uint32Array.from(masks, ({ low }) => low),
        high: Uint32Array.from(masks, ({ high }) => high),
    };
}

/** @param {number} bits @returns {number} how many of them are set */
export function ones(bits) {
    let found = bits - ((bits >>> 1) & 0x55555555);
    found = (found & 0x33333333) + ((found >>> 2) & 0x33333333);
    return Math.imul((found + (found >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
