import { defineJob } from '../platform/jobs/queue'

/** Asks the gateway for the outcome of a payment. */
export const reconcilePaymentJob = defineJob<{ paymentId: number }>('reconcilePayment')

/** Asks once more, long after, for money that came when the payment had been given up. */
export const lastLookJob = defineJob<{ paymentId: number }>('lastLook')
