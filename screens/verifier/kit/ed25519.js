/** Strict Ed25519 (RFC 8032): accepts only signatures that every verifier would accept. */

import { joined } from "./bytes.js";
import {
    BASE,
    combined,
    doubled,
    equal,
    littleEndian,
    negated,
    NEUTRAL,
    ORDER,
    pointOf,
} from "./curve.js";
import { sha512 } from "./sha512.js";

/** @typedef {import("./curve.js").Point} Point */

/** Read a point that is canonical and has no small order.
 * @param {Uint8Array} bytes @returns {Point | null} */
export function strictPoint(bytes) {
    const point = bytes.length === 32 ? pointOf(bytes) : null;
    return point && !equal(doubled(doubled(doubled(point))), NEUTRAL) ? point : null;
}

/** @param {Uint8Array} key @param {Uint8Array} message @param {Uint8Array} signature
 * @returns {boolean} */
export function isSigned(key, message, signature) {
    if (signature.length !== 64) return false;
    const [first, last] = [signature.slice(0, 32), littleEndian(signature.slice(32))];
    const [by, commitment] = [strictPoint(key), strictPoint(first)];
    if (!by || !commitment || last >= ORDER) return false;
    const challenge = littleEndian(sha512(joined(first, key, message))) % ORDER;
    return equal(combined(last, BASE, challenge, negated(by)), commitment);
}
