import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import type { Shop } from '@/store/make-shop'
import { loadShop } from '@/store/shop'

interface ShopIslandProps {
  /** Rendered until the store is loaded. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Provides the store to the parts of a page that show its contents. Do not wrap content that is readable without the
 * store.
 */
export function ShopIsland({ fallback, children }: ShopIslandProps) {
  const [shop, setShop] = useState<Shop | null>(null)
  useEffect(() => {
    let isGone = false
    // If the chunk fails to load, the chunk guard reloads the page.
    void loadShop().then((loaded) => !isGone && setShop(loaded))
    return () => {
      isGone = true
    }
  }, [])
  return shop ? <Provider store={shop.store}>{children}</Provider> : fallback
}
