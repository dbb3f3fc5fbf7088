/** What a conclusion rests on where locations were not entered: there the players checked the rules. */

import { said } from "./texts.js";

/** @param {import("../checks/verdict.js").Report} report @param {string} sentence that says that every
 *   move was lawful @returns {string} the same sentence, with what it leaves out */
export function asFarAsEntered({ lines }, sentence) {
    const open = lines.some((line) => line.counts && line.unknown);
    return open ? said("limits.entered", { sentence }) : sentence;
}
