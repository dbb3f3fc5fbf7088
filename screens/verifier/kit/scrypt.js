/** scrypt, written from RFC 7914 on whole 32-bit numbers. */

import { pbkdf2 } from "./hmac.js";

/** @typedef {{ cost: number, blocks: number, lanes: number }} Effort N, r and p of the RFC */

/** @param {Uint8Array} password @param {Uint8Array} salt @param {Effort} effort
 * @param {number} length @param {(part: number) => void} [progress] hears parts from 0 to 1
 * @returns {Uint8Array} so many bytes */
export function scrypt(password, salt, effort, length, progress = () => {}) {
    const size = 128 * effort.blocks;
    const lanes = pbkdf2(password, salt, 1, size * effort.lanes);
    for (let lane = 0; lane < effort.lanes; lane++) {
        mixLane(new DataView(lanes.buffer, lane * size, size), effort.cost, (part) =>
            progress((lane + part) / effort.lanes),
        );
    }
    return pbkdf2(password, lanes, 1, length);
}

/** scryptROMix (5): fill a large table in order, then walk through it as its contents say.
 * @param {DataView} lane @param {number} cost @param {(part: number) => void} progress */
function mixLane(lane, cost, progress) {
    const size = lane.byteLength / 4;
    const table = new Int32Array(size * cost);
    let now = Int32Array.from({ length: size }, (_, at) => lane.getInt32(4 * at, true));
    let next = new Int32Array(size);
    for (let round = 0; round < 2 * cost; round++) {
        if (round < cost) table.set(now, round * size);
        else takeIn(now, table, (now[size - 16] & (cost - 1)) * size);
        mixBlocks(now, next);
        [now, next] = [next, now];
        if (round % 2048 === 0) progress(round / (2 * cost));
    }
    now.forEach((word, at) => lane.setInt32(4 * at, word, true));
}

/** @param {Int32Array} into @param {Int32Array} table @param {number} at */
function takeIn(into, table, at) {
    for (let word = 0; word < into.length; word++) into[word] ^= table[at + word];
}

const mixed = new Int32Array(16);

/** scryptBlockMix (4): even blocks go to the first half, odd ones to the second.
 * @param {Int32Array} from @param {Int32Array} to */
function mixBlocks(from, to) {
    const half = from.length / 2;
    mixed.set(from.subarray(from.length - 16));
    for (let at = 0; at < from.length; at += 16) {
        salsa(from, at);
        to.set(mixed, (at % 32 ? half : 0) + (at >> 5) * 16);
    }
}

/** Take a block of 16 words in, then Salsa20/8 (3), in place.
 * @param {Int32Array} from @param {number} at */
// prettier-ignore
function salsa(from, at) {
    let a = (mixed[0] ^= from[at]), b = (mixed[1] ^= from[at + 1]);
    let c = (mixed[2] ^= from[at + 2]), d = (mixed[3] ^= from[at + 3]);
    let e = (mixed[4] ^= from[at + 4]), f = (mixed[5] ^= from[at + 5]);
    let g = (mixed[6] ^= from[at + 6]), h = (mixed[7] ^= from[at + 7]);
    let i = (mixed[8] ^= from[at + 8]), j = (mixed[9] ^= from[at + 9]);
    let k = (mixed[10] ^= from[at + 10]), l = (mixed[11] ^= from[at + 11]);
    let m = (mixed[12] ^= from[at + 12]), n = (mixed[13] ^= from[at + 13]);
    let o = (mixed[14] ^= from[at + 14]), p = (mixed[15] ^= from[at + 15]);
    let s = 0;
    for (let round = 0; round < 4; round++) {
        s = a + m; e ^= (s << 7) | (s >>> 25); s = e + a; i ^= (s << 9) | (s >>> 23);
        s = i + e; m ^= (s << 13) | (s >>> 19); s = m + i; a ^= (s << 18) | (s >>> 14);
        s = f + b; j ^= (s << 7) | (s >>> 25); s = j + f; n ^= (s << 9) | (s >>> 23);
        s = n + j; b ^= (s << 13) | (s >>> 19); s = b + n; f ^= (s << 18) | (s >>> 14);
        s = k + g; o ^= (s << 7) | (s >>> 25); s = o + k; c ^= (s << 9) | (s >>> 23);
        s = c + o; g ^= (s << 13) | (s >>> 19); s = g + c; k ^= (s << 18) | (s >>> 14);
        s = p + l; d ^= (s << 7) | (s >>> 25); s = d + p; h ^= (s << 9) | (s >>> 23);
        s = h + d; l ^= (s << 13) | (s >>> 19); s = l + h; p ^= (s << 18) | (s >>> 14);
        s = a + d; b ^= (s << 7) | (s >>> 25); s = b + a; c ^= (s << 9) | (s >>> 23);
        s = c + b; d ^= (s << 13) | (s >>> 19); s = d + c; a ^= (s << 18) | (s >>> 14);
        s = f + e; g ^= (s << 7) | (s >>> 25); s = g + f; h ^= (s << 9) | (s >>> 23);
        s = h + g; e ^= (s << 13) | (s >>> 19); s = e + h; f ^= (s << 18) | (s >>> 14);
        s = k + j; l ^= (s << 7) | (s >>> 25); s = l + k; i ^= (s << 9) | (s >>> 23);
        s = i + l; j ^= (s << 13) | (s >>> 19); s = j + i; k ^= (s << 18) | (s >>> 14);
        s = p + o; m ^= (s << 7) | (s >>> 25); s = m + p; n ^= (s << 9) | (s >>> 23);
        s = n + m; o ^= (s << 13) | (s >>> 19); s = o + n; p ^= (s << 18) | (s >>> 14);
    }
    mixed[0] += a; mixed[1] += b; mixed[2] += c; mixed[3] += d;
    mixed[4] += e; mixed[5] += f; mixed[6] += g; mixed[7] += h;
    mixed[8] += i; mixed[9] += j; mixed[10] += k; mixed[11] += l;
    mixed[12] += m; mixed[13] += n; mixed[14] += o; mixed[15] += p;
}
