import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { compress, type Encoding, pickEncoding } from './accepted-encoding'

const TYPES: Record<string, string> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
}
const NAME = /^\/_next\/static\/(chunks\/[\w~-][\w.~-]*\.(js|css))(?:\?|$)/

const BROTLI_QUALITY = 11

/**
 * The build's files never change under their names, so each is compressed once, at the highest level: it transfers a
 * fifth less than compression during a request could achieve. `folder` is the build folder.
 */
export class CompressedFiles {
  readonly #files = new Map<string, Buffer | null>()
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The bytes, or null if they are not ready yet or there is no such file. The first call starts the compression. */
  get(name: string, encoding: Encoding): Buffer | null {
    const key = `${encoding} ${name}`
    const known = this.#files.get(key)
    if (known !== undefined) return known
    this.#files.set(key, null)
    this.#make(name, encoding).then(
      (bytes) => this.#files.set(key, bytes),
      // Missing files are not cached: a client can request any number of names.
      () => this.#files.delete(key),
    )
    return null
  }

  async #make(name: string, encoding: Encoding): Promise<Buffer> {
    return compress(encoding, await readFile(join(this.#folder, 'static', name)), BROTLI_QUALITY)
  }
}

/**
 * Answers with bytes that are already compressed. Returns false if there are none; the request then continues
 * unchanged.
 */
export function sendCompressedFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: CompressedFiles,
): boolean {
  const [, name, extension = ''] = NAME.exec(request.url ?? '') ?? []
  const encoding = pickEncoding(request.headers['accept-encoding'])
  if (!name || !encoding || request.method !== 'GET') return false
  const bytes = files.get(name, encoding)
  if (!bytes) return false
  response.writeHead(200, {
    'Content-Type': TYPES[extension],
    'Content-Encoding': encoding,
    'Content-Length': bytes.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    Vary: 'Accept-Encoding',
  })
  response.end(bytes)
  return true
}
