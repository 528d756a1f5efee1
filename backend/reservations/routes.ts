import { bookingCalls } from '@/domain/wire/calls-booking'
import { lifeCalls } from '@/domain/wire/calls-life'
import { buildQuote } from '../basket/quote'
import { returnFromBank } from '../payments/complete'
import { listInstalments } from '../payments/instalments'
import { startPayment } from '../payments/start'
import type { CallRegistrar } from '../platform/http/register'
import { createLimit } from '../platform/limits/limits'
import type { Services } from '../services/services'
import { requireSettlement } from '../settings/repository'
import { abandonReservation } from './abandon'
import { cancelOwn, quoteRefund } from './cancel'
import { changeDate, quoteDateChange } from './change-date'
import { createReservation } from './create'
import { changeDetails, getDetails } from './details'
import { closeIfEnded } from './ended'
import { prolongHold, releaseHold, takeHold } from './holds'
import { notifyPayment } from './notifications'
import { getOptions } from './options'
import { toOwner } from './ownership'
import { requireResult } from './views'

/** A person tries some dates; a program tries them all. */
const holdLimit = createLimit('hold', 60, 60 * 60)

export function registerReservationCalls(registrar: CallRegistrar, services: Services): void {
  registrar.public(bookingCalls.quote, (context, input) => buildQuote(context, services, input))
  registrar.public(bookingCalls.takeHold, async (context, input) => {
    await holdLimit.consume(context, context.clientNetwork)
    return takeHold(context, input)
  })
  registrar.public(bookingCalls.prolongHold, prolongHold)
  registrar.public(bookingCalls.releaseHold, releaseHold)
  registrar.booker(bookingCalls.createReservation, (context, input) => createReservation(context, services, input))
  registrar.public(bookingCalls.listInstalments, async (context, input) => {
    const { settlement } = await requireSettlement(context.db)
    return listInstalments(context, services, input.cardBin, input.amount, settlement)
  })
  registrar.owner(bookingCalls.startPayment, (context, input) => startPayment(context, services, input))
  registrar.public(bookingCalls.returnFromBank, (context, input) => returnFromBank(context, services, input))
  registrar.public(bookingCalls.getResult, async (context, { reference }) =>
    closeIfEnded(context, await requireResult(context.db, reference, toOwner(context))),
  )
  registrar.owner(bookingCalls.abandonReservation, async (context, input) => ({
    released: await abandonReservation(context, input.reference),
  }))
  registrar.public(lifeCalls.getRefundQuote, quoteRefund)
  registrar.owner(lifeCalls.cancelReservation, cancelOwn)
  registrar.owner(lifeCalls.notifyPayment, notifyPayment)
  registrar.public(lifeCalls.getReservationOptions, (context, input) => getOptions(context, input.reference))
  registrar.owner(lifeCalls.quoteDateChange, quoteDateChange)
  registrar.owner(lifeCalls.changeDate, changeDate)
  registrar.owner(lifeCalls.getDetails, (context, { reference }) => getDetails(context, reference))
  registrar.owner(lifeCalls.changeDetails, changeDetails)
  registrar.owner(lifeCalls.payBalance, (context, input) => startPayment(context, services, input, 'balance'))
}
