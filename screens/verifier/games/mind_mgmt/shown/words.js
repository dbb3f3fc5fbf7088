/** MIND MGMT as this page tells it, put together for the page, which knows no game. */

import { toCompare, whoWon } from "./ending.js";
import { lookGroups } from "./look.js";
import { phraseOf } from "./phrase.js";
import { pathSection } from "./player.js";
import { ruleText } from "./sentences.js";
import { said } from "./texts.js";

/** @type {import("../../../page/words.js").Words} */
export const WORDS = {
    title: said("game.title"),
    keeper: said("game.keeper"),
    phraseOf,
    ruleText,
    whoWon,
    toCompare,
    asFarAs,
    pathSection,
    lookGroups,
};

/** Where locations were not entered, the players checked the rules themselves.
 * @param {import("../../../kit/verdict.js").Report} report @param {string} sentence that says that every
 *   move was lawful @returns {string} the same sentence, with what it leaves out */
function asFarAs({ lines }, sentence) {
    const open = lines.some((line) => line.counts && line.unknown);
    return open ? said("limits.entered", { sentence }) : sentence;
}
