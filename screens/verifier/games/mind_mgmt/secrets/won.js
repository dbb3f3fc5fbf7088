/** Who won and why, by the line that ended the game (AUDIT.md). */

import { hourOf, named } from "../state.js";

/** @typedef {import("../../../kit/walk.js").Step} Step */
/** @typedef {"capture" | "cornered" | "recruits" | "time" | "mistake"} Reason */
/** @typedef {{ hour: string, why: Reason, agent: string, place: string }} Won the last two are those
 *   of a capture */

/** @type {Record<string, Reason>} */
const REASONS = { answer: "capture", stuck: "cornered", done: "time", mended: "mistake" };

/** @param {Step[]} counted @returns {Won | null} */
export function wonBy(counted) {
    const last = counted.findLast(({ before, after }) => after.over && !before.over);
    if (!last) return null;
    const { entry, move, before, after } = last;
    const asked = counted.findLast(
        (step) => step.entry.number < entry.number && step.move.kind === "captures",
    );
    return {
        hour: named(move.kind === "done" ? after.hour : hourOf(before)),
        why: REASONS[move.kind] ?? "recruits",
        agent: asked?.move.agent ?? "",
        place: before.question?.place ?? "",
    };
}
