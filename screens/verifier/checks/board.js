/** The board: its locations, how they lie, and what is printed on them (AUDIT.md, The board). */

import { demand } from "./unreadable.js";

/** @typedef {{ id: string, temples: string[], features: string[], at: Map<string, string[]>,
 *   names: Map<string, string> }} Board `at` gives the features of a location */

const COLUMNS = "ABCDEF";
const ROWS = "1234567";

/** All locations in board order. */
export const PLACES = [...ROWS].flatMap((row) => [...COLUMNS].map((column) => column + row));

/** @param {string} place @returns {number} its number, or -1 */
export const numberOf = (place) => PLACES.indexOf(place);

/** @param {string} one @param {string} other @returns {[number, number]} columns and rows apart */
export function apart(one, other) {
    const [first, second] = [numberOf(one), numberOf(other)];
    const rows = Math.abs(Math.floor(first / 6) - Math.floor(second / 6));
    return [Math.abs((first % 6) - (second % 6)), rows];
}

/** @param {string} one @param {string} other @returns {boolean} whether they share a border */
export const beside = (one, other) =>
    apart(one, other).join() === "0,1" || apart(one, other).join() === "1,0";

/** @param {string} one @param {string} other @returns {boolean} */
export const aslant = (one, other) => apart(one, other).join() === "1,1";

/** @param {string} one @param {string} other @returns {boolean} */
export const around = (one, other) => Math.max(...apart(one, other)) === 1;

/** @param {string} one @param {string} other @returns {boolean} whether Meru would sense him */
export function near(one, other) {
    const [columns, rows] = apart(one, other);
    return Math.min(columns, rows) === 0 && Math.max(columns, rows) <= 2;
}

/** @param {string} one @param {string} other @returns {string} the border between them */
export function border(one, other) {
    return numberOf(one) < numberOf(other) ? `${one}-${other}` : `${other}-${one}`;
}

const ID_LINE = /^id = "([a-z0-9-]+)"$/;
const TEMPLES_LINE = /^temples = \["([A-F][1-7])", "([A-F][1-7])"\]$/;
const PLACE_LINE = /^([A-F][1-7]) = \["([a-z0-9-]+)", "([a-z0-9-]+)"\]$/;

/** Read the lines of a board's file that matter; all others are names.
 * @param {string} file @returns {Board} */
export function boardOf(file) {
    const lines = file.split("\n");
    const below = lines.slice(lines.indexOf("[locations]") + 1 || lines.length);
    const found = below.flatMap((line) =>
        [PLACE_LINE.exec(line) ?? []].filter((hit) => hit.length),
    );
    const at = new Map(found.map(([, place, one, other]) => [place, [one, other]]));
    const id = firstHit(lines, ID_LINE)[0];
    const temples = firstHit(lines, TEMPLES_LINE);
    demand(found.length === at.size, "board");
    const board = { id, temples, at, features: featuresOf(at), names: printedNames(lines) };
    demand(isWhole(board), "board");
    return board;
}

/** @param {string[]} lines @param {RegExp} pattern @returns {string[]} what the first match holds */
function firstHit(lines, pattern) {
    for (const line of lines) {
        const hit = pattern.exec(line);
        if (hit) return hit.slice(1);
    }
    return [];
}

/** @param {Map<string, string[]>} at @returns {string[]} the features, by the alphabet */
function featuresOf(at) {
    return [...new Set([...at.values()].flat())].sort();
}

/** Two temples without features, two different ones elsewhere, each feature in five locations.
 * @param {Board} board @returns {boolean} */
function isWhole(board) {
    const bare = PLACES.filter((place) => !board.at.has(place));
    const pairs = [...board.at.values()];
    return (
        Boolean(board.id) &&
        bare.join() ===
            board.temples
                .slice()
                .sort((a, b) => numberOf(a) - numberOf(b))
                .join() &&
        pairs.every(([one, other]) => one !== other) &&
        board.features.every((feature) => placesWith(board, feature).length === 5)
    );
}

/** @param {Board} board @param {string} feature @returns {string[]} in board order */
export function placesWith(board, feature) {
    return PLACES.filter((place) => board.at.get(place)?.includes(feature));
}

/** The printed names of the features, where the file tells them.
 * @param {string[]} lines @returns {Map<string, string>} */
function printedNames(lines) {
    const names = new Map();
    let feature = "";
    for (const line of lines) {
        feature = /^\[features\.([a-z0-9-]+)\]$/.exec(line)?.[1] ?? feature;
        const name = /^en = "([^"\\]+)"$/.exec(line)?.[1];
        if (name && feature) names.set(feature, name);
    }
    return names;
}
