/*
 * Stylesheets of deferred parts stand in the head in the order in which they come, not in which they were asked for: a sheet with layers that comes
 * above another makes the browser read all layers, fonts and registered properties anew, and with them style and lay out the whole page.
 * Nothing waits for this: it is loaded with the first of them.
 */

/** Those of deferred parts; React orders its own. */
const DEFERRED = 'link[rel="stylesheet"]:not([data-precedence])'

/** What is above a sheet that has come, and is still on its way, goes below it. */
function reorder(come: Node | EventTarget | null): void {
  if (!(come instanceof HTMLLinkElement) || !come.matches(DEFERRED) || come.sheet === null) return
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(DEFERRED)) {
    if (link === come) return
    if (link.sheet === null) document.head.append(link)
  }
}

document.head.addEventListener('load', ({ target }) => reorder(target), { capture: true })
// What the browser still has is there with the element; that it has loaded is told later.
new MutationObserver((changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(reorder)).observe(
  document.head,
  { childList: true },
)
