import { notifyText } from '@/components/toasts/notify-undo'
import type { BasketItem } from '@/domain/basket/schema'
import { departureKey } from '@/domain/basket/selection'
import { addMonths } from '@/domain/dates/plain-date'
import type { Locale } from '@/domain/shared/locales'
import { getAvailabilityStore } from '@/lib/basket/availability-store'
import { findMove, type TripAim } from '@/lib/basket/trip-move'
import type { TripWords } from './trip-words'
import { useApplyFix } from './use-trip-fix'

/** Of the block that stands for an item of the basket. */
export const blockId = (key: string): string => `trip-${key}`

/** Moves an outing of the trip to another day, with a way back; says so where it cannot be had then. */
export function useTripMove(
  items: readonly BasketItem[],
  locale: Locale,
  { t, titleOf }: TripWords,
): (key: string, aim: TripAim) => Promise<void> {
  const apply = useApplyFix(items, locale)
  return async (key, aim) => {
    const item = items.find((candidate) => candidate.key === key)
    if (!item) return
    const store = getAvailabilityStore(item.productId)
    const from = 'date' in aim ? aim.date : item.date
    // Whoever goes back over the first of a month lands in the one before.
    await Promise.all([store.request(from), 'step' in aim && aim.step < 0 && store.request(addMonths(from, -1))])
    const move = findMove(
      item,
      aim,
      store.getSnapshot().days,
      items.filter((other) => other !== item),
    )
    if (!move) return notifyText(t('notThen', { title: titleOf(key) }))
    apply(move)
    // It stands elsewhere under another name: whoever pushes it on with the keys has it in hand still.
    const moved = blockId(departureKey({ ...item, ...move.change }))
    if ('step' in aim) requestAnimationFrame(() => document.getElementById(moved)?.focus())
  }
}
