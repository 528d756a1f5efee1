import { createRequire } from 'node:module'

const { PAGE_TAGS_HEADER } = createRequire(import.meta.url)('../../lib/cache/tag-times.cjs')

/** How we are built inside, which is nobody's business: the path that a page has in here, and its tags. */
const INTERNAL = ['x-middleware-rewrite', PAGE_TAGS_HEADER]

/** Seconds for which a cache on the way may answer that something is not there: it may be there any minute. */
const MISSING_SECONDS = 60

const sharedSeconds = (value) => Number(/s-maxage=(\d+)/.exec(String(value ?? ''))?.[1] ?? 0)

/** Before the head of an answer leaves: takes out what is internal, and shortens how long a missing page is believed in. */
export function tidyHeaders(response) {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status, ...rest) => {
    for (const name of INTERNAL) response.removeHeader(name)
    if (status === 404 && sharedSeconds(response.getHeader('cache-control')) > MISSING_SECONDS)
      response.setHeader('Cache-Control', `public, max-age=0, s-maxage=${MISSING_SECONDS}`)
    return writeHead(status, ...rest)
  }
}
