/** A report, shown in the order in which people ask: did they cheat, who won, what now, and why. */

import { boardOf } from "../checks/board.js";
import { answerBox } from "./answerbox.js";
import { dealsSection } from "./deals.js";
import { foundSection } from "./found.js";
import { hoursSection } from "./hours.js";
import { lookSection } from "./look.js";
import { narrated } from "./narration.js";
import { pathSection } from "./player.js";
import { namesIn } from "./sentences.js";
import { technicalSection } from "./technical.js";

/** @typedef {import("../checks/verdict.js").Report} Report */

/** @param {Report} report @param {import("../checks/kept.js").Kept[]} kept @returns {HTMLElement[]} */
export function resultsOf(report, kept) {
    if (!report.table) return [answerBox(report, [], null)];
    const board = boardOf(report.table.file);
    const names = namesIn(report.table.file, (place) => board.at.get(place));
    const sentences = narrated(report, names);
    const sections = [
        answerBox(report, sentences, names),
        foundSection(report, sentences),
        dealsSection(report, kept.length > 0),
        hoursSection(report, sentences),
        pathSection(report, sentences, names),
        lookSection(report, sentences),
        technicalSection(report, kept),
    ];
    return sections.filter((section) => section !== null);
}
