/** The openings behind a line, compared one after the other with those due (FORMAT.md, part 6). */

import { fromBase64url, utf8 } from "./bytes.js";
import { leafOf, sealOf, SHEET_SIZE } from "./facts.js";
import { leadsTo, leafHash } from "./tree.js";

/** @typedef {import("./evidence.js").Opening} Opening */
/** @typedef {import("./evidence.js").Entry} Entry */
/** @typedef {import("./state.js").Due} Due */
/** @typedef {import("./walk.js").Walk} Walk */

/** Compare, and take what was opened off the list of what is due.
 * @param {Walk} walk @param {Entry} entry @returns {string | null} the class of what is wrong */
export function compareOpenings(walk, entry) {
    const { openings, number } = entry;
    const due = walk.state.pending.filter((each) => isDueNow(walk, each));
    for (let at = 0; at < Math.max(openings.length, due.length); at++) {
        if (at >= openings.length) return "opening.missing";
        const wrong = trouble(walk, openings, at, due) ?? troubleWithSalt(walk, openings[at]);
        if (wrong) return wrong;
        noteOpened(walk, due[at], number);
    }
    if (openings.length) walk.told.push(number);
    walk.state = {
        ...walk.state,
        pending: walk.state.pending.filter((each) => !due.includes(each)),
    };
    return null;
}

/** A seal can be opened at once, a sheet as soon as it is in the record.
 * @param {Walk} walk @param {Due} due @returns {boolean} */
function isDueNow({ sheet }, due) {
    return due.sheet === null || due.sheet === sheet?.name;
}

/** @param {Walk} walk @param {Opening[]} given @param {number} at @param {Due[]} due
 * @returns {string | null} */
function trouble(walk, given, at, due) {
    const [opening, wanted] = [given[at], due[at]];
    const asked = wanted?.label === opening.label;
    const same = asked && wanted.value === opening.value;
    if (same && fits(walk, opening, wanted)) return null;
    if (given.slice(0, at).some((each) => each.label === opening.label)) return "opening.twice";
    if (asked) return same ? misplaced(walk, opening) : "opening.false";
    if (wanted && isEarlierSheet(opening.label, wanted.label)) return "opening.stale";
    const later = due.slice(at).some((each) => each.label === opening.label);
    return later ? "opening.missing" : "opening.superfluous";
}

/** @param {Walk} walk @param {Opening} opening @param {Due} due @returns {boolean} */
function fits({ state, sheet }, opening, due) {
    if (due.sheet === null) {
        return !opening.path.length && state.facts.get(due.label)?.seal === sealOf(opening.text);
    }
    const leaf = leafHash(utf8(opening.text));
    const root = fromBase64url(sheet?.root ?? "");
    return leadsTo(leaf, leafOf(due.label.slice(3)), SHEET_SIZE, opening.path, root ?? leaf);
}

/** The right label, but not the seal in force: whose seal is it?
 * @param {Walk} walk @param {Opening} opening @returns {string} */
function misplaced({ seals, steps }, opening) {
    const line = seals.get(`${opening.label} ${sealOf(opening.text)}`);
    if (line === undefined || opening.path.length) return "opening.false";
    return steps.get(line)?.counts ? "opening.stale" : "opening.retracted";
}

/** @param {string} given @param {string} wanted labels @returns {boolean} */
function isEarlierSheet(given, wanted) {
    const sheets = /^[0-9]{2}\/[a-z]+\/[A-F][1-7]$/;
    if (!sheets.test(given) || !sheets.test(wanted)) return false;
    return given.slice(2) === wanted.slice(2) && given < wanted;
}

/** @param {Walk} walk @param {Opening} opening @returns {string | null} */
function troubleWithSalt({ labels }, { salt, label }) {
    const other = labels.get(salt);
    labels.set(salt, label);
    return other === undefined || other === label ? null : "salt";
}

/** @param {Walk} walk @param {Due} due @param {number} carrier */
function noteOpened({ answers }, due, carrier) {
    answers.get(due.answer)?.carriers.push(carrier);
}
