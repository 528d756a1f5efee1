import type { Shop } from './make-shop'

let loading: Promise<Shop> | undefined

/**
 * The visit's store, loaded when it is first needed; all callers get the same one. A failure to load the code is forgotten, so that
 * the next caller tries again.
 */
export function loadShop(): Promise<Shop> {
  loading ??= import('./make-shop')
    .then(({ makeShop }) => makeShop())
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

let queue: Promise<unknown> = Promise.resolve()

/**
 * Runs `action` with the store as soon as it is there, after every action asked for before: a click that comes before the code does
 * is not lost. Rejects when the store cannot be loaded or the action throws.
 */
export function requestAction<T>(action: (shop: Shop) => T | Promise<T>): Promise<T> {
  const result = queue.then(() => loadShop()).then(action)
  queue = result.catch(() => undefined)
  return result
}
