import { Link } from '@/components/navigation/link'
import { ButtonLink } from '@/components/ui/button-link'
import type { ReservationView } from '@/lib/member/reservation-view'
import type { ViewContext } from '@/lib/member/view-context'
import { ReservationHead } from './reservation-head'
import { ReservedItem } from './reserved-item'

/**
 * Each button has the gap before it as a margin, which the row's negative margin cancels. The cancel button has no
 * frame, so its text aligns with the edge when it is the first in a row.
 */
const LOOKS = {
  voucher: { tone: 'secondary', icon: 'qr-code', className: 'ms-3' },
  pay: { tone: 'buy', icon: 'credit-card', className: 'ms-3' },
  details: { tone: 'secondary', icon: 'receipt-text', className: 'ms-3' },
  cancel: { tone: 'quiet', className: '-me-3 px-3 text-danger hover:bg-transparent hover:underline' },
} as const

/** A reservation in the list: its state, items, paid and due amounts, and links to its page. */
export function ReservationCard({ reservation, t }: { reservation: ReservationView; t: ViewContext['t'] }) {
  const { bookingNumber, booked, items, total, paid, refunding, refunded, dues, payUntil, steps } = reservation
  const heading = `reservation-${reservation.id}`
  return (
    <article className="panel grid gap-4 p-4 sm:p-5" aria-labelledby={heading}>
      <ReservationHead reservation={reservation} id={heading} t={t} />
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.key}>
            <ReservedItem item={item} />
          </li>
        ))}
      </ul>
      <dl className="lines">
        <div>
          <dt>{t('reservations.total')}</dt>
          <dd className="price text-end">{total}</dd>
        </div>
        {paid && (
          <div>
            <dt>{t('reservations.paid')}</dt>
            <dd className="text-end">{paid}</dd>
          </div>
        )}
        {refunding && (
          <div>
            <dt>{t('reservations.refunding')}</dt>
            <dd className="text-end">
              <bdi dir="ltr">{refunding}</bdi>
            </dd>
          </div>
        )}
        {refunded && (
          <div>
            <dt>{t('payments.entry.refund')}</dt>
            <dd className="text-end">
              <bdi dir="ltr">{refunded}</bdi>
            </dd>
          </div>
        )}
        {dues.map(({ label, amount }) => (
          <div key={label} className="total">
            <dt>{label}</dt>
            <dd className="price text-end">{amount}</dd>
          </div>
        ))}
      </dl>
      {payUntil && <p className="text-sm text-warning">{payUntil}</p>}
      <footer className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm text-muted">{booked}</span>
        <span className="-ms-3 flex flex-wrap items-center gap-y-2">
          {steps.map((step) => (
            <ButtonLink key={step.kind} as={Link} href={step.href} size="small" {...LOOKS[step.kind]}>
              {step.label}
              <span className="sr-only"> {bookingNumber}</span>
            </ButtonLink>
          ))}
        </span>
      </footer>
    </article>
  )
}
