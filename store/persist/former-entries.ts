import type { Store } from '@reduxjs/toolkit'
import { toRecentProducts } from '@/lib/catalogue/product/recent-products'
import { productSeen } from '../modules/app'
import { bookingRecorded } from '../modules/reservations'
import { FORMER_KEYS, getLocalStorage } from './storage-key'

/** What lay under the key, which is free then; null where nothing did, or nothing that can be read. */
function take(key: string): string | null {
  try {
    const storage = getLocalStorage()
    const text = storage?.getItem(key) ?? null
    if (text !== null) storage?.removeItem(key)
    return text
  } catch {
    return null
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

/** Takes into the encrypted store what earlier versions left readable beside it, once. */
export function moveFormerEntries(store: Pick<Store, 'dispatch'>): void {
  // The latest stands first, so it goes in last.
  for (const product of toRecentProducts(parse(take(FORMER_KEYS.recent))).reverse())
    store.dispatch(productSeen(product))
  const reference = take(FORMER_KEYS.settled)
  if (reference !== null) store.dispatch(bookingRecorded(reference))
}
