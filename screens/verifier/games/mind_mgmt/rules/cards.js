/** The Immortals' cards, and the recruits they contact with them (AUDIT.md, The pieces). */

import { beside } from "../board.js";
import { HELD } from "../box.js";
import { isWalled } from "./ways.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("./decisions.js").Judged} Judged */
/** @typedef {import("../witness.js").Game} Game */

const OPEN = 2;
const NEEDED = 2;
const HENRY = "mind-mgmt.immortals.recruit.henry";
const BEHIND_MAYHEM = "mind-mgmt.henry.mayhem";
const DECLINE = "mind-mgmt.immortals.recruit.decline";

/** What stands before all that Immortals do.
 * @param {State} state @param {Game} game @returns {Judged[]} */
export function byImmortals({ pieces }, { mode }) {
    return [
        ["mind-mgmt.training.immortals", mode === "training"],
        ["mind-mgmt.draw.last", pieces.turn.cards.length > 0],
    ];
}

/** @param {State} state @param {Move} move @param {Game} game @returns {Judged[]} */
export function byRecruiting(state, { feature = "" }, game) {
    const { open, turn } = state.pieces;
    const closed = !open.includes(feature);
    const chance = chanceOf(state, feature, game);
    return [
        ["mind-mgmt.draw.later", turn.cards.includes(feature)],
        ...byImmortals(state, game),
        ["mind-mgmt.immortals.recruit.used", closed && state.drawn.has(feature)],
        ["mind-mgmt.immortals.recruit.open", closed],
        ["mind-mgmt.immortals.recruit.two", chance === "nobody"],
        [BEHIND_MAYHEM, chance === "unruled"],
        [HENRY, chance === "hindered"],
    ];
}

/** What must not be passed over, where the players say so.
 * @param {State} state @param {Game} game @returns {Judged[]} */
export function byDeclining(state, game) {
    const { open, turn } = state.pieces;
    if (state.rulings.get(DECLINE) === "may" || turn.cards.length) return [];
    return open.flatMap((feature) => {
        const chance = chanceOf(state, feature, game);
        /** @type {Judged[]} */
        const judged = [
            [BEHIND_MAYHEM, chance === "unruled"],
            [DECLINE, chance === "free"],
        ];
        return judged;
    });
}

/** An action passes a recruit over only where the players say that none may be left.
 * @param {State} state @param {Move} _ @param {Game} game @returns {Judged[]} */
export function byTakingAction(state, _, game) {
    if (state.phase === "setup") return [];
    const strict = state.rulings.get(DECLINE) === "may-not";
    return [["mind-mgmt.turn.action", state.acted], ...(strict ? byDeclining(state, game) : [])];
}

/** Is there a recruit to be contacted? `unruled` waits for the players, `unknown` for where Henry is.
 * @param {State} state @param {string} feature @param {Game} game
 * @returns {"nobody" | "unknown" | "unruled" | "free" | "hindered"} */
function chanceOf(state, feature, { board }) {
    const there = [...state.pieces.immortals].filter((place) =>
        board.at.get(place)?.includes(feature),
    );
    if (there.length < NEEDED) return "nobody";
    if (state.aside.has(HENRY)) return "free";
    const henry = state.pieces.agents.get("henry") ?? null;
    if (henry === null) return "unknown";
    const shielded = there.filter((place) => beside(henry, place) && isWalled(state, henry, place));
    const free = there.filter((place) => place !== henry && !beside(henry, place));
    if (free.length >= NEEDED) return "free";
    if (free.length + shielded.length < NEEDED) return "hindered";
    const ruling = state.rulings.get(BEHIND_MAYHEM);
    return ruling === undefined ? "unruled" : ruling === "cut-off" ? "free" : "hindered";
}

/** @param {State} state @param {Move} move @param {Game} game @returns {Judged[]} */
export function byDrawing(state, { feature = "" }, game) {
    const again = state.drawn.has(feature);
    const inTurn = state.phase === "setup" ? [] : byDrawingInTurn(state, game);
    return [...inTurn, ["mind-mgmt.deck.one-each", again]];
}

/** @param {State} state @param {Game} game @returns {Judged[]} */
function byDrawingInTurn(state, game) {
    return [
        ["mind-mgmt.training.immortals", game.mode === "training"],
        ["mind-mgmt.draw.last", !state.acted],
        ["mind-mgmt.draw.refill", state.pieces.open.length >= OPEN],
        ["mind-mgmt.draw.empty", deckLeft(state, game) <= 0],
        ...byDeclining(state, game),
    ];
}

/** @param {State} state @param {Game} game @returns {Judged[]} what is missing at the end of a turn */
export function byRefilling(state, game) {
    const missing = state.pieces.open.length < OPEN && deckLeft(state, game) > 0;
    return [
        ...byDeclining(state, game),
        ["mind-mgmt.draw.refill", game.mode === "full" && missing],
    ];
}

/** @param {State} state @param {Game} game @returns {number} how many cards nobody has seen */
function deckLeft({ drawn }, { board }) {
    return board.features.length - HELD - drawn.size;
}
