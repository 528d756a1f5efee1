import 'server-only'
import { createHash } from 'node:crypto'
import { type Process, TEXTS } from './store'

/** Each is read within the rendering that noted it; of those that are noted for a page's data alone, the oldest go. */
const MOST = 500

/**
 * Notes a text that only the HTML needs, for `HtmlOnly` to write. Everything else that a server component gives to a page goes out twice: as
 * HTML, and once more as data for React. Returns the name of the text.
 */
export function noteHtmlOnly(text: string): string {
  const shared = globalThis as Process
  shared[TEXTS] ??= new Map()
  const texts = shared[TEXTS]
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  texts.delete(name)
  texts.set(name, text)
  for (const oldest of texts.keys()) {
    if (texts.size <= MOST) break
    texts.delete(oldest)
  }
  return name
}
