/** Where one stands in a game that is shown again, and the buttons and keys to go on by lines, turns or hours. */

import { make, newId } from "../../../page/dom.js";
import { named } from "../state.js";
import { said } from "./texts.js";

/** @typedef {import("../secrets/path.js").Stage} Stage */
/** @typedef {"line" | "turn" | "hour"} Stride */
/** @typedef {{ element: HTMLElement, to: (line: number) => void, again: () => void }} Walk `to` goes to a line of
 *   the record, `again` shows the same stage once more */

/** Milliseconds for a stage, while it plays. @type {Record<Stride, number>} */
const PACES = { line: 700, turn: 1200, hour: 1500 };

/** @type {Stride[]} */
const STRIDES = ["line", "turn", "hour"];

/** By what each key goes, and how far. @type {Record<string, [Stride | null, number]>} */
const KEYS = {
    ",": ["line", -1],
    ".": ["line", 1],
    ArrowUp: ["turn", -1],
    ArrowDown: ["turn", 1],
    ArrowLeft: ["hour", -1],
    ArrowRight: ["hour", 1],
    Home: [null, -Infinity],
    End: [null, Infinity],
};

/** @param {Stage[]} stages @param {Stride} by @returns {number[]} the numbers of those with which lines, turns or
 *   hours end */
export function endsOf(stages, by) {
    return stages.flatMap(({ hour, turn }, at) => {
        const then = stages[at + 1];
        const same = then && then.hour === hour && (by === "hour" || then.turn === turn);
        return by === "line" || !same ? [at] : [];
    });
}

/** @param {Stage[]} stages @param {(at: number, stride: Stride) => void} show @returns {Walk} it begins at the end
 *   of the first hour */
export function walkOver(stages, show) {
    /** @type {Stride} */
    let stride = "hour";
    let at = endsOf(stages, "hour")[0];
    /** @type {number | undefined} */
    let timer;
    const slider = make("input", { type: "range", id: newId(), min: 0, max: stages.length - 1, value: at });
    const play = make("button", { type: "button", class: "main" }, said("path.play"));
    const pause = () => {
        clearInterval(timer);
        timer = undefined;
        play.textContent = said("path.play");
    };
    const stand = (/** @type {number} */ there) => {
        at = Math.min(Math.max(there, 0), stages.length - 1);
        slider.value = String(at);
        slider.setAttribute("aria-valuetext", `${named(stages[at].hour)}:00`);
        show(at, stride);
        if (at === stages.length - 1) pause();
    };
    const go = (/** @type {number} */ steps) => {
        const ends = endsOf(stages, stride);
        if (!Number.isFinite(steps)) return stand(steps < 0 ? ends[0] : stages.length - 1);
        const on = ends.find((end) => end > at) ?? at;
        stand(steps > 0 ? on : (ends.findLast((end) => end < at) ?? ends[0]));
    };
    const toggle = () => {
        if (timer) return pause();
        if (at === stages.length - 1) go(-Infinity);
        play.textContent = said("path.pause");
        timer = setInterval(() => (slider.isConnected ? go(1) : pause()), PACES[stride]);
    };
    const strides = strideButtons((chosen) => {
        stride = chosen;
        if (timer) [toggle(), toggle()];
        stand(at);
    });
    play.addEventListener("click", toggle);
    slider.addEventListener("input", () => stand(Number(slider.value)));
    const keydown = (/** @type {KeyboardEvent} */ event) => takeKey(event, go, toggle, strides.choose);
    const element = make(
        "div",
        { role: "group", "aria-label": said("path.title"), keydown },
        make("p", { class: "buttons" }, ...stepButtons(go, play)),
        make("p", { class: "buttons strides" }, make("span", {}, said("path.by")), ...strides.buttons),
        make("label", { for: slider.id }, said("path.where")),
        slider,
        make("p", { class: "small keys" }, said("path.keys")),
    );
    const to = (/** @type {number} */ line) => {
        stand(stages.findLastIndex((stage) => stage.line <= line));
        element.scrollIntoView();
        slider.focus({ preventScroll: true });
    };
    strides.choose("hour");
    return { element, to, again: () => stand(at) };
}

/** @param {(steps: number) => void} go @param {HTMLElement} play @returns {HTMLElement[]} */
function stepButtons(go, play) {
    const button = (/** @type {string} */ key, /** @type {number} */ steps, /** @type {string} */ sign) => {
        const traits = { type: "button", "aria-label": said(key), title: said(key) };
        return make("button", { ...traits, click: () => go(steps) }, sign);
    };
    const back = [button("path.first", -Infinity, "|◀"), button("path.back", -1, "◀")];
    return [...back, play, button("path.next", 1, "▶"), button("path.last", Infinity, "▶|")];
}

/** @param {(stride: Stride) => void} chosen @returns {{ buttons: HTMLElement[], choose: (stride: Stride) => void }} */
function strideButtons(chosen) {
    const buttons = STRIDES.map((stride) =>
        make("button", { type: "button", name: stride, click: () => choose(stride) }, said(`path.by.${stride}`)),
    );
    const choose = (/** @type {Stride} */ stride) => {
        for (const each of buttons) each.setAttribute("aria-pressed", String(each.name === stride));
        chosen(stride);
    };
    return { buttons, choose };
}

/** @param {KeyboardEvent} event @param {(steps: number) => void} go @param {() => void} toggle
 * @param {(stride: Stride) => void} choose */
function takeKey(event, go, toggle, choose) {
    const [stride, steps] = KEYS[event.key] ?? [null, 0];
    const plays = event.key === " " && !(event.target instanceof HTMLButtonElement);
    if (!steps && !plays) return;
    event.preventDefault();
    if (stride) choose(stride);
    steps ? go(steps) : toggle();
}
