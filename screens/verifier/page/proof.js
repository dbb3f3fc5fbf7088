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

/** @param {Report} report @returns {string[]} the hours that are proven from a receipt on, and whose
 *   answers a later one covers */
export function provenHours({ answers, deals, hours }) {
    const open = [...deals, ...answers].filter(({ after }) => !after).map(({ hour }) => hour);
    const kept = hours.filter(({ keptBy }) => keptBy !== null).map(({ hour }) => hour);
    return kept.filter((hour) => !open.includes(hour));
}

/** @param {Report} report @returns {string[]} the hours that no receipt binds; a table that chose how much
 *   proof it asks for hears of an hour from its receipt on */
export function unprovenHours(report) {
    const loose = looseHours(report);
    const proven = report.chosen ? provenHours(report) : [];
    const open = loose.filter((hour) => !proven.includes(hour));
    return open.length ? open : loose;
}

/** @param {Report} report @returns {string[]} the hours of which anything has no receipt before or after it */
export function looseHours({ answers, deals, hours }) {
    const loose = [...deals, ...answers].filter(({ before, after }) => !before || !after);
    const unkept = hours.filter(({ keptBy }) => keptBy === null);
    return [...new Set([...loose, ...unkept].map(({ hour }) => hour))].sort();
}
