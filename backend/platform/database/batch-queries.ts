import DataLoader from 'dataloader'
import type { Queryable } from './client'

/** A larger batch would delay keys that PostgreSQL could already have answered. */
const MOST_AT_ONCE = 50

/**
 * Turns a query for many keys into a query for one key. Calls in the same turn of the event loop share a query, and
 * calls made while it runs share the next one: twenty concurrent calls cost one or two queries. `load` returns values
 * in the order of its keys. An error of `load` rejects all calls that share the query.
 */
export function batchQueries<K, V>(
  load: (keys: readonly K[]) => Promise<readonly V[]>,
  mostAtOnce = MOST_AT_ONCE,
): (key: K) => Promise<V> {
  let running: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader<K, V>(
    (keys) => {
      const values = load(keys)
      running = values.catch(() => undefined)
      return values
    },
    {
      // Prices and availability change between two queries.
      cache: false,
      maxBatchSize: mostAtOnce,
      batchScheduleFn: (dispatch) => void running.then(() => setImmediate(dispatch)),
    },
  )
  return (key) => loader.load(key)
}

/** Same as `batchQueries`, for each tenant database and each transaction. Calls `createLoad` once for each. */
export function batchQueriesOf<K, V>(
  createLoad: (db: Queryable) => (keys: readonly K[]) => Promise<readonly V[]>,
): (db: Queryable, key: K) => Promise<V> {
  const loaders = new WeakMap<Queryable, (key: K) => Promise<V>>()
  return (db, key) => {
    const load = loaders.get(db) ?? batchQueries(createLoad(db))
    loaders.set(db, load)
    return load(key)
  }
}
