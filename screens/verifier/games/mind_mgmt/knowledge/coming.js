/** A move of the Recruiter: which cards allow it, and what was told of it before it stands. */

import { FIRST_HOURS } from "../box.js";
import { FIRST, SECOND, tokensIn } from "./footing.js";
import { HIGH_PLACES, highBit, holds, lowBit, ones } from "./masks.js";
import { BOTH, cardsOf, endOf, goOn, hasVisited, HIGH_AT, kept, LOW_AT } from "./trails.js";
import { placeAt, room, trimmed, WIDTH } from "./trails.js";

/** @typedef {import("./clues.js").Clue} Clue */
/** @typedef {import("./footing.js").Footing} Footing */
/** @typedef {import("./masks.js").Mask} Mask */
/** @typedef {import("./masks.js").Reach} Reach */
/** @typedef {import("./trails.js").Trails} Trails */
/** @typedef {{ footing: Footing, clues: Clue[] }} Coming the move that does not stand, and what was told of its hour */
/** @typedef {{ rows: Uint32Array, at: number, place: number, low: number, high: number, token: string }} End
 *   of a trail: itself, where it ends and what it has visited then, and the token of its last move */

/** @param {Uint32Array} rows @param {number} at @returns {End} of a trail as it stands */
export const endIn = (rows, at) => ({
    ...{ rows, at, place: endOf(rows, at), token: "" },
    ...{ low: rows[at + LOW_AT], high: rows[at + HIGH_AT] & HIGH_PLACES },
});

/** @param {End} end @param {number} place @param {string} token @returns {End} after a move */
const movedTo = ({ rows, at, low, high }, place, token) => ({
    ...{ rows, at, place, token },
    ...{ low: low | lowBit(place), high: high | highBit(place) },
});

/** @param {End} end @param {Reach} reach @returns {boolean} whether some location there is new */
const leadsOn = ({ place, low, high }, reach) => ((reach.low[place] & ~low) | (reach.high[place] & ~high)) !== 0;

/** @param {End} end @param {Clue} clue about where it is now @returns {number} the cards with which it fits */
export function cardsFor(end, { kind, mask, footing }) {
    if (mask) return isIn(end, kind, mask) ? BOTH : 0;
    if (!footing) return BOTH;
    const cards = leadsOn(end, footing.steps) ? BOTH : cardsOn(end, footing);
    return kind === "open" ? cards : BOTH & ~cards;
}

/** @param {End} end @param {string} kind @param {Mask} mask @returns {boolean} */
function isIn({ place, low, high }, kind, mask) {
    if (kind === "where") return holds(mask, place);
    if (kind === "never") return ((mask.low & low) | (mask.high & high)) === 0;
    return ((mask.low & ~low) | (mask.high & ~high)) === 0;
}

/** @param {End} end @param {Footing} footing @returns {number} the cards whose mind slip leads on */
function cardsOn(end, footing) {
    const usable = tokensIn(footing).some((token) => token !== end.token && isEarned(end, footing, token));
    if (!usable) return 0;
    return footing.slips.reduce((cards, reach, card) => cards | (leadsOn(end, reach) ? 1 << card : 0), 0);
}

/** @param {End} end @param {Footing} footing @param {string} token @returns {boolean} whether it can be used */
function isEarned({ rows, at, low, high }, { second, early, unearned }, token) {
    if (token !== SECOND || second === null) return token === FIRST;
    if (((low & lowBit(second)) | (high & highBit(second))) === 0) return unearned;
    if (early) return true;
    for (let hour = 1; hour <= FIRST_HOURS; hour++) if (placeAt(rows, at, hour) === second) return false;
    return true;
}

/** @param {Footing} footing @param {string} token @returns {[Reach, number][]} where it leads, with which cards */
function waysOf(footing, token) {
    if (!token) return [[footing.steps, BOTH]];
    return tokensIn(footing).includes(token) ? footing.slips.map((reach, card) => [reach, 1 << card]) : [];
}

/** @param {Trails} trails @param {Coming} coming @returns {Trails} those from which the move can have been made */
export function before(trails, { footing, clues }) {
    const tokens = ["", ...tokensIn(footing)];
    return kept(trails, (rows, at) => {
        const [had, end] = [cardsOf(rows, at), endIn(rows, at)];
        let cards = 0;
        for (const token of tokens) {
            if (token && !isEarned(end, footing, token)) continue;
            for (const [reach, by] of waysOf(footing, token)) {
                if (!(by & had)) continue;
                for (const place of reach.to[end.place]) {
                    if (hasVisited(rows, at, place)) continue;
                    cards |= had & by & fitting(movedTo(end, place, token), clues);
                    if (cards === had) return had;
                }
            }
        }
        return cards;
    });
}

/** @param {End} end @param {Clue[]} clues @returns {number} the cards with which it fits them all */
function fitting(end, clues) {
    let cards = BOTH;
    for (const clue of clues) cards &= cardsFor(end, clue);
    return cards;
}

/** @param {Trails} trails @param {Coming} coming @param {string} token by which the move was made
 * @returns {number} how many trails there are then, before what was told of them */
export function numberAfter({ rows, count }, { footing }, token) {
    const ways = waysOf(footing, token);
    let found = 0;
    for (let at = 0; at < count * WIDTH; at += WIDTH) {
        const end = endIn(rows, at);
        if (token && !isEarned(end, footing, token)) continue;
        for (const [reach, by] of ways) {
            const { place, low, high } = end;
            if (by & cardsOf(rows, at)) found += ones(reach.low[place] & ~low) + ones(reach.high[place] & ~high);
        }
    }
    return found;
}

/** @param {Trails} trails @param {Coming} coming @param {string} token by which the move was made
 * @param {number} hour that it reaches @param {number} most as many as there can be @returns {Trails} */
export function after({ rows, count }, { footing, clues }, token, hour, most) {
    const found = room(most);
    const ways = waysOf(footing, token);
    for (let at = 0; at < count * WIDTH; at += WIDTH) {
        const [had, end] = [cardsOf(rows, at), endIn(rows, at)];
        if (token && !isEarned(end, footing, token)) continue;
        /** @type {Map<number, number>} */
        const reached = new Map();
        for (const [reach, by] of ways) {
            if (!(by & had)) continue;
            for (const place of reach.to[end.place])
                if (!hasVisited(rows, at, place)) reached.set(place, (reached.get(place) ?? 0) | (by & had));
        }
        for (const [place, cards] of reached) {
            const left = cards & fitting(movedTo(end, place, token), clues);
            if (left) goOn(found, rows, at, hour, place, left);
        }
    }
    return trimmed(found);
}
