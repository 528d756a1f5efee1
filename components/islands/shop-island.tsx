import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import type { Shop } from '@/store/make-shop'
import { loadShop } from '@/store/shop'

interface ShopIslandProps {
  /** Stands there until the visit's store is read. */
  fallback: ReactNode
  children: ReactNode
}

/** The store for the parts of a page that show it. Never around what can be read without it. */
export function ShopIsland({ fallback, children }: ShopIslandProps) {
  const [shop, setShop] = useState<Shop | null>(null)
  useEffect(() => {
    let isGone = false
    // A part that cannot be loaded is the chunk guard's business: it reloads the page.
    void loadShop().then((loaded) => !isGone && setShop(loaded))
    return () => {
      isGone = true
    }
  }, [])
  return shop ? <Provider store={shop.store}>{children}</Provider> : fallback
}
