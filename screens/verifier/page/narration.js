/** The game as it was told at the table: one sentence for each thing, a question with its answer. */

import { placeText, sentenceOf } from "./sentences.js";
import { said } from "./texts.js";

/** @typedef {import("../checks/verdict.js").Report} Report */
/** @typedef {import("../checks/story.js").Told} Told */
/** @typedef {import("../checks/binding.js").Bound} Bound */
/** @typedef {import("./sentences.js").Names} Names */
/** @typedef {{ line: number, hour: string, setup: boolean, kind: string, text: string,
 *   tag: string | null, answer: Bound | null }} Sentence */

export const QUESTIONS = ["asks", "reveals", "captures", "senses", "shakes-down"];

/** What is marked, by the kinds of lines. @type {Record<string, string>} */
const TAGS = {
    override: "set",
    restore: "set",
    ruling: "ruling",
    moved: "put",
    correct: "put",
    "correct-token": "put",
    mistake: "mistake",
    mended: "mistake",
};

/** @param {Report} report @param {Names} names @returns {Sentence[]} in the order of the lines */
export function narrated(report, names) {
    /** @type {Sentence[]} */
    const found = [];
    /** @type {Sentence | null} */
    let open = null;
    for (const told of report.lines.filter(({ seat }) => seat !== "table")) {
        const sentence = sentenceFor(report, told, names);
        if (open && told.counts && told.kind === "dolphin") open.text += ` ${sentence.text}`;
        else if (open && told.counts && told.kind === "answer") {
            found.push({ ...sentence, text: `${open.text} ${sentence.text}` });
            open = null;
        } else if (told.counts && QUESTIONS.includes(told.kind)) {
            if (open) found.push(open);
            open = sentence;
        } else found.push(sentence);
    }
    return open ? [...found, open] : found;
}

/** @param {Report} report @param {Told} told @param {Names} names @returns {Sentence} */
function sentenceFor(report, told, names) {
    const { line, hour, setup, kind, text, counts, unknown } = told;
    const tag = !counts ? "back" : (TAGS[kind] ?? (unknown ? "unknown" : null));
    return {
        line,
        hour,
        setup,
        kind,
        text: walked(report, told, names) ?? sentenceOf(text, names),
        tag,
        answer: report.answers.find((each) => each.line === line) ?? null,
    };
}

/** What the seed shows of a hidden move.
 * @param {Report} report @param {Told} told @param {Names} names @returns {string | null} */
function walked({ shown }, { kind, line, counts }, names) {
    if (!counts || !["act", "start"].includes(kind)) return null;
    const hour = shown?.hours.find(({ lines, how }) => how && lines.includes(line));
    const place = hour && placeText(hour.place, names);
    return hour ? said(`say.path.${hour.how}`, { place: place ?? "" }) : null;
}

/** @param {Bound} answer @returns {string} by which receipts an answer is bound */
export function markOf({ before, after }) {
    if (before && after) return said("mark.both");
    if (before) return said("mark.before");
    return said(after ? "mark.after" : "mark.neither");
}

/** @param {Report} report @returns {string[]} the hours that no receipt binds */
export function unprovenHours({ answers, deals, hours }) {
    const loose = [...deals, ...answers].filter(({ before, after }) => !before || !after);
    const unkept = hours.filter(({ keptBy }) => keptBy === null);
    return [...new Set([...loose, ...unkept].map(({ hour }) => hour))].sort();
}

/** Hours in a row are told by the first and the last of them.
 * @param {string[]} hours in their order @returns {string} */
export function spansOf(hours) {
    /** @type {string[][]} */
    const spans = [];
    for (const hour of hours) {
        const last = spans.at(-1);
        if (last && Number(last.at(-1)) + 1 === Number(hour)) last.push(hour);
        else spans.push([hour]);
    }
    const named = (/** @type {string} */ hour) => said("hours.hour", { hour });
    const ends = spans.map((span) => (span.length > 2 ? [span[0], span[span.length - 1]] : span));
    return ends
        .map((span, at) => span.map(named).join(spans[at].length > 2 ? "–" : ", "))
        .join(", ");
}
