/** The rules about pieces and open cards, by the kind of line (AUDIT.md, The pieces). */

import { firstBroken } from "./decisions.js";
import { byAlly, byLeading, byPushing, bySensing, byShoving } from "./abilities.js";
import { byResting, EACH_TURN } from "./activation.js";
import { byAsking, byCapturing, byMoving, byRevealing, byShakingDown } from "./agents.js";
import { byDrawing, byRecruiting, byRefilling, byTakingAction } from "./cards.js";
import {
    byAnotherCard,
    byFigureElsewhere,
    byMayhemElsewhere,
    byTokenElsewhere,
} from "./corrections.js";
import { byFreeMove, byPaidMove } from "./immortals.js";
import {
    byChoosing,
    byMayhem,
    byPlacingAgent,
    byPlacingImmortal,
    bySupply,
    byToken,
} from "./laying.js";
import { byAdmitting, byMending, byShowing } from "./mistakes.js";
import { byLifting, byNoting } from "./supplies.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("./decisions.js").Judged} Judged */
/** @typedef {import("../witness.js").Game} Game */

/** @type {Record<string, (state: State, move: Move, game: Game) => Judged[]>} */
const OPEN_RULES = {
    act: byTakingAction,
    recruiter: byChoosing,
    mayhem: byMayhem,
    supply: bySupply,
    immortal: byPlacingImmortal,
    agent: byPlacingAgent,
    token: byToken,
    hop: byFreeMove,
    extra: byPaidMove,
    recruit: byRecruiting,
    draw: byDrawing,
    done: byEnding,
    moves: byMoving,
    asks: byAsking,
    reveals: byRevealing,
    captures: byCapturing,
    "shakes-down": byShakingDown,
    senses: bySensing,
    pushes: byPushing,
    shoves: byShoving,
    leads: byLeading,
    rests: byResting,
    dolphin: byAlly,
    note: byNoting,
    lift: byLifting,
    mistake: byAdmitting,
    shown: byShowing,
    mended: byMending,
    moved: byMayhemElsewhere,
    correct: byFigureElsewhere,
    "correct-token": byTokenElsewhere,
    "correct-draw": byAnotherCard,
};

/** @param {State} state @param {Move} move @param {Game} game
 * @returns {string | null} the rule that a line breaks with what lies open */
export function brokenInTheOpen(state, move, game) {
    return firstBroken(state, OPEN_RULES[move.kind]?.(state, move, game) ?? []);
}

/** @param {State} state @param {Move} _ @param {Game} game @returns {Judged[]} */
function byEnding(state, _, game) {
    if (state.phase === "agents")
        return [["mind-mgmt.agents.compulsory", state.pieces.begun < EACH_TURN]];
    return [["mind-mgmt.turn.action", !state.acted], ...byRefilling(state, game)];
}
