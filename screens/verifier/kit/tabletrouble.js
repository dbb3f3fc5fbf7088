/** Checks of the lines about the record itself, for every game (FORMAT.md, part 5). */

import { base64urlOf } from "./bytes.js";
import { isHeadSigned } from "./heads.js";
import { sha256 } from "./sha256.js";
import { rootOf } from "./tree.js";

/** @typedef {import("./walk.js").Walk} Walk */

/** @param {Walk} walk @param {Uint8Array} signature of a head over all lines so far @returns {boolean} */
export function isHeadGenuine({ evidence, steps, peaks }, signature) {
    const { signer } = evidence;
    return signer !== null && isHeadSigned(signer, steps.size + 1, rootOf(peaks), signature);
}

/** May everything from this line on be taken back?
 * @param {Walk} walk @param {number} from @returns {boolean} */
export function isFree({ steps, heads, told, turns }, from) {
    const target = steps.get(from);
    const sheets = turns.map(({ sheet }) => sheet);
    const reached = [...heads, ...told, ...sheets].some((line) => line >= from);
    return Boolean(target?.move && target.counts && !reached);
}

/** @param {Walk} walk @param {Uint8Array} seed @returns {boolean} */
export function isSeed({ evidence }, seed) {
    return base64urlOf(sha256(seed)) === evidence.signer?.seed;
}

/** Is the seed shown without the head that the table asks for?
 * @param {Walk} walk @param {import("./evidence.js").Entry} entry @returns {boolean} */
export function isHeadless({ heads, level }, { about, number }) {
    return about?.kind === "end" && level !== "none" && !heads.includes(number - 1);
}

/** @param {Walk} walk @returns {import("./walk.js").Finding | null} a sheet or head that is still due */
export function missingAtEnd({ due, evidence }) {
    const line = evidence.entries.length + 1;
    if (due.sheet !== null) return { line, class: "sheet.due", rule: "" };
    return due.head ? { line, class: "head.due", rule: "" } : null;
}
