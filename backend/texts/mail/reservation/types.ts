import type { ReturnCause } from '@/domain/payments/refund-causes'
import type { DetailGroup } from '@/domain/reservations/details'

interface Words {
  subject: string
  body: string
  button: string
}

/** Words of the mails about a reservation in one language; `{name}` and the like are filled in. */
export interface ReservationMailTexts {
  labels: {
    bank: string
    holder: string
    iban: string
    toTransfer: string
    claimed: string
    paidOn: string
    sender: string
    receipt: string
    /** Why a confirmed claim was rejected afterwards. */
    reason: string
    payUntil: string
    refund: string
    kept: string
    formerDate: string
    /** Before the names of the details that changed. */
    changed: string
    freeUntil: string
    cancellation: string
    notFree: string
    /** Instead of it, as long as the operator has not confirmed. */
    freeUntilConfirmed: string
  }
  /** Above a contract that the mail brings along. */
  agreed: string
  /** `byHand`: the operator has yet to confirm it. */
  received: Words & { transfer: string; onArrival: string; byHand: string }
  /** `accepted` in place of the body where the operator has confirmed it. */
  confirmed: Words & { voucher: string; accepted: string }
  /** `rest`: of what was due at booking something is missing. */
  paymentReceived: Words & { rest: string }
  /** Money that bought nothing goes back; one sentence says why. */
  paymentReturned: Words & Record<ReturnCause, string>
  balanceDue: Words
  reminder: Words & { voucher: string }
  dateChanged: Words
  /** What the details of a reservation are called. */
  details: Record<DetailGroup, string>
  /** In the place of a detail that has no value any more. */
  emptied: string
  /** In the place of a detail whose value is kept out of mails. */
  atDesk: string
  /** `voucher`: where a new one takes the place of the former. */
  detailsChanged: Words & { voucher: string }
  detailsForOperator: Words
  /** `kept`: the deadline is suspended, or there is none; `runs`: it goes on while the claim waits. */
  claimReceived: Words & { kept: string; runs: string }
  claimForOperator: Words & { kept: string; runs: string }
  /** `until`: where the time to pay goes on. */
  claimNotFound: Words & { until: string }
  dateChangeRequested: Words
  dateChangeRefused: Words
  cancelled: Words & { refund: string; kept: string; nothing: string; unpaid: string }
  declined: Words
  /** `unconfirmed`: of a reservation that is paid on arrival; `partly`: of one that was paid in part. */
  lapsed: Words & { unconfirmed: string; partly: string }
  refunded: Words
  /** Asked for by a guest without an account. */
  bookingLink: Words & { hint: string }
}
