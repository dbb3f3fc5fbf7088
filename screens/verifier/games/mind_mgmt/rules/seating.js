/** Who controls which agent, set up before the game (AUDIT.md). */

import { withEntry } from "../state.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */

const CONTROL = "mind-mgmt.setup.control";
const AGENTS = 4;
const TOGETHER = "all";

/** @param {State} state @param {Move} move @param {string[]} players
 * @returns {string | null} the rule that a line about control breaks */
export function brokenByControl({ control, keeper, aside }, { agent = "", name = "" }, players) {
    const rogues = players.filter((player) => player !== keeper);
    if (![...rogues, TOGETHER].includes(name) || control.has(agent)) return CONTROL;
    const even = name === TOGETHER ? AGENTS % rogues.length : Math.floor(AGENTS / rogues.length);
    const has = [...control.values()].filter((each) => each === name).length;
    return has < even || aside.has(CONTROL) ? null : CONTROL;
}

/** @param {State} state @param {Move} move @returns {Partial<State>} */
export function controlled({ control }, { agent = "", name = "" }) {
    return { control: withEntry(control, agent, name) };
}
