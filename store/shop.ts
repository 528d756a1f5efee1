import type { Shop } from './make-shop'

let loading: Promise<Shop> | undefined

/**
 * Loads the store on first use; all callers share one instance. A failed load of the code is not cached, so that the
 * next call retries.
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
 * Runs `action` with the store as soon as it is loaded, in call order, so that clicks before the code loads are not
 * lost. Rejects if the store cannot be loaded or the action throws.
 */
export function requestAction<T>(action: (shop: Shop) => T | Promise<T>): Promise<T> {
  const result = queue.then(() => loadShop()).then(action)
  queue = result.catch(() => undefined)
  return result
}
