import { Link } from '@/components/layout/link'
import { ButtonLink } from '@/components/ui/button-link'
import type { ReservationView } from '@/lib/member/reservation-view'
import type { ViewContext } from '@/lib/member/view-context'
import { ReservationHead } from './reservation-head'
import { ReservedItem } from './reserved-item'

const LOOKS = {
  pay: { tone: 'buy', icon: 'credit-card' },
  voucher: { tone: 'secondary', icon: 'qr-code' },
  cancel: { tone: 'quiet', className: 'text-danger' },
} as const

/** One reservation: its state, what was booked, what was paid and what is due, and the way to all about it. */
export function ReservationCard({ reservation, t }: { reservation: ReservationView; t: ViewContext['t'] }) {
  const { bookingNumber, booked, items, total, paid, dues, payUntil, href, steps } = reservation
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
        <span className="flex flex-wrap items-center gap-2">
          {steps.map((step) => (
            <ButtonLink key={step.kind} as={Link} href={step.href} size="small" {...LOOKS[step.kind]}>
              {step.label}
              <span className="sr-only"> {bookingNumber}</span>
            </ButtonLink>
          ))}
          <ButtonLink as={Link} href={href} tone="secondary" size="small" icon="receipt-text">
            {t('reservations.open')}
            <span className="sr-only"> {bookingNumber}</span>
          </ButtonLink>
        </span>
      </footer>
    </article>
  )
}
