/** All checks of MIND MGMT, as the kit expects them. */

import { byClass, byRule } from "../../kit/referee.js";
import { clearMoveOf, isSaidBy, moveOf, shownOf } from "./moves.js";
import { understood } from "./knowledge/evening.js";
import { brokenInPublic } from "./rules/publicrules.js";
import { dueFor, isAnswer, isHeard } from "./secrets/due.js";
import { bitsOf, dealtFrom, labelsOf, SHEET_PLACES, valuesOf } from "./secrets/facts.js";
import { doubts, lostBy } from "./secrets/doubts.js";
import { NOTHING_HIDDEN, secretsAfter } from "./secrets/hidden.js";
import { pathShown, told } from "./secrets/path.js";
import { restsOn } from "./secrets/rests.js";
import { answersTo, brokenInSecret, brokenInTruth } from "./secrets/truthrules.js";
import { wonBy } from "./secrets/won.js";
import { gameOf } from "./setup.js";
import { hourOf, named, START } from "./state.js";
import { after, dueAfter, dueAfterInFirst } from "./witness.js";

/** @typedef {import("../../kit/referee.js").Referee} Referee */
/** @typedef {import("../../kit/referee.js").Secrets} Secrets */
/** @typedef {import("./setup.js").Game} Game */

/** @type {import("../../kit/referee.js").Checks} */
export const CHECKS = {
    seals: true,
    file: "board",
    refereeOf: (options, file) => {
        const game = gameOf(options, file);
        return { ...refereeFor(game), firstVersion: refereeOfFirst(game) };
    },
};

/** @param {Game} game @returns {Referee} */
export function refereeFor(game) {
    return {
        players: game.players,
        start: START,
        moveOf: (state, seat, text) => isSaidBy(seat, moveOf(seat, text, game.program), state.phase),
        troubleWith: (state, move) => troubleWith(state, move, game),
        after: (state, move, line) => after(state, move, game, line),
        isOver: ({ over }) => over,
        isHeard,
        hourOf: (state) => named(hourOf(state)),
        told,
        wonBy,
        firstVersion: null,
        decides: game.program !== "",
        secrets: secretsOf(game),
    };
}

/** In the first version a dead end counted at the next move, until the players ruled.
 * @param {Game} game @returns {Referee} */
function refereeOfFirst(game) {
    const start = { ...START, rulings: new Map([["mind-mgmt.dead-end.when", "next-move"]]) };
    const secrets = { ...secretsOf(game), firstForm: true, dueAfter: dueAfterInFirst };
    return { ...refereeFor(game), start, secrets };
}

/** @param {Game} game @returns {Secrets} */
function secretsOf(game) {
    return {
        firstForm: false,
        places: SHEET_PLACES,
        labelsOf: (state, { kind }) => labelsOf(kind, state, game),
        others: ({ keeper }) => keeper && game.players.filter((name) => name !== keeper),
        keeperIn: ({ keeper }) => keeper,
        dueAfter,
        opened: (state, move) => dueFor(state, move, game),
        restsOn: (state, move) => restsOn(state, move, game),
        isAnswer,
        isDeal: ({ kind }) => kind === "deal",
        nothing: NOTHING_HIDDEN,
        clearMoveOf,
        isShownAs: (clear, { kind }) => shownOf(clear) === kind && isOnBoard(clear, game),
        troubleWithTruth: ({ state, secrets }, move, clear) => {
            const scene = { state, secrets, game };
            return byRule(clear ? brokenInSecret(scene, clear) : brokenInTruth(scene, move));
        },
        valuesOf: (clear) => valuesOf(clear, game),
        secretsAfter,
        withDeal: (secrets, chance) => ({ ...secrets, ...dealtFrom(chance, game.board.features) }),
        bitsOf: ({ path }) => bitsOf(path),
        doubts,
        answersTo: ({ state, secrets }) => answersTo({ state, secrets, game }),
        lostBy: ({ state, secrets }) => lostBy({ state, secrets, game }),
        shown: pathShown,
        understood: (steps, secrets) =>
            steps.every(({ entry }) => secrets.has(entry.number)) ? understood(steps, secrets, game) : null,
    };
}

/** @param {import("./state.js").State} state @param {import("./moves.js").Move} move @param {Game} game
 * @returns {import("../../kit/referee.js").Trouble | null} */
function troubleWith(state, move, game) {
    const named = [move.feature, move.card].filter((each) => each !== undefined);
    const known = named.every((each) => game.board.features.includes(each));
    return known ? byRule(brokenInPublic(state, move, game)) : byClass("line");
}

/** @param {import("./moves.js").Move} move in clear @param {Game} game @returns {boolean} */
const isOnBoard = ({ words = [] }, { board }) => words.every((word) => board.features.includes(word));
