import { requestContextSlot } from '@/lib/request-context/request-context-slot'

/** The fragments of the received document, whose data does not repeat them. */
const known: Record<string, string> = {}

/** Reads all fragments at once: a visitor may follow a link before React has read the whole page, and return to it. */
function storeAll(): void {
  for (const { dataset, innerHTML } of document.querySelectorAll<HTMLElement>('[data-fragment]'))
    known[dataset.fragment ?? ''] ??= innerHTML
}

/**
 * The HTML of a fragment: from the document, else from the page's data. A name keeps its first HTML, so that a fragment
 * that stays on the page is not rendered again. On the server it comes from the request context.
 */
export function readFragment(name: string, html: string): string {
  if (typeof window === 'undefined') return html || (requestContextSlot.get()?.getStore()?.fragments?.get(name) ?? '')
  if (!html && !(name in known)) storeAll()
  return known[name] ?? html
}
