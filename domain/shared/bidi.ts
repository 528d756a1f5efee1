/** Base direction of a line of text. */
export type Direction = 'ltr' | 'rtl'

/** Text of one script, drawn with that script's font. */
export interface Segment {
  text: string
  isArabic: boolean
}

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/
const STRONG = /[\p{L}\p{N}]/u
/**
 * Isolates keep digits together in a browser. Here words are ordered as units, and the fonts have no such characters.
 */
const ISOLATES = /[\u2066-\u2069]/g
const MIRRORED: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' }

const mirror = (text: string) => [...text].map((sign) => MIRRORED[sign] ?? sign).join('')

type WordDirection = Direction | 'neutral'

function directionOfWord(word: string): WordDirection {
  if (ARABIC.test(word)) return 'rtl'
  return STRONG.test(word) ? 'ltr' : 'neutral'
}

/** Splits a word into segments by script. In a right-to-left word the first segment is rightmost. */
export function splitScripts(word: string): Segment[] {
  const segments: Segment[] = []
  for (const sign of word) {
    const isArabic = ARABIC.test(sign)
    const last = segments.at(-1)
    if (last && last.isArabic === isArabic) last.text += sign
    else segments.push({ text: sign, isArabic })
  }
  return segments
}

function visualSegments(word: string, direction: Direction): Segment[] {
  const segments = splitScripts(word)
  if (direction === 'ltr') return segments
  return segments.reverse().map((segment) => (segment.isArabic ? segment : { ...segment, text: mirror(segment.text) }))
}

/**
 * A neutral word between two words of the same direction takes that direction; otherwise it takes the line's direction.
 */
function resolve(words: readonly string[], base: Direction): Direction[] {
  const found = words.map(directionOfWord)
  return found.map((direction, index) => {
    if (direction !== 'neutral') return direction
    const before = found.slice(0, index).findLast((other) => other !== 'neutral')
    const after = found.slice(index + 1).find((other) => other !== 'neutral')
    return before !== undefined && before === after ? before : base
  })
}

/**
 * The words of a line in visual order from left to right, each as its segments from left to right. Words against the
 * line's direction keep their order among themselves (Unicode bidirectional algorithm with two levels, sufficient for
 * titles, names, dates and amounts).
 */
export function toVisualOrder(words: readonly string[], base: Direction): Segment[][] {
  const directions = resolve(words, base)
  const groups: { direction: Direction; words: string[] }[] = []
  words.forEach((word, index) => {
    const direction = directions[index] ?? base
    const last = groups.at(-1)
    if (last?.direction === direction) last.words.push(word)
    else groups.push({ direction, words: [word] })
  })
  const ordered = base === 'rtl' ? groups.reverse() : groups
  return ordered.flatMap(({ direction, words: own }) => {
    const inOrder = direction === 'rtl' ? [...own].reverse() : own
    return inOrder.map((word) => visualSegments(word.replace(ISOLATES, ''), direction))
  })
}
