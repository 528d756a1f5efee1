import { useEffect, useState } from 'react'
import { useMoney } from '@/components/money/use-money'
import type { Locale } from '@/domain/shared/locales'
import { type BasketDigest, buildDigest } from '@/lib/basket/basket-digest'
import { hasStoredShop } from '@/store/persist/storage-key'
import { loadShop } from '@/store/shop'

const whenIdle = (work: () => void): void => {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 300)
}

/**
 * What lies in the basket, for a place that every page has: null until it is known. The store is only loaded for who has been here
 * before, once the page is idle, or when somebody puts something in (`isWanted`).
 */
export function useBasketDigest(locale: Locale, isWanted: boolean): BasketDigest | null {
  const money = useMoney(locale)
  const [digest, setDigest] = useState<BasketDigest | null>(null)

  useEffect(() => {
    if (!money || (!isWanted && !hasStoredShop())) return
    let stop: (() => void) | undefined
    let isGone = false
    const follow = async () => {
      const { store } = await loadShop()
      if (isGone) return
      const read = () => setDigest(buildDigest(store.getState().reservations.basket, money.currency, money.rates))
      read()
      stop = store.subscribe(read)
    }
    // Without the code the pill stays as the server drew it, and still leads to the basket.
    whenIdle(() => void follow().catch(() => undefined))
    return () => {
      isGone = true
      stop?.()
    }
  }, [money, isWanted])

  return digest
}
