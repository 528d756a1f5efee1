import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pickEncoding } from './encoded-pages.mjs'

const compressors = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

const TYPES = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' }
const NAME = /^\/_next\/static\/(chunks\/[\w~-][\w.~-]*\.(js|css))(?:\?|$)/

/**
 * The program's own files never change under their names, so each is compressed once, as far as it goes: a fifth less on the way than what
 * can be done while a visitor waits. `folder` is that of the build.
 */
export class EncodedFiles {
  #files = new Map()

  constructor(folder) {
    this.folder = folder
  }

  /** The bytes, or null as long as they are not ready or when there is no such file; asking gets them ready. */
  get(name, encoding) {
    const key = `${encoding} ${name}`
    if (!this.#files.has(key)) {
      this.#files.set(key, null)
      this.#make(name, encoding).then(
        (bytes) => this.#files.set(key, bytes),
        // A name without a file is not kept: anybody can ask for any.
        () => this.#files.delete(key),
      )
    }
    return this.#files.get(key)
  }

  async #make(name, encoding) {
    return compressors[encoding](await readFile(join(this.folder, 'static', name)))
  }
}

/** Answers with bytes that were compressed before; false where it has none, and the request goes on as it is. */
export function sendEncodedFile(request, response, files) {
  const [, name, ending] = NAME.exec(request.url) ?? []
  const encoding = pickEncoding(request.headers['accept-encoding'])
  if (!name || !encoding || request.method !== 'GET') return false
  const bytes = files.get(name, encoding)
  if (!bytes) return false
  response.writeHead(200, {
    'Content-Type': TYPES[ending],
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
