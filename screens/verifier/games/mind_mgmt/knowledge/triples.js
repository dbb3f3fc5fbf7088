/** The three feature cards that the Recruiter may have: every triple is one bit of a large number. */

import { ones } from "./masks.js";

/** @typedef {{ every: bigint, holding: Map<string, bigint> }} Triples all of them, and those that hold a feature */

/** What was worked out for some features. @type {WeakMap<string[], Triples>} */
const known = new WeakMap();

const WORD = 32;
const BITS = BigInt(WORD);

/** A large number as a key: engines tell large numbers apart by their last bits alone.
 * @param {bigint} triples @returns {string} */
export const keyOf = (triples) => triples.toString(WORD);

/** @param {string[]} features of a board @returns {Triples} */
export function triplesOf(features) {
    const found = known.get(features) ?? madeOf(features);
    known.set(features, found);
    return found;
}

/** @param {string[]} features @returns {Triples} */
function madeOf(features) {
    const holding = new Map(features.map((feature) => [feature, 0n]));
    let bit = 1n;
    features.forEach((one, at) => {
        features.slice(at + 1).forEach((two, after) => {
            for (const three of features.slice(at + after + 2)) {
                for (const each of [one, two, three]) holding.set(each, (holding.get(each) ?? 0n) | bit);
                bit <<= 1n;
            }
        });
    });
    return { every: bit - 1n, holding };
}

/** @param {string[]} features @param {Iterable<string>} these that are among the three
 * @param {Iterable<string>} none that are not @returns {bigint} the triples that fit */
export function fitting(features, these, none) {
    const { every, holding } = triplesOf(features);
    let found = every;
    for (const feature of these) found &= holding.get(feature) ?? 0n;
    for (const feature of none) found &= ~(holding.get(feature) ?? 0n);
    return found;
}

/** @param {string[]} features @param {ReadonlyMap<string, number>} weights how often a feature was met
 * @param {number} number @returns {bigint} the triples by which so many recruits were contacted */
export function contacting(features, weights, number) {
    const { every, holding } = triplesOf(features);
    const sums = Array(number + 1).fill(0n);
    sums[0] = every;
    for (const [feature, weight] of weights) {
        const has = holding.get(feature) ?? 0n;
        for (let sum = number; sum >= 0; sum--) {
            const met = sum >= weight ? sums[sum - weight] & has : 0n;
            sums[sum] = (sums[sum] & ~has) | met;
        }
    }
    return sums[number];
}

/** @param {bigint} triples @returns {number} how many these are */
export function sizeOf(triples) {
    let found = 0;
    for (let rest = triples; rest; rest >>= BITS) found += ones(Number(BigInt.asUintN(WORD, rest)));
    return found;
}

/** What was counted of some lots. @type {WeakMap<bigint[], number[]>} */
const counts = new WeakMap();

/** @param {bigint[]} lots that do not change @returns {number[]} how many triples are in each */
export function sizesOf(lots) {
    const sizes = counts.get(lots) ?? lots.map(sizeOf);
    counts.set(lots, sizes);
    return sizes;
}
