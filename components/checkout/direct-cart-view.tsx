'use client'

import { CartSkeleton } from '@/components/basket/cart-skeleton'
import type { CartSettings } from '@/components/basket/cart-view'
import { ShopIsland } from '@/components/islands/shop-island'
import { DirectCart } from './direct-cart'

/** The part of `/basket-two/cart` that the browser renders from its reservation. */
export function DirectCartView({ settings }: { settings: CartSettings }) {
  return (
    <ShopIsland fallback={<CartSkeleton />}>
      <DirectCart settings={settings} />
    </ShopIsland>
  )
}
