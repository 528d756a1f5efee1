import { ZERO } from '@/domain/money/amount'
import type { Standing } from '@/domain/reservations/confirmed'
import type { MeetingPoint } from '@/domain/reservations/item-fact'
import type { ReservationSummary } from '@/domain/reservations/schema'
import { ticketStandingOf } from '@/domain/reservations/ticket-state'
import { commaOf } from '@/domain/shared/locales'
import { buildItemFacts } from '@/lib/basket/item-facts'
import { type CroppedFile, getCover, toCroppedFile } from '@/lib/uploads/pictures'
import { showOwn, type ViewContext } from './view-context'

export interface ReservedItemView {
  key: string
  title: string
  /** Image file; null if the product has none. */
  picture: CroppedFile | null
  /** Date and time, with the duration. */
  when: string
  /** Null for a car, whose driver is part of `choices`. */
  people: string | null
  /** Where the party meets, or where it is picked up; each null if unknown. */
  meetingPoint: string | null
  pickup: string | null
  /** Other choices; null if there are none. */
  choices: string | null
  extras: string | null
  campaign: string | null
  /** In the product's currency. */
  damageDeposit: string | null
  /** Also null while no voucher is available for the item. */
  ticket: string | null
}

export function standingOf(reservation: ReservationSummary): Standing {
  const { reservationStatus: status, paymentMethod, paid, fixed, payUntil, awaitsConfirmation } = reservation
  const money = { paidAmount: paid.amount, refundingAmount: ZERO, chargedAmount: fixed.charged }
  return { status, paymentMethod, ...money, payUntil, awaitsConfirmation }
}

const orNull = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join(' · '))

/** The booked items as texts. `tickets`: the known tickets by number; they contain the meeting points. */
export function toReservedItems(
  reservation: ReservationSummary,
  context: ViewContext,
  tickets: ReadonlyMap<string, { meetingPoint: MeetingPoint | null }> | null = null,
): ReservedItemView[] {
  const { locale, fallback, t, item: words, people, vehicles } = context
  const isCertain = ticketStandingOf(standingOf(reservation)) === 'valid'
  return reservation.items.map((item) => {
    const { key, ticketNumber, images } = item
    const cover = getCover(images)
    const point = tickets?.get(ticketNumber ?? '')?.meetingPoint
    const facts = buildItemFacts(item, { t: words, people, vehicles, locale, fallback }, point)
    const { title, when, length, party, meetingPoint, pickup, choices, extras, campaign, damageDeposit } = facts
    return {
      key,
      title,
      picture: cover && toCroppedFile(cover),
      when: length === null ? when : `${when}${commaOf(locale)}${length}`,
      people: party,
      meetingPoint,
      pickup,
      choices: orNull(choices),
      extras: orNull(extras),
      campaign,
      damageDeposit: damageDeposit && showOwn(damageDeposit.amount, damageDeposit.currency, context),
      ticket: isCertain && ticketNumber ? t('reservations.ticket', { number: ticketNumber }) : null,
    }
  })
}
