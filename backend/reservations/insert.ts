import { seatsOf } from '@/domain/basket/selection'
import type { Rate } from '@/domain/money/rates'
import { buildCancellationPolicy } from '@/domain/reservations/cancellation'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { bookingCalls } from '@/domain/wire/calls-booking'
import type { Attribution } from '../agency/attribution'
import type { priceBasket } from '../basket/quote'
import type { QuotePayload } from '../basket/quote-token'
import type { AvailableSelection } from '../basket/selections'
import { schema, type Transaction } from '../db/client'
import type { Booker } from '../http/context'
import { randomToken, sha256 } from '../http/secrets'
import { actorOf } from './actor'
import { newTicketNumber, nextBookingNumber } from './numbers'

const { reservationEvents, reservationItems, reservations } = schema

interface NewReservation {
  request: ParsedRequestOf<typeof bookingCalls.createReservation>
  quote: QuotePayload
  priced: Awaited<ReturnType<typeof priceBasket>>
  booker: Booker
  attribution: Attribution
  payUntil: number | null
  now: number
}

/** The rule that holds today is what was agreed to, whatever the operator changes later. */
function policyOf(available: AvailableSelection | undefined) {
  return available ? buildCancellationPolicy(available.product) : null
}

function sellingRate(rates: readonly Rate[], code: string): string {
  return rates.find((rate) => rate.bankCode === code)?.sell ?? '1'
}

/** Writes the reservation, its items with their tickets, and the first line of its history. */
export async function insertReservation(
  transaction: Transaction,
  data: NewReservation,
): Promise<{ id: number; reference: string }> {
  const { request, quote, priced, now } = data
  const { bookingPrefix, timeZone } = priced.other
  const bookingNumber = await nextBookingNumber(transaction, bookingPrefix, now, timeZone)
  const agreements = {
    distanceSales: request.distanceSalesAgreement,
    rental: request.rentalAgreement,
    locale: request.locale,
    acceptedAt: new Date(now).toISOString(),
    quote: sha256(request.quoteToken),
  }
  const [row] = await transaction
    .insert(reservations)
    .values({
      reference: randomToken(),
      bookingNumber,
      memberId: data.booker.memberId,
      flow: request.flow,
      locale: request.locale,
      status: 'active',
      paymentMethod: request.paymentMethod,
      paymentPlan: request.paymentPlan,
      instalments: request.instalments,
      guest: request.guest,
      hotel: request.hotel,
      note: request.note,
      couponCode: quote.couponCode,
      fixed: priced.fixed,
      chosen: priced.chosen,
      fixedCurrency: priced.settlement,
      fixedRate: sellingRate(quote.rates, priced.settlement),
      chosenRate: sellingRate(quote.rates, quote.chosenCurrency),
      chargedAmount: priced.fixed.charged,
      agreements,
      ...data.attribution,
      createdAt: new Date(now),
      payUntil: data.payUntil === null ? null : new Date(data.payUntil),
    })
    .returning({ id: reservations.id, reference: reservations.reference })
  if (!row) throw new Error('the reservation was not written')
  await transaction.insert(reservationItems).values(
    priced.items.map((item, position) => ({
      reservationId: row.id,
      position,
      productId: item.productId,
      kind: item.kind,
      day: item.date,
      endDay: item.endDate,
      time: item.startTime,
      pax: item.pax,
      seats: seatsOf(item.pax),
      item,
      cancellation: policyOf(priced.available[position]),
      ticketNumber: newTicketNumber(bookingPrefix),
    })),
  )
  await transaction.insert(reservationEvents).values({
    reservationId: row.id,
    at: new Date(now),
    actor: actorOf(data.booker),
    event: 'created',
    data: {
      paymentMethod: request.paymentMethod,
      fixedTotal: priced.fixed.totals.grandTotal,
      instalments: request.instalments,
      ...(data.attribution.agencyId === null ? {} : { agencyId: data.attribution.agencyId }),
    },
  })
  return row
}
