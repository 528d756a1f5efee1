/** Those of late parts; React orders its own. */
const LATE = 'link[rel="stylesheet"]:not([data-precedence])'

function onLoad({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || !target.matches(LATE)) return
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(LATE)) {
    if (link === target) return
    if (link.sheet === null) document.head.append(link)
  }
}

/**
 * Sheets of late parts stand in the head in the order in which they arrive, not in which they were asked for: a sheet with layers that comes
 * above another makes the browser read all layers, fonts and registered properties anew, and with them style and lay out the whole page.
 */
export function keepSheetsInOrder(): void {
  document.head.addEventListener('load', onLoad, { capture: true })
}
