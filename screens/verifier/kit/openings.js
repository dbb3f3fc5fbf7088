/** Compares the openings after a line with those that are due (FORMAT.md, part 6). */

import { fromBase64url, utf8 } from "./bytes.js";
import { sealOf } from "./sealing.js";
import { leadsTo, leafHash } from "./tree.js";

/** @typedef {import("./evidence.js").Opening} Opening */
/** @typedef {import("./evidence.js").Entry} Entry */
/** @typedef {import("./walk.js").Owed} Owed */
/** @typedef {import("./walk.js").Walk} Walk */

/** Compare, and take what was opened off the list of what is due.
 * @param {Walk} walk @param {Entry} entry @returns {string | null} the class of what is wrong */
export function compareOpenings(walk, entry) {
    const { openings, number } = entry;
    const due = walk.ledger.pending.filter((each) => isDueNow(walk, each));
    for (let at = 0; at < Math.max(openings.length, due.length); at++) {
        if (at >= openings.length) return "opening.missing";
        const wrong = trouble(walk, openings, at, due) ?? troubleWithSalt(walk, openings[at]);
        if (wrong) return wrong;
        noteOpened(walk, due[at], number);
    }
    if (openings.length) walk.told.push(number);
    walk.ledger = {
        ...walk.ledger,
        pending: walk.ledger.pending.filter((each) => !due.includes(each)),
    };
    return null;
}

/** A seal can be opened at once, a sheet as soon as it is in the record.
 * @param {Walk} walk @param {Owed} due @returns {boolean} */
function isDueNow({ sheet }, due) {
    return due.sheet === null || due.sheet === sheet?.name;
}

/** @param {Walk} walk @param {Opening[]} given @param {number} at @param {Owed[]} due
 * @returns {string | null} */
function trouble(walk, given, at, due) {
    const [opening, wanted] = [given[at], due[at]];
    const asked = wanted?.label === opening.label;
    const same = asked && wanted.value === opening.value;
    if (same && fits(walk, opening, wanted)) return null;
    if (given.slice(0, at).some((each) => each.label === opening.label)) return "opening.twice";
    if (asked) return same ? misplaced(walk, opening) : "opening.false";
    if (wanted && isEarlierSheet(walk, opening.label, wanted.label)) return "opening.stale";
    const later = due.slice(at).some((each) => each.label === opening.label);
    return later ? "opening.missing" : "opening.superfluous";
}

/** @param {Walk} walk @param {Opening} opening @param {Owed} due @returns {boolean} */
function fits({ ledger, sheet, referee }, opening, due) {
    if (due.sheet === null) {
        return !opening.path.length && ledger.facts.get(due.label)?.seal === sealOf(opening.text);
    }
    const leaf = leafHash(utf8(opening.text));
    const root = fromBase64url(sheet?.root ?? "");
    const places = placesOf(referee);
    const at = places.indexOf(placeIn(due.label));
    return leadsTo(leaf, at, places.length, opening.path, root ?? leaf);
}

/** The right label, but not the seal in force: whose seal is it?
 * @param {Walk} walk @param {Opening} opening @returns {string} */
function misplaced({ seals, steps }, opening) {
    const line = seals.get(`${opening.label} ${sealOf(opening.text)}`);
    if (line === undefined || opening.path.length) return "opening.false";
    return steps.get(line)?.counts ? "opening.stale" : "opening.retracted";
}

/** @param {Walk} walk @param {string} given @param {string} wanted labels @returns {boolean} */
function isEarlierSheet({ referee }, given, wanted) {
    const place = placeIn(wanted);
    if (placeIn(given) !== place || !placesOf(referee).includes(place)) return false;
    return given < wanted;
}

/** @param {string} label @returns {string} the place that it names on a sheet, if it names one */
const placeIn = (label) => /^[0-9]{2}\/(.+)$/.exec(label)?.[1] ?? "";

/** @param {Walk["referee"]} referee @returns {readonly string[]} the places of each sheet */
const placesOf = (referee) => referee?.secrets?.places ?? [];

/** @param {Walk} walk @param {Opening} opening @returns {string | null} */
function troubleWithSalt({ labels }, { salt, label }) {
    const other = labels.get(salt);
    labels.set(salt, label);
    return other === undefined || other === label ? null : "salt";
}

/** @param {Walk} walk @param {Owed} due @param {number} carrier */
function noteOpened({ answers }, due, carrier) {
    answers.get(due.answer)?.carriers.push(carrier);
}
