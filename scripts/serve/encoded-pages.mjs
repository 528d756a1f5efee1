import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BoundedMap } from './bounded-map.mjs'

const { PAGE_TAGS_HEADER } = createRequire(import.meta.url)('../../lib/cache/tag-times.cjs')

const compressors = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

/** Below this many characters a page is not worth the memory. */
const SMALLEST = 1_024
const DOCUMENT = '<!DOCTYPE html>'

/** Besides the bytes: their name. */
const OVERHEAD = 256

/**
 * Kept pages leave the page cache as the same text again and again: compressing each once costs a third of an answer less.
 * What is kept is found by its text alone: a page made anew can never be answered with its old bytes, and no way to write its address
 * has it compressed once more. Bounded by `limit` bytes.
 */
export class EncodedPages {
  #entries

  /** `arrange` is told the text of a document and answers it as it shall leave. */
  constructor({ limit = 32 * 1024 * 1024, arrange = (text) => text } = {}) {
    this.limit = limit
    this.arrange = arrange
    this.#entries = new BoundedMap(limit)
  }

  get bytes() {
    return this.#entries.bytes
  }

  /** Compressed bytes of the text, from memory where there are some. `encoding` is `br` or `gzip`. */
  async encode(encoding, text) {
    const key = `${encoding} ${createHash('sha256').update(text).digest('base64')}`
    const known = this.#entries.get(key)
    if (known) return known
    const encoded = await compressors[encoding](text.startsWith(DOCUMENT) ? this.arrange(text) : text)
    this.#entries.set(key, encoded, encoded.length + OVERHEAD)
    return encoded
  }
}

/** The better of the encodings that the visitor takes, or null. Weights of zero refuse. */
export function pickEncoding(header) {
  const offered = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  return ['br', 'gzip'].find((name) => (offered.get(name) ?? 0) > 0) ?? null
}

/** Whether the answer is a page from the page cache, whole and without an encoding yet. */
function isKeptPage(response, body) {
  return (
    typeof body === 'string' &&
    body.length >= SMALLEST &&
    !response.headersSent &&
    response.statusCode === 200 &&
    response.getHeader('x-nextjs-cache') !== undefined &&
    response.getHeader('content-encoding') === undefined
  )
}

/**
 * Answers kept pages, and the parts of them that Next's router asks for, with bytes that were compressed once; everything else goes on as it
 * is. `onSent` is told the page's tags and the bytes that have left, but of no answer that wanted to set a cookie.
 */
export function encodeKeptPages(request, response, pages, onSent) {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  if (!encoding || request.method !== 'GET') return
  const end = response.end.bind(response)
  response.end = (...given) => {
    const [body] = given
    if (!isKeptPage(response, body)) return end(...given)
    pages.encode(encoding, body).then(
      (encoded) => {
        response.setHeader('Content-Encoding', encoding)
        response.setHeader('Content-Length', encoded.length)
        response.appendHeader('Vary', 'Accept-Encoding')
        const tags = response.getHeader(PAGE_TAGS_HEADER)
        // It leaves without the cookie; an answer that wanted to set one was made for one visitor, and is not told of.
        const wantsCookie = response.hasHeader('set-cookie')
        end(encoded)
        if (!wantsCookie) onSent?.(tags, encoded)
      },
      (error) => response.destroy(error),
    )
    return response
  }
}
