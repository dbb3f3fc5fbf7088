/** The moments that decided: each is the largest of its kind, and of equals the first one counts.
 *
 * Where nothing of a kind happened, there is no such moment.
 */

/** @typedef {import("./following.js").Found} Found */
/** @typedef {import("./following.js").Asked} Asked */
/** @typedef {import("./counting.js").Possible} Possible */
/** @typedef {"told-most" | "saved" | "missed" | "nobody-asked" | "wasted" | "gave" | "admitted"} Kind */
/** @typedef {{ kind: Kind, at: number, asked?: Asked | null, near?: import("./following.js").Near,
 *   instead?: import("./following.js").Instead, other?: import("../moves.js").Move, left?: Possible,
 *   before?: Possible, after?: Possible }} Moment `at` is the line to look at */
/** @typedef {[bigint, bigint]} Times how many times more is possible than something else, as a fraction */

/** @param {Found} found @param {boolean} whole whether all was counted; else counts decide nothing
 * @returns {Moment[]} at most one of each of the five kinds */
export function momentsIn(found, whole) {
    const counted = (/** @type {(found: Found) => Moment | null} */ chosen) => (whole ? chosen(found) : null);
    const all = [counted(toldMost), counted(saved), missed(found), counted(nobodyAsked), counted(costly)];
    return all.filter((each) => each !== null);
}

/** @param {Possible | null} more @param {Possible | null} less @returns {Times} */
const times = (more, less) => [BigInt(more?.worlds ?? 0), BigInt(Math.max(less?.worlds ?? 0, 1))];

/** @param {Times} one @param {Times} other @returns {boolean} */
const isMore = (one, other) => one[0] * other[1] > other[0] * one[1];

/** @type {Times} */
const AS_MUCH = [1n, 1n];

/** @template T @param {T[]} every @param {(each: T) => Times} measure @returns {T | null} the first of the largest,
 *   where that is more than nothing */
function largest(every, measure) {
    const best = every.reduce(
        (/** @type {T | null} */ found, each) => (!found || isMore(measure(each), measure(found)) ? each : found),
        null,
    );
    return best && isMore(measure(best), AS_MUCH) ? best : null;
}

/** One by which the trail was found is the end itself.
 * @param {Found} found @returns {Moment | null} */
function toldMost({ asked }) {
    const best = largest(asked.filter((each) => !each.found), ({ before, after }) => times(before, after));
    return best && { kind: "told-most", at: best.question, asked: best };
}

/** @param {Found} found @returns {{ asked: Asked, other: import("../moves.js").Move, left: Possible }[]} the
 *   answers for which there was another true one */
function doubled({ asked, given }) {
    return given.flatMap(({ at, answer, left }) => {
        const own = asked.find((each) => each.answer === at);
        return own ? [{ asked: own, other: answer, left }] : [];
    });
}

/** @param {Found} found @returns {Moment | null} */
function saved(found) {
    const best = largest(doubled(found), ({ asked, left }) => times(asked.after, left));
    return best && { kind: "saved", at: best.asked.answer, ...best };
}

/** Where somebody came nearest in an hour that did not end with being found; a question goes before those who
 * only stood there.
 * @param {Found} found @returns {Moment | null} */
function missed({ asked, searches, near }) {
    const caught = asked.filter((each) => each.found).map(({ hour }) => hour);
    const every = [...searches, ...near.map((each) => ({ near: each, asked: null }))];
    const free = every.filter((each) => !caught.includes(each.near.hour));
    const least = Math.min(...free.map((each) => each.near.apart));
    const best = free.find((each) => each.near.apart === least);
    return best ? { kind: "missed", at: best.near.at, ...best } : null;
}

/** @param {Found} found @returns {Moment | null} */
function nobodyAsked({ instead, subjects }) {
    const never = instead.flatMap(([subject, each]) => (subjects.has(subject) ? [] : [each]));
    const best = largest(never, ({ before, after }) => times(before, after));
    return best && { kind: "nobody-asked", at: Math.max(best.at - 1, 0), instead: best };
}

/** A question that told nothing where another one would have, an answer where another true one would have left
 * more, or what was shown for a mistake that was admitted.
 * @param {Found} found @returns {Moment | null} */
function costly(found) {
    /** @type {[Times, Moment][]} */
    const wasted = found.wasted.map(({ at, asked, instead }) => [
        times(instead.before, instead.after),
        { kind: "wasted", at, asked, instead },
    ]);
    /** @type {[Times, Moment][]} */
    const gave = doubled(found).map((each) => [
        times(each.left, each.asked.after),
        { kind: "gave", at: each.asked.answer, ...each },
    ]);
    /** @type {[Times, Moment][]} */
    const shown = found.admitted.map((each) => [times(each.before, each.after), { kind: "admitted", ...each }]);
    return largest([...wasted, ...gave, ...shown], ([cost]) => cost)?.[1] ?? null;
}
