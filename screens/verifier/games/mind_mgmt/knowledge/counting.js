/** What can be known, counted: trails, worlds, and where the trail can be. */

import { PLACES } from "../board.js";
import { CARDS } from "../box.js";
import { HIGH_PLACES, ones } from "./masks.js";
import { cardsOf, endOf, HIGH_AT, LOT_AT, LOW_AT, WIDTH } from "./trails.js";
import { sizeOf, sizesOf, triplesOf } from "./triples.js";

/** @typedef {import("./known.js").Known} Known */
/** @typedef {import("./lots.js").Fitting} Fitting */
/** @typedef {{ trails: number, worlds: number, places: number[] }} Possible how many trails are, how many with
 *   all cards that fit, and how many end in each location */
/** @typedef {Possible & { visited: number[], cards: number[], features: number[] }} Counts how many trails have
 *   been in each location, and how many worlds have each card and each feature */

/** @param {Fitting} fitting @param {number} hours @param {bigint} [triples] those that count, if not all do
 * @returns {Possible} */
export function possibleIn({ trails: { rows, count }, lots }, hours, triples) {
    const sizes = triples === undefined ? sizesOf(lots) : lots.map((lot) => sizeOf(lot & triples));
    const places = Array(PLACES.length).fill(0);
    let [trails, worlds] = [0, 0];
    for (let at = 0; at < count * WIDTH; at += WIDTH) {
        const size = sizes[rows[at + LOT_AT]];
        if (!size) continue;
        trails++;
        places[endOf(rows, at)]++;
        worlds += size * ones(cardsOf(rows, at));
    }
    return { trails, worlds, places: hours ? places : places.fill(0) };
}

/** @param {Known} known with trails that were counted @returns {Counts} */
export function countsOf({ fitting, hours, game }) {
    const found = /** @type {Fitting} */ (fitting);
    const { rows, count } = found.trails;
    const visited = Array(PLACES.length).fill(0);
    /** @type {Map<number, number>} */
    const alike = new Map();
    for (let at = 0; at < count * WIDTH; at += WIDTH) {
        addOnes(visited, rows[at + LOW_AT], 0);
        addOnes(visited, rows[at + HIGH_AT] & HIGH_PLACES, 32);
        const key = rows[at + LOT_AT] * 2 ** CARDS.length + cardsOf(rows, at);
        alike.set(key, (alike.get(key) ?? 0) + 1);
    }
    return { ...possibleIn(found, hours), visited, ...byCards(alike, found.lots, game.board.features) };
}

/** @param {number[]} counts @param {number} bits @param {number} first the number of the first one */
function addOnes(counts, bits, first) {
    for (let rest = bits; rest; rest = (rest & (rest - 1)) >>> 0) counts[first + 31 - Math.clz32(rest & -rest)]++;
}

/** @param {Map<number, number>} alike how many trails have the same lot and cards @param {bigint[]} lots
 * @param {string[]} names of features @returns {{ cards: number[], features: number[] }} */
function byCards(alike, lots, names) {
    const { holding } = triplesOf(names);
    const [cards, features] = [Array(CARDS.length).fill(0), Array(names.length).fill(0)];
    for (const [key, number] of alike) {
        const [lot, fits] = [lots[Math.floor(key / 2 ** CARDS.length)], key % 2 ** CARDS.length];
        cards.forEach((_, card) => (cards[card] += fits & (1 << card) ? number * sizeOf(lot) : 0));
        names.forEach((name, at) => {
            features[at] += number * ones(fits) * sizeOf(lot & (holding.get(name) ?? 0n));
        });
    }
    return { cards, features };
}
