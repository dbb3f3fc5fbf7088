/** What every agent can do: walk, Ask, Reveal, Capture, shake down (AUDIT.md, The pieces). */

import { placesWith } from "../board.js";
import { byActing, byActivating, byStanding, doneBy } from "./activation.js";
import { byNotes, bySteps } from "./supplies.js";
import { byWalking, stopsOf } from "./ways.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("./decisions.js").Judged} Judged */
/** @typedef {import("../witness.js").Game} Game */

const FARTHEST = 2;

/** @param {State} state @param {Move} move @param {Game} game @returns {Judged[]} */
export function byMoving(state, { agent = "", way = "" }, game) {
    const stops = stopsOf(way);
    return [
        ...byActivating(state, agent),
        ["mind-mgmt.agents.move.once", doneBy(state.pieces, agent).moved],
        ...(stops ? byStanding(state, agent, stops[0]) : []),
        ["mind-mgmt.agents.move.two", stops !== null && stops.length - 1 > FARTHEST],
        ...byWalking(state, stops ?? [], game),
    ];
}

/** @param {State} state @param {Move} move @param {Game} game @returns {Judged[]} */
export function byAsking(state, { agent = "", feature = "" }, { board }) {
    const { immortals, agents } = state.pieces;
    const here = agents.get(agent) ?? null;
    const asked = placesWith(board, feature);
    return [
        ...byActing(state, agent),
        ["mind-mgmt.ask.temple", here !== null && board.temples.includes(here)],
        ["mind-mgmt.ask.immortal", here !== null && immortals.has(here)],
        ["mind-mgmt.ask.here", here !== null && !asked.includes(here)],
        ["mind-mgmt.ask.blocked", asked.some((place) => immortals.has(place))],
        ...bySteps(state, "told", "as-many"),
    ];
}

/** @param {State} state @param {Move} move @returns {Judged[]} */
export function byRevealing(state, { agent = "", place = "" }) {
    return [
        ...byActing(state, agent),
        ...byStanding(state, agent, place),
        ["mind-mgmt.reveal.immortal", state.pieces.immortals.has(place)],
        ["mind-mgmt.reveal.step", !state.steps.has(place)],
        ...byNotes(state),
    ];
}

/** @param {State} state @param {Move} move @returns {Judged[]} */
export function byCapturing(state, { agent = "", place = "" }) {
    return [
        ...byActing(state, agent),
        ...byStanding(state, agent, place),
        ["mind-mgmt.capture.immortal", state.pieces.immortals.has(place)],
    ];
}

/** @param {State} state @param {Move} move @param {Game} game @returns {Judged[]} */
export function byShakingDown(state, { agent = "" }, { mode }) {
    const here = state.pieces.agents.get(agent) ?? null;
    const alone = here !== null && !state.pieces.immortals.has(here);
    return [
        ["mind-mgmt.training.shakedown", mode === "training"],
        ...byActing(state, agent),
        ["mind-mgmt.shakedown.immortal", alone],
    ];
}
