import type { CSSProperties } from 'react'
import { KIND_ICONS } from '@/components/catalogue/kinds/kind-icons'
import { Icon } from '@/components/ui/icon'
import type { BasketItem } from '@/domain/basket/schema'
import { dayOf, type TripClash, type TripSpan, timeOf } from '@/domain/basket/trip'
import { formatDayShort } from '@/domain/dates/day-words'
import type { Locale } from '@/domain/shared/locales'
import type { TripAxis } from '@/lib/basket/trip-axis'
import { TripBlock } from './trip-block'
import type { TripWords } from './trip-words'
import { useTripFix } from './use-trip-fix'
import { useTripMove } from './use-trip-move'

interface TripRowProps {
  span: TripSpan
  item: BasketItem
  items: readonly BasketItem[]
  /** The first clash of the item, or null. */
  clash: TripClash | null
  axis: TripAxis
  locale: Locale
  words: TripWords
}

const placed = (from: number, to: number, fix: number) =>
  ({ '--from': from, '--to': to, '--fix': fix }) as CSSProperties

/** One item on the axis, and in green the position to which the proposed fix would move it. */
export function TripRow({ span, item, items, clash, axis, locale, words }: TripRowProps) {
  const { days, place } = axis
  const { t, titleOf } = words
  const move = useTripMove(items, locale, words)
  const { fix } = useTripFix(clash, items)
  const [from, to] = [place(span.from), place(span.to)]
  const isLong = span.role === 'bed' || span.role === 'car'
  const title = titleOf(span.key)
  const isShown = fix?.key === span.key && span.role === 'outing' && days.includes(dayOf(fix.at))
  const aim = isShown ? place(fix.at) : from
  // The title is placed beside a short block and its proposed position, on the side with more room.
  const isBefore = Math.min(from, aim) > 1 - Math.max(to, aim)
  const when = `${formatDayShort(dayOf(span.from), locale)} ${timeOf(span.from)}`
  return (
    <div className="trip-row" style={placed(from, to, aim)}>
      {span.role === 'outing' ? (
        <TripBlock
          span={span}
          isClashing={clash !== null}
          icon={KIND_ICONS[item.kind]}
          days={days}
          label={t('move', { title, when })}
          onMove={(wanted) => void move(span.key, wanted)}
        />
      ) : (
        <span
          className="trip-block flex items-center gap-2 rounded-input text-sm font-semibold"
          aria-hidden="true"
          data-role={span.role}
          data-clash={clash ? '' : undefined}
        >
          <Icon name={KIND_ICONS[item.kind]} size={18} />
          {isLong && <span className="truncate">{title}</span>}
        </span>
      )}
      {!isLong && (
        <span
          className="trip-name absolute truncate text-xs font-semibold"
          aria-hidden="true"
          data-before={isBefore ? '' : undefined}
        >
          <span>
            {title} {timeOf(span.from)}
          </span>
        </span>
      )}
      {isShown && (
        <>
          <span className="trip-path" aria-hidden="true" data-back={aim < from ? '' : undefined} />
          <span
            className="trip-ghost absolute grid place-items-center rounded-input bg-success-soft text-success"
            aria-hidden="true"
          >
            <Icon name={KIND_ICONS[item.kind]} size={18} />
          </span>
        </>
      )}
    </div>
  )
}
