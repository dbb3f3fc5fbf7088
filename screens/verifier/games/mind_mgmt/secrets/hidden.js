/** The Recruiter's secrets: the cards, and the location of each hour. */

/** @typedef {import("../moves.js").Move} Move */
/** @typedef {{ card: string | null, dealt: string[] | null, deck: string[], features: string[], path: string[],
 *   slip: string | null }} Secrets the map, which features were dealt, and how the others lie: one location an hour, and the
 *   token of this turn's mind slip */

/** @type {Secrets} */
export const NOTHING_HIDDEN = Object.freeze({
    card: null,
    dealt: null,
    deck: [],
    features: [],
    path: [],
    slip: null,
});

/** @param {import("../../../kit/walk.js").Step} step @param {Move | null} clear @param {Secrets} secrets
 * @returns {Secrets} */
export function secretsAfter({ move, before }, clear, secrets) {
    if (clear) return withMove(secrets, clear);
    if (move.kind === "stuck" && before.phase === "setup")
        return { ...secrets, path: secrets.path.slice(0, 1) };
    return move.kind === "done" ? { ...secrets, slip: null } : secrets;
}

/** @param {Secrets} secrets @param {Move} move @returns {Secrets} */
function withMove(secrets, { kind, choice = "", words = [], place = "", token }) {
    if (kind === "card") return { ...secrets, card: choice };
    if (kind === "features") return { ...secrets, features: words };
    return { ...secrets, path: [...secrets.path, place], slip: token ?? null };
}
