import { useSyncExternalStore } from 'react'
import type { ChoiceStore, Choices } from '@/lib/basket/choice-store'

/** What is chosen on a product's page, shared by its card, its calendar and its bar. */
export function useChoice<C>(choices: Choices<C>, productId: number): { choice: C; store: ChoiceStore<C> } {
  const store = choices(productId)
  const choice = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot)
  return { choice, store }
}
