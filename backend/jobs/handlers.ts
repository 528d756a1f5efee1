import { deliverMail } from '../mail/deliver'
import { completeRegistration } from '../member/registration'
import { tellWatchers } from '../newsletter/tell-watchers'
import { tidyFeedback } from '../newsletter/tidy'
import { payRefund } from '../payments/pay-refund'
import { reconcilePayment } from '../payments/reconcile'
import type { JobKind, JobPayloads } from '../platform/jobs/queue'
import { loadRates } from '../rates/load'
import { removeDocuments, removeExpiredDocuments } from '../rendering/remove-documents'
import { expireDateRequest } from '../reservations/date-requests'
import { lapseHold } from '../reservations/holds'
import { lapseReservation } from '../reservations/lapse'
import type { Services } from '../services/services'

type Handler<K extends JobKind> = (services: Services, company: string, payload: JobPayloads[K]) => Promise<boolean>

/** Each answers whether the job is done; false puts it back with a growing pause. All may run twice. */
const HANDLERS: { [K in JobKind]: Handler<K> } = {
  mail: deliverMail,
  lapseReservation: (services, company, { reservationId }) =>
    lapseReservation(services, services.registry.requireDatabase(company), reservationId),
  lapseHold: (services, company, { holdId }) =>
    lapseHold(services.registry.requireDatabase(company), holdId, services.now()),
  expireDateRequest: (services, company, { requestId }) =>
    expireDateRequest(services.registry.requireDatabase(company), requestId, services.now()),
  reconcilePayment: (services, company, { paymentId }) =>
    reconcilePayment(services, services.registry.requireDatabase(company), paymentId),
  lastLook: (services, company, { paymentId }) =>
    reconcilePayment(services, services.registry.requireDatabase(company), paymentId, { isHint: true }),
  payRefund: (services, company, { refundId }) =>
    payRefund(services, services.registry.requireDatabase(company), refundId),
  tellWatchers,
  loadRates,
  tidyFeedback,
  removeDocuments,
  removeExpiredDocuments,
  register: (services, company, data) =>
    completeRegistration(services.registry.requireDatabase(company), data, services.now()),
}

function isJobKind(kind: string): kind is JobKind {
  return Object.hasOwn(HANDLERS, kind)
}

/** An unknown kind (written by a newer version) stays in the table until somebody knows it. */
export function handleJob(services: Services, company: string, kind: string, payload: unknown): Promise<boolean> {
  if (!isJobKind(kind)) return Promise.resolve(false)
  const handler = HANDLERS[kind] as (services: Services, company: string, payload: unknown) => Promise<boolean>
  return handler(services, company, payload)
}
