/** What a player looks for first: did they cheat, who won, and what to do now. */

import { conclusionOf } from "./answer.js";
import { make } from "./dom.js";
import { findingText } from "./found.js";
import { said } from "./texts.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("./answer.js").Answer} Answer */
/** @typedef {import("./narration.js").Sentence} Sentence */
/** @typedef {import("./words.js").Words} Words */

/** @param {Report} report @param {Sentence[]} sentences @param {Words} words
 * @returns {HTMLElement} */
export function answerBox(report, sentences, words) {
    const answer = conclusionOf(report, words);
    const sign = make("span", { "aria-hidden": "true" }, `${answer.sign} `);
    const first = answer.name === "found" && findingText(report.findings[0], sentences, words);
    const { keeper } = words;
    return make(
        "section",
        { class: `answer ${answer.mood}`, "aria-labelledby": "answer-title" },
        make("h2", { id: "answer-title", tabindex: -1 }, said("answer.question")),
        make("p", { class: "short" }, sign, make("strong", {}, answer.short)),
        make("p", {}, first || answer.because),
        part("won.title", ...wonTexts(report, words)),
        part("next.title", ...nextTexts(report, answer, words)),
        make("p", { class: "small" }, `${said("limits.device")} ${said("limits.keeper", { keeper })}`),
    );
}

/** @param {string} title @param {string[]} texts @returns {HTMLElement | null} */
function part(title, ...texts) {
    if (!texts.length) return null;
    return make("div", {}, make("h3", {}, said(title)), make("p", {}, texts.join(" ")));
}

/** @param {Report} report @param {Words} words @returns {string[]} who won, and why */
function wonTexts(report, words) {
    const { table, ending, kept, known } = report;
    if (!table || !known) return [];
    const loose = kept.length > 0 && ending !== null && !ending.held;
    const won = words.whoWon(report);
    if (won) return loose ? [won, said("won.loose")] : [won];
    const open = said(table.ended ? "won.nobody" : "won.unknown");
    return loose ? [open, said("won.stopped")] : [open];
}

/** @param {Report} report @param {Answer} answer @param {Words} words @returns {string[]} */
function nextTexts(report, { name }, words) {
    const { exit, findings } = report;
    const aboutKept = name === "found" && findings[0].line === 0;
    const next = said(aboutKept ? "next.found.kept" : `next.${name}`, { keeper: words.keeper });
    const compare = exit === 1 ? null : words.toCompare(report);
    return compare ? [compare, next] : [next];
}
