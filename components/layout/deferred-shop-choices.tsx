'use client'

import type { ComponentProps } from 'react'
import { Deferred } from '@/components/ui/deferred'
import { createDeferredPart } from '@/components/ui/deferred-part'
import { afterFirstInteraction, whenLoaded } from '@/components/ui/first-interaction'
import type { ShopChoices } from './shop-choices'

type ShopChoicesProps = ComponentProps<typeof ShopChoices>

/**
 * The server's HTML shows the page's own currency. If the visitor has chosen another currency, the code loads without
 * waiting for an interaction and corrects the button.
 */
function whenWanted(): Promise<void> {
  return document.documentElement.dataset.currency
    ? Promise.race([afterFirstInteraction(), whenLoaded()])
    : afterFirstInteraction()
}

const PART = createDeferredPart<ShopChoicesProps>(async () => {
  const { ShopChoices: Choices } = await import('./shop-choices')
  return (props) => <Choices {...props} />
}, whenWanted)

/** Language and currency menus. Their code loads after the page. */
export function DeferredShopChoices(props: ShopChoicesProps) {
  return <Deferred part={PART} props={props} />
}
