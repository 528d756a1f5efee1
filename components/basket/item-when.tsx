import { useLocale } from 'next-intl'
import { cx } from '@/components/ui/cx'
import type { BasketItem } from '@/domain/basket/schema'
import { commaOf } from '@/domain/shared/locales'
import type { ItemFacts } from '@/lib/basket/item-facts'

interface ItemWhenProps {
  item: Pick<BasketItem, 'date' | 'startTime'>
  facts: ItemFacts
  className?: string | undefined
}

/** Day and departure of an item, or the days and length of a stay. */
export function ItemWhen({ item: { date, startTime }, facts: { when, length }, className }: ItemWhenProps) {
  const comma = commaOf(useLocale())
  return (
    <time className={cx('block', className)} dateTime={startTime ? `${date}T${startTime}` : date}>
      {length === null ? when : `${when}${comma}${length}`}
    </time>
  )
}
