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
  /** Whether availability that might yield a fix is still loading. */
  isLooking: boolean
}

/** The proposed fix of a clash, once the availability of its items is known; null without a clash. */
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
  // The snapshots of several stores form no stable value, so the known days are compared as a string.
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
    // `known` is the only dependency that changes when days arrive.
    if (!clash || (known === '' && questions.length > 0)) return null
    return proposeFix(clash, items, (productId) => getAvailabilityStore(productId).getSnapshot().days)
  }, [clash, items, questions, known])
  return { fix, isLooking }
}

const TAKEN_BACK = ['date', 'endDate', 'session', 'startTime', 'endTime', 'choice'] as const

/** Applies the fix; the toast offers undo. */
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
