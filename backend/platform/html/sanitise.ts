import sanitizeHtml from 'sanitize-html'

const TAGS = [
  'h2',
  'h3',
  'h4',
  'p',
  'a',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'br',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
]

/** Sanitises operator HTML with an allow-list: text, lists, tables and links; no style, script, frame or image. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'], th: ['scope'], td: ['colspan'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    // The content of these elements is code or text of another document, not text of the page.
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'noembed',
      'noframes',
      'iframe',
      'xmp',
      'svg',
      'math',
    ],
    nestingLimit: 40,
  })
}
