/** Trails in one array of numbers, so that hundreds of thousands of them stay small and fast.
 *
 * Each takes seven: its locations hour by hour, five in a number; the locations that it has visited, in a low
 * and a high number, which holds where it ends and which cards fit, too; and which triples of features fit, as
 * the number of their `lot`.
 */

import { PLACES } from "../board.js";
import { CARDS } from "../box.js";
import { highBit, HIGH_PLACES, lowBit } from "./masks.js";

/** @typedef {{ rows: Uint32Array, count: number }} Trails */

/** How many numbers a trail takes. */
export const WIDTH = 7;
export const LOW_AT = 4;
export const HIGH_AT = 5;
export const LOT_AT = 6;

/** Every card, a bit each. */
export const BOTH = 2 ** CARDS.length - 1;

const IN_A_NUMBER = 5;
const PLACE_BITS = 6;
const ANY_PLACE = 2 ** PLACE_BITS - 1;
const END = 10;
const CARD = END + PLACE_BITS;

/** No hour yet, and nothing told of the cards. @type {Trails} */
export const NOT_BEGUN = { rows: new Uint32Array(WIDTH), count: 1 };
NOT_BEGUN.rows[HIGH_AT] = BOTH << CARD;

/** @param {Uint32Array} rows @param {number} at where a trail begins @returns {number} where it ends */
export const endOf = (rows, at) => (rows[at + HIGH_AT] >>> END) & ANY_PLACE;

/** @param {Uint32Array} rows @param {number} at @returns {number} the cards that fit, as bits */
export const cardsOf = (rows, at) => rows[at + HIGH_AT] >>> CARD;

/** @param {Uint32Array} rows @param {number} at @param {number} hour @returns {number} where it was then */
export function placeAt(rows, at, hour) {
    const number = rows[at + Math.floor((hour - 1) / IN_A_NUMBER)];
    return (number >>> (((hour - 1) % IN_A_NUMBER) * PLACE_BITS)) & ANY_PLACE;
}

/** @param {Uint32Array} rows @param {number} at @param {number} place @returns {boolean} whether it was there */
export const hasVisited = (rows, at, place) =>
    ((rows[at + LOW_AT] & lowBit(place)) | (rows[at + HIGH_AT] & highBit(place))) !== 0;

/** @param {number} most @returns {Trails} with room for so many */
export const room = (most) => ({ rows: new Uint32Array(most * WIDTH), count: 0 });

/** Put in a trail that goes on from another one.
 * @param {Trails} trails with room @param {Uint32Array} rows @param {number} at of the other one
 * @param {number} hour that it reaches @param {number} place @param {number} cards that fit */
export function goOn(trails, rows, at, hour, place, cards) {
    const into = trails.count++ * WIDTH;
    for (let each = 0; each < WIDTH; each++) trails.rows[into + each] = rows[at + each];
    const hours = into + Math.floor((hour - 1) / IN_A_NUMBER);
    trails.rows[hours] |= place << (((hour - 1) % IN_A_NUMBER) * PLACE_BITS);
    trails.rows[into + LOW_AT] |= lowBit(place);
    const visited = (rows[at + HIGH_AT] & HIGH_PLACES) | highBit(place);
    trails.rows[into + HIGH_AT] = visited | (place << END) | (cards << CARD);
}

/** @param {Trails} trails @param {(rows: Uint32Array, at: number) => number} cards that are left of a trail;
 *   without any it does not fit @returns {Trails} */
export function kept(trails, cards) {
    const { rows, count } = trails;
    const left = room(count);
    for (let at = 0; at < count * WIDTH; at += WIDTH) {
        const fits = cards(rows, at);
        if (!fits) continue;
        const into = left.count++ * WIDTH;
        for (let each = 0; each < WIDTH; each++) left.rows[into + each] = rows[at + each];
        const bare = rows[at + HIGH_AT] & (2 ** CARD - 1);
        left.rows[into + HIGH_AT] = bare | (fits << CARD);
    }
    return left.count === count ? { rows: left.rows, count } : trimmed(left);
}

/** @param {Trails} trails @returns {Trails} without the room that is left */
export const trimmed = ({ rows, count }) => ({ rows: rows.slice(0, count * WIDTH), count });

/** @param {Trails} trails @param {number} hours how many they have @returns {Trails} their starts, each once,
 *   with the cards of them all */
export function startsOf({ rows, count }, hours) {
    if (!hours) return NOT_BEGUN;
    const cards = new Uint8Array(PLACES.length);
    for (let at = 0; at < count * WIDTH; at += WIDTH) cards[placeAt(rows, at, 1)] |= cardsOf(rows, at);
    const starts = room(PLACES.length);
    cards.forEach((fits, place) => fits && goOn(starts, NOT_BEGUN.rows, 0, 1, place, fits));
    return trimmed(starts);
}
