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
 * Another tab has written: its state becomes ours. Writing is paused meanwhile, or two tabs would answer each other for ever, since
 * every encryption of the same state looks different. Returns how to stop.
 */
export function followOtherTabs({ store, persistor, storage }: Follower): () => void {
  const follow = async () => {
    // Who wrote last is right, in both tabs: a change of ours that still waits is written before the storage is read.
    void persistor.flush()
    const stored = await storage.getItem(STORAGE_KEY)
    const payload = (await migrateStored(stored, STORED_VERSION)) ?? EMPTY_SNAPSHOT
    const rehydrate: Action & Record<string, unknown> = { type: REHYDRATE, key: STORAGE_KEY, payload }
    persistor.pause()
    store.dispatch(rehydrate)
    persistor.persist()
  }
  // A key of null means that everything was cleared.
  const onStorage = ({ key }: StorageEvent) => void ((key === STORAGE_KEY || key === null) && follow())
  // A page out of the browser's memory heard nothing while it lay there.
  const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && follow())
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}
