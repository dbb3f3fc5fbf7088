/** Bytes as text: each value has one spelling, and any other is refused with null. */

const STANDARD = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const FOR_URLS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const HEX = "0123456789abcdef";

/** @param {string} text @returns {Uint8Array} its UTF-8 bytes */
export function utf8(text) {
    return new TextEncoder().encode(text);
}

/** @param {Uint8Array} bytes @returns {string | null} the text, where the bytes are strict UTF-8 */
export function textOf(bytes) {
    try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
        return null;
    }
}

/** @param {Uint8Array[]} parts @returns {Uint8Array} the parts, one after the other */
export function joined(...parts) {
    const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of parts) {
        whole.set(part, at);
        at += part.length;
    }
    return whole;
}

/** @param {Uint8Array} one @param {Uint8Array} other @returns {boolean} */
export function same(one, other) {
    return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** @param {Uint8Array} bytes @returns {string} lower-case hexadecimal digits */
export const hexOf = (bytes) => spelled(bytes, HEX, 4);

/** @param {Uint8Array} bytes @returns {string} base64url without padding */
export const base64urlOf = (bytes) => spelled(bytes, FOR_URLS, 6);

/** @param {Uint8Array} bytes @returns {string} base64 with padding */
export const base64Of = (bytes) => padded(spelled(bytes, STANDARD, 6));

/** @param {Uint8Array} bytes @returns {string} base32 without padding */
export const base32Of = (bytes) => spelled(bytes, CAPITALS, 5);

/** @param {string} text @returns {Uint8Array | null} */
export const fromHex = (text) => read(text, HEX, 4);

/** @param {string} text @returns {Uint8Array | null} */
export const fromBase64url = (text) => read(text, FOR_URLS, 6);

/** @param {string} text @returns {Uint8Array | null} */
export const fromBase32 = (text) => read(text, CAPITALS, 5);

/** @param {string} text @returns {Uint8Array | null} */
export function fromBase64(text) {
    const bare = text.replace(/={1,2}$/, "");
    return padded(bare) === text ? read(bare, STANDARD, 6) : null;
}

/** @param {string} bare @returns {string} */
function padded(bare) {
    return bare + "=".repeat((4 - (bare.length % 4)) % 4);
}

/** Write bytes as digits of so many bits, the last one filled up with zeros.
 * @param {Uint8Array} bytes @param {string} digits @param {number} width @returns {string} */
function spelled(bytes, digits, width) {
    let text = "";
    let held = 0;
    let bits = 0;
    for (const byte of bytes) {
        held = ((held << 8) | byte) & 0xffff;
        for (bits += 8; bits >= width; bits -= width) {
            text += digits[(held >> (bits - width)) & (2 ** width - 1)];
        }
    }
    return bits ? text + digits[(held << (width - bits)) & (2 ** width - 1)] : text;
}

/** Read digits; whatever would not be written back the same is refused.
 * @param {string} text @param {string} digits @param {number} width @returns {Uint8Array | null} */
function read(text, digits, width) {
    const bytes = new Uint8Array(Math.floor((text.length * width) / 8));
    let held = 0;
    let bits = 0;
    let at = 0;
    for (const digit of text) {
        held = ((held << width) | digits.indexOf(digit)) & 0xffff;
        bits += width;
        if (bits >= 8) {
            bits -= 8;
            bytes[at++] = held >> bits;
        }
    }
    return spelled(bytes, digits, width) === text ? bytes : null;
}
