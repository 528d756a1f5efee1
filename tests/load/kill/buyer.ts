import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Selection } from '@/domain/basket/schema'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { type Ask, answerBank } from './wire'

export interface Booked {
  reference: string
  bookingNumber: string
  /** Of the member who booked. */
  token: string
  /** The buyer was told that the money is there. */
  isPaid: boolean
}

export interface World {
  ask: Ask
  today: PlainDate
  products: { boat: number; villa: number; car: number }
  /** Later rounds want later days: otherwise all would soon be sold out. */
  round: number
  tokens: Map<number, string>
  booked: Booked[]
  counts: Record<string, number>
  random: () => number
}

const CARD = {
  cardHolder: 'ADA TEST',
  cardNumber: '5528790000000008',
  cardExpiry: '12 / 30',
  cardSecurityCode: '937',
}
const WAIT_LIMIT_MILLISECONDS = 60_000
const RETRY_PAUSE = 250

export function count(world: World, what: string): void {
  world.counts[what] = (world.counts[what] ?? 0) + 1
}

/** Asks again until the API is there again, as a person does who sees that the connection is gone. */
async function insist<T>(world: World, work: () => Promise<T>): Promise<T> {
  const end = Date.now() + WAIT_LIMIT_MILLISECONDS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      count(world, 'requests cut off')
      if (Date.now() > end) throw error
      await wait(RETRY_PAUSE)
    }
  }
}

/** The member behind a number: registered once; when that answer was lost, signed in. */
async function tokenOf(world: World, buyer: number): Promise<string> {
  const known = world.tokens.get(buyer)
  if (known) return known
  const email = `buyer${buyer}@mail.example`
  const words = { password: 'secret', passwordConfirmation: 'secret', privacyPolicy: true as const }
  const form = { firstName: 'Ada', lastName: 'Test', email, locale: 'en' as const, ...words }
  const made = await insist(world, () => world.ask('register', form))
  const { data } =
    made.status === 200 ? made : await insist(world, () => world.ask('login', { email, password: 'secret' }))
  world.tokens.set(buyer, data.token)
  return data.token
}

function wishOf({ random, products, today, round }: World): Selection {
  const date = addDays(today, 20 + 2 * round + Math.floor(random() * 4))
  const common = { date, extras: [], pickupPlace: null, choice: null, session: null }
  const pax = { adult: 1 + Math.floor(random() * 3), child: 0, infant: 0 }
  const kind = random()
  if (kind < 0.15) return { ...common, productId: products.villa, kind: 'villa', endDate: addDays(date, 7), pax }
  if (kind < 0.3) {
    const offices = { pickupOffice: 'antalya-airport', returnOffice: 'side', pickupTime: '10:00', returnTime: '09:30' }
    const choice = { kind: 'car' as const, ...offices, driverAge: 30 }
    return { ...common, productId: products.car, kind: 'car', endDate: addDays(date, 3), pax, choice }
  }
  return { ...common, productId: products.boat, kind: 'tour', endDate: null, session: '09:00', pax }
}

async function reserve(world: World, token: string): Promise<Booked | null> {
  const { ask, random } = world
  const item = wishOf(world)
  const isDirect = random() < 0.3
  const held = isDirect ? await insist(world, () => ask('takeHold', { item, hold: null }, { token })) : null
  const hold = held?.status === 200 ? { id: held.data.id, holdToken: held.data.holdToken } : null
  const asked = { locale: 'en' as const, items: [item], chosenCurrency: 'EUR', hold }
  const quote = await insist(world, () => ask('quote', asked))
  if (quote.status !== 200 || quote.data.items[0]?.problem) {
    count(world, `not offered: ${quote.data?.items?.[0]?.problem ?? quote.code}`)
    return null
  }
  const request = {
    flow: isDirect ? ('direct' as const) : ('basket' as const),
    quoteToken: quote.data.quoteToken,
    locale: 'en' as const,
    guest: {
      firstName: 'Ada',
      lastName: 'Test',
      birthDate: null,
      identityNumber: null,
      address: null,
      phone: '+44 7700 900123',
      email: 'ada@mail.example',
    },
    distanceSalesAgreement: true as const,
    hold,
  }
  const key = randomUUID()
  const made = await insist(world, () => ask('createReservation', request, { token, key }))
  if (made.status !== 200) {
    count(world, `not reserved: ${made.code}`)
    return null
  }
  const { reference, bookingNumber } = made.data
  const booked = { reference, bookingNumber, token, isPaid: false }
  world.booked.push(booked)
  count(world, 'reserved')
  return booked
}

/** Paid once and not asked again: whether a lost answer was a yes is for the shop to find out. */
async function pay(world: World, token: string, booked: Booked): Promise<void> {
  const { ask, random } = world
  const card = { ...CARD, threeDSecure: random() < 0.7 }
  const request = { reference: booked.reference, card, returnUrl: 'http://alpha.localhost/back' }
  try {
    const started = await ask('startPayment', request, { token })
    let state: string = started.data?.paymentState ?? `${started.code}`
    if (started.data?.html) {
      const callback = await answerBank(started.data.html)
      if (random() < 0.1) return count(world, 'left at the bank')
      // The browser posts the form again when the connection was cut.
      state = (await insist(world, () => ask('returnFromBank', callback))).data.paymentState
    }
    count(world, `payment ${state}`)
    if (state === 'captured') booked.isPaid = true
  } catch {
    count(world, 'payment cut off')
  }
}

/** One visit: register, quote, perhaps a hold, reserve, and mostly pay; some leave, some give the places back. */
export async function visitShop(world: World, buyer: number): Promise<void> {
  const token = await tokenOf(world, buyer)
  await wait(world.random() * 400)
  const booked = await reserve(world, token)
  if (!booked) return
  const mood = world.random()
  if (mood < 0.1) return count(world, 'left without paying')
  if (mood < 0.2) {
    await insist(world, () => world.ask('abandonReservation', { reference: booked.reference }, { token }))
    return count(world, 'given back')
  }
  await pay(world, token, booked)
}
