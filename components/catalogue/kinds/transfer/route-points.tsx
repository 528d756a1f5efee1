import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import type { TransferBookingParts } from './use-transfer-booking'

/** Start and end of the transfer. The product defines the route; the guest chooses the direction. */
export function RoutePoints({ parts }: { parts: TransferBookingParts }) {
  const t = useTranslations('basket.ride')
  const { booking, choice, choose } = parts
  const isOutward = choice.direction === 'outward'
  const [start, end] = isOutward ? [booking.from, booking.to] : [booking.to, booking.from]
  return (
    <div className="route">
      <dl aria-live="polite">
        <div>
          <dt className="sr-only">{t('from')}</dt>
          <dd className="route-point">{start.title}</dd>
        </div>
        <div>
          <dt className="sr-only">{t('to')}</dt>
          <dd className="route-point route-end">{end.title}</dd>
        </div>
      </dl>
      <IconButton
        icon="arrow-up-down"
        label={t('swap')}
        onClick={() => choose({ direction: isOutward ? 'homeward' : 'outward' })}
      />
    </div>
  )
}
