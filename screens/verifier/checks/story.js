/** What a report tells besides its findings: the lines in public, and the path hour by hour. */

import { hourOf, named } from "./state.js";

/** @typedef {import("./walk.js").Walk} Walk */
/** @typedef {import("./walk.js").Step} Step */
/** @typedef {import("./audit.js").Audit} Audit */
/** @typedef {{ id: string, mode: string, players: string[], edition: string, ended: boolean,
 *   file: string, lines: number, over: boolean, keeper: string | null, hour: string | null }} Table
 *   `hour` is that in which the walk ended */
/** @typedef {{ line: number, hour: string, setup: boolean, kind: string, seat: string, text: string,
 *   counts: boolean, unknown: boolean }} Told one line of the record, without its seals */
/** @typedef {{ hour: number, place: string, how: string, lines: number[], steps: string[],
 *   confirmed: [string, number][], mayhem: string[], token: string | null }} Hour the Recruiter's
 *   location, what was said there, and what lay on the board at its end */
/** @typedef {{ card: string | null, features: string[], hours: Hour[] }} Shown by the seed */

/** @param {Walk} walk @returns {Told[]} */
export function linesOf(walk) {
    return [...walk.steps.values()].map(({ entry, move, before, counts }) => ({
        line: entry.number,
        hour: named(hourOf(before)),
        setup: before.phase === "setup",
        kind: move?.kind ?? entry.about?.kind ?? "",
        seat: entry.line.seat,
        text: entry.line.text,
        counts,
        unknown: move !== null && isUnentered(move),
    }));
}

/** @param {import("./moves.js").Move} move
 * @returns {boolean} whether nobody entered where an agent stands or goes */
const isUnentered = ({ kind, way, place }) => way === "?" || (kind === "agent" && !place);

/** @param {Walk} walk @param {Audit} audit @returns {Shown} as far as the audit came */
export function shownBySeed(walk, audit) {
    const steps = [...walk.steps.values()].filter(
        (step) => audit.secrets.has(step.entry.number) && step.counts,
    );
    const last = steps[steps.length - 1];
    const { card = null, features = [], path = [] } = audit.secrets.get(last?.entry.number) ?? {};
    const hours = path.map((place, at) => hourAtPlace(steps, at + 1, place, audit));
    return { card, features, hours };
}

/** @param {Step[]} steps @param {number} hour @param {string} place @param {Audit} audit
 * @returns {Hour} */
function hourAtPlace(steps, hour, place, audit) {
    const during = steps.filter(
        ({ entry, before }) => pathHour(before, audit, entry.number) === hour,
    );
    const last = during[during.length - 1]?.after;
    const way = during.findLast(({ entry }) => entry.clear?.includes(` ${place}`));
    return {
        hour,
        place,
        how: way?.entry.clear?.split(" ")[0] ?? "",
        lines: during.map(({ entry }) => entry.number),
        steps: [...(last?.steps ?? [])],
        confirmed: [...(last?.confirmed ?? [])],
        mayhem: [...(last?.mayhem ?? [])],
        token: last?.second ?? null,
    };
}

/** To which hour of the path a line belongs: in the set-up to the one where he then stands.
 * @param {import("./state.js").State} before @param {Audit} audit @param {number} line
 * @returns {number} */
function pathHour(before, audit, line) {
    if (before.phase !== "setup") return hourOf(before);
    return audit.secrets.get(line)?.path.length ?? 0;
}
