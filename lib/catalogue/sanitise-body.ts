import sanitizeHtml from 'sanitize-html'

const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'a', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'blockquote', 'hr'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** Operator HTML by an allow-list: text, lists, tables and links; no style, script, frame or picture. */
export function sanitiseBody(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'], th: ['scope'], td: ['colspan'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // A page has one heading of the first rank, its title.
    transformTags: { h1: 'h2' },
  })
}
