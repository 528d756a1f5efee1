import PQueue from 'p-queue'
import type { Pool } from 'pg'
import type { DeskBrowser } from '../api/support/desk'
import { type Client, require200 } from './client'
import { confirmReservation, confirmTransfer, openFormerDesk } from './former-desk'
import { DEMO_PASSWORD } from './servers'
import { book, cancel, changeDate, chooseTour, goToBank, pay, register, type Trip, type Wish } from './shopper'
import { letPayTimePass, type State } from './states'
import { findTours, type Tours } from './tours'

export interface Booking {
  trip: Trip
  state: State
}

/** How many people book at a time: enough to be quick, and fewer than the API has connections. */
const AT_ONCE = 4

/** The English demo tenant as its former API serves it. */
export interface Shop {
  ask: Client
  pool: Pool
  desk: DeskBrowser
  tours: Tours
  agencyToken: string
  agencyId: number
  /** A wish for a day of its own. */
  wishFor: (more?: Partial<Wish>, productId?: number) => Promise<Wish>
}

export async function openShop(ask: Client, pool: Pool): Promise<Shop> {
  const tours = await findTours(ask)
  const account = { email: 'agency@lykia.example', password: DEMO_PASSWORD }
  const { token: agencyToken } = await require200('loginAgency', ask('loginAgency', account))
  const { agencyId } = await require200('getAgency', ask('getAgency', {}, { token: agencyToken }))
  let days = 0
  const wishFor = async (more: Partial<Wish> = {}, productId = tours.instant): Promise<Wish> => {
    days += 1
    return { item: await chooseTour(ask, productId, days), ...more }
  }
  return { ask, pool, desk: await openFormerDesk('lykia'), tours, agencyToken, agencyId, wishFor }
}

export async function bookNew({ ask, wishFor }: Shop, more?: Partial<Wish>, productId?: number): Promise<Trip> {
  return book(ask, await register(ask), await wishFor(more, productId))
}

export async function bookPaid(shop: Shop, more?: Partial<Wish>, productId?: number): Promise<Trip> {
  const trip = await bookNew(shop, more, productId)
  await pay(shop.ask, trip)
  return trip
}

const readResult = (ask: Client, { reference }: Trip) => require200('getResult', ask('getResult', { reference }))

/** Books by transfer and tells of one over a share of what is due. */
async function tellOfTransfer(shop: Shop, share = 1) {
  const { ask } = shop
  const trip = await bookNew(shop, { paymentMethod: 'bankTransfer' })
  const { bookingNumber, token } = trip
  const { fixed, createdAt } = await readResult(ask, trip)
  const amount = (Number(fixed.charged) * share).toFixed(2)
  const paidOn = createdAt.slice(0, 10)
  const request = { bookingNumber, amount, currency: fixed.currency, paidOn, sender: 'Hannah Whitfield' }
  const { id: claim } = await require200('notifyPayment', ask('notifyPayment', request, { token }))
  return { trip, claim, amount }
}

async function bookByConfirmedTransfer(shop: Shop, share?: number): Promise<Trip> {
  const { trip, claim, amount } = await tellOfTransfer(shop, share)
  await confirmTransfer(shop.desk, claim, amount)
  return trip
}

async function bookOnRequest(shop: Shop, isConfirmed: boolean): Promise<Trip> {
  const trip = await bookPaid(shop, {}, shop.tours.onRequest)
  if (isConfirmed) await confirmReservation(shop.desk, (await readResult(shop.ask, trip)).id)
  return trip
}

/** Books, and does something with it afterwards. */
async function afterwards(trip: Promise<Trip>, work: (trip: Trip) => Promise<unknown>): Promise<Trip> {
  const made = await trip
  await work(made)
  return made
}

const giveUp = ({ ask }: Shop, { reference, token }: Trip) =>
  require200('abandonReservation', ask('abandonReservation', { reference }, { token }))

/** By name: the state that each booking ends in, and its way there. */
const WAYS: Record<string, [State, (shop: Shop) => Promise<Trip>]> = {
  'deposit paid by card': ['active depositCollected', (shop) => bookPaid(shop)],
  'paid by card in full': ['active collected', (shop) => bookPaid(shop, { paymentPlan: 'full' })],
  'with a coupon': ['active depositCollected', (shop) => bookPaid(shop, { couponCode: 'MERHABA' })],
  'sent by an agency': ['active depositCollected', (shop) => bookPaid(shop, { agencyId: shop.agencyId })],
  'made by an agency': [
    'active depositCollected',
    async (shop) => afterwards(book(shop.ask, shop.agencyToken, await shop.wishFor()), (trip) => pay(shop.ask, trip)),
  ],
  'to be paid on arrival': ['active uncollected', (shop) => bookNew(shop, { paymentMethod: 'onArrival' })],
  'transfer not made yet': ['active uncollected', (shop) => bookNew(shop, { paymentMethod: 'bankTransfer' })],
  'transfer told of': ['active uncollected', async (shop) => (await tellOfTransfer(shop)).trip],
  'transfer confirmed': ['active depositCollected', (shop) => bookByConfirmedTransfer(shop)],
  'half of the transfer confirmed': ['active partlyCollected', (shop) => bookByConfirmedTransfer(shop, 0.5)],
  'waiting for the operator': ['active depositCollected unconfirmed', (shop) => bookOnRequest(shop, false)],
  'confirmed by the operator': ['active depositCollected', (shop) => bookOnRequest(shop, true)],
  'moved to another day': [
    'active depositCollected',
    (shop) => afterwards(bookPaid(shop), (trip) => changeDate(shop.ask, trip)),
  ],
  'cancelled and refunded': [
    'cancelled uncollected',
    (shop) => afterwards(bookPaid(shop), (trip) => cancel(shop.ask, trip)),
  ],
  'given up unpaid': ['cancelled uncollected', (shop) => afterwards(bookNew(shop), (trip) => giveUp(shop, trip))],
  lapsed: [
    'cancelled uncollected',
    (shop) => afterwards(bookNew(shop, { paymentMethod: 'bankTransfer' }), (trip) => letPayTimePass(shop.pool, trip)),
  ],
}

/** A booking in every state that one can be brought into within minutes; the demo has one whose trip is over. */
export async function makeBookings(shop: Shop): Promise<Map<string, Booking>> {
  const made = new Map<string, Booking>()
  const bookAll = Object.entries(WAYS).map(([name, [state, make]]) => async () => {
    made.set(name, { state, trip: await make(shop) })
  })
  await new PQueue({ concurrency: AT_ONCE }).addAll(bookAll)
  return made
}

/** A new booking whose owner is at the bank, with what the bank's page will post. */
export async function bookToTheBank(shop: Shop) {
  const trip = await bookNew(shop)
  return { trip, callback: await goToBank(shop.ask, trip) }
}
