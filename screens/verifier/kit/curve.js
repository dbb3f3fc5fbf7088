/** The points of edwards25519 (RFC 8032, 5.1), in extended coordinates. */

/** @typedef {{ x: bigint, y: bigint, z: bigint, t: bigint }} Point */

const FIELD = 2n ** 255n - 19n;

/** @param {bigint} number @returns {bigint} its remainder, never negative */
function inField(number) {
    const rest = number % FIELD;
    return rest < 0n ? rest + FIELD : rest;
}

/** @param {bigint} base @param {bigint} power @returns {bigint} */
function raised(base, power) {
    let result = 1n;
    for (let square = base; power; power >>= 1n, square = (square * square) % FIELD) {
        if (power & 1n) result = (result * square) % FIELD;
    }
    return result;
}

const CURVE_D = inField(-121665n * raised(121666n, FIELD - 2n));
const ROOT_OF_MINUS_ONE = raised(2n, (FIELD - 1n) / 4n);

/** The order of the group that the base point makes. */
export const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

/** @type {Point} */
export const NEUTRAL = { x: 0n, y: 1n, z: 1n, t: 0n };

/** Read a point; only its canonical encoding is one (5.1.3).
 * @param {Uint8Array} bytes 32 of them @returns {Point | null} */
export function pointOf(bytes) {
    const number = littleEndian(bytes);
    const y = number & (2n ** 255n - 1n);
    if (y >= FIELD) return null;
    const x = squareRoot(inField(y * y - 1n), inField(CURVE_D * y * y + 1n));
    const odd = number >> 255n;
    if (x === null || (x === 0n && odd)) return null;
    const right = (x & 1n) === odd ? x : FIELD - x;
    return { x: right, y, z: 1n, t: inField(right * y) };
}

/** @param {Uint8Array} bytes @returns {bigint} the number they spell, lowest byte first */
export function littleEndian(bytes) {
    return bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n);
}

/** The square root of a fraction, where there is one.
 * @param {bigint} above @param {bigint} below @returns {bigint | null} */
function squareRoot(above, below) {
    const cube = (below * below * below) % FIELD;
    const seventh = (cube * cube * below) % FIELD;
    const root = inField(above * cube * raised((above * seventh) % FIELD, (FIELD - 5n) / 8n));
    const square = inField(below * root * root);
    if (square === above) return root;
    return square === inField(-above) ? inField(root * ROOT_OF_MINUS_ONE) : null;
}

/** @param {Point} one @param {Point} other @returns {Point} their sum (5.1.4) */
export function sum(one, other) {
    const a = ((one.y - one.x) * (other.y - other.x)) % FIELD;
    const b = ((one.y + one.x) * (other.y + other.x)) % FIELD;
    const c = (2n * ((one.t * other.t) % FIELD) * CURVE_D) % FIELD;
    const d = (2n * one.z * other.z) % FIELD;
    return assembled(b - a, d - c, d + c, b + a);
}

/** @param {Point} point @returns {Point} the point added to itself */
export function doubled(point) {
    const a = (point.x * point.x) % FIELD;
    const b = (point.y * point.y) % FIELD;
    const h = a + b;
    const e = h - (point.x + point.y) ** 2n;
    const g = a - b;
    return assembled(e % FIELD, 2n * ((point.z * point.z) % FIELD) + g, g, h);
}

/** @param {bigint} e @param {bigint} f @param {bigint} g @param {bigint} h @returns {Point} */
function assembled(e, f, g, h) {
    return { x: inField(e * f), y: inField(g * h), z: inField(f * g), t: inField(e * h) };
}

/** @param {Point} point @returns {Point} */
export function negated(point) {
    return { ...point, x: FIELD - point.x, t: FIELD - point.t };
}

/** @param {Point} one @param {Point} other @returns {boolean} */
export function equal(one, other) {
    const apart = [one.x * other.z - other.x * one.z, one.y * other.z - other.y * one.z];
    return apart.every((difference) => difference % FIELD === 0n);
}

/** Add a first point so many times and a second one so many times, in one go.
 * @param {bigint} times @param {Point} first @param {bigint} often @param {Point} second
 * @returns {Point} */
export function combined(times, first, often, second) {
    const choices = [NEUTRAL, first, second, sum(first, second)];
    let result = NEUTRAL;
    for (let bit = 255n; bit >= 0n; bit--) {
        result = doubled(result);
        const choice = Number((times >> bit) & 1n) + 2 * Number((often >> bit) & 1n);
        if (choice) result = sum(result, choices[choice]);
    }
    return result;
}

/** The base point: y is 4/5, x is even. */
export const BASE = /** @type {Point} */ (pointOf(Uint8Array.of(0x58, ...Array(31).fill(0x66))));
