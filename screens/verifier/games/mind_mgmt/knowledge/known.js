/** What everybody could work out of the public lines: each trail that fits them, with its cards. */

import { PLACES } from "../board.js";
import { cluesIn } from "./clues.js";
import { after, before, cardsFor, endIn, numberAfter } from "./coming.js";
import { contacted, only } from "./lots.js";
import { holds } from "./masks.js";
import { BOTH, cardsOf, goOn, kept, NOT_BEGUN, placeAt, room, startsOf, trimmed } from "./trails.js";
import { fitting, triplesOf } from "./triples.js";

/** @typedef {import("./clues.js").Clue} Clue */
/** @typedef {import("./coming.js").Coming} Coming */
/** @typedef {import("./lots.js").Fitting} Fitting */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../setup.js").Game} Game */
/** @typedef {{ before: State, move: import("../moves.js").Move, after: State }} Heard a public line */
/** @typedef {{ game: Game, hours: number, fitting: Fitting | null, coming: Coming | null, clues: readonly Clue[],
 *   denied: ReadonlySet<string>, triples: bigint }} Known `fitting` is null from where on there were too many
 *   trails to be counted; `denied` are the features that are none of the three, as the Recruiter said */

/** So many trails are counted, and no more: the program itself only estimates beyond that. */
export const MOST = 400_000;

/** @param {Game} game @returns {Known} before the first line */
export function nothingKnown(game) {
    const { every } = triplesOf(game.board.features);
    return begun({ game, hours: 0, fitting: null, coming: null, clues: [], denied: new Set(), triples: every });
}

/** @param {Known} known @returns {Known} without any hour */
const begun = (known) => ({
    ...known,
    hours: 0,
    coming: null,
    clues: [],
    fitting: { trails: NOT_BEGUN, lots: [known.triples] },
});

/** @param {Known} known @param {Heard} heard @returns {Known} what can be known after one more line */
export function knownAfter(known, heard) {
    const told = cluesIn(heard.before, heard.move, known.game).reduce(withClue, known);
    const denied = deniedIn(heard, known.denied);
    const triples = triplesLeft(heard.after, denied, known.game);
    return withTriples(denied === told.denied ? told : { ...told, denied }, triples);
}

/** @param {Heard} heard @param {ReadonlySet<string>} denied @returns {ReadonlySet<string>} */
function deniedIn({ before: { question }, move }, denied) {
    const asked = question?.kind === "shakes-down" && move.kind === "answer" && move.said === "no";
    return asked && question.feature ? new Set([...denied, question.feature]) : denied;
}

/** An open card is none of the three; a card that was shaken down is one, and denied when it is asked again.
 * @param {State} state @param {ReadonlySet<string>} denied @param {Game} game @returns {bigint} */
function triplesLeft({ shaken, drawn }, denied, { board }) {
    const never = [...denied].filter((feature) => !shaken.has(feature));
    return fitting(board.features, shaken.keys(), [...drawn, ...never]);
}

/** Where a card was put right, another one is possible again, and all is worked out anew.
 * @param {Known} known @param {bigint} triples @returns {Known} */
function withTriples(known, triples) {
    if (triples === known.triples) return known;
    const narrowed = { ...known, triples };
    if (triples & ~known.triples) return known.clues.reduce(withClue, begun(narrowed));
    return { ...narrowed, fitting: known.fitting && only(known.fitting, triples) };
}

/** @param {Known} known @param {Clue} clue @returns {Known} */
function withClue(known, clue) {
    const told = { ...known, clues: [...known.clues, clue] };
    if (!known.fitting) return told;
    const { hours, coming } = known;
    if (clue.kind === "starts") return { ...told, hours: 1, fitting: withTrails(known.fitting, anywhere()) };
    if (clue.kind === "acts" && clue.footing) return narrowedBy(told, { footing: clue.footing, clues: [] });
    if (clue.kind === "stands") return stood(told, clue);
    if (clue.kind === "anew") {
        const trails = startsOf(known.fitting.trails, hours);
        return { ...told, hours: 1, fitting: { trails, lots: [known.triples] } };
    }
    if (clue.hour > hours && coming) return narrowedBy(told, { ...coming, clues: [...coming.clues, clue] });
    return { ...told, fitting: fittingBy(known.fitting, clue, hours, known.game) };
}

/** What an answer would leave, before it is given.
 * @param {Known} known with trails that were counted @param {Heard} heard the answer, as it would be heard
 * @returns {{ fitting: Fitting, triples: bigint | undefined }} the triples where it tells of them */
export function leftBy({ fitting, hours, game, denied, triples }, heard) {
    const clues = cluesIn(heard.before, heard.move, game);
    const found = clues.reduce((left, clue) => fittingBy(left, clue, hours, game), /** @type {Fitting} */ (fitting));
    const then = triplesLeft(heard.after, deniedIn(heard, denied), game);
    return { fitting: found, triples: then === triples ? undefined : then };
}

/** @param {Fitting} fitting @param {import("./trails.js").Trails} trails @returns {Fitting} */
const withTrails = ({ lots }, trails) => ({ trails, lots });

/** @returns {import("./trails.js").Trails} a trail from each location */
function anywhere() {
    const starts = room(PLACES.length);
    PLACES.forEach((_, place) => goOn(starts, NOT_BEGUN.rows, 0, 1, place, BOTH));
    return trimmed(starts);
}

/** @param {Known} known @param {Coming} coming @returns {Known} with what can have led to the hour that comes */
function narrowedBy(known, coming) {
    const { trails, lots } = /** @type {Fitting} */ (known.fitting);
    return { ...known, coming, fitting: { trails: before(trails, coming), lots } };
}

/** @param {Known} known @param {Clue} clue @returns {Known} in its next hour, if that can still be counted */
function stood(known, { hour, token = "" }) {
    const { trails, lots } = /** @type {Fitting} */ (known.fitting);
    const coming = /** @type {Coming} */ (known.coming);
    const number = numberAfter(trails, coming, token);
    const left = number > MOST ? null : { trails: after(trails, coming, token, hour, number), lots };
    return { ...known, hours: hour, coming: null, fitting: left };
}

/** @param {Fitting} found @param {Clue} clue about hours that stand @param {number} hours @param {Game} game
 * @returns {Fitting} what fits */
function fittingBy(found, clue, hours, game) {
    if (clue.kind === "contacts") return contacted(found, clue, game.board);
    const { mask } = clue;
    const earlier = clue.kind === "where" && clue.hour < hours && mask;
    const trails = kept(found.trails, (rows, at) => {
        if (earlier) return holds(earlier, placeAt(rows, at, clue.hour)) ? cardsOf(rows, at) : 0;
        return cardsOf(rows, at) & cardsFor(endIn(rows, at), clue);
    });
    return withTrails(found, trails);
}
