/** The moments that decided, in plain sentences: each says what the record shows. */

import { clock, ended } from "../../../page/phrases.js";
import { language } from "../../../page/language.js";
import { placesIn } from "../knowledge/evening.js";
import { namesOf } from "./names.js";
import { sentenceOf } from "./sentences.js";
import { said } from "./texts.js";

/** @typedef {import("../../../kit/verdict.js").Report} Report */
/** @typedef {import("../../../page/narration.js").Sentence} Sentence */
/** @typedef {import("../knowledge/evening.js").Evening} Evening */
/** @typedef {import("../knowledge/evening.js").Asked} Asked */
/** @typedef {import("../knowledge/moments.js").Moment} Moment */
/** @typedef {import("../knowledge/counting.js").Possible} Possible */
/** @typedef {{ line: number, name: string, text: string }} Told a moment by its line of the record */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {{ lines: Evening["lines"], sentences: Sentence[], names: import("./names.js").Names }} Tale */

/** What each kind is called, where that is not its own name. @type {Record<string, string>} */
const NAMES = { wasted: "cost", gave: "cost", admitted: "cost" };

/** What happened, and what it changed. @type {Record<string, (tale: Tale, moment: any) => string[]>} */
const TOLD = {
    "told-most": (tale, { asked }) => [askedText(tale, asked), change(asked.before, asked.after)],
    saved: (tale, moment) => [askedText(tale, moment.asked), otherwise(tale, moment)],
    missed: (tale, { near, asked }) => (asked ? [askedText(tale, asked), there(near)] : [nearText(near)]),
    "nobody-asked": (tale, { instead }) => [
        said("moment.never", { question: could(tale, instead.question) }),
        would(instead),
    ],
    wasted: (tale, { asked, instead }) => [
        askedText(tale, asked),
        change(asked.before, asked.after),
        could(tale, instead.question),
        would(instead),
    ],
    gave: (tale, moment) => [askedText(tale, moment.asked), otherwise(tale, moment)],
    admitted: (tale, { at, before, after }) => [lineText(tale, at), change(before, after)],
};

/** @param {Evening} evening @param {Report} report @param {Sentence[]} sentences @returns {Told[]} */
export function momentsTold(evening, report, sentences) {
    const tale = { lines: evening.lines, sentences, names: namesOf(report) };
    return evening.moments.map((moment) => {
        const { line, hour } = evening.lines[moment.at];
        const name = said(`moment.${NAMES[moment.kind] ?? moment.kind}`);
        return { line, name, text: `${clock(hour)}: ${TOLD[moment.kind](tale, moment).join(" ")}` };
    });
}

/** @param {Pick<Tale, "lines" | "sentences">} tale @param {Asked} asked @returns {string} the question with its
 *   answer */
export const askedText = (tale, { answer }) => lineText(tale, answer);

/** @param {Pick<Tale, "lines" | "sentences">} tale @param {number} at @returns {string} */
function lineText({ lines, sentences }, at) {
    const { line } = lines[at];
    return ended(sentences.find((each) => each.line === line)?.text ?? "");
}

/** @param {Possible} possible @returns {string} its worlds, thousands apart */
const number = ({ worlds }) => worlds.toLocaleString(language());

/** @param {Possible} before @param {Possible} after @returns {string} */
function change(before, after) {
    const places = [before, after].map(placesIn);
    if (before.worlds === after.worlds && places[0] === places[1])
        return said("moment.nothing", { number: number(before) });
    const numbers = { before: number(before), after: number(after) };
    return said("moment.change", { ...numbers, places: places[0], left: places[1] });
}

/** @param {Tale} tale @param {any} moment in which another answer was true, too @returns {string} */
const otherwise = ({ names }, { asked, other, left }) =>
    said("moment.or", { after: number(asked.after), left: number(left), other: sentenceOf(other, names) });

/** @param {Tale} tale @param {Move} move a question @returns {string} that it could have been asked */
function could({ names }, { kind, agent, feature = "", place = "" }) {
    const values = { agent: said(`agent.${agent}`), feature: feature && names.feature(feature), place };
    return said(`could.${kind}`, values);
}

/** @param {{ before: Possible, after: Possible }} instead @returns {string} */
const would = ({ before, after }) => said("moment.would", { before: number(before), after: number(after) });

/** @param {import("../knowledge/following.js").Near} near @returns {string} */
const there = ({ there: place, apart }) => said("moment.there", { there: place, number: apart });

/** @param {import("../knowledge/following.js").Near} near @returns {string} */
function nearText({ who, place, there: at, apart }) {
    const values = { agent: said(`agent.${who}`), place, there: at, number: apart };
    return said(apart ? "moment.near" : "moment.here", values);
}
