import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import type { RequestOf } from '@/domain/wire/call'
import { CALLS, type CallName } from '@/domain/wire/calls'
import { type Json, toWire, toWireQuery } from '@/domain/wire/translate'
import type { Ask } from '../kill/wire'
import type { Shot } from './measure'

const TERMS = ['istanbul', 'boat', 'kapadokya', 'paragliding', 'bot', 'gulet', 'cooking', 'balon', 'kas', 'museum']
const SORTS = ['recommended', 'priceAscending', 'priceDescending', 'rating', 'newest'] as const
const BUYERS = 20

const pick = <T>(list: readonly T[]): T => {
  const chosen = list[Math.floor(Math.random() * list.length)]
  if (chosen === undefined) throw new Error('there is nothing to choose from')
  return chosen
}

interface Departure {
  product_id: number
  slug: string
  time: string
}

/** All reservations are one guest's, and none is paid: what one person may keep is not what is measured. */
const UNLIMITED = JSON.stringify({ unpaidLimits: { places: 1_000_000, departures: 1_000_000, rentals: 1_000_000 } })

/** Makes the requests of every call that is measured, over all products of the tenant. */
export async function buildShots(
  pool: Pool,
  ask: Ask,
  options: { company: string; serviceKey: string; today: PlainDate },
) {
  const { company, serviceKey, today } = options
  await pool.query(`update settings set value = value || $1::jsonb where section = 'other'`, [UNLIMITED])
  const { rows: departures } = await pool.query<Departure>(`
    select s.product_id, t.slug, s.time from product_sessions s
    join products p on p.id = s.product_id and p.kind = 'tour' and p.unit = 'person'
    join product_texts t on t.product_id = p.id and t.locale = 'en' order by random() limit 3000`)
  const listings = await pool.query<{ slug: string }>(`
    select t.slug from page_texts t where t.locale = 'en' and t.page_type in ('category', 'destination')`)
  const tokens: string[] = []
  let visitors = 0

  function shot<N extends CallName>(
    name: N,
    request: RequestOf<(typeof CALLS)[N]>,
    more: Record<string, string> = {},
  ): Shot {
    const { method, path } = CALLS[name]
    visitors += 1
    const address = `2001:db8:${(visitors & 0xffff).toString(16)}:${((visitors >> 16) << 8).toString(16)}::1`
    const headers = { company, 'x-service-key': serviceKey, 'x-client-address': address, ...more }
    if (method === 'GET') {
      return { method, path: `${path}?${new URLSearchParams(toWireQuery(request as Record<string, Json>))}`, headers }
    }
    const body = JSON.stringify(toWire(request as Json))
    return { method, path, headers: { ...headers, 'content-type': 'application/json' }, body }
  }

  const itemOf = ({ product_id: productId, time }: Departure, date: PlainDate) => ({
    productId,
    kind: 'tour' as const,
    date,
    endDate: null,
    session: time,
    pax: { adult: 1, child: 0, infant: 0 },
    extras: [],
  })
  const anyDay = () => addDays(today, 10 + Math.floor(Math.random() * 60))
  const quoteOf = (departure: Departure, date: PlainDate) => ({
    locale: 'en' as const,
    items: [itemOf(departure, date)],
    chosenCurrency: 'EUR',
  })

  /** Signed quotes of different departures, each to be reserved once. */
  async function prepareReservations(amount: number): Promise<() => Shot> {
    // One after the other: a password's hash is work for a whole core.
    while (tokens.length < Math.min(BUYERS, amount)) {
      const words = { password: 'secret', passwordConfirmation: 'secret', privacyPolicy: true as const }
      const email = `${randomUUID()}@mail.example`
      const form = { firstName: 'Ada', lastName: 'Test', email, locale: 'en' as const, ...words }
      tokens.push((await ask('register', form)).data.token)
    }
    const guest = {
      firstName: 'Ada',
      lastName: 'Test',
      birthDate: null,
      identityNumber: null,
      address: null,
      phone: '+44 7700 900123',
      email: 'ada@mail.example',
    }
    const shots: Shot[] = []
    const used = new Set<string>()
    for (let tries = 0; shots.length < amount && tries < amount * 10; tries += 1) {
      const departure = pick(departures)
      const date = anyDay()
      const key = `${departure.product_id} ${date}`
      if (used.has(key)) continue
      used.add(key)
      const { data, code } = await ask('quote', quoteOf(departure, date))
      if (code) throw new Error(`no quote: ${code}`)
      if (data.items[0]?.problem) continue
      const request = {
        flow: 'basket' as const,
        quoteToken: data.quoteToken,
        guest,
        distanceSalesAgreement: true as const,
      }
      const authorization = `Bearer ${tokens[shots.length % tokens.length]}`
      shots.push(shot('createReservation', request, { authorization, 'idempotency-key': randomUUID() }))
    }
    let next = 0
    return () => {
      const prepared = shots[next]
      next += 1
      // A run may ask for one more than it sends.
      return prepared ?? shot('getOtherSettings', {})
    }
  }

  return {
    reads: {
      'product list': () => shot('listProducts', { locale: 'en', slug: pick(listings.rows).slug }),
      // Hardly any of these is asked twice: what a list costs that nobody has asked for yet.
      'filtered list': () => {
        const { slug } = pick(listings.rows)
        const priceTo = 20 + Math.floor(Math.random() * 5_000)
        return shot('listProducts', { locale: 'en', slug, priceTo, sort: pick(SORTS), page: pick([1, 2, 3]) })
      },
      product: () => shot('getProduct', { locale: 'en', slug: pick(departures).slug }),
      availability: () => {
        return shot('getAvailability', { productId: pick(departures).product_id, from: anyDay(), months: 1 })
      },
      search: () => shot('searchProducts', { locale: 'en', term: pick(TERMS) }),
      'rare search': () => {
        const words = pick(departures).slug.split('-')
        return shot('searchProducts', { locale: 'en', term: `${pick(words)} ${pick(words)}` })
      },
      quote: () => shot('quote', quoteOf(pick(departures), anyDay())),
    },
    prepareReservations,
  }
}
