import { useTranslations } from 'next-intl'
import { capitalise, formatDayShort } from '@/domain/dates/day-words'
import { HIRE_SHAPE } from '@/lib/basket/evaluate-stay'
import { RangeField } from '../shared/range-field'
import { TimeCell } from '../shared/time-cell'
import type { CarBookingParts } from './use-car-booking'

/** Start and end of the hire, in steps of 15 minutes. */
export function CarDates({ parts }: { parts: CarBookingParts }) {
  const t = useTranslations('basket.hire')
  const { booking, choice, choose, money } = parts
  const { date, endDate, pickupTime, returnTime } = choice
  const dayOf = (day: string | null, time: string) =>
    day === null ? t('choose') : `${capitalise(formatDayShort(day, booking.locale), booking.locale)} ${time}`
  return (
    <div className="flex flex-col gap-2">
      <RangeField
        booking={booking}
        shape={HIRE_SHAPE}
        range={{ date, endDate }}
        money={money}
        cells={{
          date: { label: t('pickup'), text: dayOf(date, pickupTime) },
          endDate: { label: t('bringBack'), text: dayOf(endDate, returnTime) },
        }}
        asks={{ date: t('missing.date'), endDate: t('missing.endDate') }}
        onChange={choose}
      />
      <div className="pair">
        <TimeCell label={t('pickupTime')} value={pickupTime} onChange={(time) => choose({ pickupTime: time })} />
        <TimeCell label={t('returnTime')} value={returnTime} onChange={(time) => choose({ returnTime: time })} />
      </div>
      <p className="text-xs text-muted">{t('dayIs')}</p>
    </div>
  )
}
