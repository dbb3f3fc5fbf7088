/** The Merkle tree of RFC 9162 (section 2.1), with SHA-256. */

import { joined, same } from "./bytes.js";
import { sha256 } from "./sha256.js";

/** @typedef {{ height: number, hash: Uint8Array }} Peak a whole subtree */

/** @param {Uint8Array} line @returns {Uint8Array} */
export function leafHash(line) {
    return sha256(joined(Uint8Array.of(0), line));
}

/** @param {Uint8Array} left @param {Uint8Array} right @returns {Uint8Array} */
function nodeHash(left, right) {
    return sha256(joined(Uint8Array.of(1), left, right));
}

/** Add one leaf to a tree that is held as its whole subtrees, the largest first.
 * @param {Peak[]} peaks @param {Uint8Array} leaf */
export function grow(peaks, leaf) {
    let peak = { height: 0, hash: leaf };
    while (peaks.length && peaks[peaks.length - 1].height === peak.height) {
        const left = /** @type {Peak} */ (peaks.pop());
        peak = { height: peak.height + 1, hash: nodeHash(left.hash, peak.hash) };
    }
    peaks.push(peak);
}

/** @param {Peak[]} peaks @returns {Uint8Array} the root over all leaves so far */
export function rootOf(peaks) {
    return peaks.map((peak) => peak.hash).reduceRight((right, left) => nodeHash(left, right));
}

/** @param {Uint8Array[]} leaves hashes of leaves @returns {Uint8Array} */
export function rootOver(leaves) {
    /** @type {Peak[]} */
    const peaks = [];
    leaves.forEach((leaf) => grow(peaks, leaf));
    return rootOf(peaks);
}

/** The roots over every beginning of a list; each whole subtree is hashed once, each root once.
 * @param {Uint8Array[]} leaves hashes of leaves @returns {(size: number) => Uint8Array} */
export function rootsOver(leaves) {
    const levels = [leaves];
    while (levels[0].length > 1) levels.unshift(paired(levels[0]));
    /** @type {Map<number, Uint8Array>} */
    const known = new Map();
    return (size) => {
        const root = known.get(size) ?? rootOf(peaksWithin(levels, size));
        known.set(size, root);
        return root;
    };
}

/** @param {Uint8Array[]} hashes @returns {Uint8Array[]} the whole subtrees above them */
function paired(hashes) {
    return Array.from({ length: hashes.length >> 1 }, (_, at) =>
        nodeHash(hashes[2 * at], hashes[2 * at + 1]),
    );
}

/** @param {Uint8Array[][]} levels whole subtrees, the highest first @param {number} size
 * @returns {Peak[]} */
function peaksWithin(levels, size) {
    return levels.flatMap((hashes, at) => {
        const height = levels.length - 1 - at;
        const place = size >> height;
        return place % 2 ? [{ height, hash: hashes[place - 1] }] : [];
    });
}

/** Does this path lead from a leaf to the root? (2.1.3.2)
 * @param {Uint8Array} leaf @param {number} index @param {number} size @param {Uint8Array[]} path
 * @param {Uint8Array} root @returns {boolean} */
export function leadsTo(leaf, index, size, path, root) {
    let [place, last, hash] = [index, size - 1, leaf];
    for (const beside of path) {
        if (last === 0) return false;
        if (place % 2 || place === last) {
            hash = nodeHash(beside, hash);
            for (; place % 2 === 0 && place > 0; place /= 2) last = last >> 1;
        } else {
            hash = nodeHash(hash, beside);
        }
        [place, last] = [place >> 1, last >> 1];
    }
    return last === 0 && same(hash, root);
}
