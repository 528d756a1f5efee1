import { createHash } from 'node:crypto'

/** Inside the storefront only: which inline scripts an answer may run, as sources of a content policy. Never leaves the server. */
export const SCRIPT_SOURCES_HEADER = 'x-script-sources'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
/** Browsers run nothing of another type, and ask no policy about it. */
const DATA_TYPE = /\stype=["']?(?!module|text\/javascript)[\w/+-]+/i

/** The source that lets exactly this text run as a script. */
export const hashScript = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Sources for every inline script of a document, each once, separated by spaces. */
export function hashInlineScripts(html: string): string {
  const sources = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(INLINE_SCRIPT))
    if (text !== '' && !DATA_TYPE.test(attributes)) sources.add(hashScript(text))
  return [...sources].join(' ')
}
