/** Which answers are bound by which kept heads (FORMAT.md, part 5, Binding). */

import { named } from "./state.js";

/** @typedef {import("./walk.js").Answer} Answer */
/** @typedef {{ line: number, hour: string, before: boolean, after: boolean,
 *   beforeBy: number | null, afterBy: number | null }} Bound with the sizes of the heads that do it;
 *   where nothing has to be held before, no head does it and it is bound all the same */

/** @param {Answer[]} answers @param {number[]} heads the lines of the record's heads
 * @param {number[]} held the sizes of the kept heads that match @returns {Bound[]} */
export function bound(answers, heads, held) {
    const sizes = held.slice().sort((one, other) => one - other);
    return answers.map((answer) => boundOne(answer, heads, sizes));
}

/** Before it, only seals and sheets count that a head of the record stands behind.
 * @param {Answer} answer @param {number[]} heads @param {number[]} sizes @returns {Bound} */
function boundOne({ line, hour, opened, carriers }, heads, sizes) {
    const shown = opened.filter((source) => heads.some((head) => source < head && head < line));
    const [first, last] = [Math.max(0, ...shown), Math.max(line, ...carriers)];
    const beforeBy = shown.length
        ? (sizes.find((size) => first <= size && size < line) ?? null)
        : null;
    const afterBy = sizes.find((size) => last <= size) ?? null;
    const before = !shown.length || beforeBy !== null;
    return { line, hour: named(hour), before, after: afterBy !== null, beforeBy, afterBy };
}
