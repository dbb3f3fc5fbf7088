/** The path by hours with the pieces on the board, as the seed reveals it. */

import { cellOf } from "../board.js";
import { FIRST_HOURS } from "../box.js";
import { clearMoveOf, QUESTIONS } from "../moves.js";
import { stopsOf } from "../rules/ways.js";
import { hourOf, named } from "../state.js";

/** @typedef {import("../../../kit/walk.js").Step} Step */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("./hidden.js").Secrets} Secrets */
/** @typedef {{ agent: string, place: string, apart: number }} Near where an agent stood, and how far
 *   away, diagonals included */
/** @typedef {{ hour: number, place: string, how: string, lines: number[], nearest: Near | null,
 *   asked: number }} Hour the Recruiter's location, the lines that were said there, who came nearest, and how
 *   many questions there were */
/** @typedef {{ line: number, hour: number, walked: number, turn: string, steps: string[],
 *   confirmed: [string, number][], mayhem: string[], token: string | null, agents: [string, string][] }} Stage
 *   the board after a line: how many hours of the path are made, whose turn it was, what lay and who stood there */
/** @typedef {{ card: string | null, features: string[], hours: Hour[], stages: Stage[] }} Shown by the seed */

/** @param {State} state before the line @param {import("../moves.js").Move | null} move
 * @returns {import("../../../kit/referee.js").Told} */
export function told(state, move) {
    const { kind = "", way = "", place } = move ?? {};
    return {
        kind,
        setup: state.phase === "setup",
        unknown: !stopsOf(way) || (kind === "agent" && !place),
        hour: named(hourOf(state)),
    };
}

/** @param {Step[]} steps that count @param {Map<number, Secrets>} secrets after each line @returns {Shown}
 *   as far as the audit came */
export function pathShown(steps, secrets) {
    const audited = steps.filter(({ entry }) => secrets.has(entry.number));
    const last = audited[audited.length - 1];
    const { card = null, features = [], path = [] } = secrets.get(last?.entry.number) ?? {};
    const hours = path.map((place, at) => hourAtPlace(audited, at + 1, place, secrets));
    const stages = audited.map((step) => stageAfter(step, secrets)).filter(({ walked }) => walked);
    return { card, features, hours, stages };
}

/** @param {Step[]} steps @param {number} hour @param {string} place @param {Map<number, Secrets>} secrets
 * @returns {Hour} */
function hourAtPlace(steps, hour, place, secrets) {
    const during = steps.filter(
        ({ entry, before }) => pathHour(before, secrets.get(entry.number)) === hour,
    );
    const came = during.map(({ entry }) => clearMoveOf(entry.clear ?? ""));
    return {
        hour,
        place,
        how: came.findLast((move) => move?.place === place)?.kind ?? "",
        lines: during.map(({ entry }) => entry.number),
        nearest: hour > FIRST_HOURS ? nearestTo(place, hour, during) : null,
        asked: during.filter(({ move }) => QUESTIONS.includes(move?.kind)).length,
    };
}

/** @param {Step} step @param {Map<number, Secrets>} secrets @returns {Stage} */
function stageAfter({ entry, before, after }, secrets) {
    const hidden = secrets.get(entry.number);
    return {
        line: entry.number,
        hour: pathHour(before, hidden),
        walked: hidden?.path.length ?? 0,
        turn: before.phase,
        steps: [...after.steps],
        confirmed: [...after.confirmed],
        mayhem: [...after.mayhem],
        token: after.second,
        agents: agentsOn(after),
    };
}

/** @param {State | undefined} state @returns {[string, string][]} those whose locations were entered */
function agentsOn(state) {
    return [...(state?.pieces.agents ?? [])].flatMap(([agent, at]) => (at ? [[agent, at]] : []));
}

/** Of those who are equally near the first one counts; while the Recruiter moves, nobody is measured.
 * @param {string} place @param {number} hour @param {Step[]} during @returns {Near | null} */
function nearestTo(place, hour, during) {
    const stood = during.filter(({ after }) => after.hour === hour);
    const every = stood.flatMap(({ after }) =>
        agentsOn(after).map(([agent, at]) => ({ agent, place: at, apart: apart(at, place) })),
    );
    return every.reduce((best, each) => (!best || each.apart < best.apart ? each : best), /** @type {Near | null} */ (null));
}

/** @param {string} one @param {string} other @returns {number} */
function apart(one, other) {
    const [[column, row], [across, down]] = [cellOf(one), cellOf(other)];
    return Math.max(Math.abs(column - across), Math.abs(row - down));
}

/** To which hour of the path a line belongs: in the set-up to the one where he then stands.
 * @param {State} before @param {Secrets | undefined} after @returns {number} */
function pathHour(before, after) {
    return before.phase === "setup" ? (after?.path.length ?? 0) : hourOf(before);
}
