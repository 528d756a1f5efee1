import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isBareWebp } from './webp'

const picture = sharp({ create: { width: 40, height: 30, channels: 4, background: '#7ac8' } })
const bare = await picture.webp().toBuffer()

function withChunk(name: string, data: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.write(name, 'latin1')
  header.writeUInt32LE(data.length, 4)
  const body = Buffer.concat([bare, header, data, Buffer.alloc(data.length % 2)])
  body.writeUInt32LE(body.length - 8, 4)
  return body
}

test('a still picture, with or without transparency and loss, is bare', async () => {
  expect(isBareWebp(bare)).toBe(true)
  expect(isBareWebp(await picture.clone().webp({ lossless: true }).toBuffer())).toBe(true)
  expect(isBareWebp(await picture.clone().removeAlpha().webp().toBuffer())).toBe(true)
})

test.each([
  ['EXIF metadata', withChunk('EXIF', Buffer.from('GPS'))],
  ['a chunk that readers do not know', withChunk('NOTE', Buffer.from('Ada'))],
  ['bytes after its end', Buffer.concat([bare, Buffer.from('GPS 36.1')])],
  ['a cut end', bare.subarray(0, -4)],
  ['no chunk that ends', withChunk('ALPH', Buffer.alloc(9)).subarray(0, -3)],
  ['a header alone', bare.subarray(0, 8)],
  ['another format', await picture.clone().png().toBuffer()],
])('a file with %s is not bare', (_name, body) => {
  expect(isBareWebp(body)).toBe(false)
})
