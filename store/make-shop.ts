import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  type PersistConfig,
  type Persistor,
  type PersistorOptions,
  PURGE,
  persistReducer,
  persistStore,
  REGISTER,
  REHYDRATE,
} from 'redux-persist'
import { releaseLeftHold } from './leave-direct'
import { mirrorCurrency } from './mirror-currency'
import { appReducer, currencySelected, productSeen, recentForgotten } from './modules/app'
import { authReducer, signedIn, signedOut } from './modules/auth'
import { favouriteAppended, favouriteRemoved, favouritesLoaded, memberReducer } from './modules/member'
import {
  bookingRecorded,
  departuresRemoved,
  draftReset,
  draftUpdated,
  itemAdded,
  itemChanged,
  itemRemoved,
  quoted,
  reservationsReducer,
} from './modules/reservations'
import { followOtherTabs } from './persist/follow-tabs'
import { moveFormerEntries } from './persist/former-entries'
import { migrateStored, STORED_VERSION } from './persist/migrate'
import { createSecureStorage } from './persist/storage'
import { STORAGE_KEY } from './persist/storage-key'
import { buildForgottenPatch, hasStaleTyped } from './typed'

const rootReducer = combineReducers({
  auth: authReducer,
  app: appReducer,
  member: memberReducer,
  reservations: reservationsReducer,
})

export type ShopState = ReturnType<typeof rootReducer>

const PERSIST_ACTIONS = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER]

/** The storage exchanges objects, and serialises them itself. The typings of redux-persist lack `deserialize`. */
interface ObjectPersistConfig extends PersistConfig<ShopState> {
  serialize: false
  deserialize: false
}

function createStore() {
  const storage = createSecureStorage()
  const config: ObjectPersistConfig = {
    key: STORAGE_KEY,
    keyPrefix: '',
    version: STORED_VERSION,
    storage,
    serialize: false,
    deserialize: false,
    migrate: (stored, version) => migrateStored(stored, version),
    // No timeout: after a timeout an empty basket would overwrite a slow read.
    timeout: 0,
  }
  const store = configureStore({
    // The typings lose the state type of a Redux 5 reducer.
    reducer: persistReducer(config as PersistConfig<unknown>, rootReducer as Reducer) as Reducer<ShopState>,
    middleware: (defaults) => defaults({ serializableCheck: { ignoredActions: PERSIST_ACTIONS } }),
  })
  return { store, storage }
}

export type ShopStore = ReturnType<typeof createStore>['store']

/** All actions, for code that must not import the modules eagerly. */
const actions = {
  currencySelected,
  productSeen,
  recentForgotten,
  signedIn,
  signedOut,
  favouritesLoaded,
  favouriteAppended,
  favouriteRemoved,
  itemAdded,
  itemRemoved,
  itemChanged,
  departuresRemoved,
  bookingRecorded,
  draftUpdated,
  draftReset,
  quoted,
}

export interface Shop {
  store: ShopStore
  actions: typeof actions
  persistor: Persistor
  /** Writes pending changes and removes the listeners. */
  close(): Promise<void>
}

/** Creates the store and resolves once the state of an earlier visit is loaded. */
export async function makeShop(): Promise<Shop> {
  const { store, storage } = createStore()
  // The typings of redux-persist lack `manualPersist`.
  const options = { manualPersist: true } as PersistorOptions
  const persistor = persistStore(store, options)
  await new Promise<void>((resolve) => {
    const stop = persistor.subscribe(() => {
      if (!persistor.getState().bootstrapped) return
      stop()
      resolve()
    })
    persistor.persist()
  })
  if (hasStaleTyped(store.getState().reservations, Date.now())) {
    for (const flow of ['basket', 'direct'] as const)
      store.dispatch(draftUpdated({ flow, patch: buildForgottenPatch() }))
  }
  moveFormerEntries(store)
  // Otherwise redux-persist would write the rehydrated state again later.
  await persistor.flush()
  const unmirror = mirrorCurrency(store)
  const unfollow = followOtherTabs({ store, persistor, storage })
  const flush = () => void persistor.flush()
  window.addEventListener('pagehide', flush)
  const shop: Shop = {
    store,
    actions,
    persistor,
    async close() {
      window.removeEventListener('pagehide', flush)
      unmirror()
      unfollow()
      await persistor.flush()
      persistor.pause()
    },
  }
  // The visitor may have left the direct flow by a full page load.
  void releaseLeftHold(shop)
  return shop
}
