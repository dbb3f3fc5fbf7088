/** What is proven and what is not, as sentences for each hour. */

import { make } from "./dom.js";
import { spansOf } from "./phrases.js";
import { isProof, markOf, worthsOf } from "./proof.js";
import { said } from "./texts.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("./narration.js").Sentence} Sentence */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./proof.js").Worth} Worth */
/** @typedef {{ kept: boolean, worths: Worth[], edge: number | null, report: Report, words: Words }} Proof
 *   `worths` are those of the hours, `edge` is the first line behind the last receipt */

/** @param {Report} report @param {Sentence[]} sentences @param {Words} words
 * @returns {HTMLElement | null} */
export function hoursSection(report, sentences, words) {
    if (!sentences.length || !report.known) return null;
    const proof = proofOf(report, sentences, words);
    const setup = sentences.filter((each) => each.setup);
    const played = sentences.filter((each) => !each.setup);
    const hours = [...new Set(played.map(({ hour }) => hour))];
    return make(
        "section",
        { "aria-labelledby": "hours-title" },
        make("h3", { id: "hours-title" }, said(isProof(report) ? "hours.title" : "hours.title.said")),
        proof.kept || (report.chosen && !report.headed) ? worthsList(proof) : null,
        setup.length ? setupOf(proof, setup) : null,
        ...hours.flatMap((hour) => [
            make("h4", {}, words.hour(hour), badge(proof, hour)),
            listOf(
                proof,
                played.filter((each) => each.hour === hour),
            ),
        ]),
    );
}

/** @param {Report} report @param {Sentence[]} sentences @param {Words} words @returns {Proof} */
function proofOf(report, sentences, words) {
    const behind = report.last ? sentences.find(({ line }) => line > report.last) : null;
    const kept = report.kept.length > 0;
    return { kept, worths: worthsOf(report), edge: behind?.line ?? null, report, words };
}

/** What each hour is worth and why; alike ones in one row.
 * @param {Proof} proof @returns {HTMLElement} */
function worthsList(proof) {
    /** @type {Map<string, Worth[]>} */
    const alike = new Map();
    for (const each of proof.worths) {
        const told = worthText(proof, each);
        alike.set(told, [...(alike.get(told) ?? []), each]);
    }
    const rows = [...alike].map(([told, those]) => {
        const anyway = isProof(proof.report) && those.some((each) => each.anyway);
        const hours = spansOf(those.map(({ hour }) => hour), proof.words.hour);
        return make("li", {}, `${hours}: ${told}${anyway ? said("worth.anyway") : ""}`);
    });
    return make("ul", { class: "worths" }, ...rows);
}

/** @param {Proof} proof @param {Worth} worth @returns {string} what an hour is worth, and where it is not
 *   proven, what that would take */
function worthText({ report, words: { keeper } }, { level, kept, name }) {
    if (kept && !isProof(report)) return said("worth.kept");
    if (name !== "unasked" && name !== "unheld") return said(`worth.${name}`, { keeper });
    return said(`worth.${name}.${level === "none" ? level : "red"}`);
}

/** The set-up is long, and what it proves is told beside its title.
 * @param {Proof} proof @param {Sentence[]} sentences @returns {HTMLElement} */
function setupOf(proof, sentences) {
    return make(
        "details",
        {},
        make("summary", {}, said("hours.setup"), badge(proof, "05")),
        listOf(proof, sentences),
    );
}

/** @param {Proof} proof @param {string} hour @returns {HTMLElement | null} */
function badge({ kept, worths, report }, hour) {
    const worth = worths.find((each) => each.hour === hour);
    if (!kept || !worth) return null;
    const { name } = worth;
    if (!isProof(report)) return make("span", { class: "tag" }, said(worth.kept ? "hours.bound" : "hours.unbound"));
    const badges = { proven: "hours.proven", late: "hours.proven.late" };
    const key = name === "proven" || name === "late" ? badges[name] : "hours.unproven";
    return make("span", { class: "tag" }, said(key));
}

/** @param {Proof} proof @param {Sentence[]} sentences @returns {HTMLElement} */
function listOf({ kept, edge, worths }, sentences) {
    const items = sentences.flatMap((each) => [
        each.line === edge ? make("li", { class: "edge" }, said("hours.behind")) : null,
        itemOf(each, kept, worths),
    ]);
    return make("ul", { class: "told" }, ...items);
}

/** @param {Sentence} sentence @param {boolean} kept whether anything was @param {Worth[]} worths of the hours
 * @returns {HTMLElement} */
export function itemOf({ text, tag, answer }, kept, worths = []) {
    const worth = answer ? worths.find((each) => each.hour === answer.hour) : undefined;
    return make(
        "li",
        { class: answer ? "said" : false },
        tag ? make("span", { class: "tag" }, said(`tag.${tag}`)) : null,
        make("span", {}, text),
        answer && kept ? make("span", { class: "mark" }, ` ${markOf(answer, worth)}`) : null,
    );
}
