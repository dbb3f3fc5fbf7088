/** How each public line changes the state, without the secret map (AUDIT.md). */

import { FIRST_HOURS, isRed, lengthOf } from "./box.js";
import { piecesAfter } from "./changes.js";
import { noteOf } from "./moves.js";
import { ruledOn } from "./rules/decisions.js";
import { passed, stepsAnew } from "./rules/letters.js";
import { controlled } from "./rules/seating.js";
import { labelsOf } from "./secrets/facts.js";
import { hourOf, named, withEntry, withItems, without } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./moves.js").Move} Move */
/** @typedef {import("./setup.js").Game} Game */
/** @typedef {Partial<State>} Change */

/** @type {Record<string, (state: State, move: Move, game: Game, line: number) => Change>} */
const CHANGES = {
    recruiter: (_, { name }) => ({ keeper: name }),
    mayhem: (state, { way }) => ({ mayhem: withItems(state.mayhem, way ?? "") }),
    moved: (state, { way, other }) => ({
        mayhem: withItems(without(state.mayhem, way ?? ""), other ?? ""),
    }),
    control: controlled,
    token: (_, { place }) => ({ second: place }),
    "correct-token": (_, { place }) => ({ second: place }),
    deal: () => ({ dealt: true }),
    act: (state) => (state.phase === "setup" ? {} : { acted: true }),
    shown: shown,
    recruits: told,
    extra: (state, { place }) => ({ steps: withItems(state.steps, place ?? "") }),
    recruit: (state) => ({ recruits: state.recruits + 1 }),
    draw: (state, { feature }) => ({ drawn: withItems(state.drawn, feature ?? "") }),
    "correct-draw": ({ drawn }, { card = "", feature = "" }) => ({
        drawn: withItems(without(drawn, card), feature),
    }),
    begin: () => ({ phase: "recruiter" }),
    done: done,
    stuck: (state, _, game) => (beginsAnew(state) ? stepsAnew(game) : { over: true }),
    asks: asked,
    "shakes-down": asked,
    reveals: asked,
    captures: asked,
    senses: asked,
    dolphin: (state) => ({ question: state.question && { ...state.question, all: true } }),
    answer: answered,
    ruling: (state, { rule, choice }) => ({
        rulings: withEntry(state.rulings, rule ?? "", choice ?? ""),
    }),
    override: (state, { rule }) => ({ aside: withItems(state.aside, rule ?? "") }),
    restore: (state, { rule }) => ({ aside: without(state.aside, rule ?? "") }),
    help: (_, { choice }) => ({ help: choice }),
    "help-by-all": (_, { choice }) => ({ help: choice }),
    note: ({ notes }, move) => ({ notes: [...notes, noteOf(move)] }),
    lift: ({ notes }, move) => ({ notes: notes.toSpliced(notes.indexOf(noteOf(move)), 1) }),
    mistake: admitted,
    mended: (state) => ({ mistake: null, over: state.over || isLostBy(state) }),
};

/** @param {State} state @param {Move} move @param {Game} game @param {number} line its number
 * @returns {State} */
export function after(state, move, game, line) {
    const change = CHANGES[move.kind]?.(state, move, game, line) ?? {};
    const pieces = piecesAfter(state, move);
    const sealed = withItems(state.sealed, ...labelsOf(move.kind, state, game));
    const next = { ...state, ...passed(state, move, game), ...change, pieces, sealed };
    return next.recruits >= lengthOf(game).recruits ? { ...next, over: true } : next;
}

/** @param {State} state @param {Move} move @returns {Change} */
function shown(state, { place = "", number = 0 }) {
    const mistake = state.mistake && {
        ...state.mistake,
        owed: state.mistake.owed - 1,
        shown: state.mistake.shown + 1,
    };
    const stays = ruledOn(state, "mind-mgmt.mistake.step") === "stays";
    return {
        ...(stays ? {} : givenUp(state, place)),
        confirmed: withEntry(state.confirmed, place, number),
        mistake: mistake && mistake.owed > 0 ? mistake : null,
    };
}

/** @param {State} state @param {string} place @returns {Change} without the step token that lies there */
function givenUp({ steps, spent }, place) {
    return { steps: without(steps, place), spent: spent + Number(steps.has(place)) };
}

/** @param {State} state @param {Move} move @returns {Change} */
function told(state, { number = 0 }) {
    const recruits = state.recruits + number;
    return state.phase === "alert" ? { recruits, phase: "agents" } : { recruits };
}

/** @param {State} state @param {Move} move @param {Game} game @returns {Change} */
function done(state, { token }, game) {
    if (state.phase === "agents") return { phase: "recruiter", acted: false, question: null };
    const hour = state.hour + 1;
    return {
        hour,
        acted: false,
        phase: isRed(hour) ? "alert" : "agents",
        used: token ? withItems(state.used, token) : state.used,
        over: state.over || hour >= lengthOf(game).hour,
    };
}

/** @param {State} state @returns {boolean} whether the four first steps are made once more */
export function beginsAnew(state) {
    return state.phase === "setup" && state.rulings.get("mind-mgmt.setup.stuck") === "anew";
}

/** @param {State} _ @param {Move} move @returns {Change} */
function asked(_, { kind, feature, place }) {
    return { question: { kind, feature, place, all: false } };
}

/** @param {State} state @param {Move} move @returns {Change} */
function answered(state, { said, number, places }) {
    const question = state.question;
    const { kind = "", place = "", feature = "" } = question ?? {};
    if (kind === "asks" && places)
        return { question: null, steps: withItems(state.steps, ...places) };
    if (kind === "reveals" && number) {
        const confirmed = withEntry(state.confirmed, place, number);
        return { question: null, confirmed, ...givenUp(state, place) };
    }
    if (said !== "yes") return { question: null };
    if (kind === "captures") return { question: null, over: true };
    return kind === "shakes-down"
        ? { question: null, ...shaken(state, feature) }
        : { question: null };
}

/** @param {State} state @param {string} feature @returns {Change} */
function shaken(state, feature) {
    return state.shaken.has(feature)
        ? {}
        : { shaken: withEntry(state.shaken, feature, state.hour) };
}

/** What hands laid wrongly for the program costs nothing.
 * @param {State} state @param {Move} move @param {Game} game @param {number} line @returns {Change} */
function admitted(state, { number = 0 }, { program }, line) {
    const owed = program ? 0 : Math.max(0, turnsSince(state, number));
    return { mistake: { hour: number, owed, shown: 0, line } };
}

/** How many turns a mistake of an hour is paid for.
 * @param {State} state @param {number} hour @returns {number} */
function turnsSince(state, hour) {
    const reading = ruledOn(state, "mind-mgmt.mistake.turns");
    const turns = hourOf(state) - Math.max(hour, FIRST_HOURS);
    const begun = state.hour - FIRST_HOURS - Number(state.phase === "alert");
    if (reading === "both-sides") return turns + begun - Math.max(hour - FIRST_HOURS - 1, 0);
    return reading === "with-its-own" ? turns + 1 : turns;
}

/** @param {State} state @returns {boolean} whether the notes ran out, and the players ruled so */
function isLostBy({ mistake, rulings }) {
    return Boolean(mistake?.shown) && rulings.get("mind-mgmt.mistake.short") === "agents-win";
}

/** What must stand directly after a line: a sheet by its name, a head, or nothing.
 * @param {State} before @param {Move} move @param {State} next
 * @returns {import("../../kit/referee.js").Due} */
export function dueAfter(before, move, next) {
    const over = next.over && !before.over;
    const deal = move.kind === "deal";
    const sheet = sheetAfter(before, move, next, over);
    const head = sheet !== null || deal || over;
    return { sheet, head, deal, over, red: move.kind === "recruits" };
}

/** In the first version the sheet of 05:00 stood behind the line that begins the game.
 * @param {State} before @param {Move} move @param {State} next
 * @returns {import("../../kit/referee.js").Due} */
export function dueAfterInFirst(before, move, next) {
    const due = dueAfter(before, move, next);
    if (before.phase !== "setup") return due;
    const sheet = next.phase === "setup" ? null : named(next.hour);
    return { ...due, sheet, head: sheet !== null || due.deal || due.over };
}

/** @param {State} before @param {Move} move @param {State} next @param {boolean} over
 * @returns {string | null} */
function sheetAfter(before, move, next, over) {
    if (move.kind === "done" && before.phase === "recruiter")
        return isRed(next.hour) ? null : named(next.hour);
    if (move.kind === "recruits") return named(next.hour);
    if (!over) return null;
    const hour = { setup: null, recruiter: next.hour + 1, alert: next.hour, agents: null }[
        before.phase
    ];
    return hour === null ? null : named(hour);
}
