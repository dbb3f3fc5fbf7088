/** Which agent may be active, and what is left for the agent to do (AUDIT.md, The pieces). */

import { ALWAYS } from "./decisions.js";

/** @typedef {import("../pieces.js").Active} Active */
/** @typedef {import("../pieces.js").Pieces} Pieces */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("./decisions.js").Judged} Judged */
/** @typedef {import("../witness.js").Game} Game */

export const EACH_TURN = 2;
const ONCE = "mind-mgmt.agents.once";

/** @param {Pieces} pieces @param {string} agent @returns {Active} what he has done so far */
export function doneBy({ active }, agent) {
    if (active?.agent === agent) return active;
    return { agent, moved: false, acted: false, ability: false, push: false };
}

/** @param {State} state @param {string} agent @returns {Judged[]} whether he may do something now */
export function byActivating({ pieces }, agent) {
    const { active, round, begun } = pieces;
    const fresh = active?.agent !== agent;
    return [
        [ONCE, fresh && round.includes(agent)],
        ["mind-mgmt.agents.two", fresh && begun >= EACH_TURN],
    ];
}

/** @param {State} state @param {string} agent @returns {Judged[]} whether he has his action left */
export function byActing(state, agent) {
    const spent = doneBy(state.pieces, agent).acted;
    return [...byActivating(state, agent), ["mind-mgmt.agents.action", spent]];
}

/** @param {State} state @param {string} agent @param {string} place
 * @returns {Judged[]} whether he stands where the line says; unknown places are believed */
export function byStanding({ pieces }, agent, place) {
    const known = pieces.agents.get(agent) ?? null;
    return [["mind-mgmt.agents.place", known !== null && known !== place]];
}

/** @param {State} state @param {string} agent @returns {Judged[]} whether he may still use his ability */
export function byAbility(state, agent) {
    const spent = doneBy(state.pieces, agent).ability;
    return [...byActivating(state, agent), ["mind-mgmt.agents.ability.once", spent]];
}

/** @param {State} state @param {Move} move @returns {Judged[]} */
export function byResting(state, { agent = "" }) {
    const begun = state.pieces.active?.agent === agent;
    return [[ONCE, begun, ALWAYS], ...byActivating(state, agent)];
}
