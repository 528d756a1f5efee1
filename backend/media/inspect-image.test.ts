import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectImage } from './inspect-image'

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#7ac' } })

const faultOf = (body: Buffer) =>
  inspectImage(body).then(
    () => null,
    (error: { fault?: string }) => error.fault,
  )

test.each([
  ['jpeg', 'image/jpeg', false],
  ['png', 'image/png', false],
  ['webp', 'image/webp', true],
  ['avif', 'image/avif', false],
] as const)('a file is known as %s by its content', async (format, contentType, isPlain) => {
  const body = await picture().toFormat(format).toBuffer()
  expect(await inspectImage(body)).toEqual({ contentType, width: 40, height: 30, isDrawing: false, isPlain })
})

test('the size is the one that is shown', async () => {
  const body = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(await inspectImage(body)).toMatchObject({ width: 30, height: 40 })
})

test('a WebP file with metadata is not sent as it is', async () => {
  const body = await picture()
    .webp()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toBuffer()
  expect(await inspectImage(body)).toMatchObject({ isPlain: false })
})

test('a WebP file of more than 1 MB, or wider than what is sent, is encoded again', async () => {
  const noise = sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#7ac', noise: { type: 'gaussian', sigma: 60 } },
  })
  expect(await inspectImage(await noise.webp({ quality: 95 }).toBuffer())).toMatchObject({ isPlain: false })
  expect(await inspectImage(await picture(1601, 40).webp().toBuffer())).toMatchObject({ isPlain: false })
})

test('what is no still picture is refused', async () => {
  expect(await faultOf(Buffer.from('%PDF-1.7'))).toBe('notAnImage')
  expect(await faultOf(Buffer.from('<html><body>hello</body></html>'))).toBe('notAnImage')
  expect(await faultOf((await picture().png().toBuffer()).subarray(0, 20))).toBe('notAnImage')
  expect(await faultOf(await picture().gif().toBuffer())).toBe('unsupportedFormat')
  expect(await faultOf(await picture(8, 8).png().toBuffer())).toBe('tooSmall')
  const frames = sharp([await picture().png().toBuffer(), await picture().negate().png().toBuffer()], {
    join: { animated: true },
  })
  expect(await faultOf(await frames.webp().toBuffer())).toBe('animated')
})

test('a small file with too many pixels, or too long a side, is refused before it is decoded', async () => {
  expect(await faultOf(await picture(9_000, 6_000).png().toBuffer())).toBe('tooManyPixels')
  expect(await faultOf(await picture(16_384, 16).png().toBuffer())).toBe('tooManyPixels')
  expect(await faultOf(await picture(16, 16_383).png().toBuffer())).toBeNull()
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>', null],
  ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><g fill="url(#a)"/></svg>', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'unsupportedFormat'],
  ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'unsupportedFormat'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><a href="javascript:alert(1)"><path/></a></svg>', 'unsupportedFormat'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><p>x</p></foreignObject></svg>', 'unsupportedFormat'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><g style="fill:url(https://a.example/x)"/></svg>', 'unsupportedFormat'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>', 'unsupportedFormat'],
  ['<?xml-stylesheet href="https://a.example/x.css"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'unsupportedFormat'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path>', 'unsupportedFormat'],
])('the drawing %s is answered with %s', async (source, fault) => {
  expect(await faultOf(Buffer.from(source))).toBe(fault)
})

test('a photograph whose metadata holds the start of a drawing is a photograph', async () => {
  const body = await picture()
    .jpeg()
    .withExif({ IFD0: { Artist: '<svg >' } })
    .toBuffer()
  expect(await faultOf(body)).toBeNull()
})
