import { sql } from 'drizzle-orm'
import { queueMissing } from '../platform/jobs/queue-missing'
import { handleJob, type ModuleJobs } from '../platform/jobs/registry'
import type { Services } from '../services/services'
import { expireDateRequest } from './date-requests'
import { expireReservation } from './expire'
import { expireHold } from './holds'
import { expireDateRequestJob, expireHoldJob, expireReservationJob } from './job-kinds'
import { queueTripMails } from './trip-mails'

export const reservationJobs: ModuleJobs<Services> = {
  handlers: [
    handleJob(expireReservationJob, (services, company, { reservationId }) =>
      expireReservation(services, services.registry.requireDatabase(company), reservationId),
    ),
    handleJob(expireHoldJob, (services, company, { holdId }) =>
      expireHold(services.registry.requireDatabase(company), holdId, services.now()),
    ),
    handleJob(expireDateRequestJob, (services, company, { requestId }) =>
      expireDateRequest(services.registry.requireDatabase(company), requestId, services.now()),
    ),
  ],
  sweeps: [
    (db, now) => {
      const at = new Date(now).toISOString()
      const waiting = sql`select id from reservations where status = 'active' and pay_until < ${at}
        and (payment_method = 'onArrival' or paid_amount - refunding_amount < charged_amount)`
      return queueMissing(db, { kind: expireReservationJob, key: 'reservationId', waiting }, now)
    },
    (db, now) => {
      const waiting = sql`select id from holds where state = 'active' and expires_at < ${new Date(now).toISOString()}`
      return queueMissing(db, { kind: expireHoldJob, key: 'holdId', waiting }, now)
    },
    queueTripMails,
  ],
}
