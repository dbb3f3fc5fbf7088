/** The words that the program dealt from, so that all players can compare theirs. */

import { WORD_LISTS } from "../kit/generated.js";
import { make } from "./dom.js";
import { said } from "./texts.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("../kit/verdict.js").Dealt} Dealt */
/** @typedef {import("../kit/tablelines.js").Part} Part */

const TONGUES = Object.values(WORD_LISTS).map((words) => words.split(" "));

/** @param {Report} report @param {boolean} kept whether anything was @returns {HTMLElement | null} */
export function dealsSection({ deals }, kept) {
    if (!deals.length) return null;
    return make(
        "section",
        { "aria-labelledby": "deals-title" },
        make("h3", { id: "deals-title" }, said("deals.title")),
        make("p", {}, said("deals.lead")),
        ...deals.flatMap((deal) => dealParts(deal, kept)),
    );
}

/** @param {Dealt} deal @param {boolean} kept @returns {HTMLElement[]} */
function dealParts(deal, kept) {
    const words = make("ul", {}, ...deal.parts.map((part) => make("li", {}, saidBy(part))));
    const bound = deal.before && deal.after;
    const mark = make("p", { class: bound ? "good" : "bad" }, `${bound ? "✓" : "✗"} ${dealMark(deal)}`);
    return kept ? [words, mark] : [words];
}

/** The numbers, and the words that they are in each language.
 * @param {Part} part @returns {string} */
function saidBy({ name, indexes }) {
    const spoken = TONGUES.map((list) => indexes.map((index) => list[index]).join(" "));
    return `${name}: ${spoken.join(" / ")} (${indexes.join(" ")})`;
}

/** @param {Dealt} deal @returns {string} */
function dealMark({ before, after }) {
    if (!before) return said("deals.chosen");
    return after ? said("deals.bound") : said("deals.later");
}
