import { defineJob } from '../platform/jobs/queue'

/** Expires an unpaid reservation after its payment deadline. */
export const expireReservationJob = defineJob<{ reservationId: number }>('lapseReservation')

/** Expires a hold. */
export const expireHoldJob = defineJob<{ holdId: number }>('lapseHold')

/** Declines a date change request that was not decided in time. */
export const expireDateRequestJob = defineJob<{ requestId: number }>('expireDateRequest')
