/** The Immortals' moves in the Recruiter's turn (AUDIT.md, The pieces). */

import { isMarked } from "../state.js";
import { byDeclining, byImmortals } from "./cards.js";
import { bySteps } from "./supplies.js";
import { byHopping } from "./ways.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("./decisions.js").Judged} Judged */
/** @typedef {import("../witness.js").Game} Game */

/** @param {State} state @param {Move} move @param {Game} game @returns {Judged[]} */
export function byFreeMove(state, { way = "" }, game) {
    return [
        ...byImmortals(state, game),
        ["mind-mgmt.immortals.one", state.pieces.turn.hops > 0],
        ...byHopping(state, way),
        ...byDeclining(state, game),
    ];
}

/** @param {State} state @param {Move} move @param {Game} game @returns {Judged[]} */
export function byPaidMove(state, { way = "", place = "" }, game) {
    const { turn } = state.pieces;
    return [
        ...byImmortals(state, game),
        ["mind-mgmt.immortals.extra.after", turn.hops === 0],
        ["mind-mgmt.immortals.extra.once", turn.paid],
        ["mind-mgmt.immortals.extra.free", isMarked(state, place)],
        ...byHopping(state, way),
        ...byDeclining(state, game),
        ...bySteps(state, "told"),
    ];
}
