/** How much the program shows the agents of what can be known, as agreed (AUDIT.md, Help). */

import { HELP_LEVELS } from "../box.js";
import { isHiding } from "./letters.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */

/** Once the Recruiter hides something, only all together may raise it.
 * @param {State} state @param {Move} move @param {import("../setup.js").Game} game @returns {string | null} */
export function brokenByHelp(state, { choice = "" }, game) {
    const raised = HELP_LEVELS.indexOf(choice) > HELP_LEVELS.indexOf(state.help);
    return raised && isHiding(state, game) ? "mind-mgmt.help.all" : null;
}
