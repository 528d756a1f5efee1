import { defineJob } from '../platform/jobs/queue'

/** Queries the gateway for the outcome of a payment. */
export const reconcilePaymentJob = defineJob<{ paymentId: number }>('reconcilePayment')

/** Queries the gateway once more, hours later, for money that arrived after the payment was abandoned. */
export const lastLookJob = defineJob<{ paymentId: number }>('lastLook')
