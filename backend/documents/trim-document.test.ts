import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { trimDocument } from './trim-document'

const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#0B5A63' } })
const png = await picture.clone().png().toBuffer()
const jpeg = await picture
  .clone()
  .jpeg()
  .withExif({ IFD0: { Artist: 'x' } })
  .toBuffer()
const progressive = await picture.clone().jpeg({ progressive: true }).toBuffer()
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF')
const html = Buffer.from('<script>alert(1)</script>')
const archive = Buffer.concat([
  Buffer.from('PK\x03\x04 a file '),
  Buffer.from('504b050600000000', 'hex'),
  Buffer.alloc(14),
])
/** The header of the JPEG segment that contains the archive. */
const COMMENT = Buffer.from([0xff, 0xfe, 0, archive.length + 2])
const join = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)))

async function printed(): Promise<Buffer> {
  const document = new PDFDocument()
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part)).text('Paid', 50, 50)
  document.end()
  await new Promise((resolve) => document.once('end', resolve))
  return Buffer.concat(parts)
}

test.each([
  ['PNG', png, 'image/png'],
  ['JPEG', jpeg, 'image/jpeg'],
  ['progressive JPEG', progressive, 'image/jpeg'],
  ['PDF', pdf, 'application/pdf'],
] as const)('what stands behind the end of a %s is cut off, and the rest stays as it is', (_name, bytes, type) => {
  for (const more of ['', html, '\0\0', archive, jpeg, png])
    expect(trimDocument(join(bytes, more), type)).toEqual(bytes)
})

test('a PDF of a common library stays whole', async () => {
  const bytes = await printed()
  expect(trimDocument(bytes, 'application/pdf')).toEqual(bytes)
})

test.each(['\n', '\r\n'])('the line of the end mark of a PDF may end with %j, and nothing follows', (lineEnd) => {
  const whole = join(pdf, lineEnd)
  for (const more of ['', '\n', html]) expect(trimDocument(join(whole, more), 'application/pdf')).toEqual(whole)
})

test.each([
  ['an object', '\n9 0 obj\n<<>>\nendobj\nxref\ntrailer<<>>\nstartxref\n5\n%%EOF'],
  ['a table', '\r\nxref\r\n0 1\r\ntrailer<<>>\r\nstartxref\r\n5\r\n%%EOF'],
  ['the comment of a known tool', '\n%BeginExifToolUpdate\n9 0 obj\n<<>>\nendobj\nstartxref\n5\n%%EOF'],
  ['padding and a second end', '\n\0\0\n%%EOF'],
])('a PDF that was updated with %s is whole', (_name, update) => {
  expect(trimDocument(join(pdf, update), 'application/pdf')).toEqual(join(pdf, update))
})

test.each([
  ['a PDF with a page behind its end, and one end more', join(pdf, html, '%%EOF'), 'application/pdf'],
  ['a PDF with an archive behind its end, and one end more', join(pdf, archive, '\n%%EOF'), 'application/pdf'],
  ['a PDF with an archive in a comment', join(pdf.subarray(0, 9), '%', archive, '\n', pdf), 'application/pdf'],
  ['a PDF without an end', pdf.subarray(0, 30), 'application/pdf'],
  ['a JPEG with an archive in a comment', join(jpeg.subarray(0, 2), COMMENT, archive, jpeg.subarray(2)), 'image/jpeg'],
  ['a JPEG without an end', jpeg.subarray(0, -2), 'image/jpeg'],
  ['a PNG without an end', png.subarray(0, -12), 'image/png'],
  ['a PNG whose end is cut', png.subarray(0, -1), 'image/png'],
] as const)('%s is refused', (_name, bytes, type) => {
  expect(trimDocument(bytes, type)).toBeNull()
})

test.each([
  ['PDF', `%PDF-1.4\n%%EOF${'%%EOF'.repeat(600_000)}`, 'application/pdf'],
  ['PDF with comments', `%PDF-1.4\n${'%%EOF\n'.repeat(500_000)}`, 'application/pdf'],
  ['JPEG', `\xff\xd8${'\xff'.repeat(3_000_000)}`, 'image/jpeg'],
  ['PNG', `\x89PNG\r\n\x1a\n${'\0\0\0\0tEXt\0\0\0\0'.repeat(250_000)}`, 'image/png'],
] as const)('3 MB of a %s without a use are read in time', (_name, text, type) => {
  const began = performance.now()
  trimDocument(Buffer.from(text, 'latin1'), type)
  expect(performance.now() - began).toBeLessThan(3_000)
})
