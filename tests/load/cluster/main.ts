// Two storefronts and two APIs behind nginx, with one Redis and one PostgreSQL, of which one after the other is restarted or
// taken away while people visit. Run by scripts/cluster.mjs.
import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { CALLS } from '@/domain/wire/calls'
import { type Json, toWire } from '@/domain/wire/translate'
import { DeskBrowser } from '../../api/support/desk'
import { Person } from '../../crawl/person'
import { createClient } from '../kill/wire'
import { findMissing, METRICS_TOKEN, PASSWORD, portsFrom, SERVICE_KEY, startCluster } from './cluster'
import type { Program } from './programs'
import { type Asked, type Counts, duringTraffic } from './traffic'

const COMPANY = 'lykia'
const PEOPLE = 12
const FRESH_LIMIT_MS = 5_000
/** Wrong passwords that one account takes from one address, whichever API is asked, at most. */
const MOST_GUESSES = 10

const dataDir = process.env.CLUSTER_DATA_DIR ?? '.data/cluster'
const sites = (process.env.CLUSTER_SITES ?? '').split(',')
const ports = portsFrom(Number(process.env.CLUSTER_PORT ?? 4940))
const began = performance.now()
const say = (line: string) => {
  process.stdout.write(`${((performance.now() - began) / 1_000).toFixed(0).padStart(4)} s  ${line}\n`)
}

const missing = findMissing()
if (missing.length > 0) {
  process.stderr.write(`${missing.join('\n')}\n`)
  process.exit(2)
}

let broken = 0
function check(rule: string, isMet: boolean, told: string): void {
  if (!isMet) broken += 1
  say(`${isMet ? 'holds  ' : 'BROKEN '} ${rule}: ${told}`)
}
const tell = ({ answered, refused, failed, slowest, notes }: Counts) =>
  [
    `${answered} answered, ${refused} asked to come again, ${failed} failed, slowest ${slowest.toFixed(0)} ms`,
    ...notes,
  ].join('; ')

const cluster = await startCluster(dataDir, ports, sites)
say('two storefronts, two APIs, nginx, Redis and PostgreSQL run')
try {
  await run()
} finally {
  await cluster.stop()
}
say(broken === 0 ? 'every rule holds' : `${broken} rules are broken`)
process.exitCode = broken === 0 ? 0 : 1

/** How often both APIs were asked for a product. */
async function countProducts(): Promise<number> {
  const route = `http_route="${CALLS.getProduct.path}"`
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const counts = ports.apis.map(async (port) => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
    const lines = text.split('\n').filter((line) => line.includes('_seconds_count{') && line.includes(route))
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

async function run(): Promise<void> {
  const [firstShop = 0, secondShop = 0] = ports.storefronts
  const [firstApi = 0, secondApi = 0] = ports.apis
  const origin = `http://127.0.0.1:${ports.api}`
  const ask = createClient(origin, COMPANY, SERVICE_KEY)
  const { data: listing } = await ask('listProducts', { locale: 'en', kinds: ['tour'] })
  const tours = listing.products.flatMap(({ id, content }) =>
    content.en ? [{ id, path: `/p/${content.en.slug}` }] : [],
  )
  const [tour, unseen] = tours
  if (!tour || !unseen) throw new Error('the demo has no tours')
  const visitor = new Person(COMPANY)
  const read = async (path: string, port: number) => (await visitor.ask(path, { port })).body
  const desk = new DeskBrowser(
    { app: { request: (path, init) => fetch(`${origin}${path}`, { ...init, redirect: 'manual' }) } },
    COMPANY,
  )
  const signedIn = await desk.signIn(`manager@${COMPANY}.example`, PASSWORD)
  if (signedIn.status !== 303) throw new Error(`the desk did not let us in: ${signedIn.status}`)

  const setPrice = async (amount: number): Promise<void> => {
    const prices = `/products/${tour.id}/prices`
    const fields = await desk.fill(prices, prices)
    for (const name of [...fields.keys()])
      if (name.startsWith('adult-') || name === 'group') fields.set(name, `${amount}.00`)
    const answer = await desk.send(prices, fields)
    if (answer.status !== 303) throw new Error(`the price was not taken: ${answer.status}`)
  }

  /** Milliseconds until both storefronts show the price; null when one does not in time. */
  const showsEverywhere = async (amount: number): Promise<number | null> => {
    const start = performance.now()
    const shown = `data-amount="${amount}.00"`
    while (performance.now() - start < FRESH_LIMIT_MS) {
      const pages = await Promise.all([firstShop, secondShop].map((port) => read(tour.path, port)))
      const after = performance.now() - start
      if (pages.every((page) => page.includes(shown))) return after <= FRESH_LIMIT_MS ? after : null
      await wait(100)
    }
    return null
  }
  const checkPrice = async (rule: string, amount: number) => {
    await setPrice(amount)
    const after = await showsEverywhere(amount)
    check(rule, after !== null, after === null ? `not within ${FRESH_LIMIT_MS} ms` : `after ${after.toFixed(0)} ms`)
  }

  const paths = ['/', '/tours', '/llms.txt', '/contact', '/search/boat', ...tours.slice(2, 20).map(({ path }) => path)]
  for (const path of [...paths, tour.path]) for (const port of [firstShop, secondShop]) await read(path, port)
  const today = toLocal(Date.now(), 'Europe/Istanbul').date
  const quote = JSON.stringify(
    toWire({
      locale: 'en',
      chosenCurrency: 'EUR',
      items: [
        {
          productId: tour.id,
          kind: 'tour',
          date: addDays(today, 30),
          endDate: null,
          session: null,
          pax: { adult: 2, child: 0, infant: 0 },
          extras: [],
        },
      ],
    } as Json),
  )
  let turn = 0
  const next = (): Asked => {
    turn += 1
    if (turn % 5 === 0) {
      const address = `2001:db8:${(turn & 0xffff).toString(16)}:${((turn >> 16) << 8).toString(16)}::1`
      const headers = { company: COMPANY, 'x-service-key': SERVICE_KEY, 'x-client-address': address }
      return {
        port: ports.api,
        path: CALLS.quote.path,
        method: 'POST',
        body: quote,
        headers: { ...headers, 'content-type': 'application/json' },
      }
    }
    const headers = { host: `${COMPANY}.localhost:${ports.shop}`, 'accept-language': 'en' }
    return { port: ports.shop, path: paths[turn % paths.length] ?? '/', headers }
  }

  // Shared cache: what the first storefront has rendered costs the second no question about the product.
  const rendered = await visitor.ask(unseen.path, { port: firstShop })
  await wait(1_000)
  const before = await countProducts()
  const taken = await visitor.ask(unseen.path, { port: secondShop })
  const asked = (await countProducts()) - before
  check(
    'a page of one storefront is there for the other',
    taken.status === 200 && rendered.status === 200 && before > 0 && asked === 0,
    `${taken.status}, the APIs were asked for ${asked} products, for ${before} before`,
  )

  await checkPrice('a price is new at both storefronts', 4_321)

  // Sessions.
  const member = new Person(COMPANY, firstShop)
  await member.post('/api/auth/callback/credentials', { email: `demo@${COMPANY}.example`, password: PASSWORD })
  /** Whether a storefront shows somebody the member's own address. */
  const isKnown = async (person: Person, port: number) =>
    (await person.ask('/user/profile', { port })).body.includes(`demo@${COMPANY}.example`)
  const [here, there, stranger] = [
    await isKnown(member, firstShop),
    await isKnown(member, secondShop),
    await isKnown(visitor, secondShop),
  ]
  check(
    'who signs in at one storefront is known to the other',
    here && there && !stranger,
    `${here}, ${there}, a stranger ${stranger}`,
  )

  // Limits.
  const guess = async (index: number) => {
    const { method, path } = CALLS.login
    const answer = await fetch(`http://127.0.0.1:${index % 2 === 0 ? firstApi : secondApi}${path}`, {
      method,
      headers: {
        company: COMPANY,
        'x-service-key': SERVICE_KEY,
        'x-client-address': '203.0.113.77',
        'content-type': 'application/json',
      },
      body: JSON.stringify(
        toWire({ email: `nobody@${COMPANY}.example`, password: `guess-${index}`, locale: 'en' } as Json),
      ),
    })
    return answer.status
  }
  const guesses: number[] = []
  for (let index = 0; index < MOST_GUESSES * 2; index += 1) guesses.push(await guess(index))
  const allowed = guesses.indexOf(429)
  check(
    'wrong passwords are counted together',
    allowed > 0 && allowed <= MOST_GUESSES && guesses.slice(allowed).every((status) => status === 429),
    `${allowed} of ${guesses.length} were tried`,
  )

  // Rolling restart.
  const restartAll = async (programs: readonly Program[]) => {
    for (const program of programs) {
      await program.restart()
      await wait(1_500)
    }
  }
  const rolled = await duringTraffic(next, PEOPLE, () => restartAll([...cluster.storefronts, ...cluster.apis]))
  check('each is restarted in turn, nobody notices', rolled.failed + rolled.refused === 0, tell(rolled))
  const still = await isKnown(member, secondShop)
  check('who was signed in still is', still, `${still}`)

  // Redis.
  const without = await duringTraffic(next, PEOPLE, async () => {
    await wait(1_000)
    cluster.redis.freeze()
    await checkPrice('a price is new while Redis answers nobody', 5_432)
    await wait(2_000)
    cluster.redis.resume()
  })
  check('Redis unavailable: nobody notices', without.failed + without.refused === 0, tell(without))
  await cluster.storefronts[0]?.restart()
  const after = await showsEverywhere(5_432)
  check(
    'Redis back: no page from before remains',
    after !== null,
    after === null ? 'an old one is shown' : 'the new ones',
  )
  const emptied = await duringTraffic(next, PEOPLE, async () => {
    await cluster.redis.restart()
    await wait(2_000)
  })
  check('Redis restarted, empty: nobody notices', emptied.failed + emptied.refused === 0, tell(emptied))

  // PostgreSQL.
  let whole = 0
  const pagesOnly = () => {
    for (;;) {
      const asked = next()
      if (asked.method !== 'POST') return asked
    }
  }
  const meanwhile = await duringTraffic(pagesOnly, PEOPLE, async () => {
    await wait(500)
    await cluster.restartDatabase()
    const start = performance.now()
    while ((await ask('listProducts', { locale: 'en' }).catch(() => null))?.status !== 200) await wait(50)
    whole = performance.now() - start
    await wait(1_000)
  })
  check('PostgreSQL restarted: kept pages stay', meanwhile.failed === 0, tell(meanwhile))
  check('PostgreSQL back: the APIs are back', whole < FRESH_LIMIT_MS, `after ${whole.toFixed(0)} ms`)
  await checkPrice('and a price is new at both storefronts', 6_543)
  await checkOutage()

  /** The first storefront has rendered a page that the second has never seen; then there is no API. */
  async function checkOutage(): Promise<void> {
    const [lonely, nowhere] = tours.slice(20)
    if (!lonely || !nowhere) throw new Error('the demo has too few tours')
    await read(lonely.path, firstShop)
    await wait(500)
    for (const api of cluster.apis) await api.end()
    const statusOf = async (path: string) => (await visitor.ask(path, { port: secondShop })).status
    const [cached, uncached, search] = [
      await statusOf(lonely.path),
      await statusOf(nowhere.path),
      await statusOf('/search/boat'),
    ]
    check(
      'APIs away: what another storefront has rendered is shown, what nobody has says 503',
      cached === 200 && uncached === 503 && search === 503,
      `${cached}, ${uncached}, a search ${search}`,
    )
    for (const api of cluster.apis) await api.start()
    const start = performance.now()
    while ((await statusOf(nowhere.path)) !== 200 && performance.now() - start < 2 * FRESH_LIMIT_MS) await wait(100)
    const after = performance.now() - start
    check('APIs back: every page is back', after < FRESH_LIMIT_MS, `after ${after.toFixed(0)} ms`)
  }
}
