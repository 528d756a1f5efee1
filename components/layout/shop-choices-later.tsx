'use client'

import type { ComponentProps } from 'react'
import { createLatePart } from '@/components/ui/late-part'
import { Later } from '@/components/ui/later'
import { whenAlive, whenLoaded } from '@/components/ui/sign-of-life'
import type { ShopChoices } from './shop-choices'

type ShopChoicesProps = ComponentProps<typeof ShopChoices>

/** The button names the page's own currency; for who has chosen another one it is put right without waiting for a stir. */
function whenWanted(): Promise<void> {
  return document.documentElement.dataset.currency ? Promise.race([whenAlive(), whenLoaded()]) : whenAlive()
}

const PART = createLatePart<ShopChoicesProps>(async () => {
  const { ShopChoices: Choices } = await import('./shop-choices')
  return (props) => <Choices {...props} />
}, whenWanted)

/** Language and currency, whose code comes after the page. */
export function ShopChoicesLater(props: ShopChoicesProps) {
  return <Later part={PART} props={props} />
}
