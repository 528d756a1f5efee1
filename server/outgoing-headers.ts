import type { ServerResponse } from 'node:http'
import { beforeHead } from './before-head'
import { PAGE_MADE_HEADER, PAGE_TAGS_HEADER } from './next-cache/page-headers'

/**
 * Internal headers that are removed from every response: the internal path of a page, its tags, and its render time.
 */
const INTERNAL = [
  'x-middleware-rewrite',
  'x-nextjs-rewrite',
  'x-nextjs-matched-path',
  'x-nextjs-redirect',
  PAGE_TAGS_HEADER,
  PAGE_MADE_HEADER,
]

/** Seconds for which a shared cache may store a 404: the resource may exist at any time. */
const MISSING_SECONDS = 60
const MISSING = `public, max-age=0, s-maxage=${MISSING_SECONDS}`

const cachedSeconds = (value: unknown): number =>
  Math.max(0, ...[...String(value ?? '').matchAll(/(?:s-maxage|max-age)=(\d+)/g)].map(([, seconds]) => Number(seconds)))

/**
 * While the operator API is unavailable a page may be older than its headers allow. `Age` prevents a shared cache from
 * storing it for that time again once the API is back.
 */
function addAge(response: ServerResponse): void {
  const made = Number(response.getHeader(PAGE_MADE_HEADER))
  if (made > 0) response.setHeader('Age', Math.max(0, Math.floor((Date.now() - made) / 1_000)))
}

/** Request headers that select between a page and its data; an image is the same for all of them. */
const OF_PAGES = /^(?:rsc|next-router-[a-z-]+|next-url)$/i

/** Otherwise a cache would store each image once per kind of request. */
function shortenVary(response: ServerResponse): void {
  if (!String(response.getHeader('content-type')).startsWith('image/')) return
  const names = [response.getHeader('vary') ?? '']
    .flat()
    .join(',')
    .split(',')
    .map((name) => name.trim())
  const kept = names.filter((name) => name !== '' && !OF_PAGES.test(name))
  if (kept.length > 0) response.setHeader('Vary', kept.join(', '))
  else response.removeHeader('Vary')
}

/**
 * Next sets the headers of a page while it renders it, and then appends those of the cache entry that it has just
 * stored: the first response of a cached page would repeat them, `Location` included.
 */
function dropRepeated(response: ServerResponse): void {
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (!Array.isArray(value)) continue
    const distinct = [...new Set(value)]
    const [only = ''] = distinct
    if (distinct.length < value.length) response.setHeader(name, distinct.length === 1 ? only : distinct)
  }
}

/** Whether other visitors may get this response: it is in the page cache, or a shared cache may store it. */
const isShared = (response: ServerResponse): boolean =>
  response.getHeader('x-nextjs-cache') !== undefined ||
  /\b(?:public|s-maxage)\b/.test(String(response.getHeader('cache-control') ?? ''))

/**
 * Before the head of a response is sent: removes duplicate headers, removes cookies from shared responses, adds the
 * age, removes internal headers, and shortens how long an error is cached. The cache rules of next.config.ts for a
 * folder also apply to files that are missing there.
 */
export function cleanHeaders(response: ServerResponse, isApiDown: () => boolean): void {
  beforeHead(response, (status) => {
    dropRepeated(response)
    if (isShared(response)) response.removeHeader('set-cookie')
    if (isApiDown()) addAge(response)
    shortenVary(response)
    for (const name of INTERNAL) response.removeHeader(name)
    const seconds = status >= 400 ? cachedSeconds(response.getHeader('cache-control')) : 0
    if (status === 404 && seconds > MISSING_SECONDS) response.setHeader('Cache-Control', MISSING)
    if (status !== 404 && seconds > 0) response.setHeader('Cache-Control', 'no-store')
    return status
  })
}
