import { getServiceTimes, type ServiceItem } from '@/domain/basket/service-times'
import { formatDayMonth } from '@/domain/dates/day-words'
import { formatDate, type PlainDate } from '@/domain/dates/plain-date'
import type { Locale } from '@/domain/shared/locales'

/** First and last day of a basket's items; null for an empty basket. */
export function getTripSpan(items: readonly ServiceItem[]): { from: PlainDate; to: PlainDate } | null {
  const times = items.map(getServiceTimes)
  const from = times.map(({ start }) => start.date).sort()[0]
  const to = times
    .map(({ end }) => end.date)
    .sort()
    .at(-1)
  return from === undefined || to === undefined ? null : { from, to }
}

/** '12.05.2027', '10.05. – 15.05.2027', '28.12.2026 – 03.01.2027'. */
export function formatSpan({ from, to }: { from: PlainDate; to: PlainDate }, locale: Locale): string {
  if (from === to) return formatDate(from)
  const isSameYear = from.slice(0, 4) === to.slice(0, 4)
  return `${isSameYear ? formatDayMonth(from, locale) : formatDate(from)} – ${formatDate(to)}`
}
