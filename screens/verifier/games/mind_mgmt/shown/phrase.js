/** One line of the record as a text, its mark, and whether it is a question or an answer. */

import { QUESTIONS } from "../moves.js";
import { namesOf, placeText } from "./names.js";
import { sentenceOf } from "./sentences.js";
import { said } from "./texts.js";

/** @typedef {import("../../../kit/verdict.js").Report} Report */
/** @typedef {import("../../../kit/story.js").Told} Told */

/** @type {Record<string, "more" | "answer">} */
const REPLIES = { dolphin: "more", answer: "answer" };

/** What is marked, by the kinds of lines. @type {Record<string, string>} */
const TAGS = {
    override: "set",
    restore: "set",
    ruling: "ruling",
    moved: "put",
    correct: "put",
    "correct-token": "put",
    "correct-draw": "put",
    mistake: "mistake",
    mended: "mistake",
};

/** @param {Report} report @param {Told} told @returns {import("../../../page/words.js").Phrase} */
export function phraseOf(report, told) {
    const { kind, move, counts, unknown } = told;
    const tag = counts ? (TAGS[kind] ?? (unknown ? "unknown" : null)) : "back";
    const role = QUESTIONS.includes(kind) ? "question" : (REPLIES[kind] ?? "");
    return { text: walked(report, told) ?? sentenceOf(move, namesOf(report)), tag, role };
}

/** What the seed shows of a hidden move.
 * @param {Report} report @param {Told} told @returns {string | null} */
function walked(report, { kind, line, counts }) {
    if (!counts || !["act", "start"].includes(kind)) return null;
    /** @type {import("../secrets/path.js").Hour[]} */
    const hours = report.shown?.hours ?? [];
    const hour = hours.find(({ lines, how }) => how && lines.includes(line));
    if (!hour) return null;
    return said(`say.path.${hour.how}`, { place: placeText(hour.place, namesOf(report)) });
}
