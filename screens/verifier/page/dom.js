/** Creates elements; text from a file is never used as markup. */

/** @typedef {Node | string | null | false | undefined} Child */
/** @typedef {Record<string, string | boolean | number | undefined | ((event: any) => void)>} Traits */

const SVG = "http://www.w3.org/2000/svg";

/** @template {keyof HTMLElementTagNameMap} K @param {K} tag @param {Traits} [traits]
 * @param {Child[]} children @returns {HTMLElementTagNameMap[K]} */
export function make(tag, traits = {}, ...children) {
    return fitted(document.createElement(tag), traits, children);
}

/** @param {string} tag @param {Traits} [traits] @param {Child[]} children @returns {Element} */
export function draw(tag, traits = {}, ...children) {
    return fitted(document.createElementNS(SVG, tag), traits, children);
}

/** @template {Element} E @param {E} element @param {Traits} traits @param {Child[]} children
 * @returns {E} */
function fitted(element, traits, children) {
    for (const [name, value] of Object.entries(traits)) {
        if (typeof value === "function") element.addEventListener(name, value);
        else if (value !== false && value !== undefined)
            element.setAttribute(name, value === true ? "" : String(value));
    }
    element.append(
        ...children.filter((child) => child || child === "").map((child) => child || ""),
    );
    return element;
}

let numbered = 0;

/** @returns {string} an id that no other element has */
export function newId() {
    numbered += 1;
    return `n${numbered}`;
}

/** @param {Element} element @param {Child[]} children put in place of what it held */
export function refill(element, ...children) {
    element.replaceChildren();
    fitted(element, {}, children);
}
