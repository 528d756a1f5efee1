import { Link } from '@/components/navigation/link'
import { ReservationHead } from '@/components/reservations/list/reservation-head'
import { ReservedItem } from '@/components/reservations/list/reserved-item'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import type { AgencyContext } from '@/lib/agency/agency-context'
import type { AgencyReservationView } from '@/lib/agency/reservation-card'

/** One reservation: guest, product, gross and net amount or commission, and the link to its voucher. */
export function AgencyReservationCard({ view, context }: { view: AgencyReservationView; context: AgencyContext }) {
  const { words, member } = context
  const { reservation, href, client, isOwn, trade, commission } = view
  const { bookingNumber, items, total, booked } = reservation
  const heading = `agency-reservation-${reservation.id}`
  const rows: [string, string, string?][] = trade
    ? [
        [words('list.gross'), trade.gross],
        [words('list.discount'), trade.discount],
        [words('list.net'), trade.net, 'total'],
      ]
    : [[words('list.total'), total]]
  if (commission) rows.push([words('list.commission', { percent: commission.percent }), commission.amount, 'total'])
  return (
    <article className="panel grid gap-4 p-4 sm:p-5" aria-labelledby={heading}>
      <ReservationHead reservation={reservation} id={heading} t={member.t}>
        <Badge tone="fact">{words(isOwn ? 'list.own' : 'list.sent')}</Badge>
      </ReservationHead>
      <p>
        <span className="text-muted">{words('list.client')}: </span>
        <bdi className="font-bold">{client}</bdi>
      </p>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.key}>
            <ReservedItem item={item} />
          </li>
        ))}
      </ul>
      <dl className="lines">
        {rows.map(([label, amount, className]) => (
          <div key={label} className={className}>
            <dt>{label}</dt>
            <dd className="price text-end">
              <bdi dir="ltr">{amount}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <footer className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm text-muted">{booked}</span>
        {href && (
          <ButtonLink as={Link} href={href} tone="secondary" size="small" icon="receipt-text">
            {words('list.open')}
            <span className="sr-only"> {bookingNumber}</span>
          </ButtonLink>
        )}
      </footer>
    </article>
  )
}
