import type { ServerResponse } from 'node:http'
import { beforeHead } from './before-head'
import { PAGE_MADE_HEADER, PAGE_TAGS_HEADER } from './next-cache/page-headers'

/** Internals that leave the server in no answer: the path that a page has in here, its tags, and when it was made. */
const INTERNAL = [
  'x-middleware-rewrite',
  'x-nextjs-rewrite',
  'x-nextjs-matched-path',
  'x-nextjs-redirect',
  PAGE_TAGS_HEADER,
  PAGE_MADE_HEADER,
]

/** Seconds for which a shared cache may answer that something is missing: it may be there any minute. */
const MISSING_SECONDS = 60
const MISSING = `public, max-age=0, s-maxage=${MISSING_SECONDS}`

const cachedSeconds = (value: unknown): number =>
  Math.max(0, ...[...String(value ?? '').matchAll(/(?:s-maxage|max-age)=(\d+)/g)].map(([, seconds]) => Number(seconds)))

/**
 * While the operator API is unavailable a page may be older than its headers allow. With its age a shared cache does not
 * keep it for as long again once the API is back.
 */
function addAge(response: ServerResponse): void {
  const made = Number(response.getHeader(PAGE_MADE_HEADER))
  if (made > 0) response.setHeader('Age', Math.max(0, Math.floor((Date.now() - made) / 1_000)))
}

/** Request headers by which Next tells a page from its data; a picture is the same for all of them. */
const OF_PAGES = /^(?:rsc|next-router-[a-z-]+|next-url)$/i

/** An address of a picture would otherwise be cached once for each kind of request. */
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
 * Next sets the headers of a page while it renders it, and appends those of the cache entry that it has just stored: the first answer of
 * a cached page would repeat them, `Location` among them.
 */
function dropRepeated(response: ServerResponse): void {
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (!Array.isArray(value)) continue
    const distinct = [...new Set(value)]
    const [only = ''] = distinct
    if (distinct.length < value.length) response.setHeader(name, distinct.length === 1 ? only : distinct)
  }
}

/** Whether other visitors may get this answer: it is in the page cache, or a cache on the way may store it. */
const isShared = (response: ServerResponse): boolean =>
  response.getHeader('x-nextjs-cache') !== undefined ||
  /\b(?:public|s-maxage)\b/.test(String(response.getHeader('cache-control') ?? ''))

/**
 * Before the head of an answer leaves: sends each header once, removes cookies from answers that are shared, adds the age, removes
 * internals, and shortens how long a failure is cached. The cache rules of next.config.ts for a folder's files also apply to files that
 * are missing there.
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
