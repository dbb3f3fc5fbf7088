/** The interface of a game: what it must provide to this page, which knows no game itself. */

/** @typedef {import("./walk.js").Step} Step */
/** @typedef {{ class: string, rule: string }} Trouble what is wrong with a line */
/** @typedef {{ label: string, value: number, sheet: string | null }} Wanted an opening that an answer
 *   makes due; `sheet` names the sheet it opens, if it opens one */
/** @typedef {{ kind: string, setup: boolean, unknown: boolean, hour: string }} Told what a line is, for
 *   whoever tells the game; `unknown` where it leaves out what lay on the table */
/** The referee of one table. States, moves and secrets are the game's own.
 * @typedef {{
 *   players: string[],
 *   start: any,
 *   moveOf: (state: any, seat: string, text: string) => any,
 *   troubleWith: (state: any, move: any) => Trouble | null,
 *   after: (state: any, move: any, line: number) => any,
 *   isOver: (state: any) => boolean,
 *   isHeard: (state: any, move: any) => boolean,
 *   hourOf: (state: any) => string,
 *   told: (state: any, move: any) => Told,
 *   wonBy: (steps: Step[]) => unknown,
 *   firstVersion: Referee | null,
 *   decides: boolean,
 *   secrets: Secrets | null }} Referee `moveOf` gives null for what is no line of the game here,
 *   `isHeard` says whether a move can no more be taken back, `firstVersion` judges records of the first
 *   version, where that wrote others, `decides` says that the program played a seat */
/** What a game that seals something gives besides.
 * @typedef {{
 *   firstForm: boolean,
 *   places: readonly string[],
 *   labelsOf: (state: any, move: any) => string[],
 *   others: (state: any) => string[] | null,
 *   keeperIn: (state: any) => string | null,
 *   dueAfter: (before: any, move: any, after: any) => Due,
 *   opened: (state: any, move: any) => Wanted[],
 *   restsOn: (state: any, move: any) => string[],
 *   isAnswer: (move: any) => boolean,
 *   isDeal: (move: any) => boolean,
 *   nothing: any,
 *   clearMoveOf: (text: string) => any,
 *   isShownAs: (clear: any, move: any) => boolean,
 *   troubleWithTruth: (scene: Scene, move: any, clear: any) => Trouble | null,
 *   valuesOf: (clear: any) => number[],
 *   secretsAfter: (step: Step, clear: any, secrets: any) => any,
 *   withDeal: (secrets: any, chance: (label: string) => string) => any,
 *   bitsOf: (secrets: any) => number[],
 *   doubts: (steps: Step[], secrets: Map<number, any>, state: any) => import("./walk.js").Finding[],
 *   lostBy: (scene: Scene) => string | null,
 *   answersTo: (scene: Scene) => any[],
 *   shown: (steps: Step[], secrets: Map<number, any>) => unknown,
 *   understood: (steps: Step[], secrets: Map<number, any>) => Work | null }} Secrets `firstForm` says that records
 *   are those of the first version, `places` are those of a sheet, `others` are the players who give the share, `nothing` is hidden at the beginning, `doubts` need the whole
 *   game, `lostBy` gives the rule by which the keeper has lost and must say so, so that nobody stops, `answersTo` the true answers to a question that waits, as moves, `understood` works
 *   out what could be known of a whole revealed game */
/** @typedef {Generator<number, unknown>} Work in slices: each gives how much is done, and the last one the result */
/** @typedef {{ state: any, secrets: any }} Scene one moment, with everything that is known of it */
/** @typedef {{ sheet: string | null, head: boolean, deal: boolean, over: boolean, red: boolean }} Due what
 *   must stand directly behind a line, and why: it asks for a deal, ends the game, tells a red hour */
/** @typedef {{ seals: boolean, file: string,
 *   refereeOf: (options: ReadonlyMap<string, string>, file: string) => Referee }} Checks of one game:
 *   whether it seals anything, and which option stands for a file, if one does; options and a file with
 *   which it cannot begin are unreadable */
/** @typedef {ReadonlyMap<string, Checks>} Shelf the games that this page knows, by their names */

/** @type {Due} */
export const NOTHING_DUE = Object.freeze({
    sheet: null,
    head: false,
    deal: false,
    over: false,
    red: false,
});

/** @param {string} kind @returns {Trouble} */
export const byClass = (kind) => ({ class: kind, rule: "" });

/** @param {string | null} rule @returns {Trouble | null} */
export const byRule = (rule) => (rule ? { class: "rule", rule } : null);
