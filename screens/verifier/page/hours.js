/** What is proven and what is not, hour by hour, in sentences. */

import { make } from "./dom.js";
import { spansOf } from "./phrases.js";
import { looseHours, markOf, unprovenHours } from "./proof.js";
import { said } from "./texts.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("./narration.js").Sentence} Sentence */
/** @typedef {{ kept: boolean, open: string[], edge: number | null, report: Report }} Proof `open` are
 *   the hours that are not proven, `edge` is the first line behind the last receipt */

/** @param {Report} report @param {Sentence[]} sentences @returns {HTMLElement | null} */
export function hoursSection(report, sentences) {
    if (!sentences.length || !report.known) return null;
    const proof = proofOf(report, sentences);
    const setup = sentences.filter((each) => each.setup);
    const played = sentences.filter((each) => !each.setup);
    const hours = [...new Set(played.map(({ hour }) => hour))];
    return make(
        "section",
        { "aria-labelledby": "hours-title" },
        make("h3", { id: "hours-title" }, said(isProof(report) ? "hours.title" : "hours.title.said")),
        report.chosen ? make("p", { class: "small" }, levelsOf(report)) : null,
        proof.kept ? make("p", { class: "small" }, said("hours.lead")) : null,
        setup.length ? setupOf(proof, setup) : null,
        ...hours.flatMap((hour) => [
            make("h4", {}, said("hours.hour", { hour }), badge(proof, hour)),
            unkeptNote(proof, hour),
            listOf(
                proof,
                played.filter((each) => each.hour === hour),
            ),
        ]),
    );
}

/** Receipts prove something of a game that was opened, and in which nothing is wrong.
 * @param {Report} report @returns {boolean} */
const isProof = ({ exit }) => exit === 0 || exit === 5;

/** @param {Report} report @param {Sentence[]} sentences @returns {Proof} */
function proofOf(report, sentences) {
    const behind = report.last ? sentences.find(({ line }) => line > report.last) : null;
    const kept = report.kept.length > 0;
    return { kept, open: unprovenHours(report), edge: behind?.line ?? null, report };
}

/** The set-up is long, and what it proves is told beside its title.
 * @param {Proof} proof @param {Sentence[]} sentences @returns {HTMLElement} */
function setupOf(proof, sentences) {
    return make(
        "details",
        {},
        make("summary", {}, said("hours.setup"), badge(proof, "05")),
        unkeptNote(proof, "05"),
        listOf(proof, sentences),
    );
}

/** @param {Proof} proof @param {string} hour @returns {HTMLElement | null} */
function badge({ kept, open, report }, hour) {
    const told = [...report.hours, ...report.answers].some((each) => each.hour === hour);
    if (!kept || !told) return null;
    const isOpen = open.includes(hour);
    if (!isProof(report)) return make("span", { class: "tag" }, said(isOpen ? "hours.unbound" : "hours.bound"));
    const proven = looseHours(report).includes(hour) ? "hours.proven.late" : "hours.proven";
    return make("span", { class: "tag" }, said(isOpen ? "hours.unproven" : proven));
}

/** @param {Proof} proof @param {string} hour @returns {HTMLElement | null} */
function unkeptNote({ kept, report }, hour) {
    const unkept = report.hours.find((each) => each.hour === hour && each.keptBy === null);
    if (!kept || !unkept) return null;
    const chosen = unkept.level !== "every" && !unkept.headed;
    return make("p", { class: "small" }, said(chosen ? "hours.unasked" : "hours.unkept", { hour }));
}

/** How much proof the table had chosen, hours in a row together.
 * @param {Report} report @returns {string} */
function levelsOf({ hours }) {
    /** @type {{ level: string, hours: string[] }[]} */
    const spans = [];
    for (const { level, hour } of hours) {
        const last = spans.at(-1);
        if (last?.level === level) last.hours.push(hour);
        else spans.push({ level, hours: [hour] });
    }
    const told = spans.map((each) =>
        said("hours.asked.span", { level: said(`level.${each.level}`), hours: spansOf(each.hours) }),
    );
    return said("hours.asked", { chosen: told.join(", ") });
}

/** @param {Proof} proof @param {Sentence[]} sentences @returns {HTMLElement} */
function listOf({ kept, edge }, sentences) {
    const items = sentences.flatMap((each) => [
        each.line === edge ? make("li", { class: "edge" }, said("hours.behind")) : null,
        itemOf(each, kept),
    ]);
    return make("ul", { class: "told" }, ...items);
}

/** @param {Sentence} sentence @param {boolean} kept whether anything was @returns {HTMLElement} */
export function itemOf({ text, tag, answer }, kept) {
    return make(
        "li",
        { class: answer ? "said" : false },
        tag ? make("span", { class: "tag" }, said(`tag.${tag}`)) : null,
        make("span", {}, text),
        answer && kept ? make("span", { class: "mark" }, ` ${markOf(answer)}`) : null,
    );
}
