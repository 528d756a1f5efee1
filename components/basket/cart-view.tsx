'use client'

import { ShopIsland } from '@/components/islands/shop-island'
import type { ReservationFlow } from '@/domain/reservations/draft'
import type { BasketCampaign } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { Cart } from './cart'
import { CartSkeleton } from './cart-skeleton'

export interface CartSettings {
  /** Reservation whose items are shown and changed. */
  flow: ReservationFlow
  locale: Locale
  timeZone: string
  settlement: string
  campaign: BasketCampaign | null
}

/** The part of the basket page that the browser renders: the items of this browser's basket. */
export function CartView({ settings }: { settings: CartSettings }) {
  return (
    <ShopIsland fallback={<CartSkeleton />}>
      <Cart settings={settings} />
    </ShopIsland>
  )
}
