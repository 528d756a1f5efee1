import type { BrotliOptions, ZlibOptions } from 'node:zlib'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** In order of preference. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

/** The preferred encoding that the client accepts, or null. A weight of zero excludes an encoding. */
export function pickEncoding(header: string | string[] | undefined): Encoding | null {
  const offered = new Map(
    (header ?? '')
      .toString()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))
        return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const
      }),
  )
  return ENCODINGS.find((name) => (offered.get(name) ?? 0) > 0) ?? null
}

const GZIP: ZlibOptions = { level: 9 }
const brotliOf = (quality: number): BrotliOptions => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Compresses in a worker thread of Node. `brotliQuality` is from 0 to 11. */
export function compress(encoding: Encoding, body: string | Buffer, brotliQuality: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const take = (error: Error | null, bytes: Buffer) => (error ? reject(error) : resolve(bytes))
    if (encoding === 'br') brotliCompress(body, brotliOf(brotliQuality), take)
    else gzip(body, GZIP, take)
  })
}
