/** The sealed facts on which an answer rests, opened or not, from public lines only (AUDIT.md, Answers). */

import { FIRST_HOURS } from "../box.js";
import { dueFor } from "./due.js";
import { named } from "../state.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("../witness.js").Game} Game */

/** @param {State} state before the line @param {Move} move @param {Game} game
 * @returns {string[]} labels of seals, and of places on sheets */
export function restsOn(state, move, game) {
    const opened = dueFor(state, move, game).map(({ label }) => label);
    return [...opened, ...unopened(state, move, game)];
}

/** @param {State} state @param {Move} move @param {Game} game @returns {string[]} */
function unopened({ phase, hour }, move, game) {
    if (move.kind === "extra") return sealedAt(1, hour + 1);
    if (move.kind === "done") return ["card", ...sealedAt(hour, hour + 1)];
    if (move.kind !== "recruits") return [];
    const counted = phase === "setup" ? sealedAt(1, FIRST_HOURS) : sealedAt(hour - 1, hour);
    return [...game.board.features.map((feature) => `feature/${feature}`), ...counted];
}

/** @param {number} since @param {number} until @returns {string[]} */
function sealedAt(since, until) {
    const numbers = Array.from({ length: until - since + 1 }, (_, at) => since + at);
    return numbers.map((hour) => `hour/${named(hour)}`);
}
