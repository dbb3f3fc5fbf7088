/** The level of proof of a table (FORMAT.md, part 3, How much proof). */

/** @typedef {"none" | "red" | "every"} Level */
/** @typedef {import("./referee.js").Due} Due */

/** The least first. @type {Level[]} */
const LEVELS = ["none", "red", "every"];
const BEGINS = 2;

/** @param {string} text @returns {Level | null} */
export const levelOf = (text) => LEVELS.find((level) => level === text) ?? null;

/** Less than every turn is asked for in the second line alone, and more at any time.
 * @param {Level} now @param {Level} level @param {number} line @returns {boolean} */
export function mayFollow(now, level, line) {
    if (line === BEGINS) return level !== "every";
    return LEVELS.indexOf(level) > LEVELS.indexOf(now);
}

/** @param {Level} level @param {Due} due @returns {boolean} whether a head is due behind a line */
export function isHeadAsked(level, { sheet, head, deal, over, red }) {
    if (level === "every" || deal) return head;
    return level === "red" && (over || (red && sheet !== null));
}
