import { createRequire } from 'node:module'
import { BoundedMap } from './bounded-map.mjs'
import { pickEncoding } from './encoded-pages.mjs'
import { hostNameOf } from './host-name.mjs'

const { getTagTimes } = createRequire(import.meta.url)('../../lib/cache/tag-times.cjs')

const DIRECTORY = Symbol.for('kervan.tenant-directory')
const API_STATE = Symbol.for('kervan.api-state')

/** Besides the bytes of an answer: its name, its headers and its tags. */
const OVERHEAD = 4_096
/** Of one connection or one moment; what a visitor is told by `Set-Cookie` keeps the whole answer from being kept. */
const OF_ONE_VISIT = ['age', 'connection', 'keep-alive', 'date', 'transfer-encoding', 'x-request-id']
/** Next asks for parts of a page, or for another state of it, by headers of these names. */
const SAID_TO_NEXT = /^(rsc|next-.*|range)$/

const MENU_LINK = /^((?:\/[a-z]{2})?\/d\/[^/?]+)\?kat_k_no=[1-9]\d{0,8}$/

const isApiAway = () => globalThis[API_STATE]?.down === true

const readCookie = (header, name) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(header ?? '')?.[1] ?? ''

/** The language of '/' is decided by these (lib/i18n/decide-root-locale.ts); no other kept page depends on who asks. */
const describeVisitor = ({ headers }) =>
  ['accept-language', 'sec-fetch-site', 'user-agent']
    .map((name) => headers[name] ?? '')
    .concat(readCookie(headers.cookie, 'travellocale'))
    .join('\n')

/**
 * Whole answers of kept pages, as they last left: head, content policy and compressed bytes. A page is answered from here only for as
 * long as the page cache would answer the same: none of its tags has ended since, the tenants are those of the same list (half a
 * minute), and the API is there, else what is old has to be weighed by the page cache.
 */
export class KeptAnswers {
  #answers

  /** `tagFile` is that of the page cache; `limit` is in bytes. */
  constructor(tagFile, limit = 32 * 1024 * 1024) {
    this.times = getTagTimes(tagFile)
    this.#answers = new BoundedMap(limit)
  }

  get bytes() {
    return this.#answers.bytes
  }

  /** What a request asks for, to be given to `send` and `keep`; null for what is never kept. */
  open(request) {
    const { method, url, headers } = request
    // Addresses of ours need no escaping: each of the many ways to write one would be kept by itself. A menu link to a category has its
    // number behind it.
    if (
      method !== 'GET' ||
      /[?%]/.test(url.replace(MENU_LINK, '$1')) ||
      Object.keys(headers).some((name) => SAID_TO_NEXT.test(name))
    )
      return null
    // What is shown then may have ended long ago.
    if (isApiAway()) return null
    const encoding = pickEncoding(headers['accept-encoding'])
    if (!encoding) return null
    const visitor = url === '/' ? describeVisitor(request) : ''
    return { name: `${encoding} ${hostNameOf(request)} ${url} ${visitor}`, began: Date.now() }
  }

  /** Answers from what is kept; false where there is nothing that still holds. */
  send({ name }, response) {
    const answer = this.#answers.get(name)
    if (!answer || !this.#holds(answer)) return false
    response.writeHead(200, answer.headers)
    response.end(answer.body)
    return true
  }

  /** After an answer has left by way of the page cache. `tags` are those of the page, and `body` is what was sent. */
  keep({ name, began }, response, tags, body) {
    const headers = { ...response.getHeaders() }
    for (const header of OF_ONE_VISIT) delete headers[header]
    const tenants = globalThis[DIRECTORY]?.list
    if (isApiAway() || !tags || headers['set-cookie'] || headers['x-nextjs-cache'] !== 'HIT' || !tenants) return
    const answer = { headers, body, tags: String(tags).split(','), began, tenants }
    this.#answers.set(name, answer, body.length + 2 * (name.length + String(tags).length) + OVERHEAD)
  }

  #holds({ tags, began, tenants }) {
    return globalThis[DIRECTORY]?.list === tenants && !this.times.haveEnded(tags, began)
  }
}
