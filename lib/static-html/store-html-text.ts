import 'server-only'
import { createHash } from 'node:crypto'
import { htmlTexts } from './html-texts'

/** Each is read within the rendering that stored it. Those stored for a page's data alone are evicted, the oldest first. */
const MOST = 500

/**
 * Stores a text that only the HTML needs, for `HtmlOnly` to write. All other output of a server component is sent twice: as HTML, and
 * once more as data for React. Returns the name of the text.
 */
export function storeHtmlText(text: string): string {
  const texts = htmlTexts.getOrCreate(() => new Map())
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  texts.delete(name)
  texts.set(name, text)
  for (const oldest of texts.keys()) {
    if (texts.size <= MOST) break
    texts.delete(oldest)
  }
  return name
}
