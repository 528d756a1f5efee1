'use client'

import type { CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon'
import type { BasketItem } from '@/domain/basket/schema'
import { dayOf, type TripSpan, timeOf } from '@/domain/basket/trip'
import { formatDayShort } from '@/domain/dates/day-words'
import type { Locale } from '@/domain/shared/locales'
import { buildTripAxis } from '@/lib/basket/trip-axis'
import { KIND_ICONS } from './kind-words'
import type { TripWords } from './trip-words'

interface TripAxisProps {
  spans: readonly TripSpan[]
  items: readonly BasketItem[]
  /** Stretches that clash with another. */
  clashing: ReadonlySet<TripSpan>
  locale: Locale
  words: TripWords
}

/** Where a name stands beside a short block: behind it, or before it in the last part of the axis. */
const NAME_TURNS = 0.5

const placed = (from: number, to: number) => ({ '--from': from, '--to': to }) as CSSProperties

/** The whole trip on one line, a column a day: for the eye alone, as the list of days says the same. */
export function TripAxis({ spans, items, clashing, locale, words }: TripAxisProps) {
  const { days, place } = buildTripAxis(spans)
  const hot = new Set([...clashing].map(({ from }) => dayOf(from)))
  const isLong = ({ role }: TripSpan) => role === 'bed' || role === 'car'
  return (
    <div className="trip-axis" aria-hidden="true" style={{ '--days': days.length } as CSSProperties}>
      <div className="trip-columns">
        {days.map((day, index) => (
          <span key={day ?? index} data-clash={day !== null && hot.has(day) ? '' : undefined}>
            {day === null ? '…' : formatDayShort(day, locale)}
          </span>
        ))}
      </div>
      {spans.map((span) => {
        const item = items.find(({ key }) => key === span.key)
        const [from, to] = [place(span.from), place(span.to)]
        const name = isLong(span) ? words.titleOf(span.key) : `${words.titleOf(span.key)} ${timeOf(span.from)}`
        return (
          <div key={`${span.key} ${span.from}`} className="trip-row" style={placed(from, to)}>
            <span className="trip-block" data-role={span.role} data-clash={clashing.has(span) ? '' : undefined}>
              {item && <Icon name={KIND_ICONS[item.kind]} size={18} />}
              {isLong(span) && <span className="truncate">{name}</span>}
            </span>
            {!isLong(span) && (
              <span className="trip-name" data-before={from > NAME_TURNS ? '' : undefined}>
                {name}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
