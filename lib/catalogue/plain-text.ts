const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
}

/** Words without markup, in one line: operators paste HTML into titles, and a tag must neither be shown nor run. */
export function toPlainText(value: string): string {
  return value
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/&(#39|[a-z]{2,6});/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Cuts at a length and adds an ellipsis (spec 9), between words where there is a gap near the end. */
export function shorten(value: string, length: number): string {
  const text = toPlainText(value)
  const letters = [...text]
  if (letters.length <= length) return text
  const cut = letters.slice(0, length - 1).join('')
  const gap = cut.lastIndexOf(' ')
  return `${(gap > length * 0.6 ? cut.slice(0, gap) : cut).replace(/[\s,.;:–-]+$/, '')}…`
}

/** The paragraphs of a text that is written with empty lines between them. */
export function toParagraphs(value: string): string[] {
  return value
    .split(/\n\s*\n|<\/p>|<br\s*\/?>\s*<br\s*\/?>/i)
    .map(toPlainText)
    .filter((paragraph) => paragraph !== '')
}
