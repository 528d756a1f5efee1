import { bookingCalls } from '@/domain/wire/calls-booking'
import { buildQuote } from '../basket/quote'
import type { CallRegistrar } from '../http/register'
import { createLimit } from '../member/limits'
import { returnFromBank } from '../payments/complete'
import { listInstalments } from '../payments/instalments'
import { startPayment } from '../payments/start'
import type { Services } from '../services'
import { requireSettlement } from '../settings/repository'
import { abandonReservation } from './abandon'
import { createReservation } from './create'
import { enquireBooking, requireResult } from './views'

/** Guessing booking numbers is not worth it: so many tries per address in ten minutes. */
const enquiryLimit = createLimit('enquiry', 20, 10 * 60)

export function registerReservationCalls(registrar: CallRegistrar, services: Services): void {
  registrar.public(bookingCalls.quote, (context, input) => buildQuote(context, services, input))
  registrar.member(bookingCalls.createReservation, (context, input) => createReservation(context, services, input))
  registrar.public(bookingCalls.listInstalments, async (context, input) => {
    const { settlement } = await requireSettlement(context.db)
    return listInstalments(services, input.cardBin, input.amount, settlement)
  })
  registrar.member(bookingCalls.startPayment, (context, input) => startPayment(context, services, input))
  registrar.public(bookingCalls.returnFromBank, (context, input) => returnFromBank(context, services, input))
  registrar.public(bookingCalls.getResult, (context, input) => requireResult(context.db, input.reference))
  registrar.member(bookingCalls.abandonReservation, async (context, input) => ({
    released: await abandonReservation(context, input.reference),
  }))
  registrar.public(bookingCalls.enquireBooking, async (context, input) => {
    await enquiryLimit.consume(context, context.clientAddress)
    return enquireBooking(context.db, input.bookingNumber, input.contact)
  })
}
