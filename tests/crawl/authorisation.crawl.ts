import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { CALLS } from '@/domain/wire/calls'
import { BROWSER_CALLS } from '@/lib/api/browser-calls'
import memberTexts from '@/messages/en/member.json'
import { CALL_RULES } from '../api/support/call-rules'
import { type Known, PAGE_RULES, type PageAudience } from './page-rules'
import { joinAsMember, type Named, Person, type Reply, signInAsAgency } from './person'
import { readIndex, readUrls } from './read-sitemap'

/** Every page, handler and call of the shop, asked by everybody there is, with the answer that its rule declares. */

const ASKERS = ['guest', 'owner', 'otherMember', 'agency', 'foreignMember', 'impostor'] as const
type Asker = (typeof ASKERS)[number]

const LOGIN_FORM = 'action="/api/auth/callback/credentials"'
const AGENCY_FORM = 'action="/api/agency/login"'
const AGENCY = 'Simena Travel'
/** The drawing of the page of the specification. */
const NOT_THERE = 'href="/images/404.svg#art"'

let people: Record<Asker, Person>
let owner: Person & Named
let other: Person & Named
let known: Known
/** What is the owner's, and no word of any page of everybody. */
let words: string[]

interface Product {
  id: number
  slug: string
}

/** A tour by the shop's own calls, paid by transfer, so that no gateway is asked. */
async function book(person: Person & Named): Promise<{ reference: string; bookingNumber: string }> {
  const listing = '/api/operator/listProducts?locale=en&kinds=tour&pageSize=30'
  const { products } = await person.read<{ products: Product[] }>(listing)
  const from = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  for (const { id } of products) {
    const path = `/api/operator/getAvailability?productId=${id}&from=${from}&months=1`
    const { days } = await person.read<{ days: { date: string; dayStatus: string; sessions: { time: string }[] }[] }>(
      path,
    )
    const day = days.find(({ dayStatus, sessions }) => dayStatus === 'open' && sessions.length > 0)
    if (!day) continue
    const item = {
      productId: id,
      kind: 'tour',
      date: day.date,
      endDate: null,
      session: day.sessions[0]?.time ?? null,
      pax: { adult: 1, child: 0, infant: 0 },
      extras: [],
    }
    const asked = { locale: 'en', items: [item], chosenCurrency: 'EUR' }
    const { quoteToken } = await person.post<{ quoteToken: string | null }>('/api/operator/quote', asked)
    if (quoteToken === null) continue
    const { firstName, lastName, email } = person
    const unasked = { birthDate: null, identityNumber: null, address: null }
    const guest = { firstName, lastName, email, phone: '+44 7700 900123', ...unasked }
    const wish = { flow: 'basket', quoteToken, guest, paymentMethod: 'bankTransfer', distanceSalesAgreement: true }
    return person.post('/api/operator/createReservation', wish, { 'idempotency-key': randomUUID() })
  }
  throw new Error('no tour can be booked')
}

/** An article under its topic; the sitemap has each by itself. */
async function findPost(guest: Person, slugs: readonly string[]): Promise<string> {
  for (const topic of slugs) {
    for (const article of slugs) {
      const path = `/b/${topic}/${article}`
      if (topic !== article && (await guest.ask(path)).status === 200) return path
    }
  }
  throw new Error('no article under a topic')
}

async function readKnown(reference: string): Promise<Known> {
  const guest = new Person('lykia')
  const paths: string[] = []
  for (const part of readIndex((await guest.ask('/sitemap.xml')).body)) {
    const { pathname } = new URL(part)
    if (!pathname.includes('en')) continue
    paths.push(...readUrls((await guest.ask(pathname)).body).map(({ address }) => new URL(address).pathname))
  }
  const slugsOf = (sort: string) => paths.flatMap((path) => new RegExp(`^/${sort}/([^/]+)$`).exec(path)?.[1] ?? [])
  const slugs = Object.fromEntries(['p', 'd', 'b', 'c', 't'].map((sort) => [sort, slugsOf(sort)[0] ?? '']))
  // One that is in that listing.
  slugs.p = /href="\/p\/([^"/?#]+)"/.exec((await guest.ask(`/d/${slugs.d}`)).body)?.[1] ?? ''
  const post = await findPost(guest, slugsOf('b'))
  expect(Object.values(slugs)).not.toContain('')
  return { slugs, post, reference }
}

/** Knows the owner's number, and makes up the rest. */
function makeImpostor(): Person {
  const person = new Person('lykia')
  person.cookies.set('user_id', owner.cookies.get('user_id') ?? '')
  person.cookies.set('auth.strategy', 'local')
  person.cookies.set('auth._token.local', 'x'.repeat(32))
  person.cookies.set('next-auth.session-token', 'forged')
  return person
}

beforeAll(async () => {
  owner = await joinAsMember('lykia', 'Ownerina', 'Matrixson')
  other = await joinAsMember('lykia', 'Otherina', 'Neighbourson')
  const foreignMember = await joinAsMember('orion', 'Foreignina', 'Elsewhereson')
  const { reference, bookingNumber } = await book(owner)
  known = await readKnown(reference)
  words = [owner.firstName, owner.lastName, owner.email, reference, bookingNumber]
  people = {
    guest: new Person('lykia'),
    owner,
    otherMember: other,
    agency: await signInAsAgency('lykia'),
    foreignMember,
    impostor: makeImpostor(),
  }
}, 120_000)

/** Each question with the cookies as they were, whatever an answer clears. */
async function ask(asker: Asker, path: string, sent: Parameters<Person['ask']>[1] = {}): Promise<Reply> {
  const person = people[asker]
  const before = [...person.cookies]
  const reply = await person.ask(path, sent, 'lykia')
  person.cookies.clear()
  for (const [name, value] of before) person.cookies.set(name, value)
  return reply
}

const told = ({ body }: Reply, path: string) => words.filter((word) => body.includes(word) && !path.includes(word))

const AREA: readonly PageAudience[] = ['member', 'ownReservation', 'checkout', 'agencyArea']
/** Their cookies contradict each other here: they are cleared, and home it goes (spec 4). */
const STALE: readonly Asker[] = ['foreignMember', 'impostor']

/** What comes back, as one word and whatever proves it. */
const EXPECTED: Readonly<Record<PageAudience, (reply: Reply, asker: Asker) => void>> = {
  everybody: ({ status }) => expect(status).toBeLessThan(400),
  unavailable: ({ status }) => expect(status).toBe(503),
  member: ({ status, body }, asker) => {
    expect(status).toBe(200)
    expect(body.includes(LOGIN_FORM)).toBe(asker !== 'owner' && asker !== 'otherMember')
    expect(body.includes(other.firstName)).toBe(asker === 'otherMember')
  },
  ownReservation: ({ status, body }, asker) => {
    expect(status).toBe(200)
    // Said by the page itself, for those without scripts too; no word tells somebody else's from nobody's.
    expect(body.includes(`<h2>${memberTexts.reservations.missing.title}</h2>`)).toBe(asker === 'otherMember')
    expect(body.includes(LOGIN_FORM)).toBe(asker !== 'owner' && asker !== 'otherMember')
  },
  holder: ({ status }) => expect([200, 307]).toContain(status),
  checkout: ({ status, body }, asker) => {
    expect(status).toBe(200)
    expect(body.includes(other.email)).toBe(asker === 'otherMember')
  },
  agencyArea: ({ status, body }, asker) => {
    expect(status).toBe(200)
    expect(body.includes(AGENCY)).toBe(asker === 'agency')
  },
  agencyDoor: ({ status, location, body }, asker) => {
    if (asker === 'agency') expect([status, location]).toEqual([307, '/agency/forms'])
    else expect([status, body.includes(AGENCY_FORM)]).toEqual([200, true])
  },
  agencyFile: ({ status }, asker) => expect(status).toBe(asker === 'agency' ? 200 : 401),
  session: ({ status, body }, asker) => {
    expect(status).toBe(200)
    expect(body.includes(other.firstName)).toBe(asker === 'otherMember')
    expect(body).not.toMatch(/token/i)
  },
  form: ({ status }) => expect(status).toBe(405),
  signed: ({ status }) => expect(status).toBe(405),
  bank: ({ status, location }) => expect([status, location]).toEqual([303, '/']),
  calls: ({ status }, asker) => expect(status).toBe(asker === 'owner' || asker === 'otherMember' ? 200 : 401),
  nothing: ({ status }) => expect(status).toBe(404),
}

/** Where the owner finds their own. */
const SHOWS_OWN: readonly PageAudience[] = ['member', 'ownReservation', 'holder', 'checkout', 'session', 'calls']

describe.each(Object.entries(PAGE_RULES))('%s', (_route, rule) => {
  test.each(ASKERS)('as %s', async (asker) => {
    const path = rule.path(known)
    const reply = await ask(asker, path)
    const seen = told(reply, path)
    const isShown = SHOWS_OWN.includes(rule.for) && asker === 'owner'
    if (rule.for !== 'holder') expect(seen.length > 0, `${path}: ${seen}`).toBe(isShown)
    if (!AREA.includes(rule.for) || !STALE.includes(asker)) return EXPECTED[rule.for](reply, asker)
    expect([reply.status, reply.location]).toEqual([307, '/'])
    expect(reply.cleared).toEqual(expect.arrayContaining(['user_id', 'auth.strategy', 'auth._token.local']))
  })
})

describe('what takes a word from elsewhere', () => {
  const send = (asker: Asker, path: string, headers: Record<string, string>) =>
    ask(asker, path, { method: 'POST', json: {}, headers })

  test.each(ASKERS)('takes no form of another site from %s', async (asker) => {
    for (const rule of Object.values(PAGE_RULES).filter((one) => one.for === 'form')) {
      const path = rule.path(known)
      expect((await send(asker, path, { origin: 'https://evil.example' })).status, path).toBe(403)
    }
  })

  test.each(ASKERS)('takes nothing without a signature from %s', async (asker) => {
    for (const rule of Object.values(PAGE_RULES).filter((one) => one.for === 'signed')) {
      expect((await send(asker, rule.path(known), {})).status).toBe(401)
    }
  })
})

describe('a reference opens its reservation', () => {
  const held = Object.values(PAGE_RULES).filter((rule) => rule.for === 'holder')

  test('to whoever has it, and at its own tenant alone', async () => {
    const path = `/enquire-booking?ref=${known.reference}`
    const [, , , , bookingNumber = ''] = words
    for (const asker of ASKERS) expect((await ask(asker, path)).body, asker).toContain(bookingNumber)
    for (const rule of held) {
      const reply = await people.foreignMember.ask(rule.path(known), {}, 'orion')
      expect(told(reply, rule.path(known))).toEqual([])
    }
    expect((await people.foreignMember.ask(path, {}, 'orion')).body).toContain(NOT_THERE)
  })
})

describe('what is personal in a reservation', () => {
  test.each(ASKERS.filter((asker) => asker !== 'owner'))('is not shown to %s, who has its reference', async (asker) => {
    const { body } = await ask(asker, `/enquire-booking?ref=${known.reference}`)
    expect([owner.firstName, owner.lastName, owner.email].filter((word) => body.includes(word))).toEqual([])
  })
})

describe('calls of a browser', () => {
  const LET_IN: Readonly<Record<string, readonly Asker[]>> = {
    member: ['owner', 'otherMember'],
    agency: ['agency'],
    booker: ['owner', 'otherMember', 'agency'],
    owner: ['owner', 'otherMember', 'agency'],
  }

  test.each(Object.entries(BROWSER_CALLS))('%s', async (name, method) => {
    const { path } = CALLS[name as keyof typeof BROWSER_CALLS]
    const audience = CALL_RULES[`${method} ${path}`]?.for ?? ''
    for (const asker of ASKERS) {
      const sent = method === 'POST' ? { method, json: {}, headers: { 'idempotency-key': randomUUID() } } : {}
      const reply = await ask(asker, `/api/operator/${name}`, sent)
      const isIn = (LET_IN[audience] ?? ASKERS).includes(asker)
      expect(reply.status === 401, `${asker}: ${reply.body.slice(0, 200)}`).toBe(!isIn)
      if (asker !== 'owner') expect(told(reply, name), asker).toEqual([])
    }
  })
})
