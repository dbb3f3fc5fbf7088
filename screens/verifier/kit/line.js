/** One line of a record: the seat, the text, and the seals of what it hides (FORMAT.md, part 1). */

import { fromBase64url } from "./bytes.js";

/** @typedef {{ seat: string, text: string, nonce: string | null, seals: string[] }} Line */

/** How a name is spelled, of a seat or a player: numerals such as ² are no digits. */
export const NAME_SHAPE = "[\\p{L}\\p{Nd}][\\p{L}\\p{Nd}_'.-]{0,23}";

const SEAT = new RegExp(`^${NAME_SHAPE}$`, "u");
const LINE = /^([^ {}]+) ((?!\[)[^{}]*[^{} ])(?: \{([^{}]+)\})?$/u;
const NONCE = /^[0-9a-f]{32}$/;

/** @param {string} text @returns {Line | null} */
export function lineOf(text) {
    const [, seat, words, sealed] = LINE.exec(text) ?? [];
    if (!seat || !SEAT.test(seat)) return null;
    if (sealed === undefined) return { seat, text: words, nonce: null, seals: [] };
    const [nonce, ...seals] = sealed.split(" ");
    const well = NONCE.test(nonce) && seals.length > 0 && seals.every(isDigest);
    return well ? { seat, text: words, nonce, seals } : null;
}

/** @param {string} text @returns {boolean} whether it spells 32 bytes in base64url */
export function isDigest(text) {
    return text.length === 43 && fromBase64url(text) !== null;
}

/** @param {string} name @returns {boolean} whether a player may be called so */
export function isPlayer(name) {
    return SEAT.test(name) && !["table", "keeper", "public", "all"].includes(name);
}
