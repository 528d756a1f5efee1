import type { ItemFacts } from '@/lib/basket/item-facts'

interface ItemPartyProps {
  facts: ItemFacts
  /** In a narrow column neither extras nor the place of pick-up are told. */
  isShort?: boolean
}

/** Who comes, and what else was chosen. */
export function ItemParty({ facts: { party, pickup, choices, extras }, isShort = false }: ItemPartyProps) {
  const parts = isShort ? [party, ...choices] : [party, pickup, ...choices, ...extras]
  return parts.filter((text) => text !== null).join(' · ')
}
