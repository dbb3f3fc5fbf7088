/** Follows a revealed game line by line: what could be known, what was asked, and what else could have been. */

import { apart } from "../board.js";
import { FIRST_HOURS } from "../box.js";
import { after } from "../witness.js";
import { possibleIn } from "./counting.js";
import { knownAfter, leftBy, nothingKnown } from "./known.js";
import { isSame, questionsIn, subjectOf, truthsIn } from "./questions.js";

/** @typedef {import("../../../kit/walk.js").Step} Step */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("../setup.js").Game} Game */
/** @typedef {import("../secrets/hidden.js").Secrets} Secrets */
/** @typedef {import("./known.js").Known} Known */
/** @typedef {import("./counting.js").Possible} Possible */
/** @typedef {{ question: number, answer: number, hour: number, before: Possible | null,
 *   after: Possible | null, searched: string, found: boolean }} Asked the lines of a question and its answer, what
 *   was possible before it and after it, if that was counted, and where it was asked whether the trail is there now */
/** @typedef {{ at: number, question: Move, answer: Move, before: Possible, after: Possible }} Instead a
 *   question that could have been asked before a line, and what it would have left at most */
/** @typedef {{ at: number, answer: Move, left: Possible }} Given another true answer than was given at a line */
/** @typedef {{ hour: number, who: string, at: number, place: string, there: string, apart: number }} Near how
 *   near somebody was, and where the trail was; nobody where a question was that near */
/** @typedef {{ near: Near, asked: Asked | null }} Missed */
/** @typedef {{ at: number, before: Possible, after: Possible }} Admitted what was shown for a mistake told this */
/** @typedef {{ at: number, asked: Asked, instead: Instead }} Wasted a question that told nothing */
/** @typedef {{ asked: Asked[], subjects: Set<string>, given: Given[], instead: [string, Instead][],
 *   searches: Missed[], admitted: Admitted[], wasted: Wasted[], near: Near[] }} Found from which the moments
 *   are chosen; `instead` stand with what they are about */
/** @typedef {{ line: number, hour: number, phase: string, possible: Possible | null }} Line a line with what was
 *   possible after it; null where that was not counted */
/** @typedef {{ at: number, step: Step, known: Known, possible: Possible | null }} Open a question that waits,
 *   or another line, with what was known before it */

/** Up to so many trails it is worked out what else could have been asked. */
const MANY = 50_000;

/** @typedef {{ game: Game, secrets: Map<number, Secrets>, lines: Line[], found: Found, near: Map<string, Near>,
 *   looked: Set<string>, known: Known, possible: Possible | null, open: Open | null, paying: boolean }} Following */

/** @param {Game} game @param {Map<number, Secrets>} secrets after each line @returns {Following} */
export function begun(game, secrets) {
    const known = nothingKnown(game);
    return {
        ...{ game, secrets, known, possible: countedIn(known), lines: [], near: new Map(), looked: new Set() },
        ...{ open: null, paying: false },
        found: {
            ...{ asked: [], subjects: new Set(), given: [], instead: [], searches: [], admitted: [] },
            ...{ wasted: [], near: [] },
        },
    };
}

/** @param {Known} known @returns {Possible | null} */
const countedIn = ({ fitting, hours }) => fitting && possibleIn(fitting, hours);

/** Take in one more line that counts. @param {Following} following @param {Step} step */
export function follow(following, step) {
    const { known: knew, possible: was, lines, found } = following;
    lookRound(following, step, knew, was);
    following.known = knownAfter(knew, step);
    const told = following.known.fitting !== knew.fitting;
    const now = told ? countedIn(following.known) : was;
    following.possible = now;
    const at = lines.length;
    lines.push({ line: step.entry.number, hour: step.after.hour, phase: step.before.phase, possible: now });
    const { open } = following;
    const line = { at, step, known: knew, possible: was };
    if (open && step.before.question && step.move.kind === "answer") answered(following, open, line, now);
    following.open = step.after.question ? (open ?? line) : null;
    if (was && now) admitted(following, at, step, was, now);
    measure(following, at, step);
    found.near = [...following.near.values()];
}

/** @param {Possible | null} possible @returns {possible is Possible} whether more can be worked out about it */
const isCountable = (possible) => possible !== null && possible.trails <= MANY;

/** Work out what each question would have told that could be asked now, once an hour.
 * @param {Following} following @param {Step} step @param {Known} knew @param {Possible | null} was */
function lookRound({ game, secrets, lines, looked, found }, step, knew, was) {
    if (!isCountable(was)) return;
    for (const move of questionsIn(step.before, game)) {
        const subject = subjectOf(move);
        if (looked.has(`${step.before.hour} ${subject}`)) continue;
        looked.add(`${step.before.hour} ${subject}`);
        const told = insteadOf({ at: lines.length, step, known: knew, possible: was }, move, was, game, secrets);
        if (told) found.instead.push([subject, told]);
    }
}

/** What a question would have told at least, whichever true answer was given. Where somebody looks for the end
 * of the trail, a miss tells of it.
 * @param {Open} open before which line it is asked, and what was known then @param {Move} move
 * @param {Possible} was @param {Game} game @param {Map<number, Secrets>} secrets @returns {Instead | null} */
function insteadOf({ at, step, known }, move, was, game, secrets) {
    if (move.kind === "captures") return null;
    const state = after(step.before, move, game, 0);
    const answers = truthsIn({ state, secrets: hiddenAt(secrets, step), game });
    const lefts = answers.map((answer) => left(known, state, answer, game));
    if (!lefts.length || lefts.some((each) => !each.trails)) return null;
    const most = lefts.reduce((best, each, one) => (each.worlds > lefts[best].worlds ? one : best), 0);
    return { at, question: move, answer: answers[most], before: was, after: lefts[most] };
}

/** @param {Map<number, Secrets>} secrets @param {Step} step @returns {Secrets} in the agents' turn no line changes
 *   what is hidden */
const hiddenAt = (secrets, { entry }) => /** @type {Secrets} */ (secrets.get(entry.number));

/** @param {Known} known @param {State} state with the question @param {Move} answer @param {Game} game
 * @returns {Possible} what the answer would leave */
function left(known, state, answer, game) {
    const told = leftBy(known, { before: state, move: answer, after: after(state, answer, game, 0) });
    return possibleIn(told.fitting, known.hours, told.triples);
}

/** Note a question with its answer, and what else could have been said and asked.
 * @param {Following} following @param {Open} open @param {Open} answer @param {Possible | null} now */
function answered(following, open, { at, step, known, possible: was }, now) {
    const { found, game, secrets } = following;
    const { before: state, move } = step;
    const captures = state.question.kind === "captures";
    const searched = captures ? state.question.place : "";
    const hit = captures && move.said === "yes";
    const asked = { question: open.at, answer: at, hour: state.hour, before: was, after: now, searched, found: hit };
    if (now && !now.worlds) return;
    found.asked.push(asked);
    found.subjects.add(subjectOf(open.step.move));
    const hidden = hiddenAt(secrets, step);
    if (captures && !hit) {
        const there = hidden.path[hidden.path.length - 1];
        const near = { hour: state.hour, who: "", at, place: searched, there, apart: distance(searched, there) };
        found.searches.push({ near, asked });
    }
    if (!now || !isCountable(was)) return;
    for (const other of truthsIn({ state, secrets: hidden, game })) {
        const would = isSame(other, move) ? null : left(known, state, other, game);
        if (would?.trails) found.given.push({ at, answer: other, left: would });
    }
    if (was.worlds !== now.worlds || hit || step.after.over) return;
    const better = bestInstead(following, open, was);
    if (better) found.wasted.push({ at: open.at, asked, instead: better });
}

/** @param {Following} following @param {Open} open the question that told nothing @param {Possible} was
 * @returns {Instead | null} the other one that would have told most */
function bestInstead({ game, secrets }, open, was) {
    const others = questionsIn(open.step.before, game).filter((move) => !isSame(move, open.step.move));
    const every = others.map((move) => insteadOf(open, move, was, game, secrets));
    const told = every.filter((each) => each !== null);
    return told.reduce((best, each) => (!best || each.after.worlds < best.after.worlds ? each : best), told[0] ?? null);
}

/** Note what is shown for a mistake, as long as nobody else does anything.
 * @param {Following} following @param {number} at @param {Step} step @param {Possible} was @param {Possible} now */
function admitted(following, at, { entry, move }, was, now) {
    const all = following.found.admitted;
    const own = entry.line.seat === "keeper";
    if (move.kind === "mistake") all.push({ at, before: was, after: now });
    else if (following.paying && own) all[all.length - 1] = { ...all[all.length - 1], after: now };
    following.paying = move.kind === "mistake" || (following.paying && own);
}

/** Note how near the agents are who stand on the board, once the Recruiter's move stands.
 * @param {Following} following @param {number} at @param {Step} step */
function measure({ secrets, near }, at, step) {
    const { hour, pieces } = step.after;
    const { path } = hiddenAt(secrets, step);
    if (path.length !== hour || hour <= FIRST_HOURS) return;
    const there = path[path.length - 1];
    for (const [who, place] of pieces.agents) {
        const found = near.get(`${hour} ${who}`);
        const away = place ? distance(place, there) : Infinity;
        if (place && away < (found?.apart ?? Infinity))
            near.set(`${hour} ${who}`, { hour, who, at, place, there, apart: away });
    }
}

/** @param {string} one @param {string} other @returns {number} over how many locations, diagonals included */
const distance = (one, other) => Math.max(...apart(one, other));
