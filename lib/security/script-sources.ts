import { createHash } from 'node:crypto'

/**
 * Internal header: the inline scripts that a response may run, as sources of a content policy. Never leaves the server.
 */
export const SCRIPT_SOURCES_HEADER = 'x-script-sources'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
/** Script elements of any other type are data: browsers do not run them, and the content policy does not apply. */
const DATA_TYPE = /\stype=["']?(?!module|text\/javascript)[\w/+-]+/i

/** The CSP source that allows exactly this script text. */
export const hashScript = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** CSP sources of all inline scripts of a document, without duplicates, separated by spaces. */
export function hashInlineScripts(html: string): string {
  const sources = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(INLINE_SCRIPT))
    if (text !== '' && !DATA_TYPE.test(attributes)) sources.add(hashScript(text))
  return [...sources].join(' ')
}
