import { deflateSync } from 'node:zlib'
import { rgb } from './colour'
import { rng } from './random'

/** Edge of a grain tile in pixels; large enough that no repeat is seen. */
export const TILE = 128
/** How many densities of dots there are between none and full. */
export const LEVELS = 14
/** Opacities of a dot: four bits a pixel. */
const TONES = 16

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let c = byte
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  let crc = 0xffffffff
  for (const byte of body) crc = (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4)
  return out
}

let field: Float64Array | undefined

/** Noise of 0..1 without slow swells, which would show as a pattern where the tile repeats; one field for all densities, so that dots only grow. */
function noise(): Float64Array {
  if (field) return field
  const random = rng('stipple'),
    white = Float64Array.from({ length: TILE * TILE }, () => random() + random() + random() - 1.5),
    at = (x: number, y: number): number => white[((y + TILE) % TILE) * TILE + ((x + TILE) % TILE)] ?? 0
  field = Float64Array.from(white, (v, i) => {
    const [x, y] = [i % TILE, Math.floor(i / TILE)]
    const near = at(x + 1, y) + at(x, y + 1),
      around = at(x - 2, y) + at(x + 2, y) + at(x, y - 2) + at(x, y + 2)
    return Math.min(1, Math.max(0, 0.5 + v * 0.5 + near * 0.18 - around * 0.08))
  })
  return field
}

/** Packed pixels of a density; they do not depend on the colour. */
const packed = new Map<number, Buffer>()

function pixelsOf(level: number): Buffer {
  const known = packed.get(level)
  if (known) return known
  const stride = 1 + TILE / 2,
    rows = Buffer.alloc(TILE * stride),
    share = level / LEVELS
  for (const [i, v] of noise().entries()) {
    const tone = Math.round((TONES - 1) * Math.min(1, Math.max(0, 3 * (share + v - 1)))),
      [x, y] = [i % TILE, Math.floor(i / TILE)],
      at = y * stride + 1 + (x >> 1)
    rows[at] = (rows[at] ?? 0) | (x & 1 ? tone : tone << 4)
  }
  const made = deflateSync(rows, { level: 6 })
  packed.set(level, made)
  return made
}

/** A tile of dots in one colour as a data address: `level` of LEVELS is full. Drawn from a seed, so that no picture file is shipped for it. */
export function grainTile(colour: string, level: number): string {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(TILE, 0)
  header.writeUInt32BE(TILE, 4)
  // four bits that choose from a palette of one colour in sixteen opacities
  header.set([4, 3, 0, 0, 0], 8)
  const ink = rgb(colour).map((v) => Math.round(v * 255)),
    palette = Buffer.from(Array.from({ length: TONES }, () => ink).flat()),
    opacities = Buffer.from(Array.from({ length: TONES }, (_, i) => Math.round((i * 255) / (TONES - 1)))),
    signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const png = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('tRNS', opacities),
    chunk('IDAT', pixelsOf(level)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${png.toString('base64')}`
}
