import { createRequire } from 'node:module'

const { PAGE_MADE_HEADER, PAGE_TAGS_HEADER } = createRequire(import.meta.url)('../../lib/cache/tag-times.cjs')

const API_STATE = Symbol.for('kervan.api-state')

/** How we are built inside, which is nobody's business: the path that a page has in here, its tags, and when it was made. */
const INTERNAL = [
  'x-middleware-rewrite',
  'x-nextjs-rewrite',
  'x-nextjs-matched-path',
  'x-nextjs-redirect',
  PAGE_TAGS_HEADER,
  PAGE_MADE_HEADER,
]

/** Seconds for which a cache on the way may answer that something is not there: it may be there any minute. */
const MISSING_SECONDS = 60
const MISSING = `public, max-age=0, s-maxage=${MISSING_SECONDS}`

const keptSeconds = (value) =>
  Math.max(0, ...[...String(value ?? '').matchAll(/(?:s-maxage|max-age)=(\d+)/g)].map(([, seconds]) => Number(seconds)))

/**
 * While the operator API is away a page may be older than it says that it can be. Told its age, a cache on the way does not
 * believe in it for as long again once the API is back.
 */
function tellAge(response) {
  const made = Number(response.getHeader(PAGE_MADE_HEADER))
  if (made > 0 && globalThis[API_STATE]?.down === true)
    response.setHeader('Age', Math.max(0, Math.floor((Date.now() - made) / 1_000)))
}

/** Request headers by which Next tells a page from its data; a picture is the same for all of them. */
const OF_PAGES = /^(?:rsc|next-router-[a-z-]+|next-url)$/i

/** An address of a picture would otherwise be kept once for each kind of request. */
function shortenVary(response) {
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
function dropRepeated(response) {
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (!Array.isArray(value)) continue
    const distinct = [...new Set(value)]
    if (distinct.length < value.length) response.setHeader(name, distinct.length === 1 ? distinct[0] : distinct)
  }
}

/** Whether somebody else may be given this answer: it is in the page cache, or a cache on the way may store it. */
const isShared = (response) =>
  response.getHeader('x-nextjs-cache') !== undefined ||
  /\b(?:public|s-maxage)\b/.test(String(response.getHeader('cache-control') ?? ''))

/**
 * Before the head of an answer leaves: sends each header once, takes cookies out of what others may be given, tells its age, takes out what is internal, and shortens how long a failure is believed in. What
 * next.config says of a folder's files it says of those that are not there, too.
 */
export function tidyHeaders(response) {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status, ...rest) => {
    dropRepeated(response)
    if (isShared(response)) response.removeHeader('set-cookie')
    tellAge(response)
    shortenVary(response)
    for (const name of INTERNAL) response.removeHeader(name)
    const seconds = status >= 400 ? keptSeconds(response.getHeader('cache-control')) : 0
    if (status === 404 && seconds > MISSING_SECONDS) response.setHeader('Cache-Control', MISSING)
    if (status !== 404 && seconds > 0) response.setHeader('Cache-Control', 'no-store')
    return writeHead(status, ...rest)
  }
}
