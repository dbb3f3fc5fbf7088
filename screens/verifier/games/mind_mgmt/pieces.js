/** The pieces and open cards, and what was done with them in this turn (AUDIT.md, The pieces). */

/** @typedef {{ agent: string, moved: boolean, acted: boolean, ability: boolean,
 *   push: boolean }} Active what the active agent has done; `push` right after a shakedown */
/** @typedef {{ hops: number, paid: boolean, cards: readonly string[] }} Turn of the Recruiter: how
 *   often Immortals moved, and which cards were drawn at its end */
/** @typedef {{ immortals: ReadonlySet<string>, agents: ReadonlyMap<string, string | null>,
 *   open: readonly string[], turn: Turn, active: Active | null, begun: number,
 *   round: readonly string[], ally: boolean }} Pieces where an agent is null, nobody
 *   entered his location; `open` are cards in the order in which they were drawn, `begun` counts who
 *   was active in this turn, `round` names who was in this round */

/** @type {Turn} */
export const TURN_TO_COME = Object.freeze({ hops: 0, paid: false, cards: [] });

/** @type {Pieces} */
export const NOTHING_LAID = Object.freeze({
    immortals: new Set(),
    agents: new Map(),
    open: [],
    turn: TURN_TO_COME,
    active: null,
    begun: 0,
    round: [],
    ally: true,
});
