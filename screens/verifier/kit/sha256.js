/** SHA-256, written from FIPS 180-4. */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (4.2.2). */
const CUBE_ROOTS_32 = Int32Array.from([
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

/** The same of the square roots of the first eight primes (5.3.3). */
const SQUARE_ROOTS_32 = Int32Array.from([
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

const schedule32 = new Int32Array(64);

/** @param {Uint8Array} message @returns {Uint8Array} 32 bytes */
export function sha256(message) {
    const state = SQUARE_ROOTS_32.slice();
    const blocks = filled(message, 64);
    for (let at = 0; at < blocks.byteLength; at += 64) compress256(state, blocks, at);
    const digest = new DataView(new ArrayBuffer(32));
    state.forEach((word, place) => digest.setInt32(4 * place, word));
    return new Uint8Array(digest.buffer);
}

/** Fill a message up with a one bit, zeros and its length in bits (5.1.1, 5.1.2).
 * @param {Uint8Array} message @param {number} block bytes in a block: 64, or 128 for SHA-512
 * @returns {DataView} */
export function filled(message, block) {
    const length = Math.ceil((message.length + 1 + block / 8) / block) * block;
    const whole = new Uint8Array(length);
    whole.set(message);
    whole[message.length] = 0x80;
    const view = new DataView(whole.buffer);
    view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
    view.setUint32(length - 4, message.length << 3);
    return view;
}

/** Take one block of 64 bytes into the state (6.2.2).
 * @param {Int32Array} state @param {DataView} blocks @param {number} at */
function compress256(state, blocks, at) {
    prepare256(blocks, at);
    let [a, b, c, d, e, f, g, h] = state;
    for (let t = 0; t < 64; t++) {
        const sum1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
        const one = (h + sum1 + ((e & f) ^ (~e & g)) + CUBE_ROOTS_32[t] + schedule32[t]) | 0;
        const sum0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
        const two = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        h = g;
        g = f;
        f = e;
        e = (d + one) | 0;
        d = c;
        c = b;
        b = a;
        a = (one + two) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] += word));
}

/** Spread one block over 64 words.
 * @param {DataView} blocks @param {number} at */
function prepare256(blocks, at) {
    for (let t = 0; t < 16; t++) schedule32[t] = blocks.getInt32(at + 4 * t);
    for (let t = 16; t < 64; t++) {
        const early = schedule32[t - 15];
        const late = schedule32[t - 2];
        const sigma0 =
            ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
        const sigma1 =
            ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
        schedule32[t] = sigma1 + schedule32[t - 7] + sigma0 + schedule32[t - 16];
    }
}
