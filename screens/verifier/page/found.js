/** What is wrong, in plain sentences. */

import { nothingFound } from "./answer.js";
import { make } from "./dom.js";
import { ended } from "./phrases.js";
import { said } from "./texts.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("../kit/walk.js").Finding} Finding */
/** @typedef {import("./narration.js").Sentence} Sentence */
/** @typedef {import("./words.js").Words} Words */

/** What is alike is told once, however often it was found. @param {Report} report
 * @param {Sentence[]} sentences @param {Words} words @returns {HTMLElement} */
export function foundSection(report, sentences, words) {
    const texts = new Set(report.findings.map((each) => findingText(each, sentences, words)));
    return make(
        "section",
        { "aria-labelledby": "found-title" },
        make("h3", { id: "found-title" }, said("found.title")),
        texts.size
            ? make("ul", { class: "marked" }, ...[...texts].map((text) => make("li", { class: "bad" }, `✗ ${text}`)))
            : make("p", {}, `✓ ${nothingFound(report, words)}`),
    );
}

/** @param {Finding} finding @param {Sentence[]} sentences @param {Words} words @returns {string} */
export function findingText({ line, class: kind, rule }, sentences, { ruleText }) {
    const reason = ended(rule ? ruleText(rule) : said(`class.${kind}`));
    if (!line) return said("found.kept", { reason });
    const told = sentences.find((each) => each.line === line);
    if (!told) return said("found.line", { line, reason });
    if (!told.hour) return said("found.in", { line, text: told.text, reason });
    return said("found.at", { line, hour: told.hour, text: told.text, reason });
}
