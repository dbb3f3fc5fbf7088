/** The sealed facts, as labels and values: cards of the set-up, and locations by hours (AUDIT.md). */

import { CARDS, HELD } from "../box.js";
import { near, numberOf, PLACES } from "../board.js";
import { named } from "../state.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../witness.js").Game} Game */

/** @param {string} kind the first word of a public line @param {State} state @param {Game} game
 * @returns {string[]} the labels of what such a line hides */
export function labelsOf(kind, state, game) {
    if (kind === "card") return ["card"];
    if (kind === "features") return game.board.features.map((feature) => `feature/${feature}`);
    if (kind === "start") return ["hour/01"];
    if (kind !== "act") return [];
    return [`hour/${named(state.phase === "setup" ? state.given + 2 : state.hour + 1)}`];
}

/** @param {import("../moves.js").Move} move in clear @param {Game} game @returns {number[]} */
export function valuesOf(move, game) {
    if (move.kind === "card") return [CARDS.indexOf(move.choice ?? "")];
    if (move.kind === "features") {
        return game.board.features.map((feature) => Number(move.words?.includes(feature)));
    }
    return [numberOf(move.place ?? "")];
}

/** @param {(label: string) => string} chance @param {string[]} features in their order
 * @returns {{ dealt: string[], deck: string[] }} the three that chance puts first, and the others as it puts them */
export function dealtFrom(chance, features) {
    const drawn = new Map(features.map((feature) => [chance(`deal/${feature}`), feature]));
    const order = [...drawn.keys()].sort().map((value) => drawn.get(value) ?? "");
    const held = order.slice(0, HELD);
    return { dealt: features.filter((feature) => held.includes(feature)), deck: order.slice(HELD) };
}

const KINDS = ["visited", "here", "near"];

/** The places of a sheet: each kind with all locations in board order. */
export const SHEET_PLACES = KINDS.flatMap((kind) => PLACES.map((place) => `${kind}/${place}`));

/** @param {readonly string[]} path @returns {number[]} what the sheet holds for each of its places */
export const bitsOf = (path) => SHEET_PLACES.map((label) => bitOf(label, path));

/** @param {string} label @param {readonly string[]} path @returns {number} */
function bitOf(label, path) {
    const [kind, place] = label.split("/");
    const here = path[path.length - 1];
    if (kind === "visited") return Number(path.includes(place));
    return Number(kind === "here" ? place === here : here !== undefined && near(place, here));
}
