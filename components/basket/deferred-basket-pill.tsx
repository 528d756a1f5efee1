'use client'

import type { ComponentProps } from 'react'
import { whenShopWanted } from '@/components/islands/when-shop-wanted'
import { Deferred } from '@/components/ui/deferred'
import { createDeferredPart } from '@/components/ui/deferred-part'
import type { BasketPill } from './basket-pill'

type BasketPillProps = ComponentProps<typeof BasketPill>

const PART = createDeferredPart<BasketPillProps>(async () => {
  const { BasketPill: Pill } = await import('./basket-pill')
  return (props) => <Pill {...props} />
}, whenShopWanted)

/** Basket pill in the header: a link whose code loads after the page. */
export function DeferredBasketPill(props: BasketPillProps) {
  return <Deferred part={PART} props={props} />
}
