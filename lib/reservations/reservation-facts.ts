import { seatsOf } from '@/domain/basket/selection'
import { getLaterEndDay } from '@/domain/basket/service-times'
import { hasDepartures } from '@/domain/catalogue/kinds/traits'
import { type Amount, isZero, subtractAmounts } from '@/domain/money/amount'
import { hasThreeDSecureChoice } from '@/domain/payments/three-d-secure'
import { summariseMoney } from '@/domain/reservations/money-summary'
import type { ReservationResult } from '@/domain/reservations/schema'
import { pickLocalized } from '@/domain/shared/locales'
import type { MemberContext } from '@/lib/member/member-context'
import { toReservedItems } from '@/lib/member/reserved-items'
import { showBoth, type ViewContext } from '@/lib/member/view-context'
import type { Ticket } from './queries'
import type { ReservationData, ReservationOptions } from './reservation-page'

/** A departure that can be moved to another day. */
export interface MovableItem {
  ticketNumber: string
  productId: number
  title: string
  date: string
  session: string
  seats: number
}

export type TicketLabel = 'pickup' | 'campaign' | 'damageDeposit' | 'onTheDay'

/** The texts of a ticket in a saved voucher, without its code. */
export interface TicketWords {
  ticketNumber: string
  title: string
  /** Time, people, meeting point, other choices and the amount due: one line each, with a label where needed. */
  lines: { label: TicketLabel | null; text: string }[]
}

/** The operator's contact details for urgent calls. */
export interface OperatorContact {
  phone: string
  email: string
  address: string
}

/** Data for the files of a reservation (voucher, calendar); plain data for the browser. */
export interface VoucherFacts {
  reference: string
  bookingNumber: string
  timeZone: string
  companyName: string
  contact: OperatorContact
  /** The changeable facts of a voucher in one line; if it differs, a saved copy is outdated. */
  mark: string
  /** Whether the reservation is no longer active: such a trip is not added to a calendar. */
  isOver: boolean
  tickets: TicketWords[]
}

/** The amount that a card can pay now: the part due at booking, or the whole balance. */
export interface CardDue {
  purpose: 'deposit' | 'balance'
  amount: Amount
  currency: string
  instalments: number
  /** Whether the gateway's hosted page collects the card data. */
  isHosted: boolean
  /** Whether the card form shows the 3-D Secure switch. */
  hasThreeDSecureChoice: boolean
}

/** Data for the buttons of a reservation's page; plain data for the browser. */
export interface ReservationFacts extends VoucherFacts {
  title: string
  due: CardDue | null
  canCancel: boolean
  /** The operator still has to confirm the reservation: until then a cancellation refunds everything. */
  isRequested: boolean
  hasVoucher: boolean
  /** The amount of the expected transfer; null if no payment can be notified. */
  claim: { amount: Amount; currency: string } | null
  movable: MovableItem[]
}

function findDue(
  result: ReservationResult,
  { open, canPayBalance, cardForm, threeDSecurePolicy }: ReservationOptions,
): CardDue | null {
  const form = { isHosted: cardForm === 'hosted', hasThreeDSecureChoice: hasThreeDSecureChoice(threeDSecurePolicy) }
  // The balance is charged in one payment.
  if (canPayBalance) return { purpose: 'balance', ...open, instalments: 1, ...form }
  const { now } = summariseMoney(result)
  const isUnderWay = result.payment.paymentState === 'unknown'
  if (result.paymentMethod !== 'card' || result.payUntil === null || isUnderWay || isZero(now.fixed)) return null
  const { fixed, instalments } = result
  // The instalments were priced for the whole amount due at booking: a remainder is paid in one payment.
  const parts = now.fixed === fixed.charged ? instalments : 1
  return { purpose: 'deposit', amount: now.fixed, currency: fixed.currency, instalments: parts, ...form }
}

function listMovable(
  { items }: ReservationResult,
  { canChangeDate }: ReservationOptions,
  { locale, fallback }: Pick<ViewContext, 'locale' | 'fallback'>,
): MovableItem[] {
  if (!canChangeDate) return []
  return items.flatMap(({ kind, ticketNumber, productId, content, date, session, startTime, pax }) => {
    const time = session ?? startTime
    // Only departures can be moved (`isDateOpen` of the API); other items are booked again.
    if (!hasDepartures(kind) || ticketNumber === null || time === null) return []
    const title = pickLocalized(content, locale, fallback)?.title ?? ''
    return [{ ticketNumber, productId, title, date, session: time, seats: seatsOf(pax) }]
  })
}

function findClaim(result: ReservationResult, { canNotifyPayment }: ReservationOptions): ReservationFacts['claim'] {
  if (!canNotifyPayment || result.paymentMethod !== 'bankTransfer') return null
  const now = summariseMoney(result).now.fixed
  const rest = subtractAmounts(result.fixed.totals.grandTotal, result.paid.amount)
  return { amount: isZero(now) ? rest : now, currency: result.fixed.currency }
}

export function buildVoucherFacts(
  result: ReservationResult,
  tickets: ReadonlyMap<string, Pick<Ticket, 'meetingPoint'>> | null,
  context: ViewContext & Pick<MemberContext, 'settings'>,
): VoucherFacts {
  const views = toReservedItems(result, context, tickets)
  const { company, contact, support } = context.settings
  const { rests } = summariseMoney(result)
  return {
    reference: result.reference,
    bookingNumber: result.bookingNumber,
    timeZone: context.zone,
    companyName: company.companyName,
    contact: { phone: support.phone, email: contact.email, address: contact.address },
    mark: [
      ...result.items.map((item) =>
        [item.ticketNumber, item.date, item.startTime, getLaterEndDay(item), rests.get(item.key)?.fixed].join(' '),
      ),
      result.paid.amount,
      ...(result.revision > 0 ? [`revision ${result.revision}`] : []),
    ].join(', '),
    isOver: result.reservationStatus !== 'active',
    tickets: result.items.flatMap(({ key, ticketNumber }) => {
      const view = views.find((known) => known.key === key)
      if (!view || ticketNumber === null) return []
      const rest = rests.get(key)
      const line = (text: string | null, label: TicketLabel | null = null) => (text === null ? [] : [{ label, text }])
      const lines = [
        ...line(view.when),
        ...line(view.people),
        ...line(view.meetingPoint),
        ...line(view.pickup, 'pickup'),
        ...line(view.choices),
        ...line(view.extras),
        ...line(view.campaign, 'campaign'),
        ...line(view.damageDeposit, 'damageDeposit'),
        ...line(rest ? showBoth(rest, result, context) : null, 'onTheDay'),
      ]
      return [{ ticketNumber, title: view.title, lines }]
    }),
  }
}

export function buildReservationFacts(
  {
    result,
    options,
    tickets,
  }: Pick<ReservationData, 'result' | 'options'> & {
    tickets: Parameters<typeof buildVoucherFacts>[1]
  },
  context: ViewContext & Pick<MemberContext, 'settings'>,
): ReservationFacts {
  const [first] = result.items
  const mayManage = options.rights === 'manage'
  return {
    ...buildVoucherFacts(result, tickets, context),
    title: (first && pickLocalized(first.content, context.locale, context.fallback)?.title) ?? '',
    due: mayManage ? findDue(result, options) : null,
    canCancel: mayManage && options.canCancel,
    isRequested: result.awaitsConfirmation,
    hasVoucher: options.hasVoucher && options.rights !== 'none',
    claim: mayManage ? findClaim(result, options) : null,
    movable: mayManage ? listMovable(result, options, context) : [],
  }
}
