/** The board: its locations, their neighbours, and what is printed on them (AUDIT.md, The board). */

import { COLUMNS, PLACE_SHAPE, ROWS } from "./box.js";
import { demand } from "../../kit/unreadable.js";

/** @typedef {{ id: string, temples: string[], features: string[], names: Map<string, string[]>,
 *   at: Map<string, string[]> }} Board `at` gives the features of a location, `names` those of a feature
 *   in English and in Czech */

/** All locations in board order. */
export const PLACES = [...ROWS].flatMap((row) => [...COLUMNS].map((column) => column + row));

/** @param {string} place @returns {number} its number, or -1 */
export const numberOf = (place) => PLACES.indexOf(place);

/** @param {string} place @returns {[number, number]} its column and its row, counted from 0 */
export const cellOf = ([column, row]) => [COLUMNS.indexOf(column), ROWS.indexOf(row)];

/** @param {string} one @param {string} other @returns {[number, number]} columns and rows apart */
export function apart(one, other) {
    const [first, second] = [cellOf(one), cellOf(other)];
    return [Math.abs(first[0] - second[0]), Math.abs(first[1] - second[1])];
}

/** @param {string} one @param {string} other @returns {boolean} whether they share a border */
export const beside = (one, other) =>
    apart(one, other).join() === "0,1" || apart(one, other).join() === "1,0";

/** @param {string} one @param {string} other @returns {boolean} */
const aslant = (one, other) => apart(one, other).join() === "1,1";

/** @param {Board} board @param {string} one @param {string} other @returns {boolean} whether a step
 *   between them goes aslant, and touches no temple */
export const isAskew = ({ temples }, one, other) =>
    aslant(one, other) && !temples.includes(one) && !temples.includes(other);

/** @param {string} place @returns {boolean} whether it lies at the edge of the board */
export function isOnEdge(place) {
    const [column, row] = cellOf(place);
    return column % (COLUMNS.length - 1) === 0 || row % (ROWS.length - 1) === 0;
}

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

const QUOTED = '"(?=[^"]{1,60}")([^" \\\\]+(?: [^" \\\\]+)*)"';
const WORD_IN_FILE = "([a-z][a-z0-9-]{0,31})";
const EMPTY = /^$/;

/** @param {string} pattern @returns {RegExp} */
const fileLine = (pattern) => new RegExp(`^${pattern}$`, "u");

const ID_LINE = fileLine(`id = "${WORD_IN_FILE}"`);
const NAME_LINE = fileLine(`name = ${QUOTED}`);
const TEMPLES_LINE = fileLine(`temples = \\["(${PLACE_SHAPE})", "(${PLACE_SHAPE})"\\]`);
const FEATURE_LINE = fileLine(`\\[features\\.${WORD_IN_FILE}\\]`);
const NAME_LINES = ["en", "cs", "czech"].map((key) => fileLine(`${key} = ${QUOTED}`));
const PLACE_LINE = fileLine(`(${PLACE_SHAPE}) = \\["${WORD_IN_FILE}", "${WORD_IN_FILE}"\\]`);
const LOCATIONS = "[locations]";

/** Read a board's file, which has one spelling.
 * @param {string} file @returns {Board} */
export function boardOf(file) {
    const lines = file.split("\n");
    const [id] = takeLine(lines, ID_LINE);
    takeLine(lines, NAME_LINE);
    const temples = takeLine(lines, TEMPLES_LINE);
    takeLine(lines, EMPTY);
    const names = featuresNamed(lines);
    const features = [...names.keys()].sort();
    const board = { id, temples, features, names, at: locationsIn(lines, temples) };
    demand(lines.join("\n") === "" && lines.length === 1 && isWhole(board), "board", 1);
    return board;
}

/** Take the next line, and what its pattern catches.
 * @param {string[]} lines @param {RegExp} pattern @returns {string[]} */
function takeLine(lines, pattern) {
    const hit = pattern.exec(lines.shift() ?? "?");
    demand(hit, "board", 1);
    return hit.slice(1);
}

/** @param {string[]} lines @returns {Map<string, string[]>} the features, each with its names */
function featuresNamed(lines) {
    const found = new Map();
    while (lines.length && lines[0] !== LOCATIONS) {
        const [feature] = takeLine(lines, FEATURE_LINE);
        demand(!found.has(feature), "board", 1);
        found.set(feature, NAME_LINES.flatMap((line) => takeLine(lines, line)));
        takeLine(lines, EMPTY);
    }
    lines.shift();
    return found;
}

/** @param {string[]} lines @param {string[]} temples @returns {Map<string, string[]>} */
function locationsIn(lines, temples) {
    const at = new Map();
    for (const place of PLACES.filter((each) => !temples.includes(each))) {
        const [found, ...features] = takeLine(lines, PLACE_LINE);
        demand(found === place, "board", 1);
        at.set(place, features);
    }
    return at;
}

/** Two temples, two different features elsewhere, each feature in five locations.
 * @param {Board} board @returns {boolean} */
function isWhole(board) {
    const { temples, features, at } = board;
    return (
        temples[0] !== temples[1] &&
        [...at.values()].every(([one, other]) => one !== other) &&
        [...at.values()].flat().every((feature) => features.includes(feature)) &&
        features.every((feature) => placesWith(board, feature).length === 5)
    );
}

/** @param {Board} board @param {string} feature @returns {string[]} in board order */
export function placesWith(board, feature) {
    return PLACES.filter((place) => board.at.get(place)?.includes(feature));
}
