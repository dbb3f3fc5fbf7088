/** What receipts prove about an answer or an hour, in words. */

import { said } from "./texts.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("../kit/binding.js").Bound} Bound */
/** @typedef {import("../kit/binding.js").Hour} Hour */
/** @typedef {"proven" | "late" | "unasked" | "unheld" | "unshared" | "missing" | "uncovered"} WorthName */
/** @typedef {{ hour: string, level: import("../kit/levels.js").Level | "", kept: boolean, name: WorthName,
 *   anyway: boolean }} Worth what an hour is worth: `proven` from its beginning, `late` from its receipt on,
 *   else why it is not; whether its receipt was kept in time, and some answers are proven all the same */

/** Receipts prove something of a game that was opened, and in which nothing is wrong.
 * @param {Report} report @returns {boolean} */
export const isProof = ({ exit }) => exit === 0 || exit === 5 || exit === 8;

/** What rests on nothing that was sealed before needs no receipt before it; that of its own hour counts.
 * @param {Bound} answer @param {Worth | undefined} worth of its hour
 * @returns {string} by which receipts an answer is bound */
export function markOf({ before, after, beforeBy }, worth) {
    const rests = beforeBy !== null;
    const early = before && (rests || worth?.kept !== false);
    if (early && after) return said(rests ? "mark.both" : "mark.own");
    if (before && rests) return said("mark.before");
    return said(after ? "mark.after" : "mark.neither");
}

/** @param {Report} report @returns {boolean} whether all that is not proven had no receipt because the
 *   table asked for none there */
export function isAsChosen({ chosen, answers, deals, hours, ending }) {
    const held = hours.every((each) => each.keptBy !== null || (each.held && !each.headed));
    return chosen && held && [...deals, ...answers].every(({ after }) => after) && ending?.held === true;
}

/** @param {Report} report @returns {Worth[]} what each hour is worth, in their order */
export function worthsOf({ answers, deals, hours }) {
    const spoken = [...deals, ...answers];
    const named = [...hours, ...spoken].map(({ hour }) => hour);
    return [...new Set(named)].sort().map((hour) => {
        const own = hours.find((each) => each.hour === hour);
        const told = spoken.filter((each) => each.hour === hour);
        const name = nameOf(own, told);
        const open = name !== "proven" && name !== "late";
        const anyway = open && told.some(({ beforeBy, after }) => beforeBy !== null && after);
        return { hour, level: own?.level ?? "", kept: own?.keptBy !== null, name, anyway };
    });
}

/** @param {Hour | undefined} own @param {Bound[]} told @returns {WorthName} */
function nameOf(own, told) {
    if (own && own.keptBy === null) {
        if (own.early) return "unshared";
        if (own.headed) return "missing";
        return own.held ? "unasked" : "unheld";
    }
    if (!told.every(({ after }) => after)) return "uncovered";
    if (told.every(({ before }) => before)) return "proven";
    return own ? "late" : "missing";
}
