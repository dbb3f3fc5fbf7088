/** The openings that a spoken answer requires, from public lines only (AUDIT.md, Answers). */

import { numberOf, placesWith } from "../board.js";
import { isMarked, named } from "../state.js";
import { mostNamed } from "../rules/tokens.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("../witness.js").Game} Game */
/** @typedef {import("../../../kit/referee.js").Wanted} Wanted */

/** The kinds of lines that are answers. */
const ANSWERS = ["answer", "recruits", "shown", "extra"];

/** @param {Move} move @returns {boolean} */
export const isAnswer = (move) =>
    ANSWERS.includes(move.kind) || (move.kind === "done" && Boolean(move.token));

/** What else is heard or shown at the table, so that it can no more be taken back. */
const HEARD = [...ANSWERS, "mistake", "mended", "draw", "stuck"];

/** @param {State} state before the line @param {Move} move @returns {boolean} */
export function isHeard(state, move) {
    return HEARD.includes(move.kind) || (move.kind === "done" && state.phase === "recruiter");
}

/** @param {State} state before the line @param {Move} move @param {Game} game @returns {Wanted[]} */
export function dueFor(state, move, game) {
    if (move.kind === "answer") return dueForAnswer(state, move, game);
    if (move.kind === "shown")
        return [seal(`hour/${named(move.number ?? 0)}`, numberOf(move.place ?? ""))];
    if (move.kind === "extra") return [onSheet(state.hour + 1, "visited", move.place ?? "", 1)];
    const earned = move.kind === "done" && move.token === "second" && state.second;
    const free = state.aside.has("mind-mgmt.slip.second.earned");
    return earned && !free ? [onSheet(state.hour, "visited", earned, 1)] : [];
}

/** @param {State} state @param {Move} move @param {Game} game @returns {Wanted[]} */
function dueForAnswer(state, move, game) {
    const { kind = "", place = "", feature = "" } = state.question ?? {};
    const yes = Number(move.said === "yes");
    if (kind === "asks") return dueForPlaces(state, move.places ?? [], game);
    if (kind === "reveals")
        return move.number ? [seal(`hour/${named(move.number)}`, numberOf(place))] : [];
    if (kind === "captures") return [onSheet(state.hour, "here", place, yes)];
    if (kind === "senses") return [onSheet(state.hour, "near", place, yes)];
    return kind === "shakes-down" && !state.shaken.has(feature)
        ? [seal(`feature/${feature}`, yes)]
        : [];
}

/** Where an answer names as many as it may, they alone are opened; else every one that was asked about.
 * @param {State} state @param {string[]} said @param {Game} game @returns {Wanted[]} */
function dueForPlaces(state, said, game) {
    const { feature = "", all } = state.question ?? {};
    const asked = placesWith(game.board, feature);
    const free = asked.filter((place) => said.includes(place) || !isMarked(state, place));
    const most = Math.min(all ? free.length + 1 : 1, mostNamed(state));
    const opened = said.length < most ? free : said;
    return opened.map((place) =>
        onSheet(state.hour, "visited", place, Number(said.includes(place))),
    );
}

/** @param {string} label @param {number} value @returns {Wanted} */
function seal(label, value) {
    return { label, value, sheet: null };
}

/** @param {number} hour @param {string} kind @param {string} place @param {number} value
 * @returns {Wanted} */
function onSheet(hour, kind, place, value) {
    return { label: `${named(hour)}/${kind}/${place}`, value, sheet: named(hour) };
}
