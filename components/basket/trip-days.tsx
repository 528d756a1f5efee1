import { KIND_ICONS } from '@/components/catalogue/kinds/kind-icons'
import { Icon } from '@/components/ui/icon'
import type { BasketItem } from '@/domain/basket/schema'
import { dayOf, type TripSpan, timeOf } from '@/domain/basket/trip'
import { capitalise, formatDayShort } from '@/domain/dates/day-words'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { Locale } from '@/domain/shared/locales'
import type { TripWords } from './trip-words'
import '@/components/ui/road.css'

interface TripDaysProps {
  spans: readonly TripSpan[]
  items: readonly BasketItem[]
  clashing: ReadonlySet<TripSpan>
  locale: Locale
  words: TripWords
}

interface Entry {
  span: TripSpan
  time: string
}

/** Lists the items that begin on the day and the long items that end on it. */
function listEntries(spans: readonly TripSpan[], day: PlainDate, t: TripWords['t']): Entry[] {
  return spans.flatMap((span): Entry[] => {
    const [start, end] = [dayOf(span.from), dayOf(span.to)]
    const { isLong } = span
    const times = span.from === span.to ? timeOf(span.from) : `${timeOf(span.from)} – ${timeOf(span.to)}`
    const first = start === day ? [{ span, time: isLong ? t('from', { time: timeOf(span.from) }) : times }] : []
    return isLong && end === day ? [...first, { span, time: t('until', { time: timeOf(span.to) }) }] : first
  })
}

/** The trip as a list of days, for phones and screen readers. */
export function TripDays({ spans, items, clashing, locale, words }: TripDaysProps) {
  const { t, titleOf } = words
  const days = [...new Set(spans.flatMap(({ from, to, isLong }) => [dayOf(from), ...(isLong ? [dayOf(to)] : [])]))]
  return (
    <ol className="road trip-days" aria-label={t('days')}>
      {days.sort().map((day) => (
        <li key={day}>
          <span className="stop" aria-hidden="true" />
          <h3 className="text-sm font-semibold text-brand">{capitalise(formatDayShort(day, locale), locale)}</h3>
          <ul className="mt-1.5 grid gap-1.5">
            {listEntries(spans, day, t).map(({ span, time }) => {
              const item = items.find(({ key }) => key === span.key)
              return (
                <li
                  key={`${span.key} ${time}`}
                  className="trip-entry flex items-center gap-2 rounded-input text-sm font-semibold"
                  data-role={span.role}
                  data-clash={clashing.has(span) ? '' : undefined}
                >
                  {item && <Icon name={KIND_ICONS[item.kind]} size={18} />}
                  <span className="min-w-0 flex-1">{titleOf(span.key)}</span>
                  <span className="shrink-0">{time}</span>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ol>
  )
}
