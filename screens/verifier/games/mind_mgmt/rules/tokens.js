/** How many step tokens are left, and how many locations an answer can name (AUDIT.md). */

import { PLACES } from "../board.js";
import { ruledOn } from "./decisions.js";

/** @typedef {import("../state.js").State} State */

export const STEPS = 10;

/** @param {State} state @returns {number} */
export function stepsLeft(state) {
    const gone = ruledOn(state, "mind-mgmt.steps.spent") === "gone" ? state.spent : 0;
    return Math.max(0, STEPS - state.steps.size - gone);
}

/** @param {State} state @returns {boolean} whether locations are named also without a token */
export const areStepsTold = (state) => ruledOn(state, "mind-mgmt.steps.ten") === "told";

/** Tokens are no limit, unless the players ruled so.
 * @param {State} state @returns {number} */
export function mostNamed(state) {
    return areStepsTold(state) ? PLACES.length : stepsLeft(state);
}
