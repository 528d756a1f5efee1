import type { Action, Store } from '@reduxjs/toolkit'
import { type Persistor, REHYDRATE } from 'redux-persist'
import { migrateStored, STORED_VERSION } from './migrate'
import { EMPTY_SNAPSHOT } from './snapshot'
import type { SecureStorage } from './storage'
import { STORAGE_KEY } from './storage-key'

interface Follower {
  store: Store
  persistor: Persistor
  storage: SecureStorage
}

/**
 * Applies the state that another tab has written. Persisting is paused meanwhile; otherwise two tabs would trigger each
 * other forever, since each encryption of the same state differs. Returns a function that stops it.
 */
export function followOtherTabs({ store, persistor, storage }: Follower): () => void {
  const follow = async () => {
    // The last write wins in both tabs: write a pending change before reading the storage.
    void persistor.flush()
    const stored = await storage.getItem(STORAGE_KEY)
    const payload = (await migrateStored(stored, STORED_VERSION)) ?? EMPTY_SNAPSHOT
    const rehydrate: Action & Record<string, unknown> = { type: REHYDRATE, key: STORAGE_KEY, payload }
    persistor.pause()
    store.dispatch(rehydrate)
    persistor.persist()
  }
  // The key is null if the whole storage was cleared.
  const onStorage = ({ key }: StorageEvent) => void ((key === STORAGE_KEY || key === null) && follow())
  // A page in the back/forward cache receives no `storage` events.
  const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && follow())
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}
