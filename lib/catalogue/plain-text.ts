const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
}

/** Removes markup and line breaks: operators paste HTML into titles, and a tag must be neither shown nor executed. */
export function toPlainText(value: string): string {
  return value
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/&(#39|[a-z]{2,6});/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Truncates to a length with an ellipsis (spec 9), between words if there is a gap near the end. */
export function shorten(value: string, length: number): string {
  const text = toPlainText(value)
  const letters = [...text]
  if (letters.length <= length) return text
  const cut = letters.slice(0, length - 1).join('')
  const gap = cut.lastIndexOf(' ')
  return `${(gap > length * 0.6 ? cut.slice(0, gap) : cut).replace(/[\s,.;:–-]+$/, '')}…`
}

/** Splits a text into paragraphs at empty lines. */
export function toParagraphs(value: string): string[] {
  return value
    .split(/\n\s*\n|<\/p>|<br\s*\/?>\s*<br\s*\/?>/i)
    .map(toPlainText)
    .filter((paragraph) => paragraph !== '')
}
