/** What the agents can ask: every question that would be lawful now, and what it is about. */

import { numberOf, PLACES } from "../board.js";
import { brokenInPublic } from "../rules/publicrules.js";
import { answersTo } from "../secrets/truthrules.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("../setup.js").Game} Game */

const AGENTS = ["meru", "henry", "bill", "dusty"];
const OF_FEATURES = ["asks", "shakes-down"];

/** In which order an agent's questions are gone through. */
const KINDS = ["asks", "reveals", "captures", "shakes-down", "senses"];

/** @param {State} state @param {Game} game @returns {Move[]} */
export function questionsIn(state, game) {
    if (state.phase !== "agents" || state.over || state.mistake || state.question) return [];
    return AGENTS.flatMap((agent) => KINDS.flatMap((kind) => about(agent, kind, state, game))).filter(
        (move) => !brokenInPublic(state, move, game),
    );
}

/** @param {string} agent @param {string} kind @param {State} state @param {Game} game @returns {Move[]} */
function about(agent, kind, state, { board }) {
    const here = state.pieces.agents.get(agent);
    if (kind === "senses" && agent !== "meru") return [];
    if (OF_FEATURES.includes(kind)) return board.features.map((feature) => ({ kind, agent, feature }));
    const places = (here ? [here] : PLACES).filter((place) => kind !== "reveals" || state.steps.has(place));
    return places.map((place) => ({ kind, agent, place }));
}

/** @param {Move} move a question @returns {string} what it is about, the same whoever asks it: Meru's is one
 *   wherever she stands, and so is a capture */
export const subjectOf = ({ kind, feature = "", place = "" }) =>
    `${kind} ${feature}${kind === "reveals" ? place : ""}`;

/** @param {Move} one @param {Move} other @returns {boolean} whether both say the same */
export const isSame = (one, other) =>
    ["kind", "agent", "feature", "place", "said", "number", "places"].every((key) => {
        const [mine, theirs] = [one, other].map((move) => /** @type {any} */ (move)[key]);
        return String(mine ?? "") === String(theirs ?? "");
    });

/** @param {import("../secrets/pathrules.js").Scene} scene @returns {Move[]} every true answer, in board order */
export function truthsIn(scene) {
    const numbers = (/** @type {Move} */ { places = [] }) => places.map(numberOf);
    return answersTo(scene).sort((one, other) => {
        const [mine, theirs] = [numbers(one), numbers(other)];
        const at = mine.findIndex((number, each) => number !== theirs[each]);
        return at < 0 ? 0 : mine[at] - theirs[at];
    });
}
