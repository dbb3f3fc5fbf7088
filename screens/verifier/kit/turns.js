/** The turns of a record, from sheet to sheet, with their answers (FORMAT.md, part 5, Binding). */

/** @typedef {import("./walk.js").Walk} Walk */
/** @typedef {import("./walk.js").Answer} Answer */
/** @typedef {import("./walk.js").Turn} Turn */

/** Note something about the last sheet, as long as nobody has spoken behind it.
 * @param {Walk} walk @param {Partial<Turn>} changed */
export function renewTurn({ turns }, changed) {
    const turn = turns[turns.length - 1];
    if (turn?.spoken === Infinity) Object.assign(turn, changed);
}

/** @param {Walk} walk @param {number} line @param {any} move @returns {Answer} */
export function answerOf({ state, ledger, referee, turns, sheet, unshared }, line, move) {
    const turn = turns[turns.length - 1] ?? { sheet: 0, spoken: line };
    const labels = referee?.secrets?.restsOn(state, move) ?? [];
    const lines = labels.map((label) => {
        const onSheet = sheet !== null && label.startsWith(`${sheet.name}/`);
        return (onSheet ? sheet.line : ledger.facts.get(label)?.line) ?? Infinity;
    });
    const stood = lines.filter((each) => each <= turn.sheet);
    const rests = stood.map((each) => unshared.get(each) ?? each);
    const hour = referee?.hourOf(state) ?? "";
    return { line, hour, rests, spoken: turn.spoken, carriers: [] };
}
