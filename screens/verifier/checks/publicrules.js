/** The rules that can be judged without the keeper's map: the forms of lines (AUDIT.md). */

import { brokenByOverride, brokenByRestore, brokenByRuling } from "./decisions.js";
import { brokenByOrder } from "./order.js";
import { brokenByControl, brokenByPlacing } from "./seating.js";
import { isMarked, sealedHours } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./moves.js").Move} Move */
/** @typedef {import("./witness.js").Game} Game */
/** @typedef {string | null} Broken the id of the rule that a line breaks */

/** How many mental notes there are. */
const NOTES = 15;
const EARNED = "mind-mgmt.slip.second.earned";

/** @type {Record<string, (state: State, move: Move, game: Game) => Broken>} */
const RULES = {
    act: (state) => (state.phase === "recruiter" && state.acted ? "mind-mgmt.turn.action" : null),
    control: (state, move, { players }) => brokenByControl(state, move, players),
    agent: brokenByPlacing,
    done: doneInPublic,
    shown: shownInPublic,
    draw: (state, { feature }) =>
        state.drawn.has(feature ?? "") ? "mind-mgmt.deck.one-each" : null,
    "correct-token": settled,
    extra: (state, { place = "" }) =>
        isMarked(state, place) ? "mind-mgmt.immortals.extra.free" : null,
    stuck: stuckInPublic,
    mended: mendedInPublic,
    ruling: brokenByRuling,
    override: brokenByOverride,
    restore: restoredInPublic,
    answer: answerInPublic,
};

/** @param {State} state @param {Move} move @param {Game} game @returns {Broken} */
export function brokenInPublic(state, move, game) {
    const early = brokenByOrder(state, move, game.mode);
    return early ?? RULES[move.kind]?.(state, move, game) ?? null;
}

/** @param {State} state @returns {Broken} */
function doneInPublic(state) {
    return state.phase === "recruiter" && !state.acted ? "mind-mgmt.turn.action" : null;
}

/** @param {State} state @param {Move} move @returns {Broken} */
function shownInPublic(state, { number = 0 }) {
    if (state.phase === "setup") return number === 1 ? null : "mind-mgmt.setup.start.shown";
    if (!state.mistake) return "mind-mgmt.mistake.tell";
    if (!state.mistake.owed) return "mind-mgmt.mistake.notes";
    return number < 1 || number > sealedHours(state) ? "mind-mgmt.mistake.true" : null;
}

/** What is owed is paid as long as there are notes, and hours to be shown.
 * @param {State} state @returns {Broken} */
function mendedInPublic(state) {
    if (!state.mistake) return "mind-mgmt.mistake.tell";
    const { confirmed, notes, question, rulings } = state;
    const left = NOTES - confirmed.size - notes - Number(question?.kind === "reveals");
    const without = left <= 0 && rulings.get("mind-mgmt.notes.full") === "refused";
    const broke = without || sealedHours(state) <= confirmed.size;
    return state.mistake.shown && !broke ? "mind-mgmt.mistake.notes" : null;
}

/** In the set-up the players rule what happens before it does.
 * @param {State} state @returns {Broken} */
function stuckInPublic(state) {
    const rule = "mind-mgmt.setup.stuck";
    return state.phase === "setup" && !state.rulings.has(rule) ? rule : null;
}

/** @param {State} state @param {Move} move @returns {Broken} */
function restoredInPublic(state, move) {
    return brokenByRestore(state, move) ?? (move.rule === EARNED ? settled(state) : null);
}

/** @param {State} state @returns {Broken} */
function settled(state) {
    const between = state.phase === "recruiter" && state.acted;
    return between ? "mind-mgmt.slip.second.settled" : null;
}

/** @param {State} state @param {Move} move @param {Game} game @returns {Broken} */
function answerInPublic(state, move, game) {
    const question = /** @type {import("./state.js").Question} */ (state.question);
    const well = isWellFormed(state, question, move, game);
    return well ? null : ruleOf(question);
}

/** @param {import("./state.js").Question} question @returns {string} */
export function ruleOf(question) {
    if (question.kind === "asks")
        return question.all ? "mind-mgmt.dolphin.all" : "mind-mgmt.ask.answer";
    /** @type {Record<string, string>} */
    const rules = {
        reveals: "mind-mgmt.reveal.hour",
        captures: "mind-mgmt.capture.truth",
        senses: "mind-mgmt.meru.truth",
        "shakes-down": "mind-mgmt.shakedown.truth",
    };
    return rules[question.kind];
}

/** @param {State} state @param {import("./state.js").Question} question @param {Move} move
 * @param {Game} game @returns {boolean} */
function isWellFormed(state, question, { said, number, places }, game) {
    const { kind } = question;
    if (kind === "asks")
        return said === "none" || Boolean(places && mayBeNamed(state, question, places, game));
    if (kind === "reveals") return number !== undefined && number >= 1 && number <= state.hour;
    return said === "yes" || said === "no";
}

/** @param {State} state @param {import("./state.js").Question} question @param {string[]} places
 * @param {Game} game @returns {boolean} */
function mayBeNamed(state, { feature = "", all }, places, game) {
    const fitting = places.every(
        (place) => game.board.at.get(place)?.includes(feature) && !isMarked(state, place),
    );
    const once = new Set(places).size === places.length;
    return fitting && once && (all || places.length === 1);
}
