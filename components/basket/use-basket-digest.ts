import { useEffect, useState } from 'react'
import { useMoney } from '@/components/money/use-money'
import type { Locale } from '@/domain/shared/locales'
import { type BasketDigest, buildDigest } from '@/lib/basket/basket-digest'
import { hasStoredShop } from '@/store/persist/storage-key'
import { loadShop } from '@/store/shop'

const whenIdle = (work: () => void): void => {
  // Safari does not support `requestIdleCallback`.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 300)
}

/**
 * Summary of the basket for the header of every page; null until it is known. The store loads when the page is idle,
 * and only for a returning visitor or after the sidebar was opened (`isWanted`).
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
    // If the code fails to load, the pill stays as the server rendered it and still links to the basket.
    whenIdle(() => void follow().catch(() => undefined))
    return () => {
      isGone = true
      stop?.()
    }
  }, [money, isWanted])

  return digest
}
