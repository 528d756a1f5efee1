import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { htmlTexts } from './html-texts'

/** A text is read during the rendering that stored it. Texts stored only for a page's data are evicted later. */
const MOST = 500

/**
 * Stores a text that only the HTML needs, for `StaticText` to write, and returns its name. All other output of a server
 * component is sent twice: as HTML, and as data for React.
 */
export function storeHtmlText(text: string): string {
  const texts = htmlTexts.getOrCreate(() => new LRUCache({ max: MOST }))
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  texts.set(name, text)
  return name
}
