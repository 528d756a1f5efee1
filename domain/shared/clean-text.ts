/** Control and direction-override characters: they have no place in a name and could turn a line around in a mail. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu
const TAG = /<\/?[a-z!?][^<>]*>/gi
/** Looked for from the first blank of a row alone: from each of them, a long row would take hours. */
const BLANKS_AT_LINE_END = /(?<![ \t])[ \t]+\n/g

/** What a person wrote, as plain text: no tags, no control characters, line breaks as `\n`, at most one empty line. */
export function cleanText(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(TAG, '')
    .replace(BLANKS_AT_LINE_END, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same on one line: a name or a subject, safe in a mail's header. */
export function cleanLine(value: string): string {
  return cleanText(value).replace(/\s+/g, ' ')
}

/** What somebody is called or lives at, as they wrote it, on one line and without signs that nobody sees. */
export function plainLine(value: string): string {
  return value.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim()
}

/** The same of a note: its lines stay. */
export function plainText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim()
}
