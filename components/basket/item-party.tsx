import type { ItemFacts } from '@/lib/basket/item-facts'

interface ItemPartyProps {
  facts: ItemFacts
  /** Leaves out extras and pick-up place, for a narrow column. */
  isShort?: boolean
}

/** The party and the other options of an item. */
export function ItemParty({ facts: { party, pickup, choices, extras }, isShort = false }: ItemPartyProps) {
  const parts = isShort ? [party, ...choices] : [party, pickup, ...choices, ...extras]
  return parts.filter((text) => text !== null).join(' · ')
}
