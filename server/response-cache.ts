import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { parseCookie } from 'cookie'
import { LRUCache } from 'lru-cache'
import type { InvalidatedTags } from '@/lib/cache/invalidated-tags'
import { pickEncoding } from './accepted-encoding'
import type { ApplicationState } from './application-state'
import { hostNameOf } from './host-name'

/** Bytes of an entry besides its body: the key, the headers and the tags. */
const OVERHEAD = 4_096
/** Headers of one connection or one moment. A response with `Set-Cookie` is not cached at all. */
const OF_ONE_REQUEST = ['age', 'connection', 'keep-alive', 'date', 'transfer-encoding', 'x-request-id']
/** By headers of these names Next requests parts of a page, or another state of it. */
const READ_BY_NEXT = /^(rsc|next-.*|range)$/

const MENU_LINK = /^((?:\/[a-z]{2})?\/d\/[^/?]+)\?kat_k_no=[1-9]\d{0,8}$/

/**
 * These headers decide the language of '/' (lib/i18n/decide-root-locale.ts); no other cached page depends on the
 * visitor.
 */
const describeVisitor = (headers: IncomingHttpHeaders): string =>
  ['accept-language', 'sec-fetch-site', 'user-agent']
    .map((name) => headers[name] ?? '')
    .concat(parseCookie(headers.cookie ?? '').travellocale ?? '')
    .join('\n')

interface CachedResponse {
  headers: OutgoingHttpHeaders
  body: Buffer
  tags: string[]
  began: number
  tenants: readonly unknown[]
}

/** The cache key of a request and the time of the lookup. */
interface Lookup {
  key: string
  /** Milliseconds. */
  began: number
}

interface Options {
  /** The invalidated tags of the page cache. */
  invalidated: InvalidatedTags
  application: Pick<ApplicationState, 'isApiDown' | 'listTenants'>
  /** Bytes. */
  limit?: number
}

/**
 * Complete responses of cached pages as last sent: head, content policy and compressed bytes. A response is valid only
 * while the page cache would answer the same: none of its tags was invalidated since, the tenant list is the same one
 * (half a minute), and the API is available. Otherwise the page cache has to validate the page.
 */
export class ResponseCache {
  readonly #answers: LRUCache<string, CachedResponse>
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
    const limit = options.limit ?? 32 * 1024 * 1024
    this.#answers = new LRUCache({ maxSize: limit, maxEntrySize: limit / 8 })
  }

  get bytes(): number {
    return this.#answers.calculatedSize
  }

  /** Returns the lookup to pass to `send` and `store`; null for a request that is never cached. */
  open(request: IncomingMessage): Lookup | null {
    const { method, url = '', headers } = request
    // The shop's addresses need no escaping: each escaped spelling would be cached separately. A menu link to a
    // category has the category's number in its query.
    if (
      method !== 'GET' ||
      /[?%]/.test(url.replace(MENU_LINK, '$1')) ||
      Object.keys(headers).some((name) => READ_BY_NEXT.test(name))
    )
      return null
    // A page served in that state may have been invalidated long ago.
    if (this.#options.application.isApiDown()) return null
    const encoding = pickEncoding(headers['accept-encoding'])
    if (!encoding) return null
    const visitor = url === '/' ? describeVisitor(headers) : ''
    return { key: `${encoding} ${hostNameOf(request)} ${url} ${visitor}`, began: Date.now() }
  }

  /** Answers from the cache. Returns false if it has no valid entry. */
  send({ key }: Lookup, response: ServerResponse): boolean {
    const answer = this.#answers.get(key)
    if (!answer || !this.#isValid(answer)) return false
    response.writeHead(200, answer.headers)
    response.end(answer.body)
    return true
  }

  /** Stores a response that the page cache has answered. `tags` are those of the page, and `body` is the body sent. */
  store({ key, began }: Lookup, response: ServerResponse, tags: string, body: Buffer): void {
    const headers = { ...response.getHeaders() }
    for (const header of OF_ONE_REQUEST) delete headers[header]
    const { isApiDown, listTenants } = this.#options.application
    const tenants = listTenants()
    if (isApiDown() || !tags || headers['set-cookie'] || headers['x-nextjs-cache'] !== 'HIT' || !tenants) return
    const answer = { headers, body, tags: tags.split(','), began, tenants }
    this.#answers.set(key, answer, { size: body.length + 2 * (key.length + tags.length) + OVERHEAD })
  }

  #isValid({ tags, began, tenants }: CachedResponse): boolean {
    const { application, invalidated } = this.#options
    return application.listTenants() === tenants && !invalidated.areInvalidated(tags, began)
  }
}
