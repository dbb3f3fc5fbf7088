/** The turns of a record, each from a sheet on, and what is said there (FORMAT.md, part 5, Binding). */

/** @typedef {import("./walk.js").Walk} Walk */
/** @typedef {import("./walk.js").Answer} Answer */

/** @param {Walk} walk @param {number} number of a line that anybody gave */
export function speak({ turns }, number) {
    const turn = turns[turns.length - 1];
    if (turn?.spoken === Infinity) turn.spoken = number;
}

/** @param {Walk} walk @param {number} line @param {any} move @returns {Answer} */
export function answerOf({ state, ledger, referee, turns, sheet }, line, move) {
    const turn = turns[turns.length - 1] ?? { sheet: 0, spoken: line };
    const labels = referee?.secrets?.restsOn(state, move) ?? [];
    const lines = labels.map((label) => {
        const onSheet = sheet !== null && label.startsWith(`${sheet.name}/`);
        return (onSheet ? sheet.line : ledger.facts.get(label)?.line) ?? Infinity;
    });
    const rests = lines.filter((each) => each <= turn.sheet);
    const hour = referee?.hourOf(state) ?? "";
    return { line, hour, rests, spoken: turn.spoken, carriers: [] };
}
