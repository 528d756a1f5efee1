import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { compress, type Encoding, pickEncoding } from './accepted-encoding'
import { PAGE_TAGS_HEADER } from './next-cache/page-headers'

/** Below this many characters a page is not worth the memory. */
const SMALLEST = 1_024
const DOCUMENT = '<!DOCTYPE html>'
const BROTLI_QUALITY = 9

/** Bytes of an entry besides the page: its key. */
const OVERHEAD = 256

interface Options {
  /** In bytes. */
  limit?: number
  /** Is given the text of a document and returns it as it is sent. */
  arrange?: (html: string) => string
}

/**
 * Cached pages leave Next's page cache as the same text again and again: compressing each once costs a third of an answer less.
 * The key is the text alone: a page made anew can never be answered with its old bytes, and another spelling of its address does not
 * compress it once more.
 */
export class CompressedPages {
  readonly #entries: LRUCache<string, Buffer>
  readonly #arrange: (html: string) => string

  constructor({ limit = 32 * 1024 * 1024, arrange = (html) => html }: Options = {}) {
    this.#arrange = arrange
    this.#entries = new LRUCache({ maxSize: limit, maxEntrySize: limit / 8 })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** Compressed bytes of the text, from memory where they are there. */
  async encode(encoding: Encoding, text: string): Promise<Buffer> {
    const key = `${encoding} ${createHash('sha256').update(text).digest('base64')}`
    const known = this.#entries.get(key)
    if (known) return known
    const sent = text.startsWith(DOCUMENT) ? this.#arrange(text) : text
    const encoded = await compress(encoding, sent, BROTLI_QUALITY)
    this.#entries.set(key, encoded, { size: encoded.length + OVERHEAD })
    return encoded
  }
}

/** Whether the answer is a page from the page cache, whole and without an encoding yet. */
const isCachedPage = (response: ServerResponse, body: unknown): body is string =>
  typeof body === 'string' &&
  body.length >= SMALLEST &&
  !response.headersSent &&
  response.statusCode === 200 &&
  response.getHeader('x-nextjs-cache') !== undefined &&
  response.getHeader('content-encoding') === undefined

/**
 * Answers cached pages, and the parts of them that Next's router asks for, with bytes that were compressed once; everything else goes
 * on as it is. `onSent` receives the page's tags and the bytes that have left, but of no answer that wanted to set a cookie.
 */
export function compressCachedPages(
  request: IncomingMessage,
  response: ServerResponse,
  pages: CompressedPages,
  onSent?: (tags: string, body: Buffer) => void,
): void {
  const encoding = pickEncoding(request.headers['accept-encoding'])
  if (!encoding || request.method !== 'GET') return
  const { end } = response
  response.end = (...given: unknown[]) => {
    const [body] = given
    if (!isCachedPage(response, body)) {
      Reflect.apply(end, response, given)
      return response
    }
    pages.encode(encoding, body).then(
      (encoded) => {
        response.setHeader('Content-Encoding', encoding)
        response.setHeader('Content-Length', encoded.length)
        response.appendHeader('Vary', 'Accept-Encoding')
        const tags = String(response.getHeader(PAGE_TAGS_HEADER) ?? '')
        // It leaves without the cookie; an answer that wanted to set one was made for one visitor.
        const wantsCookie = response.hasHeader('set-cookie')
        Reflect.apply(end, response, [encoded])
        if (!wantsCookie) onSent?.(tags, encoded)
      },
      (error: Error) => response.destroy(error),
    )
    return response
  }
}
