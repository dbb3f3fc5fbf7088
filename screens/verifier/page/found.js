/** The findings in plain sentences. */

import { hourOf, nothingFound } from "./answer.js";
import { make } from "./dom.js";
import { ended } from "./phrases.js";
import { receiptNames } from "./receiptname.js";
import { said } from "./texts.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("../kit/kept.js").Kept} Kept */
/** @typedef {import("../kit/walk.js").Finding} Finding */
/** @typedef {import("./narration.js").Sentence} Sentence */
/** @typedef {import("./words.js").Words} Words */

/** What is alike is told once, however often it was found. @param {Report} report @param {Kept[]} kept
 * @param {Sentence[]} sentences @param {Words} words @returns {HTMLElement} */
export function foundSection(report, kept, sentences, words) {
    const texts = new Set(findingTexts(report, kept, sentences, words));
    return make(
        "section",
        { "aria-labelledby": "found-title" },
        make("h3", { id: "found-title" }, said("found.title")),
        texts.size
            ? make("ul", { class: "marked" }, ...[...texts].map((text) => make("li", { class: "bad" }, `✗ ${text}`)))
            : make("p", {}, `✓ ${nothingFound(report, words)}`),
    );
}

/** What is wrong with the record, and then with what was kept, each thing by its name.
 * @param {Report} report @param {Kept[]} kept @param {Sentence[]} sentences @param {Words} words
 * @returns {string[]} */
export function findingTexts(report, kept, sentences, words) {
    const lines = report.findings.filter(({ line }) => line > 0);
    return [...lines.map((each) => findingText(report, each, sentences, words)), ...keptTexts(report, kept, words)];
}

/** @param {Report} report @param {Kept[]} kept @param {Words} words @returns {string[]} */
function keptTexts(report, kept, words) {
    const names = receiptNames(report, kept, words);
    /** @type {Map<string, string[]>} */
    const alike = new Map();
    for (const [at, each] of report.kept.entries()) {
        if (!each.class || (report.exit === 2 && !each.why)) continue;
        const reason = ended(said(each.why ? `why.${each.why}` : `class.${each.class}`));
        alike.set(reason, [...(alike.get(reason) ?? []), names[at]]);
    }
    return [...alike].map(([reason, those]) => said("found.kept", { names: those.join("; "), reason }));
}

/** @param {Report} report @param {Finding} finding @param {Sentence[]} sentences @param {Words} words
 * @returns {string} */
function findingText(report, { line, class: kind, rule }, sentences, words) {
    const reason = ended(rule ? words.ruleText(rule) : said(`class.${kind}`));
    const told = sentences.find((each) => each.line === line);
    const stamp = hourOf(report, line);
    const hour = stamp && words.hour(stamp);
    if (!told) return said(hour ? "found.line.at" : "found.line", { line, hour, reason });
    return said(hour ? "found.at" : "found.in", { line, hour, text: told.text, reason });
}
