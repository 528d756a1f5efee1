import { randomBytes } from 'node:crypto'
import { constants, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { hasActiveContent } from './active-content'

const START = '%PDF-1.5\n1 0 obj\n<</Type/Catalog/Pages 2 0 R'
const pdf = (catalog: string, more: string | Buffer = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`${START} ${catalog}>>\nendobj\n`),
    Buffer.from(more),
    Buffer.from('\ntrailer<<>>\n%%EOF'),
  ])

/** A stream object. `bytes` is its content in the file. */
const stream = (dictionary: string, bytes: Buffer, keyword = 'stream\n'): Buffer =>
  Buffer.concat([Buffer.from(`4 0 obj\n<<${dictionary}>>\n${keyword}`), bytes, Buffer.from('\nendstream\nendobj\n')])

const OBJECTS = '7 0 8 30 <</Type/Action/S/Java#53cript/JS(app.alert\\(1\\))>> <</S/GoTo>>'
const packed = (text: string): Buffer => deflateSync(Buffer.from(text, 'latin1'))
const breakEnd = (bytes: Buffer): Buffer => Buffer.concat([bytes.subarray(0, -400), Buffer.alloc(400, 255)])
const objectStream = (text: string, more = '/Filter/FlateDecode') =>
  pdf('', stream(`/Type/ObjStm/N 2/First 9${more}`, packed(text)))

test.each<[string, Buffer]>([
  ['an action on opening', pdf('/OpenAction<</S/URI/URI(http://x.example)>>')],
  ['a reference to one', pdf('/OpenAction 9 0 R')],
  ['one behind a comment', pdf('/OpenAction%[\n9 0 R')],
  ['a name written in numbers', pdf('/#4fpenAction 9 0 R')],
  ['a name written in numbers alone', pdf('/#4F#70#65#6E#41#63#74#69#6F#6E 9 0 R')],
  ['a script', pdf('/Names<</JavaScript 9 0 R>>')],
  ['a kind of action that stands alone', pdf('', '9 0 obj /J#61vaScript endobj')],
  ['additional actions', pdf('/AA <</WC 9 0 R>>')],
  ['a reference to additional actions', pdf('/AA\r\n9 0 R')],
  ['additional actions behind a comment', pdf('/AA % a\n9 0 R')],
  ['a program', pdf('', '9 0 obj <</S/Launch/F(cmd.exe)>> endobj')],
  ['a file inside', pdf('', stream('/Type/EmbeddedFile', Buffer.from('MZ')))],
  ['a form that sends itself', pdf('/AcroForm<</A<</S/SubmitForm>>>>')],
  ['a form with scripts of its own', pdf('/AcroForm<</XFA 9 0 R>>')],
  ['what is encrypted', pdf('/Encrypt 9 0 R')],
  ['a script in packed objects', objectStream(OBJECTS)],
  ['an action on opening in packed objects', objectStream('1 0 <</Type/Catalog/OpenAction<</S/Named/N/Print>>>>')],
  ['packed objects whose stream does not say so', pdf('', stream('/N 2/First 9', packed(OBJECTS)))],
  ['packed objects behind more of the line', pdf('', stream('/N 2', packed(OBJECTS), 'stream  %x\r\n'))],
  ['packed objects behind their own end', pdf('', stream('/N 2', packed(`7 0 endstream ${OBJECTS}`)))],
  ['packed objects behind much space', objectStream(`${' '.repeat(300_000)}${OBJECTS}`)],
  ['packed objects across two pieces', objectStream(`${'1 '.repeat(32_764)}${OBJECTS}`)],
  ['packed objects without a checksum', pdf('', stream('/N 2', packed(OBJECTS).subarray(0, -4)))],
  [
    'packed objects that are broken at their end',
    pdf('', stream('/N 2', breakEnd(packed(OBJECTS + randomBytes(500).toString('latin1'))))),
  ],
  [
    'packed objects that are cut short',
    pdf('', stream('/N 2', packed(`${OBJECTS}${' x'.repeat(500)}`).subarray(0, -8))),
  ],
  ['objects packed by other means', pdf('', stream('/Type/ObjStm/Filter/ASCIIHexDecode', Buffer.from('4A>')))],
  ['objects packed by other means than said', pdf('', stream('/Type/Obj#53tm/Filter 9 0 R', Buffer.from('4A>')))],
  ['objects that were changed before', objectStream('1 0 x', '/Filter/FlateDecode/DecodeParms<</Predictor 12>>')],
  ['packed objects with signed numbers', pdf('', stream('/N 2', packed(`+7 0 ${OBJECTS}`)))],
  ['packed objects with long numbers', pdf('', stream('/N 2', packed(`000000000007 0 ${OBJECTS}`)))],
  ['packed objects that begin with another sign', objectStream(`(x) 7 0 ${OBJECTS}`)],
  ['objects that are packed twice', objectStream('1 0 x', '/Filter[/FlateDecode/FlateDecode]')],
  ['objects that are packed twice without saying so', pdf('', stream('/N 2', deflateSync(packed(OBJECTS))))],
  [
    'objects that are packed too often',
    pdf(
      '',
      stream(
        '/N 2',
        [1, 2, 3, 4].reduce((bytes) => deflateSync(bytes), packed('x')),
      ),
    ),
  ],
  ['more than can be unpacked', objectStream(`1 0 ${' '.repeat(70_000_000)}`)],
])('%s is active', async (_name, document) => {
  expect(await hasActiveContent(document)).toBe(true)
})

test.each<[string, Buffer]>([
  ['where to open it, as LibreOffice writes it', pdf('/OpenAction[1 0 R /XYZ null null 0]')],
  ['the same with a space', pdf('/OpenAction [3 0 R /Fit]')],
  ['a font whose name begins as an action', pdf('', '9 0 obj <</BaseFont/AAAAAB+Arial/F 1>> endobj')],
  ['a picture called AA', pdf('', stream('', packed('1 0 0 1 72 720 cm /AA Do')))],
  ['a link', pdf('', '9 0 obj <</S/URI/URI(https://x.example/JavaScript.html)>> endobj')],
  ['packed objects', objectStream('7 0 <</Type/Page/Annots[<</S/GoTo/D[1 0 R/Fit]>>]>>')],
  [
    'an index of packed objects',
    pdf('', stream('/Type/XRef/DecodeParms<</Predictor 12>>', deflateSync(randomBytes(900)))),
  ],
  [
    'text in another packing, as older programs write it',
    pdf('', stream('/Filter/ASCII85Decode', Buffer.from('87cURD~>'))),
  ],
  ['a large picture', pdf('', stream('/Subtype/Image/Filter/FlateDecode', deflateSync(Buffer.alloc(70_000_000, 255))))],
  ['a picture', pdf('', stream('/Subtype/Image/Filter/DCTDecode', randomBytes(1_000_000)))],
])('%s is not', async (_name, document) => {
  expect(await hasActiveContent(document)).toBe(false)
})

test('a document of a common library is not', async () => {
  const document = new PDFDocument({ info: { Title: 'A receipt' } })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  for (let page = 0; page < 20; page += 1) document.addPage().text('Paid: 120 EUR. '.repeat(200), 50, 50)
  document.end()
  await new Promise((resolve) => document.once('end', resolve))
  expect(await hasActiveContent(Buffer.concat(parts))).toBe(false)
})

test('every way to write a name is found, in the file and in packed objects', async () => {
  const name = (word: string) =>
    fc
      .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
      .map((flags) =>
        [...word].map((letter, at) => (flags[at] ? `#${letter.charCodeAt(0).toString(16)}` : letter)).join(''),
      )
  const words = fc.constantFrom('OpenAction', 'JavaScript', 'Launch', 'EmbeddedFile', 'SubmitForm', 'AA').chain(name)
  await fc.assert(
    fc.asyncProperty(
      words,
      fc.boolean(),
      fc.constantFrom(' ', '\n', '\r\n', '\0', '\t'),
      async (word, isPacked, space) => {
        const action = `/${word}${space}<</S/X>>`
        expect(await hasActiveContent(isPacked ? objectStream(`7 0 <<${action}>>`) : pdf(action))).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test.each<[string, string]>([
  ['names without an end', '/AA '.repeat(750_000)],
  ['spaces', `/OpenAction${' '.repeat(3_000_000)}[`],
  ['comments', '/AA%'.repeat(1) + '%'.repeat(3_000_000)],
  ['digits', `/AA ${'1'.repeat(3_000_000)}`],
  ['letters as numbers', '#41'.repeat(1_000_000)],
  ['streams', 'stream\n'.repeat(430_000)],
  ['streams that are packed', `stream\nx\x9c`.repeat(340_000)],
])('3 MB of %s are searched in time', async (_name, text) => {
  const began = performance.now()
  await hasActiveContent(Buffer.from(text, 'latin1'))
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('what is unpacked of streams that break counts towards the limit', async () => {
  const plain = Buffer.concat([Buffer.from('1 0 '), Buffer.alloc(20_000_000, ' ')])
  const broken = Buffer.concat([deflateSync(plain, { finishFlush: constants.Z_FULL_FLUSH }), Buffer.alloc(4, 7)])
  const pictures = Array.from({ length: 4 }, () => stream('/Subtype/Image/Filter[/FlateDecode/DCTDecode]', broken))
  expect(await hasActiveContent(pdf('', Buffer.concat(pictures.slice(0, 2))))).toBe(false)
  expect(await hasActiveContent(pdf('', Buffer.concat(pictures)))).toBe(true)
})

test('a picture whose pixels begin as packed bytes is not active', async () => {
  const pixels = Buffer.concat([Buffer.from([0x78, 0x9c]), Buffer.alloc(50_000, 0xff)])
  expect(await hasActiveContent(pdf('', stream('/Subtype/Image/Filter/FlateDecode', deflateSync(pixels))))).toBe(false)
})
