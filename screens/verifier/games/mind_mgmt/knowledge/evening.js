/** An evening understood, as plain data: how many places were left when, what was asked, and what decided. */

import { begun, follow } from "./following.js";
import { momentsIn } from "./moments.js";

/** @typedef {import("../../../kit/walk.js").Step} Step */
/** @typedef {import("./following.js").Asked} Asked */
/** @typedef {import("./following.js").Line} Line */
/** @typedef {import("./counting.js").Possible} Possible */
/** @typedef {{ hour: number, first: number, last: number, begin: Possible | null, end: Possible | null }} Hour of
 *   the curve: its lines, and what was possible before its questions and at its end */
/** @typedef {{ lines: Line[], hours: Hour[], asked: Asked[], near: import("./following.js").Near[],
 *   moments: import("./moments.js").Moment[], stopped: number | null }} Evening `stopped` is the hour from which
 *   on there were too many trails to be counted */

/** Work it out in slices: each gives how much is done, and the last one what was found.
 * @param {Step[]} steps that count @param {Map<number, import("../secrets/hidden.js").Secrets>} secrets after each
 *   line @param {import("../setup.js").Game} game @returns {Generator<number, Evening>} */
function* worked(steps, secrets, game) {
    const following = begun(game, secrets);
    for (const [at, step] of steps.entries()) {
        follow(following, step);
        yield (at + 1) / steps.length;
    }
    const { lines, found } = following;
    const stopped = lines.find(({ possible }) => !possible)?.hour ?? null;
    const moments = momentsIn(found, stopped === null);
    return { lines, hours: hoursOf(lines, found.asked), asked: found.asked, near: found.near, moments, stopped };
}

export const understood = worked;

/** @param {Line[]} lines @param {Asked[]} asked @returns {Hour[]} of the trail, in their order */
function hoursOf(lines, asked) {
    const hours = [...new Set(lines.map(({ hour }) => hour))];
    return hours.map((hour) => {
        const first = lines.findIndex((each) => each.hour === hour);
        const last = lines.findLastIndex((each) => each.hour === hour);
        const question = asked.find((each) => each.hour === hour)?.question ?? last + 1;
        const begin = lines[Math.max(question - 1, first)].possible;
        return { hour, first, last, begin, end: lines[last].possible };
    });
}

/** @param {Possible | null} possible @returns {number} in how many places the trail could end */
export const placesIn = (possible) => possible?.places.filter(Boolean).length ?? 0;
