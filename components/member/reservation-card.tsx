import { Link } from '@/components/layout/link'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import type { CollectionStatus } from '@/domain/reservations/status'
import type { ReservationView } from '@/lib/member/reservation-view'
import type { ViewContext } from '@/lib/member/view-context'
import { ReservedItem } from './reserved-item'

const TONES: Record<CollectionStatus, BadgeTone> = {
  uncollected: 'wait',
  depositCollected: 'fact',
  collected: 'ok',
  partlyCollected: 'fact',
  pending: 'wait',
}

/** One reservation: its state, what was booked, what was paid and what is due, and the way to all about it. */
export function ReservationCard({ reservation, t }: { reservation: ReservationView; t: ViewContext['t'] }) {
  const { status, collection, bookingNumber, booked, items, total, paid, dues, payUntil, href } = reservation
  const heading = `reservation-${reservation.id}`
  return (
    <article className="panel grid gap-4 p-4 sm:p-5" aria-labelledby={heading}>
      <header className="flex flex-wrap items-center gap-2">
        {status !== 'active' && (
          <Badge tone={status === 'cancelled' ? 'bad' : 'fact'}>{t(`reservations.states.${status}`)}</Badge>
        )}
        <Badge tone={TONES[collection]}>{t(`reservations.collections.${collection}`)}</Badge>
        <h2 id={heading} className="ms-auto text-sm font-medium text-muted">
          <span className="sr-only">{t('reservations.number')} </span>
          <bdi dir="ltr">{bookingNumber}</bdi>
        </h2>
      </header>
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
        <ButtonLink as={Link} href={href} tone="secondary" size="small" icon="receipt-text">
          {t('reservations.open')}
          <span className="sr-only"> {bookingNumber}</span>
        </ButtonLink>
      </footer>
    </article>
  )
}
