import type { Store } from '@reduxjs/toolkit'
import { toRecentProducts } from '@/lib/catalogue/product/recent-products'
import { productSeen } from '../modules/app'
import { bookingRecorded } from '../modules/reservations'
import { FORMER_KEYS, getLocalStorage } from './storage-key'

/** Removes the entry and returns its value; null if there was none or it cannot be read. */
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

/** Moves the unencrypted entries of earlier versions into the encrypted store, once. */
export function moveFormerEntries(store: Pick<Store, 'dispatch'>): void {
  // In reverse order, since the newest product is first in the list and must be added last.
  for (const product of toRecentProducts(parse(take(FORMER_KEYS.recent))).reverse())
    store.dispatch(productSeen(product))
  const reference = take(FORMER_KEYS.settled)
  if (reference !== null) store.dispatch(bookingRecorded(reference))
}
