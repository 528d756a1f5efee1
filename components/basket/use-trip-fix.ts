import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { notifyUndo } from '@/components/toasts/notify-undo'
import type { BasketItem } from '@/domain/basket/schema'
import { departureKey } from '@/domain/basket/selection'
import type { TripClash } from '@/domain/basket/trip'
import { startOfMonth } from '@/domain/dates/plain-date'
import type { Locale } from '@/domain/shared/locales'
import { getAvailabilityStore } from '@/lib/basket/availability-store'
import { getItemTitle } from '@/lib/basket/item-titles'
import { listQuestions, proposeFix, type TripFix } from '@/lib/basket/trip-fix'
import { useShopDispatch } from '@/store/hooks'
import { type ItemChange, itemChanged } from '@/store/modules/reservations'

interface FoundFix {
  fix: TripFix | null
  /** Whether days are still on their way that might bring one. */
  isLooking: boolean
}

/** What can be done about a clash, once the days of what clashes are known; nothing about none. */
export function useTripFix(clash: TripClash | null, items: readonly BasketItem[]): FoundFix {
  const questions = useMemo(() => (clash ? listQuestions(clash, items) : []), [clash, items])
  useEffect(() => {
    for (const { productId, date } of questions) void getAvailabilityStore(productId).request(date)
  }, [questions])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = questions.map(({ productId }) => getAvailabilityStore(productId).subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [questions],
  )
  // Compared by what is known, as the snapshots of several products make no one value.
  const known = useSyncExternalStore(
    subscribe,
    () => questions.map(({ productId }) => getAvailabilityStore(productId).getSnapshot().days.length).join(),
    () => '',
  )
  const isLooking = useSyncExternalStore(
    subscribe,
    () =>
      questions.some(({ productId, date }) => {
        const month = getAvailabilityStore(productId).getSnapshot().months[startOfMonth(date)]
        return month === undefined || month.status === 'loading'
      }),
    () => true,
  )
  const fix = useMemo(() => {
    // Days that come change nothing but this figure.
    if (!clash || (known === '' && questions.length > 0)) return null
    return proposeFix(clash, items, (productId) => getAvailabilityStore(productId).getSnapshot().days)
  }, [clash, items, questions, known])
  return { fix, isLooking }
}

const TAKEN_BACK = ['date', 'endDate', 'session', 'startTime', 'endTime', 'choice'] as const

/** Does it, with a way back in the toast. */
export function useApplyFix(items: readonly BasketItem[], locale: Locale): (fix: TripFix) => void {
  const t = useTranslations('basket')
  const dispatch = useShopDispatch()
  return ({ key, change }) => {
    const item = items.find((candidate) => candidate.key === key)
    if (!item) return
    dispatch(itemChanged({ flow: 'basket', key, change }))
    const before = Object.fromEntries(TAKEN_BACK.map((name) => [name, item[name]])) as ItemChange
    const moved = departureKey({ ...item, ...change })
    notifyUndo(t('trip.done', { title: getItemTitle(item, locale) }), t('actions.undo'), () =>
      dispatch(itemChanged({ flow: 'basket', key: moved, change: before })),
    )
  }
}
