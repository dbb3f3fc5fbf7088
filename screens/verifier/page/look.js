/** What people must check themselves: decisions, corrections, retractions, and missing entries. */

import { make } from "./dom.js";
import { itemOf } from "./hours.js";
import { said } from "./texts.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("./narration.js").Sentence} Sentence */

/** @param {Report} report @param {Sentence[]} sentences @param {import("./words.js").Words} words
 * @returns {HTMLElement | null} */
export function lookSection(report, sentences, words) {
    /** @param {string[]} tags @returns {Sentence[]} */
    const tagged = (...tags) => sentences.filter(({ tag }) => tags.includes(tag ?? ""));
    const groups = [
        group(said("claims.set"), tagged("set", "ruling")),
        group(said("claims.put"), tagged("put")),
        group(said("claims.mistakes"), tagged("mistake")),
        group(said("claims.unknown"), tagged("unknown")),
        group(said("claims.retracted"), tagged("back")),
        ...words.lookGroups(report, sentences),
    ].filter((each) => each !== null);
    if (!groups.length) return null;
    return make(
        "section",
        { "aria-labelledby": "look-title" },
        make("h3", { id: "look-title" }, said("check.title")),
        make("p", {}, said("check.lead")),
        ...groups,
    );
}

/** @param {string} title @param {Sentence[]} sentences @returns {HTMLElement | null} */
export function group(title, sentences) {
    if (!sentences.length) return null;
    const items = sentences.map((each) => itemOf(each, false));
    return make("div", {}, make("h4", {}, title), make("ul", {}, ...items));
}
