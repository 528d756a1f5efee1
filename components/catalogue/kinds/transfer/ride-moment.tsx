import { useTranslations } from 'next-intl'
import { MomentField } from './moment-field'
import type { TransferBookingParts } from './use-transfer-booking'

/** Time of the landing or of the pick-up. */
export function RideMoment({ parts }: { parts: TransferBookingParts }) {
  const t = useTranslations('basket.ride')
  const { booking, choice, choose } = parts
  const isLanding = choice.direction === 'outward' && booking.from.isAirport
  return (
    <MomentField
      parts={parts}
      labels={{
        date: t(isLanding ? 'landingDay' : 'pickupDay'),
        time: t(isLanding ? 'landingTime' : 'pickupTime'),
      }}
      date={choice.date}
      time={choice.time}
      onDate={(date) => choose({ date })}
      onTime={(time) => choose({ time })}
    />
  )
}
