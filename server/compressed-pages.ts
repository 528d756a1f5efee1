import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { compress, type Encoding, pickEncoding } from './accepted-encoding'
import { PAGE_TAGS_HEADER } from './next-cache/page-headers'

/** A page with fewer characters than this is not cached. */
const SMALLEST = 1_024
const DOCUMENT = '<!DOCTYPE html>'
const BROTLI_QUALITY = 9

/** Bytes of an entry besides the page: the key. */
const OVERHEAD = 256

interface Options {
  /** Bytes. */
  limit?: number
  /** Transforms the text of a document before it is compressed. */
  arrange?: (html: string) => string
}

/**
 * Next's page cache returns the same text for a cached page each time: compressing it once saves a third of the cost of
 * a response. The key is the text alone: a page that was rendered again never gets its old bytes, and several addresses
 * of one page share one entry.
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

  /** Compressed bytes of the text, from memory if they are cached. */
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

/** Whether the response is a complete page from the page cache that has no encoding yet. */
const isCachedPage = (response: ServerResponse, body: unknown): body is string =>
  typeof body === 'string' &&
  body.length >= SMALLEST &&
  !response.headersSent &&
  response.statusCode === 200 &&
  response.getHeader('x-nextjs-cache') !== undefined &&
  response.getHeader('content-encoding') === undefined

/**
 * Answers cached pages, and their parts that Next's router requests, with bytes that were compressed once; other
 * responses pass unchanged. `onSent` receives the page's tags and the bytes sent. It is not called for a response that
 * tried to set a cookie.
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
        // The response is sent without the cookie. A response that tried to set one was rendered for one visitor.
        const wantsCookie = response.hasHeader('set-cookie')
        Reflect.apply(end, response, [encoded])
        if (!wantsCookie) onSent?.(tags, encoded)
      },
      (error: Error) => response.destroy(error),
    )
    return response
  }
}
