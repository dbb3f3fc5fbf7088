/** The facts of a report other than findings: the table, and its public lines. */

/** @typedef {import("./walk.js").Walk} Walk */
/** @typedef {import("./walk.js").Step} Step */
/** @typedef {{ game: string, id: string, players: string[], ended: boolean, seals: boolean, file: string,
 *   lines: number, over: boolean, keeper: string | null, hour: string | null }} Table
 *   `seals` says whether anything is, `hour` is that in which the walk ended */
/** @typedef {{ line: number, hour: string, setup: boolean, kind: string, seat: string, text: string,
 *   move: any, counts: boolean, unknown: boolean }} Told one line of the record, without its seals; `move` is
 *   the game's own */

/** @param {Walk} walk @returns {Told[]} */
export function linesOf({ steps, referee }) {
    return [...steps.values()].map(({ entry, move, before, counts }) => {
        const { kind, ...told } = toldBy(referee, before, move);
        return {
            ...told,
            line: entry.number,
            kind: kind || (entry.about?.kind ?? ""),
            seat: entry.line.seat,
            text: entry.line.text,
            move,
            counts,
        };
    });
}

/** @param {Walk["referee"]} referee @param {any} before @param {any} move
 * @returns {import("./referee.js").Told} */
function toldBy(referee, before, move) {
    const nothing = { kind: "", setup: false, unknown: false, hour: "" };
    return referee?.told(before, move) ?? nothing;
}

/** @param {import("./evidence.js").Evidence} evidence @param {Walk | null} walk @returns {Table} */
export function tableOf({ game, options, signer, ended, entries, file }, walk) {
    const { referee = null, state = null } = walk ?? {};
    const players = referee?.players ?? (options.get("players") ?? "").split(",").filter(Boolean);
    return {
        game,
        id: signer?.id ?? "",
        players,
        ended,
        seals: signer !== null,
        file,
        lines: entries.length + 1,
        over: Boolean(referee?.isOver(state)),
        keeper: referee?.secrets?.keeperIn(state) ?? null,
        hour: referee?.hourOf(state) ?? null,
    };
}
