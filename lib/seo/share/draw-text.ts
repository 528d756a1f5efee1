import { join } from 'node:path'
import { type Font, openSync } from 'fontkit'
import { type Direction, type Segment, toVisualOrder } from '@/domain/shared/bidi'

/** The voucher fonts, which cover all scripts of the shop; no font of the machine is used. */
const FONTS = 'backend/platform/pdf/fonts'
const LETTERS = `${FONTS}/bold.ttf`
const ARABIC_LETTERS = `${FONTS}/arabic-bold.ttf`

/** Paths relative to the project root. */
export const FONT_FILES = [LETTERS, ARABIC_LETTERS]

const opened = new Map<string, Font>()

function openFont(isArabic: boolean): Font {
  const file = isArabic ? ARABIC_LETTERS : LETTERS
  const font = opened.get(file) ?? openSync(join(process.cwd(), file))
  opened.set(file, font)
  return font
}

const widthOfSegment = ({ text, isArabic }: Segment, size: number): number => {
  const font = openFont(isArabic)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

const SPACE: Segment = { text: ' ', isArabic: false }

/** Width of the words on one line, in pixels. */
export function measure(words: readonly string[], size: number, direction: Direction): number {
  const letters = toVisualOrder(words, direction).flat()
  const gaps = widthOfSegment(SPACE, size) * Math.max(0, words.length - 1)
  return letters.reduce((sum, segment) => sum + widthOfSegment(segment, size), gaps)
}

function drawSegment({ text, isArabic }: Segment, x: number, y: number, size: number): string {
  const font = openFont(isArabic)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = x
  return glyphs
    .map(({ path }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
      const at = pen + xOffset * scale
      pen += xAdvance * scale
      return path
        .scale(scale, -scale)
        .translate(at, y - yOffset * scale)
        .toSVG()
    })
    .join('')
}

/** A line of text as an SVG path; `x` is its left end. */
export function drawLine(words: readonly string[], x: number, y: number, size: number, direction: Direction): string {
  const space = widthOfSegment(SPACE, size)
  let pen = x
  const parts: string[] = []
  for (const segments of toVisualOrder(words, direction)) {
    for (const segment of segments) {
      parts.push(drawSegment(segment, pen, y, size))
      pen += widthOfSegment(segment, size)
    }
    pen += space
  }
  return parts.join('')
}

/** Breaks a text into lines no wider than `width`; beyond `most` lines it is truncated with an ellipsis. */
export function breakLines(
  text: string,
  { size, width, most, direction }: { size: number; width: number; most: number; direction: Direction },
): string[][] {
  const lines: string[][] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last && measure([...last, word], size, direction) <= width) last.push(word)
    else lines.push([word])
  }
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  const last = kept.at(-1)
  if (last) last[last.length - 1] = `${last.at(-1)}…`
  return kept
}
