/** Each move as a plain sentence. */

import { clock, ended } from "../../../page/phrases.js";
import { language } from "../../../page/language.js";
import { RULE_TEXTS } from "../generated.js";
import { stopsOf } from "../rules/ways.js";
import { placeText } from "./names.js";
import { said } from "./texts.js";

/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("./names.js").Names} Names */

/** The sentences of moves that are not called as their kind is.
 * @type {Record<string, (move: Move) => string>} */
const SENTENCES = {
    control: ({ name }) => (name === "all" ? "control.all" : "control"),
    agent: ({ place }) => (place ? "agent" : "agent.unknown"),
    done: ({ token }) => (token ? "slip" : "done"),
    moves: ({ way = "" }) => (stopsOf(way) ? "moves" : "moves.unknown"),
    shoves: () => "pushes",
    leads: ({ way = "" }) => (stopsOf(way) ? "leads" : "leads.unknown"),
    answer: ({ said: word, places }) => `answer.${word ?? (places ? "places" : "hour")}`,
    note: ({ note }) => (note ? "note.words" : "note"),
    moved: () => "correct.mayhem",
    correct: ({ figure }) => (figure ? "correct.agent" : "correct.immortal"),
    "correct-token": () => "correct.token",
    "correct-draw": () => "correct.draw",
};

/** @param {Move} move @param {Names} names @returns {string} */
export function sentenceOf(move, names) {
    return said(`say.${SENTENCES[move.kind]?.(move) ?? move.kind}`, fillingOf(move, names));
}

/** @param {Move} move @param {Names} names @returns {Record<string, string | number>} what fills its
 *   sentence, worked out where that asks for it */
function fillingOf(move, names) {
    const { name = "", number = 0, agent, figure = "", places = [], way = "", other } = move;
    const [from, to] = way.split("-");
    return {
        name,
        number,
        get hour() {
            return clock(number);
        },
        get agent() {
            return said(`agent.${agent ?? figure}`);
        },
        get other() {
            return said(`agent.${figure}`);
        },
        get feature() {
            return names.feature(move.feature ?? "");
        },
        get card() {
            return names.feature(move.card ?? "");
        },
        get place() {
            return placeText(move.place ?? to, names);
        },
        get places() {
            return places.map((place) => placeText(place, names)).join(", ");
        },
        get walk() {
            return way.replaceAll("-", " → ");
        },
        border: other ?? way,
        wrong: other ? way : from,
        get laid() {
            return said(`laid.${move.choice}`);
        },
        get token() {
            return said(`token.${move.token}`);
        },
        get rule() {
            return ended(ruleText(move.rule ?? "").split(". ")[0]);
        },
        get help() {
            return said(`help.${move.choice}`);
        },
        words: move.choice ?? move.note ?? "",
    };
}

/** @param {string} rule @returns {string} the rule in the words of the rulebook's index */
export function ruleText(rule) {
    return /** @type {Record<string, string>} */ (RULE_TEXTS[language()])[rule] ?? rule;
}
