/** What a player looks for first: did they cheat, who won, and what to do now. */

import { conclusionOf } from "./answer.js";
import { make } from "./dom.js";
import { findingText } from "./found.js";
import { capitalized, placeText } from "./sentences.js";
import { said } from "./texts.js";

/** @typedef {import("../checks/verdict.js").Report} Report */
/** @typedef {import("./sentences.js").Names} Names */
/** @typedef {import("./answer.js").Answer} Answer */
/** @typedef {import("./narration.js").Sentence} Sentence */

/** @param {Report} report @param {Sentence[]} sentences @param {Names | null} names
 * @returns {HTMLElement} */
export function answerBox(report, sentences, names) {
    const answer = conclusionOf(report);
    const sign = make("span", { "aria-hidden": "true" }, `${answer.sign} `);
    const first = answer.name === "found" && findingText(report.findings[0], sentences);
    return make(
        "section",
        { class: `answer ${answer.mood}`, "aria-labelledby": "answer-title" },
        make("h2", { id: "answer-title", tabindex: -1 }, said("answer.question")),
        make("p", { class: "short" }, sign, make("strong", {}, answer.short)),
        make("p", {}, first || answer.because),
        names && part("won.title", ...wonTexts(report, names)),
        part("next.title", ...nextTexts(report, answer, names)),
        make("p", { class: "small" }, `${said("limits.device")} ${said("limits.keeper")}`),
    );
}

/** @param {string} title @param {string[]} texts @returns {HTMLElement | null} */
function part(title, ...texts) {
    if (!texts.length) return null;
    return make("div", {}, make("h3", {}, said(title)), make("p", {}, texts.join(" ")));
}

/** @param {Report} report @param {Names} names @returns {string[]} who won, and why */
function wonTexts({ won, ending, table, kept }, names) {
    const loose = kept.length > 0 && ending !== null && !ending.held;
    if (!won) {
        const open = said(table?.ended ? "won.nobody" : "won.unknown");
        return loose ? [open, said("won.stopped")] : [open];
    }
    const { why, hour, agent, place } = won;
    const values = {
        hour,
        agent: capitalized(agent),
        place: place && said("won.place", { place: placeText(place, names) }),
        name: table?.keeper ? said("won.name", { name: table.keeper }) : "",
    };
    return [said(`won.${why}`, values), ...(loose ? [said("won.loose")] : [])];
}

/** @param {Report} report @param {Answer} answer @param {Names | null} names @returns {string[]} */
function nextTexts({ exit, findings, shown }, { name }, names) {
    const aboutKept = name === "found" && findings[0].line === 0;
    const next = said(aboutKept ? "next.found.kept" : `next.${name}`);
    const { card, features = [] } = shown ?? {};
    if (exit === 1 || !card || !names || !features.length) return [next];
    const values = {
        card: said(`card.${card}`),
        features: features.map((each) => names.feature(each)).join(", "),
    };
    return [said("next.cards", values), next];
}
