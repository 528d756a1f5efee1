import { deliverMail } from '../mail/deliver'
import { reconcilePayment, refundPayment } from '../payments/reconcile'
import { lapseReservation } from '../reservations/lapse'
import type { Services } from '../services'
import type { JobKind, JobPayloads } from './queue'

type Handler<K extends JobKind> = (services: Services, company: string, payload: JobPayloads[K]) => Promise<boolean>

/** Each answers whether the job is done; false puts it back with a growing pause. All may run twice. */
const HANDLERS: { [K in JobKind]: Handler<K> } = {
  mail: deliverMail,
  lapseReservation: (services, company, { reservationId }) =>
    lapseReservation(services, services.registry.requireDatabase(company), reservationId),
  reconcilePayment: (services, company, { paymentId }) =>
    reconcilePayment(services, services.registry.requireDatabase(company), paymentId),
  refundPayment: (services, company, { paymentId }) =>
    refundPayment(services, services.registry.requireDatabase(company), paymentId),
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
