/** The letters of the set-up, from A to Y: the line of each, and how often it comes (AUDIT.md). */

import { FIRST_HOURS } from "../box.js";
import { isAtOnce } from "./decisions.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("../setup.js").Game} Game */
/** @typedef {Pick<Game, "mode" | "program">} Kind of game, on which the letters depend */
/** @typedef {{ takes: string, mode: string, times: number, rule: string }} Letter `mode` is empty
 *   where it belongs to both */

/** The rule of every line that comes at another time. */
export const SETUP_ORDER = "mind-mgmt.setup.order";

/** @param {string} takes @param {string} [mode] @param {number} [times] @param {string} [rule]
 * @returns {Letter} */
function letter(takes, mode = "", times = 1, rule = SETUP_ORDER) {
    return { takes, mode, times, rule };
}

const LETTERS = [
    letter("recruiter"),
    letter("lay board"),
    letter("mayhem", "full", 5, "mind-mgmt.setup.mayhem.five"),
    letter("lay time"),
    letter("lay actions"),
    letter("lay supplies"),
    letter("lay hours", "training"),
    letter("supply"),
    letter("lay map"),
    letter("lay marks", "full"),
    letter("lay slip"),
    letter("card"),
    letter("start"),
    letter("shown", "training"),
    letter("features"),
    letter("act", "", FIRST_HOURS - 1, "mind-mgmt.setup.steps.four"),
    letter("recruits"),
    letter("immortal", "full", 4, "mind-mgmt.setup.immortals.four"),
    letter("control", "", 4, "mind-mgmt.setup.control"),
    letter("agent", "", 4, "mind-mgmt.setup.agents.four"),
    letter("lay potentials"),
    letter("lay ally", "full"),
    letter("token", "full"),
    letter("draw", "full", 2, "mind-mgmt.setup.open.two"),
    letter("begin"),
];

/** Where the program is the Recruiter, it deals at once. */
const DEALING = letter("deal");

/** @param {Kind} game @returns {Letter[]} */
function lettersOf({ mode, program }) {
    const [first, ...rest] = LETTERS.filter((each) => !each.mode || each.mode === mode);
    return program ? [first, DEALING, ...rest] : [first, ...rest];
}

/** @param {Move} move @returns {string} how a letter names such a line */
const nameOfLine = ({ kind, choice }) => (kind === "lay" ? `lay ${choice}` : kind);

/** @param {Letter | undefined} letter @param {Move} move @returns {boolean} */
const takesLine = (letter, move) => letter?.takes === nameOfLine(move);

/** Count a line of the set-up, and go on to the next letter when this one is complete.
 * @param {State} state @param {Move} move @param {Kind} game @returns {Partial<State>} */
export function passed({ phase, letter: at, given }, move, game) {
    const due = lettersOf(game)[at];
    if (phase !== "setup" || !takesLine(due, move)) return {};
    return given + 1 < due.times ? { given: given + 1 } : { letter: at + 1, given: 0 };
}

/** @param {State} state @param {Move} move @param {Kind} game
 * @returns {string | null} the rule by which the set-up waits for another line */
export function brokenInSetup(state, move, game) {
    const { letter: at, given, dealt } = state;
    const letters = lettersOf(game);
    const [due, next] = letters.slice(at);
    if (takesLine(due, move)) return null;
    if (move.kind === "deal") return brokenByDeal(letters.slice(0, at), due, dealt);
    if (move.kind === "stuck") return mayBeStuck(state, due) ? null : SETUP_ORDER;
    if (!letters.some((each) => takesLine(each, move))) return elsewhere(move, game.mode);
    const last = letters[at - 1];
    if (takesLine(last, move) && !given) return last.rule;
    return given || takesLine(next, move) ? due.rule : SETUP_ORDER;
}

/** @param {State} state @param {Kind} game @returns {boolean} whether a dead end of the first steps is heard */
export function isStepping(state, game) {
    return state.phase === "setup" && mayBeStuck(state, lettersOf(game)[state.letter]);
}

/** @param {State} state @param {Kind} game @returns {boolean} whether the Recruiter has a card already */
export function isHiding({ phase, letter: at }, game) {
    return phase !== "setup" || at > lettersOf(game).findIndex(({ takes }) => takes === "card");
}

/** @param {State} state of the set-up @param {Kind} game @returns {number} the hours whose steps are made */
export function stepsMade({ letter: at, given }, game) {
    return lettersOf(game)[at].takes === "act" ? given + 1 : FIRST_HOURS;
}

/** A dead end is heard at one of the four steps, or behind the last of them.
 * @param {State} state @param {Letter} due @returns {boolean} */
function mayBeStuck(state, { takes }) {
    return takes === "act" || (takes === "recruits" && isAtOnce(state));
}

/** @param {Kind} game @returns {Partial<State>} the four first steps are made once more */
export function stepsAnew(game) {
    return { letter: lettersOf(game).findIndex(({ takes }) => takes === "act"), given: 0 };
}

/** @param {Letter[]} before @param {Letter} due @param {boolean} dealt @returns {string | null} */
function brokenByDeal(before, due, dealt) {
    const late = before.some(({ takes }) => takes === "features");
    if (late || dealt) return "mind-mgmt.setup.deal.once";
    return due.takes === "features" ? null : SETUP_ORDER;
}

/** @param {Move} move @param {string} mode @returns {string} the rule of what the mode leaves out */
function elsewhere(move, mode) {
    if (!LETTERS.some((each) => takesLine(each, move))) return SETUP_ORDER;
    if (mode === "training") return "mind-mgmt.training.omits";
    return move.kind === "shown" ? "mind-mgmt.setup.start.hidden" : "mind-mgmt.setup.hours";
}
