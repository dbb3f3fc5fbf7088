/** What people must look at themselves: what the table decided, put right, took back, left out. */

import { boardOf, PLACES } from "../checks/board.js";
import { PRINTED_BOARD } from "../checks/generated.js";
import { make } from "./dom.js";
import { itemOf } from "./hours.js";
import { said } from "./texts.js";

/** @typedef {import("../checks/verdict.js").Report} Report */
/** @typedef {import("./narration.js").Sentence} Sentence */

const PIECES = ["token", "extra", "shown"];

/** @param {Report} report @param {Sentence[]} sentences @returns {HTMLElement} */
export function lookSection(report, sentences) {
    /** @param {string[]} tags @returns {Sentence[]} */
    const tagged = (...tags) => sentences.filter(({ tag }) => tags.includes(tag ?? ""));
    /** @param {string[]} kinds @returns {Sentence[]} */
    const of = (...kinds) => sentences.filter(({ kind, tag }) => kinds.includes(kind) && !tag);
    return make(
        "section",
        { "aria-labelledby": "look-title" },
        make("h3", { id: "look-title" }, said("check.title")),
        make("p", {}, said("check.lead")),
        group("claims.set", tagged("set", "ruling")),
        group("claims.put", tagged("put")),
        group("claims.mistakes", tagged("mistake")),
        group("claims.unknown", tagged("unknown")),
        group("claims.retracted", tagged("back")),
        boardDifferences(report),
        group("claims.walls", of("mayhem")),
        group("claims.tokens", of(...PIECES)),
    );
}

/** @param {string} title @param {Sentence[]} sentences @returns {HTMLElement | null} */
function group(title, sentences) {
    if (!sentences.length) return null;
    const items = sentences.map((each) => itemOf(each, false));
    return make("div", {}, make("h4", {}, said(title)), make("ul", {}, ...items));
}

/** @param {Report} report @returns {HTMLElement | null} */
function boardDifferences({ table }) {
    if (!table) return null;
    const [printed, typed] = [boardOf(PRINTED_BOARD), boardOf(table.file)];
    const differ = PLACES.filter(
        (place) => featuresIn(printed, place) !== featuresIn(typed, place),
    );
    if (!differ.length) return make("p", {}, said("claims.printed"));
    const rows = differ.map((place) => make("li", {}, `${place}: ${featuresIn(typed, place)}`));
    return make("div", {}, make("h4", {}, said("claims.board")), make("ul", {}, ...rows));
}

/** @param {import("../checks/board.js").Board} board @param {string} place @returns {string} */
function featuresIn(board, place) {
    return board.at.get(place)?.join(", ") ?? said("path.temple");
}
