/** The Recruiter's mistakes: their hours, and the notes that pay for them (AUDIT.md, The pieces). */

import { hourOf, sealedHours } from "../state.js";
import { byNotes, notesLeft } from "./supplies.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("./decisions.js").Judged} Judged */

const TELL = "mind-mgmt.mistake.tell";
const OWED = "mind-mgmt.mistake.notes";
const TOO_FEW = "mind-mgmt.mistake.short";

/** @param {State} state @param {Move} move @returns {Judged[]} */
export function byAdmitting(state, { number = 0 }) {
    return [["mind-mgmt.mistake.when", number < 1 || number > hourOf(state)]];
}

/** @param {State} state @param {Move} move @returns {Judged[]} */
export function byShowing(state, { place = "", number = 0 }) {
    if (state.phase === "setup") return [["mind-mgmt.setup.start.shown", number !== 1]];
    return [
        [TELL, !state.mistake],
        [OWED, !state.mistake?.owed],
        ["mind-mgmt.mistake.true", number < 1 || number > sealedHours(state)],
        ["mind-mgmt.mistake.free", state.confirmed.has(place)],
        ...byNotes(state),
    ];
}

/** What is owed is paid as long as there are notes, and hours to be shown.
 * @param {State} state @returns {Judged[]} */
export function byMending(state) {
    const { mistake, rulings, confirmed } = state;
    const shown = Boolean(mistake?.shown);
    const without = notesLeft(state) <= 0 && rulings.get("mind-mgmt.notes.full") === "refused";
    const broke = without || sealedHours(state) <= confirmed.size;
    return [
        [TELL, !mistake],
        [OWED, shown && !broke],
        [TOO_FEW, shown && !rulings.has(TOO_FEW)],
    ];
}
