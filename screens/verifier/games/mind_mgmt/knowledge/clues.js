/** What each public line tells of the trail, by the rules of its own time. */

import { near, numberOf, PLACES, placesWith } from "../board.js";
import { FIRST_HOURS, lengthOf } from "../box.js";
import { isAtOnce, ruledOn } from "../rules/decisions.js";
import { stepsMade } from "../rules/letters.js";
import { mostNamed } from "../rules/tokens.js";
import { isMarked, sealedHours } from "../state.js";
import { footingOf, without } from "./footing.js";
import { maskOf } from "./masks.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("../setup.js").Game} Game */
/** @typedef {import("./footing.js").Footing} Footing */
/** @typedef {import("./masks.js").Mask} Mask */
/** @typedef {{ kind: "starts" | "acts" | "stands" | "where" | "been" | "never" | "open" | "stuck" | "contacts" |
 *   "anew", hour: number, mask?: Mask, footing?: Footing, token?: string, since?: number, number?: number,
 *   shaken?: ReadonlyMap<string, number> }} Clue about the trail up to an hour: it begins anywhere; a move was
 *   made, and then stands; it was in one of some locations, by then has been in all of them, or in none; some way leads
 *   on, or none; so many recruits were contacted; the first steps are made anew */
/** @typedef {(state: State, move: Move, game: Game) => Clue[]} Reads a line, with what was public before it */

/** @type {Record<string, Reads>} */
const READS = {
    start: () => [{ kind: "starts", hour: 1 }],
    act: acted,
    done,
    hop: wentOn,
    extra: (state, move, game) => [...wentOn(state, move, game), been(sealedHours(state), [move.place ?? ""])],
    recruit: wentOn,
    draw: (state, move, game) => (state.phase === "recruiter" ? wentOn(state, move, game) : []),
    recruits: told,
    stuck: cornered,
    shown: (_, { place = "", number = 0 }) => [where(number, [place])],
    answer: answered,
};

/** @param {State} state before the line @param {Move} move in public @param {Game} game
 * @returns {Clue[]} in the order in which they are taken in */
export const cluesIn = (state, move, game) => READS[move.kind]?.(state, move, game) ?? [];

/** @param {number} hour @param {string[]} places @returns {Clue} */
const where = (hour, places) => ({ kind: "where", hour, mask: maskOf(places.map(numberOf)) });

/** @param {number} hour @param {string[]} places @returns {Clue} */
const been = (hour, places) => ({ kind: "been", hour, mask: maskOf(places.map(numberOf)) });

/** In the set-up there are steps alone, and they stand at once. @type {Reads} */
function acted(state, _, game) {
    const setup = state.phase === "setup";
    const hour = setup ? state.given + 2 : state.hour + 1;
    /** @type {Clue} */
    const acts = { kind: "acts", hour, footing: footingOf(state, game, !setup) };
    return setup ? [acts, { kind: "stands", hour, token: "" }] : [acts];
}

/** Behind the Recruiter's turn lies the token that was used, and the move is no dead end. @type {Reads} */
function done(state, { token = "" }, game) {
    if (state.phase !== "recruiter") return [];
    return [{ kind: "stands", hour: state.hour + 1, token }, ...noDeadEnd(state, game, token)];
}

/** A dead end is said as soon as it is entered, but in the last hour.
 * @param {State} state @param {Game} game @param {string} token that was used @returns {Clue[]} */
function noDeadEnd(state, game, token = "") {
    const hour = state.hour + 1;
    if (!isAtOnce(state) || hour === lengthOf(game).hour) return [];
    return [{ kind: "open", hour, footing: without(footingOf(state, game), token) }];
}

/** Nobody goes on with a turn in a dead end. @type {Reads} */
function wentOn(state, _, game) {
    if (state.acted) return noDeadEnd(state, game);
    return [{ kind: "open", hour: state.hour, footing: footingOf(state, game) }];
}

/** @type {Reads} */
function told(state, { number = 0 }, game) {
    const { phase, hour, shaken } = state;
    const since = phase === "setup" ? 1 : hour - 1;
    /** @type {Clue} */
    const contacts = { kind: "contacts", hour, since, number, shaken };
    const first = phase === "setup" && isAtOnce(state);
    return first ? [{ kind: "open", hour, footing: footingOf(state, game) }, contacts] : [contacts];
}

/** @type {Reads} */
function cornered(state, _, game) {
    const hour = sealedHours(state);
    if (state.phase !== "setup") return [{ kind: "stuck", hour, footing: footingOf(state, game) }];
    const steps = stepsMade(state, game);
    /** @type {Clue} */
    const stuck = { kind: "stuck", hour: steps, footing: footingOf(state, game, steps === FIRST_HOURS) };
    return state.rulings.get("mind-mgmt.setup.stuck") === "anew" ? [stuck, { kind: "anew", hour: 1 }] : [stuck];
}

/** @type {Reads} */
function answered(state, { said, number = 0, places = [] }, game) {
    const { kind = "", place = "", feature = "", all = false } = state.question ?? {};
    const { hour } = state;
    if (kind === "asks") return named(state, places, placesWith(game.board, feature), all);
    if (kind === "reveals") return [where(number, [place])];
    if (kind === "shakes-down" || !kind) return [];
    const there = PLACES.filter((each) => (kind === "captures" ? each === place : near(place, each)));
    return [where(hour, said === "yes" ? there : PLACES.filter((each) => !there.includes(each)))];
}

/** Where more could be named, the others that carry no mark were not visited.
 * @param {State} state @param {string[]} places @param {string[]} asked @param {boolean} all @returns {Clue[]} */
function named(state, places, asked, all) {
    const others = asked.filter((each) => !isMarked(state, each) && !places.includes(each));
    const whole = (all || !places.length) && places.length < mostNamed(state);
    const never = { ...been(state.hour, others), kind: /** @type {const} */ ("never") };
    return [been(state.hour, places), ...(whole ? [never] : [])];
}
