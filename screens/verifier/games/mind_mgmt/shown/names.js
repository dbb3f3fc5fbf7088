/** Names as the board's own file gives them, for the board itself bears no coordinates. */

import { boardOf } from "../board.js";
import { said } from "./texts.js";

/** @typedef {import("../../../kit/verdict.js").Report} Report */
/** @typedef {(place: string) => string[]} FeaturesAt the names of what is printed in a location */
/** @typedef {{ feature: (id: string) => string, at: FeaturesAt }} Names what a board calls things */

/** @type {WeakMap<Report, Names>} */
const known = new WeakMap();

/** @param {Report} report @returns {Names} */
export function namesOf(report) {
    const names = known.get(report) ?? namesIn(report.table?.file ?? "");
    known.set(report, names);
    return names;
}

/** @param {string} file @returns {Names} */
function namesIn(file) {
    const board = boardOf(file);
    const found = [...file.matchAll(/^\[features\.([a-z0-9-]+)\]\nen = "([^"]*)"$/gmu)];
    const words = new Map(found.map(([, id, name]) => [id, name]));
    const feature = (/** @type {string} */ id) => words.get(id) ?? id;
    return { feature, at: (place) => board.at.get(place)?.map(feature) ?? [said("path.temple")] };
}

/** A location with what is printed there.
 * @param {string} place @param {Names} names @returns {string} */
export function placeText(place, names) {
    return `${place} (${names.at(place).join(" + ")})`;
}
