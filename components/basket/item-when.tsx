import { cx } from '@/components/ui/cx'
import type { BasketItem } from '@/domain/basket/schema'
import type { Locale } from '@/domain/shared/locales'
import { formatDay } from '@/lib/basket/day-words'

interface ItemWhenProps {
  item: Pick<BasketItem, 'date' | 'endDate' | 'session' | 'endTime'>
  locale: Locale
  className?: string | undefined
}

/** Day and departure, or the days of a stay. */
export function ItemWhen({ item, locale, className }: ItemWhenProps) {
  const { date, endDate, session, endTime } = item
  const day = formatDay(date, locale)
  const times = [session, session && endTime].filter(Boolean).join(' – ')
  return (
    <time className={cx('block', className)} dateTime={session ? `${date}T${session}` : date}>
      {endDate ? `${day} – ${formatDay(endDate, locale)}` : day}
      {times && (
        <>
          {', '}
          <bdi dir="ltr">{times}</bdi>
        </>
      )}
    </time>
  )
}
