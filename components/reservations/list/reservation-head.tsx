import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { CollectionStatus } from '@/domain/reservations/status'
import type { ReservationView } from '@/lib/member/reservation-view'
import type { ViewContext } from '@/lib/member/view-context'

const TONES: Record<CollectionStatus, BadgeTone> = {
  uncollected: 'wait',
  depositCollected: 'fact',
  collected: 'ok',
  partlyCollected: 'fact',
  pending: 'wait',
}

interface ReservationHeadProps {
  reservation: Pick<ReservationView, 'status' | 'collection' | 'isRequested' | 'bookingNumber'>
  /** Id of the heading, which labels the card. */
  id: string
  t: ViewContext['t']
  /** Badges before the others. */
  children?: ReactNode
}

/** States and number of a reservation, as shown to members and agencies. */
export function ReservationHead({ reservation, id, t, children }: ReservationHeadProps) {
  const { status, collection, isRequested, bookingNumber } = reservation
  return (
    <header className="flex flex-wrap items-center gap-2">
      {children}
      {status !== 'active' && (
        <Badge tone={status === 'cancelled' ? 'bad' : 'fact'}>{t(`reservations.badges.${status}`)}</Badge>
      )}
      {isRequested && <Badge tone="wait">{t('reservations.awaiting')}</Badge>}
      {status !== 'cancelled' && <Badge tone={TONES[collection]}>{t(`reservations.collections.${collection}`)}</Badge>}
      <h2 id={id} className="ms-auto text-sm font-medium text-muted">
        <span className="sr-only">{t('reservations.number')} </span>
        <bdi dir="ltr">{bookingNumber}</bdi>
      </h2>
    </header>
  )
}
