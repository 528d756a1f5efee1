import { notifyText } from '@/components/toasts/notify-undo'
import type { BasketItem } from '@/domain/basket/schema'
import { departureKey } from '@/domain/basket/selection'
import { addMonths } from '@/domain/dates/plain-date'
import type { Locale } from '@/domain/shared/locales'
import { getAvailabilityStore } from '@/lib/basket/availability-store'
import { findMove, type TripAim } from '@/lib/basket/trip-move'
import type { TripWords } from './trip-words'
import { useApplyFix } from './use-trip-fix'

/** Element id of the block of a basket item. */
export const blockId = (key: string): string => `trip-${key}`

/** Moves an outing of the trip to another day, with undo. Shows a toast if it is not available then. */
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
    // A step back from the first days of a month may land in the previous month.
    await Promise.all([store.request(from), 'step' in aim && aim.step < 0 && store.request(addMonths(from, -1))])
    const move = findMove(
      item,
      aim,
      store.getSnapshot().days,
      items.filter((other) => other !== item),
    )
    if (!move) return notifyText(t('notThen', { title: titleOf(key) }))
    apply(move)
    // The move changes the key of the item and so the id of its block: the focus moves to the new block.
    const moved = blockId(departureKey({ ...item, ...move.change }))
    if ('step' in aim) requestAnimationFrame(() => document.getElementById(moved)?.focus())
  }
}
