/** The turns of a record, each from a sheet on, and what is said there (FORMAT.md, part 5, Binding). */

import { restsOn } from "./resting.js";
import { hourOf } from "./state.js";

/** @typedef {import("./walk.js").Walk} Walk */
/** @typedef {import("./walk.js").Answer} Answer */
/** @typedef {import("./moves.js").Move} Move */

/** @param {Walk} walk @param {number} number of a line that anybody gave */
export function speak({ turns }, number) {
    const turn = turns[turns.length - 1];
    if (turn?.spoken === Infinity) turn.spoken = number;
}

/** @param {Walk} walk @param {number} line @param {Move} move @returns {Answer} */
export function answerOf({ state, game, turns, sheet }, line, move) {
    const turn = turns[turns.length - 1] ?? { sheet: 0, spoken: line };
    const lines = restsOn(state, move, game).map((label) => {
        const onSheet = sheet !== null && label.startsWith(`${sheet.name}/`);
        return (onSheet ? sheet.line : state.facts.get(label)?.line) ?? Infinity;
    });
    const rests = lines.filter((each) => each <= turn.sheet);
    return { line, hour: hourOf(state), rests, spoken: turn.spoken, carriers: [] };
}
