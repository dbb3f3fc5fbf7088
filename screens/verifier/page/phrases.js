/** Small helpers for texts: full stops, and hours as a clock shows them. */

import { said } from "./texts.js";

/** @param {string} word @returns {string} */
export function capitalized(word) {
    return word.charAt(0).toUpperCase() + word.slice(1);
}

/** @param {string} words @returns {string} the same as a sentence */
export const ended = (words) => capitalized(words) + (/[.?!]$/.test(words) ? "" : ".");

/** @param {string | number} hour @returns {string} */
export function clock(hour) {
    return said("hours.hour", { hour: String(hour).padStart(2, "0") });
}

/** Hours in a row are told by the first and the last of them.
 * @param {string[]} hours in their order @param {(stamp: string) => string} named @returns {string} */
export function spansOf(hours, named) {
    /** @type {string[][]} */
    const spans = [];
    for (const hour of hours) {
        const last = spans.at(-1);
        if (last && Number(last.at(-1)) + 1 === Number(hour)) last.push(hour);
        else spans.push([hour]);
    }
    return spans.map((span) => spanOf(span.map(named))).join(", ");
}

/** @param {string[]} span @returns {string} */
function spanOf(span) {
    return span.length < 3 ? span.join(", ") : `${span[0]}–${span[span.length - 1]}`;
}
