/** Findings that need the whole game: a mistake that was admitted too late (AUDIT.md). */

/** @typedef {import("../../../kit/walk.js").Step} Step */

/** A mistake that is told when no agent acts any more comes too late; unless it ended the game.
 * @param {Step[]} counted @param {import("../state.js").State} state
 * @returns {import("../../../kit/walk.js").Finding[]} */
export function lateMistakes(counted, state) {
    const lastAgent = counted.findLastIndex(
        ({ move }) => move.agent && !["agent", "control"].includes(move.kind),
    );
    const late = counted.filter(({ move }, at) => move.kind === "mistake" && at > lastAgent);
    const last = counted.findLast(({ move }) => move.kind !== "remark");
    if (!state.over || last?.move.kind === "mended") return [];
    return late.map(({ entry }) => ({
        line: entry.number,
        class: "rule",
        rule: "mind-mgmt.mistake.late",
    }));
}
