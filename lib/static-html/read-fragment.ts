import { requestContextSlot } from '@/lib/request-context/request-context-slot'

/** The fragments of the document that the browser was sent: its data does not repeat them. */
const known: Record<string, string> = {}

/** All at once: a visitor may follow a link before React has read the whole page, and come back to it. */
function storeAll(): void {
  for (const { dataset, innerHTML } of document.querySelectorAll<HTMLElement>('[data-fragment]'))
    known[dataset.fragment ?? ''] ??= innerHTML
}

/**
 * The HTML of a fragment: from the document, else from the page's data. A name keeps its first wording, so that a fragment that stays is
 * not rendered anew. On the server it comes from the request context.
 */
export function readFragment(name: string, html: string): string {
  if (typeof window === 'undefined') return html || (requestContextSlot.get()?.getStore()?.fragments?.get(name) ?? '')
  if (!html && !(name in known)) storeAll()
  return known[name] ?? html
}
