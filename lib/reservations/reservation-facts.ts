import { seatsOf } from '@/domain/basket/selection'
import { getLaterEndDay } from '@/domain/basket/service-times'
import { type Amount, isZero, subtractAmounts } from '@/domain/money/amount'
import { hasThreeDSecureChoice } from '@/domain/payments/three-d-secure'
import type { ReservationResult } from '@/domain/reservations/schema'
import { pickLocalized } from '@/domain/shared/locales'
import type { MemberContext } from '@/lib/member/member-context'
import { getDues, toReservationView } from '@/lib/member/reservation-view'
import { showOwn, type ViewContext } from '@/lib/member/view-context'
import type { ReservationOptions } from './reservation-page'
import { getItemRest } from './result-money'

/** A departure that can be moved to another day. */
export interface MovableItem {
  ticketNumber: string
  productId: number
  title: string
  date: string
  session: string
  seats: number
}

/** What a saved voucher says of a ticket, beside its code. */
export interface TicketWords {
  ticketNumber: string
  title: string
  when: string
  people: string
  /** What is to be paid there; null for nothing. */
  onTheDay: string | null
}

/** Whom to call when it matters. */
export interface OperatorContact {
  phone: string
  email: string
  address: string
}

/** What the files of a reservation are made from; plain data, for the browser. */
export interface VoucherFacts {
  reference: string
  bookingNumber: string
  timeZone: string
  companyName: string
  contact: OperatorContact
  /** What of a voucher can change, in one line: another one means that a saved copy is old. */
  mark: string
  /** What is behind one belongs in no calendar. */
  isOver: boolean
  tickets: TicketWords[]
}

/** What a card can pay for it now: the part due at booking, or all that is left. */
export interface CardDue {
  purpose: 'deposit' | 'balance'
  amount: Amount
  currency: string
  instalments: number
  /** Whether the gateway's own page asks for the card. */
  isHosted: boolean
  /** Whether the card form shows the switch of 3-D Secure. */
  hasThreeDSecureChoice: boolean
}

/** What the buttons of a reservation's page need to know; plain data, for the browser. */
export interface ReservationFacts extends VoucherFacts {
  title: string
  due: CardDue | null
  canCancel: boolean
  /** The operator has yet to confirm it: until then everything comes back. */
  isRequested: boolean
  hasVoucher: boolean
  /** What a transfer would have to bring; null where none is to be told of. */
  claim: { amount: Amount; currency: string } | null
  movable: MovableItem[]
}

function findDue(
  result: ReservationResult,
  { open, canPayBalance, cardForm, threeDSecurePolicy }: ReservationOptions,
): CardDue | null {
  const form = { isHosted: cardForm === 'hosted', hasThreeDSecureChoice: hasThreeDSecureChoice(threeDSecurePolicy) }
  // What is left is charged at once.
  if (canPayBalance) return { purpose: 'balance', ...open, instalments: 1, ...form }
  const { now } = getDues(result)
  const isUnderWay = result.payment.paymentState === 'unknown'
  if (result.paymentMethod !== 'card' || result.payUntil === null || isUnderWay || isZero(now)) return null
  const { fixed, instalments } = result
  // The instalments were priced for all that is due at booking: the rest of it is paid at once.
  const parts = now === fixed.charged ? instalments : 1
  return { purpose: 'deposit', amount: now, currency: fixed.currency, instalments: parts, ...form }
}

function listMovable(
  { items }: ReservationResult,
  { canChangeDate }: ReservationOptions,
  { locale, fallback }: Pick<ViewContext, 'locale' | 'fallback'>,
): MovableItem[] {
  if (!canChangeDate) return []
  return items.flatMap(({ kind, ticketNumber, productId, content, date, session, startTime, pax }) => {
    const time = session ?? startTime
    // The others are booked anew: only departures are moved (`isDateOpen` of the API).
    if (kind !== 'tour' || ticketNumber === null || time === null) return []
    const title = pickLocalized(content, locale, fallback)?.title ?? ''
    return [{ ticketNumber, productId, title, date, session: time, seats: seatsOf(pax) }]
  })
}

function findClaim(result: ReservationResult, { canNotifyPayment }: ReservationOptions): ReservationFacts['claim'] {
  if (!canNotifyPayment || result.paymentMethod !== 'bankTransfer') return null
  const { now } = getDues(result)
  const rest = subtractAmounts(result.fixed.totals.grandTotal, result.paid.amount)
  return { amount: isZero(now) ? rest : now, currency: result.fixed.currency }
}

export function buildVoucherFacts(
  result: ReservationResult,
  context: ViewContext & Pick<MemberContext, 'settings'>,
): VoucherFacts {
  const { items: views } = toReservationView(result, context)
  const { company, contact, support } = context.settings
  const restOf = (key: string) => getItemRest(result, key, 'fixed')
  const write = (rest: Amount | null) => rest && showOwn(rest, result.fixed.currency, context)
  return {
    reference: result.reference,
    bookingNumber: result.bookingNumber,
    timeZone: context.zone,
    companyName: company.companyName,
    contact: { phone: support.phone, email: contact.email, address: contact.address },
    mark: [
      ...result.items.map((item) =>
        [item.ticketNumber, item.date, item.startTime, getLaterEndDay(item), restOf(item.key)].join(' '),
      ),
      result.paid.amount,
      ...(result.revision > 0 ? [`revision ${result.revision}`] : []),
    ].join(', '),
    isOver: result.reservationStatus !== 'active',
    tickets: result.items.flatMap(({ key, ticketNumber }) => {
      const view = views.find((known) => known.key === key)
      return view && ticketNumber !== null
        ? [{ ticketNumber, title: view.title, when: view.when, people: view.people, onTheDay: write(restOf(key)) }]
        : []
    }),
  }
}

export function buildReservationFacts(
  result: ReservationResult,
  options: ReservationOptions,
  context: ViewContext & Pick<MemberContext, 'settings'>,
): ReservationFacts {
  const [first] = result.items
  const mayManage = options.rights === 'manage'
  return {
    ...buildVoucherFacts(result, context),
    title: (first && pickLocalized(first.content, context.locale, context.fallback)?.title) ?? '',
    due: mayManage ? findDue(result, options) : null,
    canCancel: mayManage && options.canCancel,
    isRequested: result.awaitsConfirmation,
    hasVoucher: options.hasVoucher && options.rights !== 'none',
    claim: mayManage ? findClaim(result, options) : null,
    movable: mayManage ? listMovable(result, options, context) : [],
  }
}
