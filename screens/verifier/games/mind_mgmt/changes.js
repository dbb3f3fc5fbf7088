/** How each line changes the pieces and cards (AUDIT.md, The pieces). */

import { isRed } from "./box.js";
import { withEntry, withItems, without } from "./state.js";
import { doneBy } from "./rules/activation.js";
import { TURN_TO_COME } from "./pieces.js";
import { stopsOf } from "./rules/ways.js";

/** @typedef {import("./pieces.js").Pieces} Pieces */
/** @typedef {import("./pieces.js").Active} Active */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./moves.js").Move} Move */
/** @typedef {Partial<Pieces>} Change */

/** @type {Record<string, (pieces: Pieces, move: Move, state: State) => Change>} */
const PIECE_CHANGES = {
    immortal: ({ immortals }, { place = "" }) => ({ immortals: withItems(immortals, place) }),
    agent: (pieces, { agent = "", place }) => standing(pieces, agent, place),
    draw: withCard,
    "correct-draw": exchanged,
    recruit: ({ open }, { feature }) => ({ open: open.filter((each) => each !== feature) }),
    hop: (pieces, { way = "" }) => ({ ...hopped(pieces, way), turn: hoppedOnce(pieces) }),
    extra: (pieces, { way = "" }) => ({
        ...hopped(pieces, way),
        turn: { ...hoppedOnce(pieces), paid: true },
    }),
    done: (pieces, _, state) => turnOver(pieces, state),
    moves: (pieces, { agent = "", way = "" }) => ({
        ...acting(pieces, agent, { moved: true }),
        ...standing(pieces, agent, stopsOf(way)?.at(-1)),
    }),
    asks: (pieces, { agent = "" }) => acting(pieces, agent, { acted: true }),
    "shakes-down": (pieces, { agent = "" }) => acting(pieces, agent, { acted: true }),
    reveals: actingHere({ acted: true }),
    captures: actingHere({ acted: true }),
    senses: actingHere({ acted: true, ability: true }),
    pushes: (pieces, { agent = "", way = "" }) => ({
        ...hopped(pieces, way),
        ...standing(pieces, agent, way.split("-")[0]),
        active: { ...doneBy(pieces, agent), push: false },
    }),
    shoves: (pieces, { agent = "", way = "" }) => ({
        ...hopped(pieces, way),
        ...acting(pieces, agent, { ability: true }),
    }),
    leads: (pieces, { agent = "", figure = "", way = "" }) => ({
        ...acting(pieces, agent, { ability: true }),
        ...standing(pieces, figure, stopsOf(way)?.at(-1)),
    }),
    rests: (pieces, { agent = "" }) =>
        acting(pieces, agent, { moved: true, acted: true, ability: true }),
    dolphin: () => ({ ally: false }),
    answer: heard,
    correct: (pieces, { figure, place, way = "" }) =>
        figure ? standing(pieces, figure, place) : hopped(pieces, way),
};

/** @param {State} state before the line @param {Move} move @returns {Pieces} after it */
export function piecesAfter(state, move) {
    const change = PIECE_CHANGES[move.kind]?.(state.pieces, move, state);
    return change ? { ...state.pieces, ...change } : state.pieces;
}

/** @param {Pieces} pieces @param {string} agent @param {string} [place] undefined where it is not entered
 * @returns {Change} */
function standing({ agents }, agent, place) {
    return { agents: withEntry(agents, agent, place ?? null) };
}

/** @param {Pieces} pieces @param {string} way @returns {Change} */
function hopped({ immortals }, way) {
    const [from, to] = way.split("-");
    return { immortals: withItems(without(immortals, from), to) };
}

/** @param {Pieces} pieces @returns {import("./pieces.js").Turn} */
const hoppedOnce = ({ turn }) => ({ ...turn, hops: turn.hops + 1 });

/** @param {Pieces} pieces @param {Move} move @param {State} state @returns {Change} */
function withCard({ open, turn }, { feature = "" }, { phase }) {
    const cards = phase === "setup" ? turn.cards : [...turn.cards, feature];
    return { open: [...open, feature], turn: { ...turn, cards } };
}

/** @param {Pieces} pieces @param {Move} move @returns {Change} */
function exchanged({ open, turn }, { card, feature = "" }) {
    const right = (/** @type {string} */ each) => (each === card ? feature : each);
    return { open: open.map(right), turn: { ...turn, cards: turn.cards.map(right) } };
}

/** The round is over with the agents' turn at a red hour.
 * @param {Pieces} pieces @param {State} state @returns {Change} */
function turnOver({ round }, { phase, hour }) {
    if (phase === "recruiter") return { turn: TURN_TO_COME };
    return { active: null, begun: 0, round: isRed(hour) ? [] : round };
}

/** @param {Pieces} pieces @param {string} agent @param {Partial<Active>} what he does
 * @returns {Change} the agent is active from then on; a push has to come before anything else */
function acting(pieces, agent, what) {
    const active = { ...doneBy(pieces, agent), push: false, ...what };
    if (pieces.active?.agent === agent) return { active };
    return { active, begun: pieces.begun + 1, round: [...pieces.round, agent] };
}

/** @param {Partial<Active>} what @returns {(pieces: Pieces, move: Move) => Change} */
function actingHere(what) {
    return (pieces, { agent = "", place }) => ({
        ...acting(pieces, agent, what),
        ...standing(pieces, agent, place),
    });
}

/** @param {Pieces} pieces @param {Move} _ @param {State} state @returns {Change} */
function heard({ active }, _, { question }) {
    return question?.kind === "shakes-down" ? { active: active && { ...active, push: true } } : {};
}
