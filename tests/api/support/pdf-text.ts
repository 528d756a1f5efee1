import { inflateSync } from 'node:zlib'

/** The bytes of an object's stream, unpacked, as Latin-1. */
function readStream(body: string): string {
  // Before the end stands one line feed: a return before that is the last byte of what is packed.
  const packed = /stream\r?\n([\s\S]*?)\nendstream/.exec(body)?.[1]
  if (packed === undefined) return ''
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed
}

function readObjects(pdf: Buffer): Map<string, string> {
  const found = pdf.toString('latin1').matchAll(/(\d+) 0 obj\r?\n?([\s\S]*?)endobj/g)
  return new Map([...found].map(([, number = '', body = '']) => [number, body]))
}

const toText = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Glyph number to letters, as the font's map gives them back to whoever copies or searches. */
function readMap(stream: string): Map<number, string> {
  const map = new Map<number, string>()
  for (const [, from = '', , list = ''] of stream.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    const letters = [...list.matchAll(/<([0-9a-f]*)>/gi)]
    letters.forEach(([, hex = ''], index) => {
      map.set(Number.parseInt(from, 16) + index, toText(hex))
    })
  }
  return map
}

/** All that is written in a PDF of ours, piece by piece in the order of drawing. */
export function readPdfText(pdf: Buffer): string[] {
  const objects = readObjects(pdf)
  const mapOf = (font: string) => {
    const number = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? ''
    return readMap(readStream(objects.get(number) ?? ''))
  }
  const names = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  const fonts = new Map(names.map(([, name = '', number = '']) => [name, mapOf(number)]))
  const contents = [...objects.values()].map(readStream).filter((stream) => / Tf\b/.test(stream))
  return contents.flatMap((stream) => {
    const pieces = stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)
    let font = new Map<number, string>()
    return [...pieces].flatMap(([, name, shown]) => {
      if (name !== undefined) font = fonts.get(name) ?? font
      if (shown === undefined) return []
      const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      return [glyphs.map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '').join('')]
    })
  })
}
