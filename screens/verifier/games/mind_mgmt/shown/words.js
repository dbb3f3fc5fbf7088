/** All texts of MIND MGMT, as the page expects them. */

import { clock } from "../../../page/phrases.js";
import { toCompare, whoWon } from "./ending.js";
import { lookGroups } from "./look.js";
import { phraseOf } from "./phrase.js";
import { pathSection } from "./player.js";
import { ruleText } from "./sentences.js";
import { said } from "./texts.js";

/** @typedef {import("../../../kit/verdict.js").Report} Report */

/** @type {import("../../../page/words.js").Words} */
export const WORDS = {
    get title() {
        return said("game.title");
    },
    get keeper() {
        return said("game.keeper").split("|");
    },
    phraseOf,
    ruleText,
    whoWon,
    toCompare,
    hour: clock,
    leavesOut,
    asFarAs,
    pathSection,
    lookGroups,
};

/** Where locations were not entered, the players checked the rules themselves.
 * @param {Report} report @returns {boolean} */
function leavesOut({ lines }) {
    return lines.some((line) => line.counts && line.unknown);
}

/** @param {Report} report @param {string} sentence that says that every
 *   move was lawful @returns {string} the same sentence, with what it leaves out */
function asFarAs(report, sentence) {
    return leavesOut(report) ? said("limits.entered", { sentence }) : sentence;
}
