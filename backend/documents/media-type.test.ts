import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mediaTypeOf } from './media-type'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0B5A63' } })
const png = await picture.clone().png().toBuffer()
const jpeg = await picture.clone().jpeg().toBuffer()
const webp = await picture.clone().webp().toBuffer()
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

test.each([
  ['a PNG', png, 'image/png'],
  ['a JPEG', jpeg, 'image/jpeg'],
  ['a PDF', pdf, 'application/pdf'],
  ['a PDF with padding', Buffer.concat([pdf, Buffer.alloc(500)]), 'application/pdf'],
  ['half a PNG', png.subarray(0, 40), null],
  ['a PNG without its end', png.subarray(0, png.length - 30), null],
  ['half a JPEG', jpeg.subarray(0, 30), null],
  ['half a PDF', pdf.subarray(0, 20), null],
  ['the head of a PNG', Buffer.concat([png.subarray(0, 8), Buffer.from('no picture')]), null],
  ['a WebP', webp, null],
  ['HTML', Buffer.from('<html><script>alert(1)</script>%%EOF'), null],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), null],
  ['a program', Buffer.from('MZ\u0090\u0000%PDF-1.4%%EOF'), null],
  ['HTML before a PDF', Buffer.concat([Buffer.from('<script>'), pdf]), null],
  ['an unknown version of PDF', Buffer.from('%PDF-9.9\n%%EOF'), null],
  ['nothing', Buffer.alloc(0), null],
])('%s', async (_name, content, type) => {
  expect(await mediaTypeOf(content)).toBe(type)
})

test('pictures are looked at one by one, and beyond a waiting line not at all', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 30 }, () => mediaTypeOf(png)))
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(9).fill('uploadBusy'))
  expect(await mediaTypeOf(png)).toBe('image/png')
})

test('a picture of more than forty million points is refused, however small its file', async () => {
  const blank = (width: number) => ({ create: { width, height: 6_400, channels: 3 as const, background: 'white' } })
  expect(await mediaTypeOf(await sharp(blank(6_200)).png().toBuffer())).toBe('image/png')
  expect(await mediaTypeOf(await sharp(blank(6_300)).png().toBuffer())).toBeNull()
})

test.each([
  [30_000, 1],
  [1, 30_000],
])(
  'a picture of %i by %i points is refused before its rows are read: they take long, however few points there are',
  async (width, height) => {
    const line = sharp({ create: { width, height, channels: 3, background: 'white' } })
    expect(await mediaTypeOf(await line.png().toBuffer())).toBeNull()
  },
)
