import type { CSSProperties } from 'react'
import type { BasketItem } from '@/domain/basket/schema'
import { dayOf, listClashing, type TripClash, type TripSpan } from '@/domain/basket/trip'
import { formatDayShort } from '@/domain/dates/day-words'
import type { Locale } from '@/domain/shared/locales'
import { buildTripAxis } from '@/lib/basket/trip-axis'
import { TripRow } from './trip-row'
import type { TripWords } from './trip-words'

interface TripAxisProps {
  spans: readonly TripSpan[]
  items: readonly BasketItem[]
  clashes: readonly TripClash[]
  locale: Locale
  words: TripWords
}

/** The trip as a timeline, one column a day, for pointer users. `TripDays` gives screen readers the same content. */
export function TripAxis({ spans, items, clashes, locale, words }: TripAxisProps) {
  const axis = buildTripAxis(spans)
  const hot = new Set(clashes.flatMap(listClashing).map(({ from }) => dayOf(from)))
  return (
    <fieldset
      className="trip-axis"
      aria-label={words.t('axis')}
      style={{ '--days': axis.days.length } as CSSProperties}
    >
      <div className="trip-columns" aria-hidden="true">
        {axis.days.map((day, index) => (
          <span key={day ?? index} data-clash={day !== null && hot.has(day) ? '' : undefined}>
            {day === null ? '…' : formatDayShort(day, locale)}
          </span>
        ))}
      </div>
      {spans.map((span) => {
        const item = items.find(({ key }) => key === span.key)
        const clash = clashes.find((each) => listClashing(each).includes(span)) ?? null
        return (
          item && (
            <TripRow
              key={`${span.key} ${span.from}`}
              span={span}
              item={item}
              items={items}
              clash={clash}
              axis={axis}
              locale={locale}
              words={words}
            />
          )
        )
      })}
    </fieldset>
  )
}
