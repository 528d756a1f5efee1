import { expect, test } from 'vitest'
import { mediaTypeOf } from './media-type'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(64), Buffer.from([0xff, 0xd9])])
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

test.each([
  ['a PNG', png, 'image/png'],
  ['a JPEG', jpeg, 'image/jpeg'],
  ['a PDF', pdf, 'application/pdf'],
  ['half a PNG', png.subarray(0, 40), null],
  ['half a JPEG', jpeg.subarray(0, 30), null],
  ['half a PDF', pdf.subarray(0, 20), null],
  ['HTML', Buffer.from('<html><script>alert(1)</script>%%EOF'), null],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), null],
  ['a program', Buffer.from('MZ\u0090\u0000%PDF-1.4%%EOF'), null],
  ['HTML before a PDF', Buffer.concat([Buffer.from('<script>'), pdf]), null],
  ['an unknown version of PDF', Buffer.from('%PDF-9.9\n%%EOF'), null],
  ['nothing', Buffer.alloc(0), null],
])('%s', (_name, content, type) => {
  expect(mediaTypeOf(content)).toBe(type)
})
