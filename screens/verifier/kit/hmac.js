/** HMAC (RFC 2104) and PBKDF2 (RFC 8018), both with SHA-256. */

import { joined } from "./bytes.js";
import { sha256 } from "./sha256.js";

const BLOCK = 64;

/** @param {Uint8Array} key @param {Uint8Array} message @returns {Uint8Array} 32 bytes */
export function hmac(key, message) {
    const whole = new Uint8Array(BLOCK);
    whole.set(key.length > BLOCK ? sha256(key) : key);
    const inner = sha256(
        joined(
            whole.map((byte) => byte ^ 0x36),
            message,
        ),
    );
    return sha256(
        joined(
            whole.map((byte) => byte ^ 0x5c),
            inner,
        ),
    );
}

/** @param {Uint8Array} password @param {Uint8Array} salt @param {number} rounds
 * @param {number} length @returns {Uint8Array} so many bytes */
export function pbkdf2(password, salt, rounds, length) {
    const blocks = [];
    for (let number = 1; 32 * blocks.length < length; number++) {
        blocks.push(pbkdf2Block(password, salt, rounds, number));
    }
    return joined(...blocks).slice(0, length);
}

/** @param {Uint8Array} password @param {Uint8Array} salt @param {number} rounds
 * @param {number} number @returns {Uint8Array} */
function pbkdf2Block(password, salt, rounds, number) {
    const numbered = Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
    let last = hmac(password, joined(salt, numbered));
    const block = last.slice();
    for (let round = 1; round < rounds; round++) {
        last = hmac(password, last);
        last.forEach((byte, at) => (block[at] ^= byte));
    }
    return block;
}
