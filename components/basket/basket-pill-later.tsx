'use client'

import type { ComponentProps } from 'react'
import { createLatePart } from '@/components/ui/late-part'
import { Later } from '@/components/ui/later'
import type { BasketPill } from './basket-pill'
import { whenShopWanted } from './when-shop-wanted'

type BasketPillProps = ComponentProps<typeof BasketPill>

const PART = createLatePart<BasketPillProps>(async () => {
  const { BasketPill: Pill } = await import('./basket-pill')
  return (props) => <Pill {...props} />
}, whenShopWanted)

/** The basket in the header: a link, whose code comes after the page. */
export function BasketPillLater(props: BasketPillProps) {
  return <Later part={PART} props={props} />
}
