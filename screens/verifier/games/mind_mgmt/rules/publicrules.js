/** The rules that need no secret map: the forms of lines (AUDIT.md). */

import { bySettling } from "./corrections.js";
import { brokenInTheOpen } from "./openrules.js";
import { PLACES } from "../board.js";
import { brokenByOverride, brokenByRestore, brokenByRuling, firstBroken } from "./decisions.js";
import { brokenByHelp } from "./helping.js";
import { brokenByOrder } from "./order.js";
import { brokenByControl } from "./seating.js";
import { isMarked } from "../state.js";
import { mostNamed } from "./tokens.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("../witness.js").Game} Game */
/** @typedef {string | null} Broken the id of the rule that a line breaks */

const EARNED = "mind-mgmt.slip.second.earned";

/** @type {Record<string, (state: State, move: Move, game: Game) => Broken>} */
const RULES = {
    control: (state, move, { players }) => brokenByControl(state, move, players),
    stuck: stuckInPublic,
    ruling: brokenByRuling,
    override: brokenByOverride,
    restore: restoredInPublic,
    help: brokenByHelp,
    answer: answerInPublic,
};

/** @param {State} state @param {Move} move @param {Game} game @returns {Broken} */
export function brokenInPublic(state, move, game) {
    return (
        brokenByOrder(state, move, game) ??
        RULES[move.kind]?.(state, move, game) ??
        brokenInTheOpen(state, move, game)
    );
}

/** In the set-up the players rule what happens before it does.
 * @param {State} state @returns {Broken} */
function stuckInPublic(state) {
    const rule = "mind-mgmt.setup.stuck";
    return state.phase === "setup" && !state.rulings.has(rule) ? rule : null;
}

/** @param {State} state @param {Move} move @returns {Broken} */
function restoredInPublic(state, move) {
    const settling = move.rule === EARNED ? bySettling(state) : [];
    return brokenByRestore(state, move) ?? firstBroken(state, settling);
}

/** @param {State} state @param {Move} move @param {Game} game @returns {Broken} */
function answerInPublic(state, move, game) {
    const question = /** @type {import("../state.js").Question} */ (state.question);
    const well = isWellFormed(state, question, move, game);
    return well ? null : ruleOf(question);
}

/** @param {import("../state.js").Question} question @returns {string} */
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

/** @param {State} state @param {import("../state.js").Question} question @param {Move} move
 * @param {Game} game @returns {boolean} */
function isWellFormed(state, question, { said, number, places }, game) {
    const { kind } = question;
    if (kind === "asks")
        return said === "none" || Boolean(places && mayBeNamed(state, question, places, game));
    if (kind === "reveals") return number !== undefined && number >= 1 && number <= state.hour;
    return said === "yes" || said === "no";
}

/** @param {State} state @param {import("../state.js").Question} question @param {string[]} places
 * @param {Game} game @returns {boolean} */
function mayBeNamed(state, { feature = "", all }, places, game) {
    const fitting = places.every(
        (place) => game.board.at.get(place)?.includes(feature) && !isMarked(state, place),
    );
    const once = new Set(places).size === places.length;
    return fitting && once && places.length <= Math.min(all ? PLACES.length : 1, mostNamed(state));
}
