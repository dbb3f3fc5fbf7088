/** The top of the results: did they cheat, who won, and what to do now. */

import { conclusionOf } from "./answer.js";
import { make } from "./dom.js";
import { findingTexts } from "./found.js";
import { said } from "./texts.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("../kit/kept.js").Kept} Kept */
/** @typedef {import("./answer.js").Answer} Answer */
/** @typedef {import("./narration.js").Sentence} Sentence */
/** @typedef {import("./words.js").Words} Words */

/** @param {Report} report @param {Kept[]} kept @param {Sentence[]} sentences @param {Words} words
 * @returns {HTMLElement} */
export function answerBox(report, kept, sentences, words) {
    const answer = conclusionOf(report, words);
    const sign = make("span", { "aria-hidden": "true" }, `${answer.sign} `);
    const first = answer.name === "found" && findingTexts(report, kept, sentences, words)[0];
    const { keeper } = words;
    return make(
        "section",
        { class: `answer ${answer.mood}`, "aria-labelledby": "answer-title" },
        make("h2", { id: "answer-title", tabindex: -1 }, said("answer.question")),
        make("p", { class: "short" }, sign, make("strong", {}, answer.short)),
        make("p", {}, first || answer.because),
        part("won.title", ...wonTexts(report, answer, sentences, words)),
        part("next.title", ...nextParts(report, answer, words)),
        limitsText(report, keeper),
    );
}

/** @param {string} title @param {(string | HTMLElement)[]} parts @returns {HTMLElement | null} */
function part(title, ...parts) {
    if (!parts.length) return null;
    const shown = parts.map((each) => (typeof each === "string" ? make("p", {}, each) : each));
    return make("div", {}, make("h3", {}, said(title)), ...shown);
}

/** Where nothing is sealed there is nothing that a device of one's own could prove.
 * @param {Report} report @param {string[]} keeper @returns {HTMLElement | null} */
function limitsText({ exit }, keeper) {
    if (exit === 7) return null;
    const limits = `${said("limits.device")} ${said("limits.keeper", { keeper })}`;
    return make("p", { class: "small" }, limits);
}

/** @param {Report} report @param {Answer} answer @param {Sentence[]} sentences @param {Words} words
 * @returns {string[]} who won, and why; where nobody has, which questions nobody answered */
function wonTexts(report, { name }, sentences, words) {
    const { table, ending, kept, known } = report;
    if (!table || !known) return [];
    const loose = kept.length > 0 && ending !== null && !ending.held;
    const told = words.whoWon(report);
    const won = told && name === "found" ? said("won.claimed", { won: told }) : told;
    if (won) return loose ? [won, said("won.loose")] : [won];
    const open = said(table.ended ? "won.nobody" : "won.unknown");
    const unanswered = table.ended ? unansweredTexts(report, sentences, words) : [];
    return [open, ...(loose ? [said("won.stopped")] : []), ...unanswered];
}

/** @param {Report} report @param {Sentence[]} sentences @param {Words} words @returns {string[]} the questions
 *   that were left open or taken back, with what the secrets answer */
function unansweredTexts(report, sentences, words) {
    return report.unanswered.flatMap(({ line, back, answers }) => {
        const told = report.lines.find((each) => each.line === line);
        if (!told) return [];
        const answered = answers.map((move) => words.phraseOf(report, { ...told, kind: "answer", move }).text);
        const text = sentences.find((each) => each.line === line)?.text ?? told.text;
        return [said(back ? "won.back" : "won.open", { line, hour: told.hour, text, answer: answered.join(" / ") })];
    });
}

/** @param {Report} report @param {Answer} answer @param {Words} words
 * @returns {(string | HTMLElement)[]} */
function nextParts(report, { name }, words) {
    const { exit, findings } = report;
    const aboutKept = name === "found" && findings[0].line === 0;
    const next = said(aboutKept ? "next.found.kept" : `next.${name}`, { keeper: words.keeper });
    const [lead, ...things] = exit === 1 ? [] : words.toCompare(report);
    if (!lead) return [next];
    return [lead, make("ul", {}, ...things.map((each) => make("li", {}, each))), next];
}
