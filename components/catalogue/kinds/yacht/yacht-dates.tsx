import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Segmented } from '@/components/ui/segmented'
import { capitalise, formatDay, formatDayShort } from '@/domain/dates/day-words'
import { addDays } from '@/domain/dates/plain-date'
import { commaOf } from '@/domain/shared/locales'
import { DateField } from '../shared/date-field'
import { DatePanel } from '../shared/date-panel'
import { DayCalendar } from '../shared/day-calendar'
import type { Range } from '../shared/range-calendar'
import { RangeField } from '../shared/range-field'
import type { YachtBookingParts } from './use-yacht-booking'

/** Dates of a charter: one day, several days, or weeks from Saturday to Saturday. */
export function YachtDates({ parts }: { parts: YachtBookingParts }) {
  const t = useTranslations('basket.yacht')
  const name = useId()
  const { booking, choice, choose, mode, money, setMode, shape } = parts
  const { boardAt, leaveAt, locale } = booking
  const { date, endDate } = choice
  const dayOf = (day: string | null) => (day === null ? t('choose') : capitalise(formatDayShort(day, locale), locale))

  // A charter by the week lasts at least one week, so the first Saturday also sets the end.
  const change = (range: Range) => {
    const isBegun = mode === 'week' && range.endDate === null
    choose(isBegun && range.date !== null ? { date: range.date, endDate: addDays(range.date, 7) } : range)
  }

  return (
    <>
      {mode !== 'week' && (
        <Segmented
          legend={t('modes.legend')}
          name={name}
          value={mode}
          options={[
            { value: 'one', label: t('modes.one') },
            { value: 'several', label: t('modes.several') },
          ]}
          onChange={setMode}
        />
      )}
      {mode === 'one' ? (
        <DateField
          locale={locale}
          date={date}
          label={t('day')}
          text={
            date === null ? undefined : `${capitalise(formatDay(date, locale), locale)}${commaOf(locale)}${boardAt}`
          }
        >
          {(close) =>
            money && (
              <DatePanel label={t('missing.date')}>
                <DayCalendar
                  booking={booking}
                  manner="let"
                  selected={date}
                  money={money}
                  onPick={(day) => close(() => choose({ date: day, endDate: null }))}
                />
              </DatePanel>
            )
          }
        </DateField>
      ) : (
        <RangeField
          booking={booking}
          shape={shape}
          range={{ date, endDate }}
          money={money}
          cells={{
            date: { label: t('board', { time: boardAt }), text: dayOf(date) },
            endDate: { label: t('leave', { time: leaveAt }), text: dayOf(endDate) },
          }}
          asks={{ date: t('missing.date'), endDate: t('missing.endDate') }}
          onChange={change}
        />
      )}
    </>
  )
}
