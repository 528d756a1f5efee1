import { useTranslations } from 'next-intl'
import { useAvailability } from '@/components/calendar/use-availability'
import { notifyText } from '@/components/toasts/notify-undo'
import type { BasketItem } from '@/domain/basket/schema'
import { departureKey, isSameDeparture, seatsOf } from '@/domain/basket/selection'
import { hasDepartures } from '@/domain/catalogue/kinds/traits'
import { addDays, daysBetween } from '@/domain/dates/plain-date'
import type { ReservationFlow } from '@/domain/reservations/draft'
import { listFitting } from '@/lib/basket/evaluate-day'
import { useShop, useShopDispatch } from '@/store/hooks'
import { type ItemChange, itemChanged } from '@/store/modules/reservations'

/** Changes an item in place. The quote updates by itself. */
export function useItemChange(item: BasketItem, flow: ReservationFlow, onMoved?: (key: string) => void) {
  const t = useTranslations('basket.actions')
  const dispatch = useShopDispatch()
  const { items } = useShop((state) => state.reservations[flow])
  const { availability, store } = useAvailability(item.productId)

  const change = (changes: ItemChange) => {
    const changed = { ...item, ...changes }
    const isTaken = items.some((other) => other.key !== item.key && isSameDeparture(other, changed))
    if (isTaken) return notifyText(t('alreadyThere'))
    dispatch(itemChanged({ flow, key: item.key, change: changes }))
    onMoved?.(departureKey(changed))
  }

  return {
    availability,
    request: store.request,
    change,
    /** Moves the item to another day: at the same time if that has room, else at the first departure with room. */
    async moveTo(date: string) {
      // A stay keeps its length; a transfer and a car hire keep their times.
      if (!hasDepartures(item.kind)) {
        const endDate = item.endDate === null ? null : addDays(item.endDate, daysBetween(item.date, date))
        return change({ date, endDate })
      }
      await store.request(date)
      const day = store.getSnapshot().days.find((candidate) => candidate.date === date)
      const fitting = day ? listFitting(day, seatsOf(item.pax)) : []
      const session = fitting.find(({ time }) => time === item.session) ?? fitting[0]
      change({ date, session: session?.time ?? item.session })
    },
  }
}
