'use client'

import { useSyncExternalStore } from 'react'
import type { TourChoice } from '@/lib/basket/choice'
import { type ChoiceStore, getChoiceStore } from '@/lib/basket/choice-store'

/** What is chosen on a product's page, shared by its card, its calendar and its bar. */
export function useChoice(productId: number): { choice: TourChoice; store: ChoiceStore } {
  const store = getChoiceStore(productId)
  const choice = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot)
  return { choice, store }
}
