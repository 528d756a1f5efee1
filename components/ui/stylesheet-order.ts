/*
 * Keeps loaded stylesheets of deferred parts above pending ones in the head. A stylesheet with cascade layers that
 * loads above another one makes the browser re-evaluate all layers, fonts and registered properties, and recalculate
 * style and layout of the whole page. No code awaits this module; it loads with the first deferred part.
 */

/** Stylesheets of deferred parts. React orders its own. */
const DEFERRED = 'link[rel="stylesheet"]:not([data-precedence])'

/** Moves pending stylesheets that are above the loaded one to the end of the head. */
function reorder(come: Node | EventTarget | null): void {
  if (!(come instanceof HTMLLinkElement) || !come.matches(DEFERRED) || come.sheet === null) return
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(DEFERRED)) {
    if (link === come) return
    if (link.sheet === null) document.head.append(link)
  }
}

document.head.addEventListener('load', ({ target }) => reorder(target), { capture: true })
// A cached stylesheet is available when its element is inserted, before its `load` event.
new MutationObserver((changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(reorder)).observe(
  document.head,
  { childList: true },
)
