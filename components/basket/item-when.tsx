import { cx } from '@/components/ui/cx'
import type { BasketItem } from '@/domain/basket/schema'
import type { ItemFacts } from '@/lib/basket/item-facts'

interface ItemWhenProps {
  item: Pick<BasketItem, 'date' | 'startTime'>
  facts: ItemFacts
  className?: string | undefined
}

/** Day and departure, or the days of a stay and how long it is. */
export function ItemWhen({ item: { date, startTime }, facts: { when, length }, className }: ItemWhenProps) {
  return (
    <time className={cx('block', className)} dateTime={startTime ? `${date}T${startTime}` : date}>
      {length === null ? when : `${when} · ${length}`}
    </time>
  )
}
