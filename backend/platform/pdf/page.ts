import { join } from 'node:path'
import PdfDocument from 'pdfkit'
import { type Direction, type Segment, toVisualOrder } from '@/domain/shared/bidi'
import type { Weight } from './layout-types'
import type { QrCode } from './qr-code'

const FONTS = 'backend/platform/pdf/fonts'
const LINE_HEIGHT = 1.4
/**
 * Distance of the baseline from the top of its line, in font sizes. Both fonts use the same value, because their own
 * metrics differ.
 */
const ASCENT = 1.05
/** Points; A4 is 595 by 842. */
export const MARGIN = 48

export interface TextStyle {
  size: number
  weight?: Weight
  color?: string
  /** Aligns text, such as numbers, with the end edge of its box. */
  atEnd?: boolean
}

/** A PDF page for text in every language of the shop, left-to-right or right-to-left. */
export class PdfPage {
  readonly width: number
  readonly height: number
  readonly #document: PdfDocument
  readonly #chunks: Buffer[] = []
  readonly #ended: Promise<Buffer>

  constructor(
    readonly direction: Direction,
    info: { title: string; author: string; language: string; createdAt: Date },
  ) {
    this.#document = new PdfDocument({
      size: 'A4',
      margin: 0,
      lang: info.language,
      displayTitle: true,
      font: join(FONTS, 'regular.ttf'),
      info: { Title: info.title, Author: info.author, CreationDate: info.createdAt },
    })
    for (const name of ['regular', 'bold', 'arabic-regular', 'arabic-bold'])
      this.#document.registerFont(name, join(FONTS, `${name}.ttf`))
    this.width = this.#document.page.width
    this.height = this.#document.page.height
    this.#ended = new Promise((resolve, reject) => {
      this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
      this.#document.on('end', () => resolve(Buffer.concat(this.#chunks)))
      this.#document.on('error', reject)
    })
  }

  #use({ isArabic }: Segment, { size, weight = 'regular' }: TextStyle): PdfDocument {
    return this.#document.font(isArabic ? `arabic-${weight}` : weight).fontSize(size)
  }

  #widthOf(words: readonly string[], style: TextStyle): number {
    const space = this.#use({ text: ' ', isArabic: false }, style).widthOfString(' ')
    const segments = toVisualOrder(words, this.direction).flat()
    const letters = segments.map((segment) => this.#use(segment, style).widthOfString(segment.text))
    return letters.reduce((sum, width) => sum + width, 0) + space * Math.max(0, words.length - 1)
  }

  #break(text: string, width: number, style: TextStyle): string[][] {
    const lines: string[][] = [[]]
    for (const word of text.split(/\s+/).filter((part) => part !== '')) {
      const line = lines.at(-1) ?? []
      if (line.length > 0 && this.#widthOf([...line, word], style) > width) lines.push([word])
      else line.push(word)
    }
    return lines
  }

  #drawLine(words: readonly string[], left: number, top: number, style: TextStyle): void {
    const space = this.#use({ text: ' ', isArabic: false }, style).widthOfString(' ')
    let x = left
    for (const word of toVisualOrder(words, this.direction)) {
      for (const segment of word) {
        const document = this.#use(segment, style).fillColor(style.color ?? '#10272c')
        document.text(segment.text, x, top + style.size * ASCENT, { lineBreak: false, baseline: 'alphabetic' })
        x += document.widthOfString(segment.text)
      }
      x += space
    }
  }

  /**
   * Writes text in a box that starts `start` points from the reading edge. Returns the height of the text in points.
   */
  write(text: string, start: number, top: number, width: number, style: TextStyle): number {
    const lines = this.#break(text, width, style)
    const step = style.size * LINE_HEIGHT
    lines.forEach((words, index) => {
      const own = this.#widthOf(words, style)
      const begin = style.atEnd ? start + width - own : start
      const left = this.direction === 'ltr' ? begin : this.width - begin - own
      this.#drawLine(words, left, top + index * step, style)
    })
    return lines.length * step
  }

  rule(top: number): void {
    const document = this.#document.lineWidth(0.75).strokeColor('#e1e7e7')
    document
      .moveTo(MARGIN, top)
      .lineTo(this.width - MARGIN, top)
      .stroke()
  }

  band(height: number, color: string): void {
    this.#document.rect(0, 0, this.width, height).fill(color)
  }

  /** Draws a QR code whose reading edge is `start` points from that of the page. */
  code({ size, runs }: QrCode, start: number, top: number, side: number): void {
    const left = this.direction === 'ltr' ? start : this.width - start - side
    const module = side / size
    for (const { x, y, width } of runs) this.#document.rect(left + x * module, top + y * module, width * module, module)
    this.#document.fill('#000000')
  }

  addPage(): void {
    this.#document.addPage()
  }

  end(): Promise<Buffer> {
    this.#document.end()
    return this.#ended
  }
}
