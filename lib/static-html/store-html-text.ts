import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { htmlTexts } from './html-texts'

/** Each is read within the rendering that stored it. Those stored for a page's data alone are evicted in time. */
const MOST = 500

/**
 * Stores a text that only the HTML needs, for `StaticText` to write. All other output of a server component is sent twice: as HTML, and
 * once more as data for React. Returns the name of the text.
 */
export function storeHtmlText(text: string): string {
  const texts = htmlTexts.getOrCreate(() => new LRUCache({ max: MOST }))
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  texts.set(name, text)
  return name
}
