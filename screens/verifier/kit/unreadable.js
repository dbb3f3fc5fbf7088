/** The error that a text does not have its required form. */

export class Unreadable extends Error {
    /** @param {string} why a key of the table of texts @param {number | null} [at] a line */
    constructor(why, at = null) {
        super(why);
        this.why = why;
        this.at = at;
    }
}

/** @param {unknown} holds @param {string} why @param {number | null} [at] @returns {asserts holds} */
export function demand(holds, why, at = null) {
    if (!holds) throw new Unreadable(why, at);
}
