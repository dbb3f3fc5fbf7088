/** The tokens that can run out: ten steps, fifteen notes (AUDIT.md, The pieces). */

import { noteOf } from "../moves.js";
import { areStepsTold, STEPS, stepsLeft } from "./tokens.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("./decisions.js").Judged} Judged */

const NOTES = 15;
const SPENT = "mind-mgmt.steps.spent";
const TEN = "mind-mgmt.steps.ten";

/** @param {State} state @param {number} wanted @returns {Judged[]} where tokens go that were given up, if
 *   it depends on that whether so many are left */
function bySpent({ steps, spent, rulings }, wanted) {
    const lying = steps.size + wanted;
    return [[SPENT, lying <= STEPS && lying + spent > STEPS && !rulings.has(SPENT)]];
}

/** @param {State} state @param {string[]} choices with which none need be left
 * @returns {Judged[]} whether a step token is left */
export function bySteps(state, ...choices) {
    const free = choices.includes(state.rulings.get(TEN) ?? "");
    return [...bySpent(state, 1), [TEN, stepsLeft(state) === 0 && !free]];
}

/** @param {State} state @param {number} wanted @returns {Judged[]} whether the ally may ask for so many */
export function byJoining(state, wanted) {
    return areStepsTold(state) ? [] : bySpent(state, wanted);
}

/** A Reveal that waits for its answer has its note already.
 * @param {State} state @returns {number} how many notes are beside the board */
export function notesLeft({ confirmed, notes, question }) {
    return NOTES - confirmed.size - notes.length - Number(question?.kind === "reveals");
}

/** @param {State} state @returns {Judged[]} whether a note is left to be confirmed */
export function byNotes(state) {
    const told = state.rulings.get("mind-mgmt.notes.full") === "told";
    return [["mind-mgmt.notes.full", notesLeft(state) <= 0 && !told]];
}

/** @param {State} state @returns {Judged[]} */
export function byNoting(state) {
    return [["mind-mgmt.notes.fifteen", notesLeft(state) <= 0]];
}

/** @param {State} state @param {Move} move @returns {Judged[]} */
export function byLifting({ notes, confirmed }, move) {
    const gone = !notes.includes(noteOf(move));
    return [
        ["mind-mgmt.notes.confirmed", gone && confirmed.has(move.place ?? "")],
        ["mind-mgmt.notes.there", gone],
    ];
}
