import sharp from 'sharp'
import type { Image } from '@/domain/content/schema'
import type { Direction } from '@/domain/shared/bidi'
import { cutToFit } from './cut-to-fit'
import { breakLines, drawLine, measure } from './draw-text'
import { SHARE_SIZE } from './share-address'

export interface ShareContent {
  shop: string
  title: string
  /** The line above the title: the location, or the section that the page belongs to. */
  place: string
  /** 'from €37.80', as the page shows it; empty if there is none. */
  price: string
  /** An image in any format that sharp reads; null draws the brand's colour only. */
  picture: Buffer | null
  focalPoint?: Image['focalPoint'] | undefined
  direction: Direction
  colors: { brand: string; onBrand: string; accent: string; onAccent: string }
}

const PANEL = 560
const MARGIN = 56
const ROOM = PANEL - 2 * MARGIN
const TITLE_SIZES = [58, 50, 42]
const TITLE_LINES = 4
const QUALITY = 82

interface Line {
  words: string[]
  size: number
  y: number
  color: string
}

/** The largest size at which the title fits; at the smallest size the title is truncated. */
function fitTitle(title: string, direction: Direction): { lines: string[][]; size: number } {
  const attempts = TITLE_SIZES.map((size) => {
    const lines = breakLines(title, { size, width: ROOM, most: TITLE_LINES, direction })
    const fits = !lines.at(-1)?.at(-1)?.endsWith('…') && lines.every((line) => measure(line, size, direction) <= ROOM)
    return { lines, size, fits }
  })
  const { lines, size } = attempts.find(({ fits }) => fits) ?? attempts.at(-1) ?? { lines: [], size: 42 }
  return { lines, size }
}

function listLines({ shop, title, place, direction, colors }: ShareContent): Line[] {
  const { lines, size } = fitTitle(title, direction)
  const height = size * 1.22
  const top = SHARE_SIZE.height / 2 - ((lines.length - 1) * height) / 2 + size * 0.2
  const oneLine = (text: string, of: number) => breakLines(text, { size: of, width: ROOM, most: 1, direction })[0] ?? []
  return [
    { words: oneLine(shop, 30), size: 30, y: MARGIN + 28, color: colors.onBrand },
    { words: oneLine(place, 28), size: 28, y: top - height - 6, color: colors.accent },
    ...lines.map((words, index) => ({ words, size, y: top + index * height, color: colors.onBrand })),
  ]
}

const PILL = { height: 72, size: 36, padding: 28 }

function drawPrice({ price, direction, colors }: ShareContent, left: number): string {
  if (price === '') return ''
  const words = price.split(/\s+/)
  const width = measure(words, PILL.size, direction) + 2 * PILL.padding
  const x = direction === 'rtl' ? left + ROOM - width : left
  const y = SHARE_SIZE.height - MARGIN - PILL.height
  const letters = drawLine(words, x + PILL.padding, y + PILL.height / 2 + PILL.size * 0.36, PILL.size, direction)
  return `<rect x="${x}" y="${y}" width="${width}" height="${PILL.height}" rx="16" fill="${colors.accent}"/><path d="${letters}" fill="${colors.onAccent}"/>`
}

/**
 * Draws a JPEG card of 1200 × 630 px: the image, and beside it the shop, title and price. Uses none of the machine's
 * fonts.
 */
export async function drawSharePicture(content: ShareContent): Promise<Buffer> {
  const { direction, colors, picture } = content
  const { width, height } = SHARE_SIZE
  const isRtl = direction === 'rtl'
  const left = (isRtl ? width - PANEL : 0) + MARGIN
  const lines = listLines(content).map(({ words, size, y, color }) => {
    const x = isRtl ? left + ROOM - measure(words, size, direction) : left
    return `<path d="${drawLine(words, x, y, size, direction)}" fill="${color}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lines.join('')}${drawPrice(content, left)}</svg>`
  const photo = picture && (await cutToFit(picture, { width: width - PANEL, height }, content.focalPoint))
  return sharp({ create: { width, height, channels: 3, background: colors.brand } })
    .composite([
      ...(photo ? [{ input: photo, left: isRtl ? 0 : PANEL, top: 0 }] : []),
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
