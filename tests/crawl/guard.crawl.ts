import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { eachUntil } from './ask'
import { type RawAnswer, type RawRequest, requestRaw, signIn } from './raw-request'
import { BUILD, WAYS_ROUND, type WayRound } from './ways-round'

const SHOP = 'lykia.localhost'
const OTHER_SHOP = 'orion.localhost'
/** `CRAWL_WHOLE=1` tries every way round to every page; else each way is tried on a quarter of the pages, another one in each run. */
const IS_WHOLE = process.env.CRAWL_WHOLE === '1'
const SEED = Number(process.env.CRAWL_SEED ?? Date.now() % 1_000_000)
const SHARE = 4
const WHOLE_MS = 300_000

const PASSWORD = process.env.DEMO_PASSWORD ?? 'kervan-demo'

/** Stands on every page of the person, and nowhere else. */
const MEMBER = { email: 'demo@lykia.example', mark: 'Aksoy' }
const AGENCY = { email: 'agency@lykia.example', mark: 'agency@lykia.example' }
/** Stand on every page of the other tenant. */
const OTHER_TENANT = ['data-tenant="orion"', 'Orion Reisen']

const MEMBER_PAGES = [
  '/user',
  '/user/profile',
  '/user/reservations',
  '/user/payments',
  '/user/favorites',
  '/user/coupons',
  '/user/notification',
  '/user/requests',
  '/de/user/profile',
]
const AGENCY_PAGES = ['/agency/forms', '/agency/forms?show=statement', '/de/agency/forms']
const PUBLIC_PAGES = ['/contact', '/d/tours', '/agency']

let member: string
let agency: string
let build: string
const nextAddress = (() => {
  let last = 0
  return () => {
    last += 1
    return `198.18.${last >> 8}.${last & 255}`
  }
})()

/** Each from an address of its own, as limits are by address. */
const visit = (given: RawRequest): Promise<RawAnswer> =>
  requestRaw({ ...given, headers: { 'x-forwarded-for': nextAddress(), ...given.headers } })

const tryWay = (host: string, page: string, way: WayRound, cookie?: string): Promise<RawAnswer> => {
  const [path = '', query] = page.split('?')
  const changed = (way.path ? way.path(path) : path).replace(BUILD, build)
  const whole = query ? `${changed}${changed.includes('?') ? '&' : '?'}${query}` : changed
  return visit({ host, path: whole, headers: { ...way.headers, ...(cookie ? { cookie } : {}) } })
}

/** What is wrong with the answers to all ways round to all pages, each by its name. */
async function tryAll(
  pages: readonly string[],
  ways: readonly WayRound[],
  check: (page: string, way: WayRound) => Promise<string | null>,
): Promise<string[]> {
  const wrong: string[] = []
  const tries = pages
    .flatMap((page, first) => ways.map((way, second) => ({ page, way, place: first + second + SEED })))
    .filter(({ place }) => IS_WHOLE || pages.length < SHARE || place % SHARE === 0)
  const done = await eachUntil(tries, Date.now() + WHOLE_MS, async ({ page, way }) => {
    const fault = await check(page, way)
    if (fault) wrong.push(`${page} by ${way.name}: ${fault}`)
  })
  expect(done.length, 'all of them were tried in time').toBe(tries.length)
  return wrong
}

const isCached = ({ headers }: RawAnswer): boolean =>
  headers['x-nextjs-cache'] !== undefined || /(s-maxage|public)/.test(String(headers['cache-control'] ?? ''))

/** A fault of ours: a way round may be refused or lead nowhere, but breaks nothing. */
const breaks = ({ status }: RawAnswer): boolean => status >= 500

const leaks = ({ body, headers }: RawAnswer, marks: readonly string[]): boolean =>
  marks.some((mark) => body.includes(mark) || JSON.stringify(headers).includes(mark))

beforeAll(async () => {
  const form = (email: string) => ({ email, password: PASSWORD })
  member = await signIn(SHOP, '/api/auth/callback/credentials', form(MEMBER.email))
  build = /\\"b\\":\\"([^"\\]+)/.exec((await requestRaw({ host: SHOP, path: '/contact' })).body)?.[1] ?? ''
  expect(build).not.toBe('')
  agency = await signIn(SHOP, '/api/agency/login', form(AGENCY.email))
})

describe.each([
  ['member', MEMBER, MEMBER_PAGES, () => member],
  ['agency', AGENCY, AGENCY_PAGES, () => agency],
] as const)('pages of a %s', (_name, { mark }, pages, cookieOf) => {
  test('are theirs, and kept by nobody', async () => {
    for (const path of pages) {
      const answer = await visit({ host: SHOP, path, headers: { cookie: cookieOf() } })
      expect(answer.status, path).toBe(200)
      expect(answer.body, path).toContain(mark)
      expect(answer.headers['cache-control'], path).toMatch(/no-store/)
      expect(isCached(answer), path).toBe(false)
    }
  })

  test('no way round shows them in the other shop', { timeout: WHOLE_MS + 10_000 }, async () => {
    const wrong = await tryAll(pages, WAYS_ROUND, async (page, way) => {
      const answer = await tryWay(OTHER_SHOP, page, way, cookieOf())
      if (breaks(answer)) return `status ${answer.status}`
      return leaks(answer, [mark, 'data-tenant="lykia"']) ? 'shows what is another shop’s' : null
    })
    expect(wrong, `CRAWL_SEED=${SEED}`).toEqual([])
  })

  test('no way round shows them to a guest, or leaves them in a cache for one', {
    timeout: WHOLE_MS + 10_000,
  }, async () => {
    const wrong = await tryAll(pages, WAYS_ROUND, async (page, way) => {
      const own = await tryWay(SHOP, page, way, cookieOf())
      if (leaks(own, [mark]) && isCached(own)) return 'may be kept by others'
      if (own.headers['x-nextjs-matched-path']) return 'tells how we are built'
      if (leaks(own, [mark]) && /\.(json|rsc)(\?|$)/.test(way.path?.(page) ?? ''))
        return 'shows it at the address of a file'
      // After its owner: what the way shows to anybody, and what was kept by it, is seen in one.
      const answer = await tryWay(SHOP, page, way)
      if (breaks(answer)) return `status ${answer.status}`
      return leaks(answer, [mark, ...OTHER_TENANT]) ? 'shows what is not the guest’s' : null
    })
    expect(wrong, `CRAWL_SEED=${SEED}`).toEqual([])
  })
})

describe('pages that are kept for all', () => {
  test('no way round puts another shop, another host or a word of the visitor into them', {
    timeout: WHOLE_MS + 10_000,
  }, async () => {
    const wrong = await tryAll(PUBLIC_PAGES, WAYS_ROUND, async (page, way) => {
      const answer = await tryWay(SHOP, page, way)
      if (breaks(answer)) return `status ${answer.status}`
      return leaks(answer, ['evil.example', ...OTHER_TENANT]) ? 'shows what is not the shop’s' : null
    })
    expect(wrong, `CRAWL_SEED=${SEED}`).toEqual([])
    for (const path of PUBLIC_PAGES) {
      const answer = await visit({ host: SHOP, path })
      expect(answer.status, path).toBe(200)
      expect(answer.headers['content-type'], path).toMatch(/^text\/html/)
      expect(answer.body, path).toContain('data-tenant="lykia"')
    }
  })

  test('the first visitor of a page that is not kept yet cannot poison it', {
    timeout: WHOLE_MS + 10_000,
  }, async () => {
    const poison = `p${randomUUID().slice(0, 8)}`
    const headers = WAYS_ROUND.filter(({ path }) => !path).map((way) => way.headers ?? {})
    const forged = [
      ...headers,
      { 'x-forwarded-host': `${poison}.example`, 'x-forwarded-proto': 'https' },
      { forwarded: `host=${poison}.example;proto=https`, origin: `https://${poison}.example` },
      { referer: `https://${poison}.example/`, 'user-agent': `<script>${poison}</script>` },
      { 'accept-language': `${poison};q=1`, cookie: `travellocale=${poison}; currency=${poison}` },
      { 'content-security-policy': `script-src 'nonce-${poison}'`, 'x-script-sources': `'nonce-${poison}'` },
      { 'x-nonce': poison, 'x-amz-website-redirect-location': `/${poison}` },
      { rsc: poison, 'next-router-state-tree': poison, 'next-url': `/${poison}` },
    ]
    const tried = await eachUntil([...forged.entries()], Date.now() + WHOLE_MS, async ([index, given]) => {
      const path = `/${['tr', 'de', 'ru'][index % 3]}/search/${poison}-${index}`
      const first = await visit({ host: SHOP, path: '/tr/contact', headers: given })
      const second = await visit({ host: SHOP, path: '/tr/contact' })
      expect(breaks(first), JSON.stringify(given)).toBe(false)
      expect(leaks(second, [`${poison}.`, `>${poison}`, ...OTHER_TENANT]), JSON.stringify(given)).toBe(false)
      expect(second.headers['content-type']).toMatch(/^text\/html/)
      const search = await visit({ host: SHOP, path, headers: given })
      expect(isCached(search) && leaks(search, [`${poison}.example`]), JSON.stringify(given)).toBe(false)
    })
    expect(tried.length).toBe(forged.length)
  })

  test('nobody is sent on to another host by a header', async () => {
    for (const headers of [
      { 'x-forwarded-host': 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      { forwarded: 'host=evil.example' },
      { 'x-original-url': 'http://evil.example/' },
    ] as Record<string, string>[])
      for (const path of [
        '/',
        '/tr/ticket',
        '/en/contact',
        '//evil.example',
        '/\\evil.example',
        '/%5cevil.example',
        'http://evil.example/contact',
      ]) {
        const { headers: answered } = await visit({ host: OTHER_SHOP, path, headers })
        const location = String(answered.location ?? '/')
        const target = new URL(location, `http://${OTHER_SHOP}`)
        expect(target.hostname, `${path} with ${JSON.stringify(headers)}`).toBe(OTHER_SHOP)
      }
  })

  test('headers of our own that a browser sends reach no address, not even one that the middleware does not see', async () => {
    const headers = {
      company: 'orion',
      'x-company': 'orion',
      'x-locale': 'ar',
      'x-next-intl-locale': 'ar',
      'content-security-policy': "script-src 'nonce-forged'",
    }
    for (const path of [
      '/images/nothing.svg',
      '/images/nothing/at/all.svg',
      '/icons/nothing.svg',
      '/fonts/nothing.woff2',
      '/_next/static/nothing.js',
      '/uploads/lykia/nothing.avif',
      '/uploads/nothing',
      '/images/share/ar/nothing.jpg',
      '/images/app-icon/nothing.png',
      '/favicon.ico',
      '/api/nothing',
      '/api/newer?at=/contact',
      '/robots.txt',
      '/manifest.webmanifest',
      '/llms.txt',
      '/ticket/list',
      '/nothing',
    ]) {
      const answer = await visit({ host: SHOP, path, headers })
      expect(breaks(answer), path).toBe(false)
      expect(leaks(answer, [...OTHER_TENANT, 'orion.localhost', 'lang="ar"', 'nonce-forged']), path).toBe(false)
      expect(answer.body, path).not.toContain('nonce="forged"')
    }
  })

  test('whoever offers another protocol is answered by this one, and no connection is left without an answer', async () => {
    for (const upgrade of ['h2c', 'websocket'])
      for (const path of ['/contact', '/_next/webpack-hmr', '/_next/hmr', '/api/health']) {
        const headers = { connection: 'Upgrade', upgrade, 'http2-settings': 'AAMAAABkAAQAAP__' }
        const plain = await visit({ host: SHOP, path })
        const { status } = await visit({ host: SHOP, path, headers })
        expect(status, `${path} with an offer of ${upgrade}`).toBe(plain.status)
      }
  })

  test('a host that no shop has is refused, whatever else is said', async () => {
    for (const headers of [
      {},
      { 'x-forwarded-host': SHOP },
      { forwarded: `host=${SHOP}` },
      { 'x-host': SHOP, 'x-original-host': SHOP },
    ] as Record<string, string>[])
      for (const host of ['evil.example', 'lykia.localhost.evil.example', 'lykia.localhost@evil.example', 'orion'])
        for (const path of ['/', '/user/profile', '/contact'])
          expect((await visit({ host, path, headers })).status, `${host}${path}`).toBeGreaterThanOrEqual(400)
  })
})

describe('what the answers say of themselves', () => {
  test('every document has a strict policy, and no answer lacks a header', async () => {
    const asked: [string, string?][] = [
      ['/contact'],
      ['/p/nowhere'],
      ['/x/y/z'],
      ['/ticket'],
      ['/user/profile', member],
      ['/basket/cart'],
      ['/api/health'],
      ['/api/operator/getMemberData'],
      ['/images/404.svg'],
      ['/uploads/lykia/nothing.avif'],
      ['/robots.txt'],
      ['/_next/static/nothing.js'],
    ]
    for (const [path, cookie] of asked) {
      const { headers } = await visit({ host: SHOP, path, headers: cookie ? { cookie } : {} })
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': expect.stringMatching(/^(same-origin|cross-origin)$/),
      })
      expect(headers['strict-transport-security'], path).toMatch(/max-age=(\d{8,})/)
      expect(headers, path).not.toHaveProperty('x-powered-by')
      const policy = String(headers['content-security-policy'])
      expect(policy, path).toContain("object-src 'none'")
      expect(policy, path).not.toMatch(/script-src[^;]*('unsafe-|\*|https?:)/)
      if (String(headers['content-type']).startsWith('text/html'))
        expect(policy, path).toMatch(/^default-src '(self|none)'; /)
    }
  })
})

describe('documents', () => {
  test('have no script that their own policy forbids', async () => {
    const asked: [string, string?][] = [
      ['/contact'],
      ['/search/antalya'],
      ['/user/profile', member],
      ['/p/nowhere'],
      ['/x/y/z'],
      ['/x.css'],
      ['/_next/image?url=x'],
      ['/_next/static/nothing.js'],
      [`/_next/data/${build}/contact.json`],
      ['/_next/data/build/contact.json'],
      ['/contact.rsc'],
    ]
    for (const [path, cookie] of asked) {
      const { headers, body } = await visit({ host: SHOP, path, headers: cookie ? { cookie } : {} })
      const policy = String(headers['content-security-policy'])
      for (const [, attributes = '', text = ''] of body.matchAll(/<script(?! src)([^>]*)>(.*?)<\/script>/gs)) {
        if (/type="application\/(ld\+)?json"/.test(attributes)) continue
        const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1]
        const hash = createHash('sha256').update(text).digest('base64')
        expect(
          policy.includes(`'sha256-${hash}'`) || (nonce !== undefined && policy.includes(`'nonce-${nonce}'`)),
          `${path}: ${text.slice(0, 60)}`,
        ).toBe(true)
      }
    }
  })
})

describe('pictures', () => {
  test('come from the uploads host alone: there is no optimizer to be sent elsewhere', async () => {
    for (const url of [
      'http://127.0.0.1:4200/health',
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]:4200/health',
      'http://0x7f000001/',
      'file:///etc/passwd',
      'https://evil.example/a.svg',
      '//evil.example/a.png',
      '/images/404.svg',
      '/uploads/lykia/logo/logo.svg',
    ]) {
      const path = `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`
      const answer = await visit({ host: SHOP, path })
      expect(answer.status, url).toBeGreaterThanOrEqual(400)
      expect(String(answer.headers['content-type']), url).not.toMatch(/^image\//)
    }
  })

  test('are those of the own shop, by plain names', async () => {
    for (const path of [
      '/uploads/orion/logo/logo.svg',
      '/uploads/lykia/../orion/logo/logo.svg',
      '/uploads/lykia/..%2forion/logo/logo.svg',
      '/uploads/lykia/%2e%2e/orion/logo/logo.svg',
      '/uploads/http:%2f%2fevil.example/a.png',
      '/uploads/lykia/a.svg%00.avif',
      '/uploads/lykia/.env',
      '/uploads/lykia/../../secrets.env',
    ])
      expect((await visit({ host: SHOP, path })).status, path).toBeGreaterThanOrEqual(300)
  })

  test('run nothing when they are opened by themselves', async () => {
    const html = (await visit({ host: SHOP, path: '/contact' })).body
    const logo = /\/uploads\/lykia\/[^"' ]+\.svg/.exec(html)?.[0]
    for (const path of [logo ?? 'the page shows no logo', '/images/404.svg']) {
      const { status, headers } = await visit({ host: SHOP, path })
      expect([status, headers['content-type']], path).toEqual([200, 'image/svg+xml'])
      expect(headers['content-security-policy'], path).toMatch(
        /^default-src 'none'; style-src 'unsafe-inline'; sandbox;/,
      )
    }
  })
})

describe('calls behind the pages', () => {
  test('ask who it is by themselves, without the middleware', async () => {
    for (const way of WAYS_ROUND.filter(({ path }) => !path)) {
      const call = await visit({ host: SHOP, path: '/api/operator/getMemberData', headers: way.headers ?? {} })
      expect(call.status, way.name).toBe(401)
      const statement = await visit({ host: SHOP, path: '/api/agency/statement', headers: way.headers ?? {} })
      expect(statement.status, way.name).toBeGreaterThanOrEqual(400)
      const other = await visit({
        host: OTHER_SHOP,
        path: '/api/operator/getMemberData',
        headers: { ...way.headers, cookie: member },
      })
      expect(leaks(other, [MEMBER.mark, MEMBER.email]), way.name).toBe(false)
    }
  })
})
