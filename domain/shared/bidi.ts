/** The side that a line of text begins on. */
export type Direction = 'ltr' | 'rtl'

/** A piece of text of one script, to be drawn with that script's font in one go. */
export interface Segment {
  text: string
  isArabic: boolean
}

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/
const STRONG = /[\p{L}\p{N}]/u
/** They keep figures together where a browser orders them; here words are ordered whole, and fonts have no such signs. */
const ISOLATES = /[\u2066-\u2069]/g
const MIRRORED: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' }

const mirror = (text: string) => [...text].map((sign) => MIRRORED[sign] ?? sign).join('')

type WordDirection = Direction | 'neutral'

function directionOfWord(word: string): WordDirection {
  if (ARABIC.test(word)) return 'rtl'
  return STRONG.test(word) ? 'ltr' : 'neutral'
}

/** Letters of both scripts in one word are drawn apart; in a right-to-left word the first segment stands rightmost. */
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

/** What stands between two words of one direction belongs to them; at the edges it takes the line's direction. */
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
 * The words of a line as they stand from left to right, each as its segments from left to right. Words against the
 * line's direction keep their own order among themselves (Unicode bidirectional algorithm, two levels: enough for
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
