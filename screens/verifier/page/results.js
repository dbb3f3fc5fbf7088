/** The results in the order in which people ask: did they cheat, who won, what now, and why. */

import { WORDS } from "../games/shelf.js";
import { answerBox } from "./answerbox.js";
import { dealsSection } from "./deals.js";
import { foundSection } from "./found.js";
import { hoursSection } from "./hours.js";
import { lookSection } from "./look.js";
import { narrated } from "./narration.js";
import { technicalSection } from "./technical.js";
import { wordsForUnknown } from "./words.js";

/** @typedef {import("../kit/verdict.js").Report} Report */

/** @param {Report} report @param {import("../kit/kept.js").Kept[]} kept @returns {HTMLElement[]} */
export function resultsOf(report, kept) {
    const words = wordsFor(report);
    if (!report.table) return [answerBox(report, kept, [], words)];
    const sentences = narrated(report, words);
    const sections = [
        answerBox(report, kept, sentences, words),
        foundSection(report, kept, sentences, words),
        dealsSection(report, kept.length > 0),
        hoursSection(report, sentences, words),
        words.pathSection(report, sentences),
        lookSection(report, sentences, words),
        technicalSection(report, kept, words),
    ];
    return sections.filter((section) => section !== null);
}

/** @param {Report} report @returns {import("./words.js").Words} */
export function wordsFor({ table }) {
    const game = table?.game ?? "";
    return WORDS.get(game) ?? wordsForUnknown(game);
}
