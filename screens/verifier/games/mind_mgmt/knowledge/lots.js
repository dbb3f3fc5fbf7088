/** The triples of features that fit with each trail: many trails share a lot of them. */

import { PLACES } from "../board.js";
import { cardsOf, kept, LOT_AT, placeAt, WIDTH } from "./trails.js";
import { contacting, keyOf } from "./triples.js";

/** @typedef {import("./trails.js").Trails} Trails */
/** @typedef {import("./clues.js").Clue} Clue */
/** @typedef {{ trails: Trails, lots: bigint[] }} Fitting `lots` are those that stand in the trails by number */

/** @param {Fitting} fitting @param {bigint} triples @returns {Fitting} what fits with these triples alone */
export const only = (fitting, triples) =>
    narrowed(fitting, (rows, at) => rows[at + LOT_AT], (_, lot) => lot & triples);

/** @param {Fitting} fitting @param {Clue} clue how many recruits were contacted since an hour
 * @param {import("../board.js").Board} board @returns {Fitting} with the triples that contacted as many */
export function contacted(fitting, { hour, since = hour, number = 0, shaken = new Map() }, board) {
    const printed = PLACES.map((place) => board.at.get(place) ?? []);
    const counts = (/** @type {string} */ feature, /** @type {number} */ at) => at <= (shaken.get(feature) ?? at);
    const places = (/** @type {Uint32Array} */ rows, /** @type {number} */ at) => {
        let joined = rows[at + LOT_AT];
        for (let each = since; each <= hour; each++) joined = joined * PLACES.length + placeAt(rows, at, each);
        return joined;
    };
    const fits = (/** @type {number} */ joined, /** @type {bigint} */ lot) => {
        /** @type {Map<string, number>} */
        const weights = new Map();
        for (let [at, rest] = [hour, joined]; at >= since; at--) {
            for (const feature of printed[rest % PLACES.length])
                if (counts(feature, at)) weights.set(feature, (weights.get(feature) ?? 0) + 1);
            rest = Math.floor(rest / PLACES.length);
        }
        return lot & remembered(board.features, weights, number);
    };
    return narrowed(fitting, places, fits);
}

/** What was counted already. @type {WeakMap<string[], Map<string, bigint>>} */
const known = new WeakMap();

/** @param {string[]} features @param {Map<string, number>} weights @param {number} number @returns {bigint} */
function remembered(features, weights, number) {
    const found = known.get(features) ?? new Map();
    known.set(features, found);
    const key = `${number} ${[...weights].map((each) => each.join(":")).sort().join(" ")}`;
    if (!found.has(key)) found.set(key, contacting(features, weights, number));
    return found.get(key);
}

/** Narrow each lot by what is told of its trail; a trail without triples does not fit.
 * @param {Fitting} fitting @param {(rows: Uint32Array, at: number) => number} toldOf what
 *   decides @param {(told: number, lot: bigint) => bigint} fits @returns {Fitting} */
function narrowed({ trails, lots }, toldOf, fits) {
    /** @type {Map<string, number>} */
    const numbers = new Map();
    /** @type {bigint[]} */
    const found = [];
    /** @type {Map<number, number>} */
    const renamed = new Map();
    const lotOf = (/** @type {Uint32Array} */ rows, /** @type {number} */ at) => {
        const told = toldOf(rows, at);
        const known = renamed.get(told);
        if (known !== undefined) return known;
        const lot = numbered(fits(told, lots[rows[at + LOT_AT]]));
        renamed.set(told, lot);
        return lot;
    };
    const numbered = (/** @type {bigint} */ triples) => {
        if (!triples) return -1;
        const key = keyOf(triples);
        if (!numbers.has(key)) numbers.set(key, found.push(triples) - 1);
        return /** @type {number} */ (numbers.get(key));
    };
    const left = kept(trails, (rows, at) => (lotOf(rows, at) < 0 ? 0 : cardsOf(rows, at)));
    for (let [from, into] = [0, 0]; from < trails.count * WIDTH; from += WIDTH) {
        const lot = lotOf(trails.rows, from);
        if (lot < 0) continue;
        left.rows[into + LOT_AT] = lot;
        into += WIDTH;
    }
    return { trails: left, lots: found };
}
