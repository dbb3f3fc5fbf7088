/** Which lines may come in each phase, and what must precede them (AUDIT.md, The order of the lines). */

import { QUESTIONS } from "../moves.js";
import { brokenInSetup, SETUP_ORDER } from "./letters.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */

const ANY = ["setup", "recruiter", "alert", "agents"];
const PLAY = ANY.slice(1);
const AT_ANY_TIME = ["note", "lift", "ruling", "override", "restore", "remark", "help", "help-by-all"];
const CORRECTING = ["moved", "correct", "correct-token", "correct-draw"];
const IN_QUESTION = [...AT_ANY_TIME, "answer", "dolphin", "agent", "mistake"];
const IN_MISTAKE = [...AT_ANY_TIME, ...CORRECTING, "shown", "mended"];

/** The kinds of lines by where they may stand; all others belong to the set-up. */
const PHASES = new Map([
    ...[...AT_ANY_TIME, "agent", "shown"].map(only(ANY)),
    ...[...CORRECTING, "mistake", "mended"].map(only(PLAY)),
    ...["act", "draw", "stuck"].map(only(["setup", "recruiter"])),
    ...["hop", "extra", "recruit"].map(only(["recruiter"])),
    ...QUESTIONS.map(only(["agents"])),
    ...["moves", "pushes", "shoves", "leads", "rests", "dolphin", "answer"].map(only(["agents"])),
    only(["setup", "alert"])("recruits"),
]);

/** @param {string[]} phases @returns {(kind: string) => [string, string[]]} */
function only(phases) {
    return (kind) => [kind, phases];
}

/** @param {Move} move @returns {string[]} */
function phasesOf({ kind, token }) {
    if (kind === "done") return token ? ["recruiter"] : ["recruiter", "agents"];
    return PHASES.get(kind) ?? ["setup"];
}

/** @param {State} state @param {Move} move @param {import("../setup.js").Game} game
 * @returns {string | null} the rule by which a line comes at the wrong time */
export function brokenByOrder(state, move, game) {
    const { kind } = move;
    if (state.over) return kind === "remark" ? null : "mind-mgmt.end.over";
    if (state.mistake && !IN_MISTAKE.includes(kind)) return "mind-mgmt.mistake.notes";
    if (state.question && !state.mistake && !IN_QUESTION.includes(kind))
        return "mind-mgmt.answer.first";
    if (!phasesOf(move).includes(state.phase)) return offTurn(state, move);
    if (kind === "answer" && !state.question) return "mind-mgmt.answer.asked";
    const setup = state.phase === "setup" && !AT_ANY_TIME.includes(kind);
    return setup ? brokenInSetup(state, move, game) : null;
}

/** @param {State} state @param {Move} move @returns {string} */
function offTurn({ phase }, move) {
    if (phase === "setup" || phasesOf(move).join() === "setup") return SETUP_ORDER;
    if (move.kind === "answer") return "mind-mgmt.answer.asked";
    if (phase === "alert" || move.kind === "recruits") return "mind-mgmt.recruits.alert-only";
    return move.kind === "recruit" ? "mind-mgmt.immortals.recruit.turn" : "mind-mgmt.turn.order";
}
