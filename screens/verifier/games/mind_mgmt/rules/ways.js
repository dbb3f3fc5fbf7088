/** How agents walk and Immortals move over the board (AUDIT.md, The pieces). */

import { around, border, isAskew } from "../board.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("./decisions.js").Judged} Judged */
/** @typedef {import("../witness.js").Game} Game */

/** @param {string} way @returns {string[] | null} its locations, or null where it was not entered */
export const stopsOf = (way) => (way === "?" ? null : way.split("-"));

/** @param {State} state @param {string} one @param {string} other
 * @returns {boolean} whether mayhem lies between them */
export const isWalled = ({ mayhem }, one, other) => mayhem.has(border(one, other));

/** @param {State} state @param {string[]} stops @param {Game} game
 * @returns {Judged[]} whether each step of a walk is one for an agent */
export function byWalking(state, stops, { board }) {
    return stops.slice(1).flatMap((stop, at) => byStepping(state, stops[at], stop, board));
}

/** @param {State} state @param {string} from @param {string} to @param {Game["board"]} board
 * @returns {Judged[]} */
function byStepping(state, from, to, board) {
    return [
        ["mind-mgmt.agents.move.next", !around(from, to)],
        ["mind-mgmt.agents.move.diagonal", isAskew(board, from, to)],
        ["mind-mgmt.agents.move.mayhem", isWalled(state, from, to)],
    ];
}

/** @param {State} state @param {string} way
 * @returns {Judged[]} whether an Immortal may go this way, whoever moves it */
export function byHopping(state, way) {
    const { immortals } = state.pieces;
    const [from, to] = way.split("-");
    return [
        ["mind-mgmt.immortals.there", !immortals.has(from)],
        ["mind-mgmt.immortals.next", !around(from, to)],
        ["mind-mgmt.immortals.mayhem", isWalled(state, from, to)],
        ["mind-mgmt.immortals.apart", immortals.has(to)],
    ];
}
