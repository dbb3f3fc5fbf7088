/** What kept heads prove about answers, hours and the ending (FORMAT.md, part 5, Binding). */

/** @typedef {import("./walk.js").Answer} Answer */
/** @typedef {import("./walk.js").Turn} Turn */
/** @typedef {{ line: number, hour: string, before: boolean, after: boolean,
 *   beforeBy: number | null, afterBy: number | null }} Bound with the sizes of the heads that do it;
 *   where nothing has to be held before, no head does it and it is bound all the same */
/** @typedef {{ hour: string, line: number, level: import("./levels.js").Level, headed: boolean,
 *   keptBy: number | null, early: boolean, held: boolean }} Hour its sheet, how much proof the table asked for, whether
 *   a head was shown before anybody spoke, the size of one over sheet and share that was kept, whether one
 *   was that holds the sheet at least, and whether any kept head holds both, also one that was shown later */

/** @param {Answer[]} answers @param {number[]} held the sizes of the kept heads that match
 * @returns {Bound[]} */
export function bound(answers, held) {
    const sizes = ordered(held);
    return answers.map((answer) => boundOne(answer, sizes));
}

/** @param {Turn[]} turns @param {number[]} held @returns {Hour[]} */
export function hoursKept(turns, held) {
    const sizes = ordered(held);
    return turns.map(({ hour, sheet, level, since, spoken, headed }) => ({
        hour,
        line: sheet,
        level,
        headed,
        keptBy: sizeWithin(sizes, since, spoken),
        early: sizeWithin(sizes, sheet, spoken) !== null,
        held: sizeWithin(sizes, since, Infinity) !== null,
    }));
}

/** @param {number[]} sizes @returns {number[]} */
const ordered = (sizes) => sizes.slice().sort((one, other) => one - other);

/** @param {number[]} sizes @param {number} first @param {number} end @returns {number | null} */
function sizeWithin(sizes, first, end) {
    return sizes.find((size) => first <= size && size < end) ?? null;
}

/** @param {Answer} answer @param {number[]} sizes @returns {Bound} */
function boundOne({ line, hour, rests, spoken, carriers }, sizes) {
    const [first, last] = [Math.max(0, ...rests), Math.max(line, ...carriers)];
    const beforeBy = rests.length ? sizeWithin(sizes, first, spoken) : null;
    const afterBy = sizeWithin(sizes, last, Infinity);
    const before = !rests.length || beforeBy !== null;
    return { line, hour, before, after: afterBy !== null, beforeBy, afterBy };
}
