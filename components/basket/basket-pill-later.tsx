'use client'

import type { ComponentProps } from 'react'
import { createLatePart } from '@/components/ui/late-part'
import { Later } from '@/components/ui/later'
import { whenAlive, whenLoaded } from '@/components/ui/sign-of-life'
import { hasStoredShop } from '@/store/persist/storage-key'
import type { BasketPill } from './basket-pill'

type BasketPillProps = ComponentProps<typeof BasketPill>

/** Who has been here before may have a basket, and sees it without a stir. */
function whenWanted(): Promise<void> {
  return hasStoredShop() ? Promise.race([whenAlive(), whenLoaded()]) : whenAlive()
}

const PART = createLatePart<BasketPillProps>(async () => {
  const { BasketPill: Pill } = await import('./basket-pill')
  return (props) => <Pill {...props} />
}, whenWanted)

/** The basket in the header: a link, whose code comes after the page. */
export function BasketPillLater(props: BasketPillProps) {
  return <Later part={PART} props={props} />
}
