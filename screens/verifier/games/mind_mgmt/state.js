/** What everybody at the table knows, as an immutable value. */

import { FIRST_HOURS, HELP_LEVELS } from "./box.js";
import { NOTHING_LAID } from "./pieces.js";

/** @typedef {{ kind: string, feature?: string, place?: string, all: boolean }} Question */
/** @typedef {{ hour: number, owed: number, shown: number, line: number }} Mistake */
/** @typedef {{ phase: "setup" | "recruiter" | "alert" | "agents", hour: number,
 *   keeper: string | null, question: Question | null, acted: boolean, over: boolean,
 *   mayhem: ReadonlySet<string>, steps: ReadonlySet<string>, spent: number, confirmed: ReadonlyMap<string, number>,
 *   drawn: ReadonlySet<string>, shaken: ReadonlyMap<string, number>, recruits: number,
 *   dealt: boolean, second: string | null, used: ReadonlySet<string>, mistake: Mistake | null,
 *   rulings: ReadonlyMap<string, string>, aside: ReadonlySet<string>,
 *   sealed: ReadonlySet<string>, letter: number, given: number,
 *   help: string, notes: readonly string[], control: ReadonlyMap<string, string>,
 *   pieces: import("./pieces.js").Pieces }} State
 *   `letter` of the set-up is due, of whose lines some are `given`; `sealed` are labels */

/** @type {State} */
export const START = Object.freeze({
    phase: "setup",
    hour: FIRST_HOURS,
    keeper: null,
    question: null,
    acted: false,
    over: false,
    mayhem: new Set(),
    steps: new Set(),
    spent: 0,
    confirmed: new Map(),
    drawn: new Set(),
    shaken: new Map(),
    recruits: 0,
    dealt: false,
    second: null,
    used: new Set(),
    mistake: null,
    rulings: new Map(),
    aside: new Set(),
    sealed: new Set(),
    letter: 0,
    given: 0,
    help: HELP_LEVELS[0],
    notes: [],
    control: new Map(),
    pieces: NOTHING_LAID,
});

/** @template T @param {ReadonlySet<T>} set @param {T[]} items @returns {ReadonlySet<T>} */
export const withItems = (set, ...items) => new Set([...set, ...items]);

/** @template T @param {ReadonlySet<T>} set @param {T} item @returns {ReadonlySet<T>} */
export const without = (set, item) => new Set([...set].filter((each) => each !== item));

/** @template K, V @param {ReadonlyMap<K, V>} map @param {K} key @param {V} value
 * @returns {ReadonlyMap<K, V>} */
export const withEntry = (map, key, value) => new Map([...map, [key, value]]);

/** @param {State} state @param {string} place @returns {boolean} a step token or a confirmed note */
export const isMarked = (state, place) => state.steps.has(place) || state.confirmed.has(place);

/** @param {number} hour @returns {string} two digits */
export const named = (hour) => String(hour).padStart(2, "0");

/** @param {State} state @returns {number} the hour by which a verdict lists a line said now */
export const hourOf = (state) => state.hour + (state.phase === "recruiter" ? 1 : 0);

/** @param {State} state @returns {number} the number of hours that are sealed */
export function sealedHours(state) {
    let hours = 0;
    while (state.sealed.has(`hour/${named(hours + 1)}`)) hours++;
    return hours;
}
