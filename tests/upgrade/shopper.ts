import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Selection } from '@/domain/basket/schema'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import type { PaymentMethod } from '@/domain/reservations/schema'
import { answerBank } from '../load/kill/wire'
import { type Client, require200 } from './client'

export const ZONE = 'Europe/Istanbul'

export interface Wish {
  item: Selection
  paymentMethod?: PaymentMethod
  paymentPlan?: 'deposit' | 'full'
  couponCode?: string
  agencyId?: number
  hold?: { id: number; holdToken: string }
}

export interface Trip {
  reference: string
  bookingNumber: string
  token: string
  item: Selection
}

const CARD = {
  cardHolder: 'HANNAH WHITFIELD',
  cardNumber: '5528790000000008',
  cardExpiry: '12 / 30',
  cardSecurityCode: '937',
  threeDSecure: true,
}

const GUEST = {
  firstName: 'Hannah',
  lastName: 'Whitfield',
  birthDate: '1990-04-02',
  identityNumber: 'P1234567',
  address: '1 Quay Street',
}

/** Unpaid places are limited by address and telephone number: every booking has its own. */
const newPhone = () => `+44 7700 ${String(randomInt(1_000_000)).padStart(6, '0')}`

export async function register(ask: Client): Promise<string> {
  const password = 'secret'
  const form = {
    firstName: 'Hannah',
    lastName: 'Whitfield',
    email: `${randomBytes(6).toString('hex')}@mail.example`,
    password,
    passwordConfirmation: password,
    privacyPolicy: true as const,
    locale: 'en' as const,
  }
  return (await require200('register', ask('register', form))).token
}

const signedPrice = (ask: Client, token: string, wish: Wish) =>
  require200(
    'quote',
    ask(
      'quote',
      {
        locale: 'en',
        items: [wish.item],
        chosenCurrency: 'EUR',
        couponCode: wish.couponCode ?? null,
        paymentPlan: wish.paymentPlan ?? 'deposit',
        hold: wish.hold ?? null,
      },
      { token },
    ),
  )

/** Reserves for the owner of a token, with the same request sent twice: the second must get the first one's answer. */
export async function book(ask: Client, token: string, wish: Wish): Promise<Trip> {
  const quote = await signedPrice(ask, token, wish)
  const [{ problem } = { problem: 'none' }] = quote.items
  if (problem !== null) throw new Error(`product ${wish.item.productId} cannot be had: ${problem}`)
  const request = {
    flow: wish.hold ? ('direct' as const) : ('basket' as const),
    quoteToken: quote.quoteToken,
    locale: 'en' as const,
    guest: { ...GUEST, phone: newPhone(), email: `${randomBytes(6).toString('hex')}@guest.example` },
    paymentMethod: wish.paymentMethod ?? ('card' as const),
    paymentPlan: wish.paymentPlan ?? ('deposit' as const),
    distanceSalesAgreement: true as const,
    hold: wish.hold ?? null,
    agencyId: wish.agencyId ?? null,
  }
  const key = randomUUID()
  const made = await require200('createReservation', ask('createReservation', request, { token, key }))
  const again = await require200('createReservation', ask('createReservation', request, { token, key }))
  if (again.bookingNumber !== made.bookingNumber)
    throw new Error(`one key made two reservations: ${made.bookingNumber} and ${again.bookingNumber}`)
  return { reference: made.reference, bookingNumber: made.bookingNumber, token, item: wish.item }
}

/** From the card form to the bank, which confirms. Returns what the bank's page posts back to the shop. */
export async function goToBank(ask: Client, { reference, token }: Trip) {
  const request = { reference, card: CARD, returnUrl: 'http://lykia.localhost/back' }
  const { html } = await require200('startPayment', ask('startPayment', request, { token }))
  if (html === null) throw new Error('the card was not sent to the bank')
  return answerBank(html)
}

export async function pay(ask: Client, trip: Trip): Promise<void> {
  const { paymentState } = await require200('returnFromBank', ask('returnFromBank', await goToBank(ask, trip)))
  if (paymentState !== 'captured') throw new Error(`the payment ended as ${paymentState}`)
}

export async function cancel(ask: Client, { reference, token }: Trip): Promise<void> {
  const { refund } = await require200('getRefundQuote', ask('getRefundQuote', { reference }))
  const request = { reference, expectedRefund: refund }
  await require200('cancelReservation', ask('cancelReservation', request, { token }))
}

/** Days of a tour, from two weeks ahead or its first open day on, on which two seats are free. */
export async function findOpenDays(ask: Client, productId: number) {
  const earliest = addDays(toLocal(Date.now(), ZONE).date, 14)
  const read = (day: PlainDate) =>
    require200('getAvailability', ask('getAvailability', { productId, from: day, months: 3 }))
  const { firstOpen, days } = await read(earliest)
  const isLater = firstOpen !== null && firstOpen > earliest
  const found = isLater ? (await read(firstOpen)).days : days
  return found.filter(({ sessions }) => (sessions[0]?.seatsLeft ?? 0) >= 2)
}

/** A selection for two on the nth open day of a tour. */
export async function chooseTour(ask: Client, productId: number, nth: number): Promise<Selection> {
  const open = await findOpenDays(ask, productId)
  const day = open[nth % open.length]
  if (!day) throw new Error(`product ${productId} has no open day`)
  const common = { endDate: null, extras: [], pickupPlace: null, choice: null }
  const pax = { adult: 2, child: 0, infant: 0 }
  return { ...common, productId, kind: 'tour', date: day.date, session: day.sessions[0]?.time ?? null, pax }
}

/** Moves a trip to the next day that is open, or to the first one. */
export async function changeDate(ask: Client, { reference, token, item }: Trip): Promise<void> {
  const { items } = await require200('getResult', ask('getResult', { reference }))
  const days = await findOpenDays(ask, item.productId)
  const day = days.find(({ date }) => date > item.date) ?? days[0]
  const change = {
    reference,
    ticketNumber: items[0]?.ticketNumber ?? '',
    date: day?.date ?? '',
    session: day?.sessions[0]?.time ?? '',
  }
  const { difference } = await require200('quoteDateChange', ask('quoteDateChange', change, { token }))
  await require200('changeDate', ask('changeDate', { ...change, expectedDifference: difference }, { token }))
}
