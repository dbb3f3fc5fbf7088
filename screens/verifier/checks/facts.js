/** What is sealed: labels and values, from the set-up's cards to the hours of the path (AUDIT.md). */

import { near, numberOf, PLACES } from "./board.js";
import { base64urlOf, hexOf, utf8 } from "./bytes.js";
import { hmac } from "./hmac.js";
import { sha256 } from "./sha256.js";
import { named } from "./state.js";
import { leafHash, rootOver } from "./tree.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./witness.js").Game} Game */

/** The Recruiter's cards in the order of their numbers. */
export const CARDS = ["karl-box", "pipe-girl"];

/** @param {string} kind the first word of a public line @param {State} state @param {Game} game
 * @returns {string[]} the labels of what such a line hides */
export function labelsOf(kind, state, game) {
    if (kind === "card") return ["card"];
    if (kind === "features") return game.board.features.map((feature) => `feature/${feature}`);
    if (kind === "start") return ["hour/01"];
    if (kind !== "act") return [];
    return [`hour/${named(state.phase === "setup" ? state.given + 2 : state.hour + 1)}`];
}

/** @param {import("./moves.js").Move} move in clear @param {Game} game @returns {number[]} */
export function valuesOf(move, game) {
    if (move.kind === "card") return [CARDS.indexOf(move.choice ?? "")];
    if (move.kind === "features") {
        return game.board.features.map((feature) => Number(move.words?.includes(feature)));
    }
    return [numberOf(move.place ?? "")];
}

/** @param {Uint8Array} seed @param {string} nonce @param {string} label @param {number} value
 * @returns {string} the opening that such a fact must have */
export function openingFor(seed, nonce, label, value) {
    const bytes = Uint8Array.from(nonce.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const message = Uint8Array.of(...bytes, 0x0a, ...utf8(label));
    return `["${hexOf(hmac(seed, message))}","${label}",${value}]`;
}

const DEALT = 3;

/** @param {Uint8Array} seed @param {Uint8Array} share the line of the players' words
 * @param {string[]} features in their order @returns {string[]} the three that chance puts first */
export function dealtFrom(seed, share, features) {
    /** @param {string} feature @returns {string} */
    const chance = (feature) => {
        const message = Uint8Array.of(...share, 0x0a, ...utf8(`deal/${feature}`));
        return hexOf(hmac(seed, message));
    };
    const last = features.map(chance).sort()[DEALT - 1];
    return features.filter((feature) => chance(feature) <= last);
}

/** @param {string} opening @returns {string} its seal */
export const sealOf = (opening) => base64urlOf(sha256(utf8(opening)));

/** The kinds of places on a sheet, each with all locations in board order. */
const KINDS = ["visited", "here", "near"];
const SHEET_PLACES = KINDS.flatMap((kind) => PLACES.map((place) => `${kind}/${place}`));

/** How many places a sheet has. */
export const SHEET_SIZE = SHEET_PLACES.length;

/** @param {string} label without the sheet's name @returns {number} which leaf it is, or -1 */
export const leafOf = (label) => SHEET_PLACES.indexOf(label);

/** @param {Uint8Array} seed @param {string} nonce @param {string} name of the sheet
 * @param {readonly string[]} path the map @returns {string} the root of the sheet */
export function sheetRoot(seed, nonce, name, path) {
    const leaves = SHEET_PLACES.map((label) => {
        const opening = openingFor(seed, nonce, `${name}/${label}`, bitOf(label, path));
        return leafHash(utf8(opening));
    });
    return base64urlOf(rootOver(leaves));
}

/** @param {string} label @param {readonly string[]} path @returns {number} */
function bitOf(label, path) {
    const [kind, place] = label.split("/");
    const here = path[path.length - 1];
    if (kind === "visited") return Number(path.includes(place));
    return Number(kind === "here" ? place === here : here !== undefined && near(place, here));
}
