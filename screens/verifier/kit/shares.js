/** The players' words: every player but the keeper says some (FORMAT.md, part 2). */

/** @typedef {import("./walk.js").Walk} Walk */
/** @typedef {import("./tablelines.js").Part} Part */

const LEAST_WORDS = 4;

/** Is the newest share one of exactly the players who are not the keeper?
 * @param {Walk} walk @returns {boolean} */
export function isSharedByOthers(walk) {
    const newest = walk.shares[walk.shares.length - 1];
    return newest !== undefined && isByOthers(walk, newest);
}

/** @param {Walk} walk @param {Part[]} parts @returns {boolean} */
function isByOthers({ state, referee }, parts) {
    const others = referee?.secrets?.others(state);
    return parts.map((part) => part.name).join() === others?.join();
}

/** @param {Walk} walk @param {Part[]} parts @returns {boolean} */
export function isShare(walk, parts) {
    const { asked, shares } = walk;
    return (
        isByOthers(walk, parts) &&
        isEnough(parts) &&
        (asked === null || !shares.some((earlier) => repeats(parts, earlier)))
    );
}

/** @param {Part[]} parts @returns {boolean} */
export const isEnough = (parts) =>
    parts.reduce((count, { indexes }) => count + indexes.length, 0) >= LEAST_WORDS;

/** Does somebody give all the words that he gave before, in whatever order?
 * @param {Part[]} parts @param {Part[]} earlier @returns {boolean} */
function repeats(parts, earlier) {
    const said = (/** @type {Part} */ { name, indexes }) => `${name}=${indexes.toSorted().join()}`;
    const before = earlier.map(said);
    return parts.some((part) => before.includes(said(part)));
}
