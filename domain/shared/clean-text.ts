/** Control and direction-override characters. They do not belong in a name and could reverse a line in an email. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu
const TAG = /<\/?[a-z!?][^<>]*>/gi
/** Matches only from the first space of a sequence. Matching from every space would take hours for a long sequence. */
const BLANKS_AT_LINE_END = /(?<![ \t])[ \t]+\n/g

/** User input as plain text: no tags, no control characters, line breaks as `\n`, at most one empty line in a row. */
export function cleanText(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(TAG, '')
    .replace(BLANKS_AT_LINE_END, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** `cleanText` on one line: a name or a subject, safe in an email header. */
export function cleanLine(value: string): string {
  return cleanText(value).replace(/\s+/g, ' ')
}

/** A name or address as typed, on one line and without invisible characters. */
export function plainLine(value: string): string {
  return value.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim()
}

/** A note as typed, with its line breaks and without invisible characters. */
export function plainText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim()
}
