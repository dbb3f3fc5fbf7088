/** Corrections of pieces that were entered wrongly (AUDIT.md, The pieces). */

import { beside } from "../board.js";
import { ALWAYS } from "./decisions.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("./decisions.js").Judged} Judged */

const THERE = "mind-mgmt.correct.there";

/** The rule by which the program's cards open in the order of its deal. */
export const DECK_ORDER = "mind-mgmt.deck.order";

/** @param {State} state @param {Move} move @returns {Judged[]} */
export function byMayhemElsewhere({ mayhem }, { way = "", other = "" }) {
    const [one, two] = other.split("-");
    return [[THERE, !mayhem.has(way) || mayhem.has(other) || !beside(one, two)]];
}

/** An agent may stand anywhere, an Immortal where no other one does.
 * @param {State} state @param {Move} move @returns {Judged[]} */
export function byFigureElsewhere({ pieces }, { figure, way = "" }) {
    const [from, to] = way.split("-");
    const wrong = !pieces.immortals.has(from) || pieces.immortals.has(to);
    return [[THERE, figure === undefined && wrong]];
}

/** @param {State} state @returns {Judged[]} */
export function byTokenElsewhere(state) {
    return [[THERE, state.second === null || state.used.has("second")], ...bySettling(state)];
}

/** A card lies open, and the one that really lies there neither lies open nor was used. The program draws none
 * wrongly.
 * @param {State} state @param {Move} move @param {import("../setup.js").Game} game @returns {Judged[]} */
export function byAnotherCard({ pieces, drawn }, { card = "", feature = "" }, { program }) {
    if (program) return [[DECK_ORDER, true, ALWAYS]];
    return [[THERE, !pieces.open.includes(card) || drawn.has(feature)]];
}

/** Nothing changes about the second token while a mind slip of this turn may rest upon it.
 * @param {State} state @returns {Judged[]} */
export function bySettling({ phase, acted }) {
    return [["mind-mgmt.slip.second.settled", phase === "recruiter" && acted]];
}
