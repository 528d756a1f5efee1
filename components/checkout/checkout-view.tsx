'use client'

import { ShopIsland } from '@/components/islands/shop-island'
import type { ReservationFlow } from '@/domain/reservations/draft'
import type { CheckoutSettings } from '@/lib/checkout/checkout-settings'
import type { Payer } from '@/lib/checkout/payer'
import { Checkout } from './checkout'
import { CheckoutSkeleton } from './checkout-skeleton'

interface CheckoutViewProps {
  flow: ReservationFlow
  settings: CheckoutSettings
  payer: Payer
}

/** The part of the checkout that the browser renders: the items of this browser's basket, the guest and the payment. */
export function CheckoutView(props: CheckoutViewProps) {
  return (
    <ShopIsland fallback={<CheckoutSkeleton />}>
      <Checkout {...props} />
    </ShopIsland>
  )
}
