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
 * The files of the program itself never change under their names, so each is compressed once, as far as possible: a fifth less to
 * transfer than what can be done while a visitor waits. `folder` is that of the build.
 */
export class CompressedFiles {
  readonly #files = new Map<string, Buffer | null>()
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The bytes, or null as long as they are not ready or when there is no such file; asking gets them ready. */
  get(name: string, encoding: Encoding): Buffer | null {
    const key = `${encoding} ${name}`
    const known = this.#files.get(key)
    if (known !== undefined) return known
    this.#files.set(key, null)
    this.#make(name, encoding).then(
      (bytes) => this.#files.set(key, bytes),
      // A name without a file is not kept: anybody can ask for any.
      () => this.#files.delete(key),
    )
    return null
  }

  async #make(name: string, encoding: Encoding): Promise<Buffer> {
    return compress(encoding, await readFile(join(this.#folder, 'static', name)), BROTLI_QUALITY)
  }
}

/** Answers with bytes that were compressed before; false where there are none, and the request goes on as it is. */
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
