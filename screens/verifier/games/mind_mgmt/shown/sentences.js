/** Lines of a record in plain sentences. */

import { clock, ended } from "../../../page/phrases.js";
import { language } from "../../../page/language.js";
import { RULE_TEXTS } from "../generated.js";
import { placeText } from "./names.js";
import { said } from "./texts.js";

/** @typedef {import("./names.js").Names} Names */

const PLACED = "(?<place>[A-F][1-7])";
const WALKED = "(?<walk>[A-F][1-7](?:-[A-F][1-7])+)";
const ANYONE = "(?<agent>meru|henry|bill|dusty)";

/** The sentences of lines by their form. @type {[RegExp, string][]} */
const FORMS = Object.entries({
    "recruiter (?<name>.+)": "say.recruiter",
    "lay (?<laid>.+)": "say.lay",
    "supply (?<number>.+)": "say.supply",
    "mayhem (?<name>.+) (?<border>.+)": "say.mayhem",
    "(card|start|features|deal|act|begin|done|stuck|dolphin|mended)": "",
    [`shown ${PLACED} (?<hour>.+)`]: "say.shown",
    "recruits (?<number>.+)": "say.recruits",
    [`immortal ${PLACED}`]: "say.immortal",
    [`immortal ${WALKED}`]: "say.hop",
    [`immortal ${WALKED} for ${PLACED}`]: "say.extra",
    "recruit (?<feature>.+)": "say.recruit",
    "draw (?<feature>.+)": "say.draw",
    [`control ${ANYONE} all`]: "say.control.all",
    [`control ${ANYONE} (?<name>.+)`]: "say.control",
    [`agent ${ANYONE} \\?`]: "say.agent.unknown",
    [`agent ${ANYONE} ${PLACED}`]: "say.agent",
    [`token ${PLACED}`]: "say.token",
    "done slip (?<token>.+)": "say.slip",
    [`${ANYONE} moves \\?`]: "say.moves.unknown",
    [`${ANYONE} moves ${WALKED}`]: "say.moves",
    [`${ANYONE} (?:pushes|shoves) ${WALKED}`]: "say.pushes",
    [`${ANYONE} leads (?<other>\\S+) \\?`]: "say.leads.unknown",
    [`${ANYONE} leads (?<other>\\S+) ${WALKED}`]: "say.leads",
    [`${ANYONE} rests`]: "say.rests",
    [`${ANYONE} asks (?<feature>.+)`]: "say.asks",
    [`${ANYONE} captures ${PLACED}`]: "say.captures",
    [`${ANYONE} senses ${PLACED}`]: "say.senses",
    [`${ANYONE} reveals ${PLACED}`]: "say.reveals",
    [`${ANYONE} shakes-down (?<feature>.+)`]: "say.shakes-down",
    "answer none": "say.answer.none",
    "answer yes": "say.answer.yes",
    "answer no": "say.answer.no",
    "answer (?<hour>[0-9]+)": "say.answer.hour",
    "answer (?<places>.+)": "say.answer.places",
    [`note ${PLACED}`]: "say.note",
    [`note ${PLACED} (?<words>.+)`]: "say.note.words",
    [`lift ${PLACED}(?: .+)?`]: "say.lift",
    "ruling (?<rule>\\S+) (?<words>.+)": "say.ruling",
    "override (?<rule>\\S+) (?<words>.+)": "say.override",
    "restore (?<rule>\\S+)": "say.restore",
    "remark (?<words>.+)": "say.remark",
    "mistake (?<hour>[0-9]+) (?<words>.+)": "say.mistake",
    "correct mayhem (?<wrong>\\S+) (?<border>\\S+)": "say.correct.mayhem",
    "correct immortal (?<wrong>\\S+) (?<place>\\S+)": "say.correct.immortal",
    [`correct agent ${ANYONE} ${PLACED}`]: "say.correct.agent",
    [`correct token ${PLACED}`]: "say.correct.token",
    "correct draw (?<card>\\S+) (?<feature>\\S+)": "say.correct.draw",
}).map(([form, key]) => [new RegExp(`^${form}$`, "u"), key]);

/** @param {string} text a line of the game, without its seat @param {Names} names @returns {string} */
export function sentenceOf(text, names) {
    for (const [form, key] of FORMS) {
        const hit = form.exec(text);
        if (!hit) continue;
        const parts = Object.entries(hit.groups ?? {});
        const filled = parts.map(([part, word]) => [part, FILLED[part]?.(word, names) ?? word]);
        return said(key || `say.${text}`, Object.fromEntries(filled));
    }
    return text;
}

/** @type {Record<string, (word: string, names: Names) => string>} */
const FILLED = {
    agent: agentName,
    other: agentName,
    feature: (word, names) => names.feature(word),
    card: (word, names) => names.feature(word),
    place: placeText,
    places: (word, names) =>
        word
            .split(" ")
            .map((place) => placeText(place, names))
            .join(", "),
    walk: (word) => word.replaceAll("-", " → "),
    hour: clock,
    laid: (word) => said(`laid.${word}`),
    token: (word) => said(`token.${word}`),
    rule: (rule) => ended(ruleText(rule).split(". ")[0]),
};

/** @param {string} agent @returns {string} */
function agentName(agent) {
    return said(`agent.${agent}`);
}

/** @param {string} rule @returns {string} the rule in the words of the rulebook's index */
export function ruleText(rule) {
    return /** @type {Record<string, string>} */ (RULE_TEXTS[language()])[rule] ?? rule;
}
