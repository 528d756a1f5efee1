import { sql } from 'drizzle-orm'
import { payRefundJob } from '../ledger/service'
import { queueMissing } from '../platform/jobs/queue-missing'
import { handleJob, type ModuleJobs } from '../platform/jobs/registry'
import type { Services } from '../services/services'
import { lastLookJob, reconcilePaymentJob } from './job-kinds'
import { payRefund } from './pay-refund'
import { reconcilePayment } from './reconcile'

/** A payment without an update for this long (milliseconds) has lost its process, for example in a crash. */
const FORGOTTEN_AFTER = 5 * 60_000

export const paymentJobs: ModuleJobs<Services> = {
  handlers: [
    handleJob(reconcilePaymentJob, (services, company, { paymentId }) =>
      reconcilePayment(services, services.registry.requireDatabase(company), paymentId),
    ),
    handleJob(lastLookJob, (services, company, { paymentId }) =>
      reconcilePayment(services, services.registry.requireDatabase(company), paymentId, { isHint: true }),
    ),
    handleJob(payRefundJob, (services, company, { refundId }) =>
      payRefund(services, services.registry.requireDatabase(company), refundId),
    ),
  ],
  sweeps: [
    (db, now) => {
      const forgotten = new Date(now - FORGOTTEN_AFTER).toISOString()
      const waiting = sql`select id from payments
        where state in ('pending', 'redirect', 'authorising', 'unknown') and updated_at < ${forgotten}`
      return queueMissing(db, { kind: reconcilePaymentJob, key: 'paymentId', waiting }, now)
    },
    (db, now) => {
      const waiting = sql`select id from refunds where state in ('due', 'sending') and payment_id is not null`
      return queueMissing(db, { kind: payRefundJob, key: 'refundId', waiting }, now)
    },
  ],
}
