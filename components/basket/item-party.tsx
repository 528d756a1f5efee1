'use client'

import type { BasketItem } from '@/domain/basket/schema'
import type { ItemFacts } from '@/lib/basket/item-facts'
import { PeopleWords } from './people-words'

interface ItemPartyProps {
  item: Pick<BasketItem, 'kind' | 'pax'>
  facts: ItemFacts
  /** Extras, in words. */
  extras?: readonly string[]
}

/** Who comes, and what else was chosen: a tour tells its age bands, the others a figure. */
export function ItemParty({ item, facts: { party, choices }, extras = [] }: ItemPartyProps) {
  const rest = [...(party === null ? [] : [party]), ...choices, ...extras].join(' · ')
  return (
    <>
      {item.kind === 'tour' && <PeopleWords pax={item.pax} />}
      {item.kind === 'tour' && rest !== '' && ' · '}
      {rest}
    </>
  )
}
