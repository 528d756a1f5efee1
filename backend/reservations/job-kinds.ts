import { defineJob } from '../platform/jobs/queue'

/** Gives up an unpaid reservation whose deadline is over. */
export const expireReservationJob = defineJob<{ reservationId: number }>('lapseReservation')

/** Gives up a hold whose time is over. */
export const expireHoldJob = defineJob<{ holdId: number }>('lapseHold')

/** Declines a date change that nobody has decided in time. */
export const expireDateRequestJob = defineJob<{ requestId: number }>('expireDateRequest')
