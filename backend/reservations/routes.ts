import { agencyCalls } from '@/domain/wire/calls-agency'
import { bookingCalls } from '@/domain/wire/calls-booking'
import { reservationChangeCalls } from '@/domain/wire/calls-reservation-changes'
import type { CallRegistrar } from '../platform/http/register'
import { createLimit } from '../platform/limits/limits'
import type { Services } from '../services/services'
import { abandonReservation } from './abandon'
import { listAgencyReservations } from './agency-reservations'
import { cancelOwn, quoteRefund } from './cancel'
import { changeDate, quoteDateChange } from './change-date'
import { createReservation } from './create'
import { changeDetails, getDetails } from './details'
import { closeIfEnded } from './ended'
import { prolongHold, releaseHold, takeHold } from './holds'
import { notifyPayment } from './notifications'
import { getOptions } from './options'
import { toOwner } from './ownership'
import { buildQuote } from './quote'
import { requireResult } from './views'

/** Per hour: allows a person who tries some dates and blocks a script that tries them all. */
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
  registrar.public(bookingCalls.getResult, async (context, { reference }) =>
    closeIfEnded(context, await requireResult(context.db, reference, toOwner(context))),
  )
  registrar.owner(bookingCalls.abandonReservation, async (context, input) => ({
    released: await abandonReservation(context, input.reference),
  }))
  registrar.public(reservationChangeCalls.getRefundQuote, quoteRefund)
  registrar.owner(reservationChangeCalls.cancelReservation, cancelOwn)
  registrar.owner(reservationChangeCalls.notifyPayment, notifyPayment)
  registrar.public(reservationChangeCalls.getReservationOptions, (context, input) =>
    getOptions(context, input.reference),
  )
  registrar.owner(reservationChangeCalls.quoteDateChange, quoteDateChange)
  registrar.owner(reservationChangeCalls.changeDate, changeDate)
  registrar.owner(reservationChangeCalls.getDetails, (context, { reference }) => getDetails(context, reference))
  registrar.owner(reservationChangeCalls.changeDetails, changeDetails)
  registrar.agency(agencyCalls.listAgencyReservations, listAgencyReservations)
}
