/** What people compare with their own board: mayhem, tokens, and differences in print. */

import { make } from "../../../page/dom.js";
import { group } from "../../../page/look.js";
import { boardOf, PLACES } from "../board.js";
import { PRINTED_BOARD } from "../generated.js";
import { namesOf, placeText } from "./names.js";
import { said } from "./texts.js";

/** @typedef {import("../../../kit/verdict.js").Report} Report */
/** @typedef {import("../../../page/narration.js").Sentence} Sentence */

const PIECES = ["token", "extra", "shown"];

/** @param {Report} report @param {Sentence[]} sentences @returns {(HTMLElement | null)[]} */
export function lookGroups(report, sentences) {
    /** @param {string[]} kinds @returns {Sentence[]} */
    const of = (...kinds) => sentences.filter(({ kind, tag }) => kinds.includes(kind) && !tag);
    return [
        boardDifferences(report),
        group(said("claims.walls"), of("mayhem")),
        group(said("claims.tokens"), of(...PIECES)),
    ];
}

/** @param {Report} report @returns {HTMLElement} */
function boardDifferences(report) {
    const [printed, typed] = [boardOf(PRINTED_BOARD), boardOf(report.table?.file ?? "")];
    const differ = PLACES.filter(
        (place) => featuresIn(printed, place) !== featuresIn(typed, place),
    );
    if (!differ.length) return make("p", {}, said("claims.printed"));
    const names = namesOf(report);
    const rows = differ.map((place) => make("li", {}, placeText(place, names)));
    return make("div", {}, make("h4", {}, said("claims.board")), make("ul", {}, ...rows));
}

/** @param {import("../board.js").Board} board @param {string} place @returns {string} */
function featuresIn(board, place) {
    return board.at.get(place)?.join(", ") ?? "";
}
