/** Where the Recruiter's next move can lead by the walls of its time, and which mind slips are left. */

import { brokenByStep, brokenBySlip } from "../secrets/pathrules.js";
import { numberOf } from "../board.js";
import { CARDS } from "../box.js";
import { ruledOn } from "../rules/decisions.js";
import { reachOf } from "./masks.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../setup.js").Game} Game */
/** @typedef {import("./masks.js").Reach} Reach */
/** @typedef {{ steps: Reach, slips: Reach[], first: boolean, second: number | null, early: boolean,
 *   unearned: boolean }} Footing `slips` by cards; `second` is the location of the second token while it can
 *   be used, `early` says that a visit in the first hours earns it, `unearned` that none has to */

export const FIRST = "first";
export const SECOND = "second";

const EARNED = "mind-mgmt.slip.second.earned";
const WAYS = /^mind-mgmt\.(step|slip)\./;

/** What was worked out for a board with its walls. @type {WeakMap<Game, Map<string, Reach[]>>} */
const known = new WeakMap();

/** @param {State} state @param {Game} game @param {boolean} slips whether there are any: none in the set-up
 * @returns {Footing} */
export function footingOf(state, game, slips = true) {
    const [steps, ...byCard] = reachesOf(state, game);
    const second = state.used.has(SECOND) ? null : state.second;
    return {
        steps,
        slips: byCard,
        first: slips && !state.used.has(FIRST),
        second: slips && second !== null ? numberOf(second) : null,
        early: ruledOn(state, "mind-mgmt.slip.second.visited") === "earned",
        unearned: state.aside.has(EARNED),
    };
}

/** @param {Footing} footing @param {string} token @returns {Footing} without it, if it is one */
export function without(footing, token) {
    if (token === FIRST) return { ...footing, first: false };
    return token === SECOND ? { ...footing, second: null } : footing;
}

/** @param {Footing} footing @returns {string[]} the tokens that are left */
export const tokensIn = ({ first, second }) => [
    ...(first ? [FIRST] : []),
    ...(second === null ? [] : [SECOND]),
];

/** @param {State} state @param {Game} game @returns {Reach[]} of steps, and of each card's mind slips */
function reachesOf(state, game) {
    const boards = known.get(game) ?? new Map();
    known.set(game, boards);
    const aside = [...state.aside].filter((rule) => WAYS.test(rule));
    const key = [...state.mayhem, "", ...aside].sort().join(" ");
    if (!boards.has(key)) boards.set(key, workedOut(state, game));
    return boards.get(key);
}

/** @param {State} state @param {Game} game @returns {Reach[]} as the rules of the path judge each move */
function workedOut(state, game) {
    /** @type {State} */
    const free = { ...state, phase: "recruiter", used: new Set() };
    const at = (/** @type {string} */ here, /** @type {string | null} */ card) => ({
        state: free,
        secrets: { card, dealt: null, features: [], path: [here], slip: null },
        game,
    });
    return [
        reachOf((from, to) => !brokenByStep(at(from, null), to)),
        ...CARDS.map((card) => reachOf((from, to) => !brokenBySlip(at(from, card), to, FIRST))),
    ];
}
