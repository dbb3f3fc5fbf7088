/** The features' names from the board's file, by which people find locations on the real board. */

import { boardOf } from "../board.js";
import { language } from "../../../page/language.js";
import { FEATURE_NAMES } from "../generated.js";
import { said } from "./texts.js";

/** @typedef {import("../../../kit/verdict.js").Report} Report */
/** @typedef {(place: string) => string[]} FeaturesAt the names of what is printed in a location */
/** @typedef {{ feature: (id: string) => string, at: FeaturesAt, short: FeaturesAt }} Names what a
 *   board calls things; `short` where there is little room */

/** What is worked out once for a report in a language. @type {WeakMap<Report, Record<string, Names>>} */
const known = new WeakMap();

/** @param {Report} report @returns {Names} */
export function namesOf(report) {
    const names = known.get(report) ?? {};
    known.set(report, names);
    return (names[language()] ??= namesIn(report.table?.file ?? ""));
}

/** @param {string} file @returns {Names} */
function namesIn(file) {
    const board = boardOf(file);
    const known = /** @type {Record<string, Record<string, string>>} */ (FEATURE_NAMES)[language()];
    const feature = (/** @type {string} */ id) => {
        const [english, czech] = board.names.get(id) ?? [id, id];
        if (language() === "cs") return czech;
        return Object.hasOwn(known, english) ? known[english] : english;
    };
    /** @type {FeaturesAt} */
    const at = (place) => board.at.get(place)?.map(feature) ?? [said("path.temple")];
    return { feature, at, short: (place) => at(place).map(shortened) };
}

/** All words but the last of a long name, by their first letters.
 * @param {string} name @returns {string} */
function shortened(name) {
    const words = name.split(" ");
    if (name.length <= SHORT || words.length < 2) return name;
    const before = words.slice(0, -1).map((word) => `${word[0]}.`);
    return `${before.join("")} ${words[words.length - 1]}`;
}

const SHORT = 11;

/** A location with what is printed there.
 * @param {string} place @param {Names} names @returns {string} */
export function placeText(place, names) {
    return `${place} (${names.at(place).join(" + ")})`;
}
