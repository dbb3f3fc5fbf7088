/** What people compare with their own board: mayhem, tokens, and differences in print. */

import { make } from "../../../page/dom.js";
import { group } from "../../../page/look.js";
import { boardOf, PLACES } from "../board.js";
import { PRINTED_BOARD } from "../generated.js";
import { namesOf, placeText } from "./names.js";
import { said } from "./texts.js";

/** @typedef {import("../../../kit/verdict.js").Report} Report */
/** @typedef {import("../board.js").Board} Board */
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
    const differ = PLACES.filter((place) => !isAsPrinted(printed, typed, place));
    if (!differ.length) return make("p", {}, said("claims.printed"));
    const names = namesOf(report);
    const rows = differ.map((place) => make("li", {}, placeText(place, names)));
    return make("div", {}, make("h4", {}, said("claims.board")), make("ul", {}, ...rows));
}

/** People find a location by its names; a feature's id is for records. A Czech name that is not known to be
 * the printed one may be replaced, but not by that of another feature.
 * @param {Board} printed @param {Board} typed @param {string} place @returns {boolean} */
function isAsPrinted(printed, typed, place) {
    const [theirs, mine] = [namesIn(printed, place), namesIn(typed, place)];
    const taken = [...printed.names.values()].map(([, czech]) => czech);
    return (
        theirs.length === mine.length &&
        mine.every(([english, czech]) => {
            const known = theirs.find(([name]) => name === english);
            const own = known?.[2] !== "rulebook" && !taken.includes(czech);
            return known && (known[1] === czech || own);
        })
    );
}

/** @param {Board} board @param {string} place @returns {string[][]} the names of its features, each in English,
 *   in Czech, and where the Czech one is from */
const namesIn = (board, place) => (board.at.get(place) ?? []).map((feature) => board.names.get(feature) ?? []);
