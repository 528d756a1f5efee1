import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { finishRefund } from '@/backend/payments/pay-refund'
import { receiveMoney } from '@/backend/payments/received-money'
import { cancelReservation } from '@/backend/reservations/cancel'
import { decideDateRequest } from '@/backend/reservations/date-requests'
import { addAmounts, clampToZero, percentOf, subtractAmounts } from '@/domain/money/amount'
import { completeAtGateway, notify } from './gateway-notification'
import { rowOf, type Watched } from './observe-lifecycle'
import type { Shop, Trip } from './trips'

/** What happens in one way only. */
export type PlainKind =
  | 'openPage'
  | 'completePage'
  | 'takenUnheard'
  | 'pay'
  | 'cancel'
  | 'jobs'
  | 'refundByHand'
  | 'rival'

/** What can happen to a reservation. */
export type Step =
  | { kind: PlainKind }
  | { kind: 'move'; date: string }
  | { kind: 'transfer'; percent: string }
  /** `idle`: the jobs stand still meanwhile. */
  | { kind: 'wait' | 'idle'; minutes: number }
  | { kind: 'decide'; answer: 'accepted' | 'refused' | 'expired' }
  | { kind: 'operatorCancels'; percent: string }

type Page = Awaited<ReturnType<Shop['answerBank']>>

export interface Lived extends Watched {
  /** Pages of the bank that are answered and have not come back. */
  pages: Page[]
  /** Moves that were made: a second one would be told of in the same words. */
  moves: Set<string>
  transfers: number
  rival: Trip | null
  /** Events so far. */
  steps: number
}

/** The gateway has taken the money of a page whose person never came back, and says so. */
async function takenUnheard(shop: Shop, { trip }: Lived, page: Page): Promise<void> {
  const [payment] = await shop.rows(`select paid_amount from payments where conversation_id = '${page.conversationId}'`)
  await completeAtGateway(shop, trip, page, String(payment?.paid_amount))
  await notify(shop, trip, page)
}

/** The operator answers the wish for another day, if there is one. */
async function decide(shop: Shop, { trip }: Lived, answer: 'accepted' | 'refused' | 'expired'): Promise<void> {
  const { id } = await rowOf(shop, trip)
  const [request] = await shop.rows(
    `select id from date_change_requests where reservation_id = ${id} and state = 'waiting'`,
  )
  const decision = { requestId: Number(request?.id), answer, actor: 'staff:1', words: '', now: shop.api.clock.now }
  if (request) await decideDateRequest(shop.db, decision)
}

const callOf = ({ seen }: Lived) => (seen?.options.confirmed ? ('payBalance' as const) : ('startPayment' as const))

async function openPage(shop: Shop, lived: Lived): Promise<void> {
  const { data } = await shop.start(lived.trip, { call: callOf(lived) })
  if (data?.paymentState === 'redirect') lived.pages.push(await shop.answerBank(data.html))
}

async function move(shop: Shop, lived: Lived, date: string): Promise<void> {
  const { trip, seen, moves } = lived
  const { reference, token } = trip
  const ticketNumber = (await shop.result(trip))?.items[0]?.ticketNumber
  const way = `${seen?.day} ${date}`
  if (!ticketNumber || moves.has(way)) return
  const request = { reference, ticketNumber, date, session: '09:00' }
  const { data, code } = await shop.api.ask('quoteDateChange', request, { token })
  if (code !== null) return
  const before = await rowOf(shop, trip)
  const changed = await shop.api.ask('changeDate', { ...request, expectedDifference: data.difference }, { token })
  if (changed.code !== null) return
  moves.add(way)
  if (data.byRequest) return
  // What was said before the move is what it did.
  const { total, paidAmount, owed } = await rowOf(shop, trip)
  const open = clampToZero(subtractAmounts(total, subtractAmounts(paidAmount, owed)))
  const said = { grandTotal: data.grandTotal, refund: data.refund, open: data.open.amount }
  expect(said).toEqual({ grandTotal: total, refund: subtractAmounts(owed, before.owed), open })
}

async function cancel(shop: Shop, { trip: { reference, token } }: Lived): Promise<void> {
  const { data, code } = await shop.api.ask('getRefundQuote', { reference }, { token })
  if (code === null) await shop.api.ask('cancelReservation', { reference, expectedRefund: data.refund }, { token })
}

/** A part of the price, or more than it, comes by bank transfer. */
async function transfer(shop: Shop, lived: Lived, percent: string): Promise<void> {
  const { id, total } = await rowOf(shop, lived.trip)
  // Each of another sum, so that no two are told of in the same words.
  lived.transfers += 1
  const amount = addAmounts(percentOf(total, percent), `${lived.transfers}.00`)
  const known = { reservationId: id, method: 'bankTransfer' as const, currency: 'TRY', key: randomUUID() }
  const { now } = shop.api.clock
  await receiveMoney(shop.db, { ...known, amount, notificationId: null, actor: 'staff:1', now })
}

/** What the gateway cannot send back the staff do. */
async function refundByHand(shop: Shop): Promise<void> {
  const due = await shop.rows(`select id from refunds where state = 'due' and payment_id is null`)
  for (const { id } of due) await finishRefund(shop.db, Number(id), 'staff:1', shop.api.clock.now)
}

async function operatorCancels(shop: Shop, trip: Trip, percent: string): Promise<void> {
  const { id, paidAmount, owed, status } = await rowOf(shop, trip)
  if (status !== 'active') return
  const left = percentOf((Number(paidAmount) - Number(owed)).toFixed(2), percent)
  const { now } = shop.api.clock
  const terms = { giveBack: left }
  // A payment under way refuses it, as it does at the desk.
  await cancelReservation(shop.db, { reservationId: id, actor: 'staff:1', terms, expectedRefund: null, now })
}

/** Somebody takes the other places of the day and a use of the coupon. */
async function bookRival(shop: Shop, lived: Lived): Promise<void> {
  if (lived.rival || !lived.seen || lived.trip.wish.endDate) return
  const { couponCode } = lived.trip.wish
  const wish = { date: lived.seen.day, adult: 10, couponCode, paymentMethod: 'bankTransfer' as const }
  const taken = { ...wish, adult: 10 - (lived.trip.wish.adult ?? 2) }
  const token = await shop.newMember()
  for (const one of [wish, taken])
    lived.rival ??= await shop.bookAs(token, one).catch((error: Error) => {
      if (!error.message.startsWith('not booked')) throw error
      return null
    })
}

export async function takeStep(shop: Shop, lived: Lived, step: Step): Promise<void> {
  const { trip, pages } = lived
  lived.steps += 1
  const page = step.kind === 'completePage' || step.kind === 'takenUnheard' ? pages.shift() : undefined
  if (page && step.kind === 'takenUnheard') await takenUnheard(shop, lived, page)
  else if (page) await shop.comeBack(page)
  else if (step.kind === 'openPage') await openPage(shop, lived)
  else if (step.kind === 'pay') await shop.pay(trip, { call: callOf(lived), threeDSecure: false })
  else if (step.kind === 'move') await move(shop, lived, step.date)
  else if (step.kind === 'cancel') await cancel(shop, lived)
  else if (step.kind === 'transfer') await transfer(shop, lived, step.percent)
  else if (step.kind === 'refundByHand') await refundByHand(shop)
  else if (step.kind === 'operatorCancels') await operatorCancels(shop, trip, step.percent)
  else if (step.kind === 'rival') await bookRival(shop, lived)
  else if (step.kind === 'wait') await shop.pass(step.minutes * 60_000)
  else if (step.kind === 'idle') shop.api.clock.now += step.minutes * 60_000
  else if (step.kind === 'decide') await decide(shop, lived, step.answer)
  else if (step.kind === 'jobs') await shop.api.runJobs()
}

/** Everything comes to rest: jobs have run, the rival is gone, the reservation is cancelled and its money is back. */
export async function endLifecycle(shop: Shop, lived: Lived): Promise<void> {
  for (const page of lived.pages.splice(0)) await shop.comeBack(page)
  if (lived.rival) await operatorCancels(shop, lived.rival, '100')
  await operatorCancels(shop, lived.trip, '100')
  await shop.api.runJobs()
  await refundByHand(shop)
}
