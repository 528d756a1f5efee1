import { useSyncExternalStore } from 'react'
import type { ChoiceStore, Choices } from '@/lib/basket/choice-store'

/** The current choice on a product page, shared by booking card, calendar and phone bar. */
export function useChoice<C>(choices: Choices<C>, productId: number): { choice: C; store: ChoiceStore<C> } {
  const store = choices(productId)
  const choice = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot)
  return { choice, store }
}
