/** The agents' own abilities, the push, and the ally (AUDIT.md, The pieces). */

import { beside, placesWith } from "../board.js";
import { ruledOn } from "./decisions.js";
import { isMarked } from "../state.js";
import { byAbility, byActing, byStanding } from "./activation.js";
import { byJoining } from "./supplies.js";
import { byHopping, byWalking, isWalled, stopsOf } from "./ways.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("./decisions.js").Judged} Judged */
/** @typedef {import("../witness.js").Game} Game */

const IN_TRAINING = "mind-mgmt.training.abilities";

/** @param {State} state @param {Move} move @param {Game} game @returns {Judged[]} */
export function bySensing(state, { agent = "", place = "" }, { mode }) {
    return [
        [IN_TRAINING, mode === "training"],
        ["mind-mgmt.meru.ability", agent !== "meru"],
        ...byAbility(state, agent),
        ...byActing(state, agent),
        ...byStanding(state, agent, place),
        ["mind-mgmt.meru.immortal", state.pieces.immortals.has(place)],
    ];
}

/** @param {State} state @param {Move} move @param {Game} game @returns {Judged[]} */
export function byPushing(state, { agent = "", way = "" }, { mode }) {
    const { active } = state.pieces;
    const [from, to] = way.split("-");
    return [
        ["mind-mgmt.training.shakedown", mode === "training"],
        ["mind-mgmt.push.shakedown", active?.agent !== agent || !active.push],
        ...byStanding(state, agent, from),
        ["mind-mgmt.push.straight", !beside(from, to)],
        ...byHopping(state, way),
    ];
}

/** @param {State} state @param {Move} move @param {Game} game @returns {Judged[]} */
export function byShoving(state, { agent = "", way = "" }, { mode }) {
    const [from, to] = way.split("-");
    const here = state.pieces.agents.get("bill") ?? null;
    const past = here !== null && isWalled(state, here, from);
    return [
        [IN_TRAINING, mode === "training"],
        ["mind-mgmt.bill.ability", agent !== "bill"],
        ...byAbility(state, agent),
        ["mind-mgmt.bill.own", here === from],
        ["mind-mgmt.bill.beside", here !== null && !beside(here, from)],
        ["mind-mgmt.bill.straight", !beside(from, to)],
        ...byHopping(state, way),
        ["mind-mgmt.bill.mayhem", past && state.rulings.get("mind-mgmt.bill.mayhem") !== "may"],
    ];
}

/** @param {State} state @param {Move} move @param {Game} game @returns {Judged[]} */
export function byLeading(state, { agent = "", figure = "", way = "" }, game) {
    const stops = stopsOf(way);
    const farthest = 1 + state.shaken.size;
    const self = figure === "dusty";
    const free = ruledOn(state, "mind-mgmt.dusty.acted") === "may";
    const acted = !self && state.pieces.round.includes(figure);
    return [
        [IN_TRAINING, game.mode === "training"],
        ["mind-mgmt.dusty.ability", agent !== "dusty"],
        ...byAbility(state, agent),
        ...(stops ? byStanding(state, figure, stops[0]) : []),
        ["mind-mgmt.dusty.reach", stops !== null && stops.length - 1 > farthest],
        ...byWalking(state, stops ?? [], game),
        ["mind-mgmt.dusty.self", self && state.rulings.get("mind-mgmt.dusty.self") !== "may"],
        ["mind-mgmt.dusty.acted", acted && !free],
    ];
}

/** @param {State} state @param {Move} _ @param {Game} game @returns {Judged[]} */
export function byAlly(state, _, { mode, board }) {
    const { question, pieces } = state;
    const asked = placesWith(board, question?.feature ?? "");
    return [
        [IN_TRAINING, mode === "training"],
        ["mind-mgmt.dolphin.once", !pieces.ally],
        ["mind-mgmt.dolphin.ask", question?.kind !== "asks" || question.all],
        ...byJoining(state, asked.filter((place) => !isMarked(state, place)).length),
    ];
}
