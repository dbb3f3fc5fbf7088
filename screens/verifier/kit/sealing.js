/** Seals, openings, the roots of sheets, and chance (FORMAT.md, part 2). */

import { base64urlOf, hexOf, utf8 } from "./bytes.js";
import { hmac } from "./hmac.js";
import { sha256 } from "./sha256.js";
import { leafHash, rootOver } from "./tree.js";

/** @param {Uint8Array} seed @param {string} nonce @param {string} label @param {number} value
 * @returns {string} the opening that such a fact must have */
export function openingFor(seed, nonce, label, value) {
    const bytes = Uint8Array.from(nonce.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const message = Uint8Array.of(...bytes, 0x0a, ...utf8(label));
    return `["${hexOf(hmac(seed, message))}","${label}",${value}]`;
}

/** @param {string} opening @returns {string} its seal */
export const sealOf = (opening) => base64urlOf(sha256(utf8(opening)));

/** @param {Uint8Array} seed @param {string} nonce @param {string} name of the sheet
 * @param {readonly string[]} places @param {number[]} bits one for each place @returns {string} its root */
export function sheetRoot(seed, nonce, name, places, bits) {
    const leaves = places.map((place, at) =>
        leafHash(utf8(openingFor(seed, nonce, `${name}/${place}`, bits[at]))),
    );
    return base64urlOf(rootOver(leaves));
}

/** @param {Uint8Array} seed @param {Uint8Array} share the line of the players' words
 * @returns {(label: string) => string} what chance gives for a label, so that it compares as numbers do */
export function chanceFrom(seed, share) {
    return (label) => hexOf(hmac(seed, Uint8Array.of(...share, 0x0a, ...utf8(label))));
}
