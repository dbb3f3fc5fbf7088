/** What receipts bind, in words. */

import { said } from "./texts.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("../kit/binding.js").Bound} Bound */

/** @param {Bound} answer @returns {string} by which receipts an answer is bound */
export function markOf({ before, after }) {
    if (before && after) return said("mark.both");
    if (before) return said("mark.before");
    return said(after ? "mark.after" : "mark.neither");
}

/** @param {Report} report @returns {boolean} whether all that is not proven had no receipt because the
 *   table asked for none there */
export function isAsChosen({ chosen, answers, deals, hours, ending }) {
    const held = hours.every((each) => each.keptBy !== null || (each.held && !each.headed));
    return chosen && held && [...deals, ...answers].every(({ after }) => after) && ending?.held === true;
}

/** @param {Report} report @returns {string[]} the hours in which a receipt was kept in time */
export function provenHours({ hours }) {
    return hours.filter(({ keptBy }) => keptBy !== null).map(({ hour }) => hour);
}

/** @param {Report} report @returns {string[]} the hours that no receipt binds */
export function unprovenHours({ answers, deals, hours }) {
    const loose = [...deals, ...answers].filter(({ before, after }) => !before || !after);
    const unkept = hours.filter(({ keptBy }) => keptBy === null);
    return [...new Set([...loose, ...unkept].map(({ hour }) => hour))].sort();
}
