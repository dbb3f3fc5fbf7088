/** Findings that need the whole game: late mistakes, false corrections, a loss that was not said (AUDIT.md). */

import { isStepping } from "../rules/letters.js";
import { isCornered } from "./pathrules.js";

/** @typedef {import("../../../kit/walk.js").Step} Step */
/** @typedef {import("../../../kit/walk.js").Finding} Finding */
/** @typedef {import("./hidden.js").Secrets} Secrets */

/** @param {Step[]} counted @param {Map<number, Secrets>} secrets after each line
 * @param {import("../state.js").State} state at the end @returns {Finding[]} */
export function doubts(counted, secrets, state) {
    const found = [...ownCards(counted, secrets), ...lateMistakes(counted, state)];
    return found.sort((one, other) => one.line - other.line);
}

/** @param {import("./pathrules.js").Scene} scene at a stop @returns {string | null} the rule by which the
 *   Recruiter has lost, and must say so */
export function lostBy(scene) {
    const { state, game } = scene;
    const due = state.phase === "recruiter" || isStepping(state, game);
    return due && !state.over && isCornered(scene) ? "mind-mgmt.dead-end" : null;
}

/** Corrections by which a card of the Recruiter would lie open; at the table nobody refuses them, as that
 * would betray the card.
 * @param {Step[]} counted @param {Map<number, Secrets>} secrets @returns {Finding[]} */
function ownCards(counted, secrets) {
    const wrong = counted.filter(({ entry, move }) => {
        const own = secrets.get(entry.number)?.features ?? [];
        return move.kind === "correct-draw" && own.includes(move.feature);
    });
    return wrong.map(({ entry }) => ({ line: entry.number, class: "rule", rule: "mind-mgmt.deck.one-each" }));
}

/** A mistake that is told when no agent acts any more comes too late; unless it ended the game.
 * @param {Step[]} counted @param {import("../state.js").State} state @returns {Finding[]} */
function lateMistakes(counted, state) {
    const lastAgent = counted.findLastIndex(
        ({ move }) => move.agent && !["agent", "control"].includes(move.kind),
    );
    const late = counted.filter(({ move }, at) => move.kind === "mistake" && at > lastAgent);
    const last = counted.findLast(({ move }) => move.kind !== "remark");
    if (!state.over || last?.move.kind === "mended") return [];
    return late.map(({ entry }) => ({
        line: entry.number,
        class: "rule",
        rule: "mind-mgmt.mistake.late",
    }));
}
