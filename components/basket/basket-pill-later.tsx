'use client'

import type { ComponentProps } from 'react'
import { whenShopWanted } from '@/components/islands/when-shop-wanted'
import { createLatePart } from '@/components/ui/late-part'
import { Later } from '@/components/ui/later'
import type { BasketPill } from './basket-pill'

type BasketPillProps = ComponentProps<typeof BasketPill>

const PART = createLatePart<BasketPillProps>(async () => {
  const { BasketPill: Pill } = await import('./basket-pill')
  return (props) => <Pill {...props} />
}, whenShopWanted)

/** The basket in the header: a link, whose code comes after the page. */
export function BasketPillLater(props: BasketPillProps) {
  return <Later part={PART} props={props} />
}
