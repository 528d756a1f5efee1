import type { AsyncLocalStorage } from 'node:async_hooks'

type Process = { [visits: symbol]: AsyncLocalStorage<{ printed?: Map<string, string> }> | undefined }

/** What stood in the document that the browser was sent: its data has these texts no more. */
const known: Record<string, string> = {}

/** All at once: whoever follows a link before React has read the whole page comes back to it all the same. */
function keepAll(): void {
  for (const { dataset, innerHTML } of document.querySelectorAll<HTMLElement>('[data-printed]'))
    known[dataset.printed ?? ''] ??= innerHTML
}

/**
 * The HTML of this name: as it stood in the document, else as the data of the page says. A name keeps its wording, so that what stands is
 * never written anew. On the server it is the visit's (`lib/visits`, which browsers cannot load).
 */
export function recallPrinted(name: string, html: string): string {
  if (typeof window === 'undefined')
    return html || ((globalThis as Process)[Symbol.for('kervan.visits')]?.getStore()?.printed?.get(name) ?? '')
  if (!html && !(name in known)) keepAll()
  return known[name] ?? html
}
