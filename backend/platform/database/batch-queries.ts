import DataLoader from 'dataloader'
import type { Queryable } from './client'

/** More in one query would make those wait who could have been answered already. */
const MOST_AT_ONCE = 50

/**
 * Turns a query about many keys into one about each. Callers within one turn of the event loop share a query, and those that ask while
 * it runs share the next one: twenty at once cost one or two. `load` answers in the order of its keys. What it throws reaches all that
 * share it.
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
      // Prices and seats change between two queries.
      cache: false,
      maxBatchSize: mostAtOnce,
      batchScheduleFn: (dispatch) => void running.then(() => setImmediate(dispatch)),
    },
  )
  return (key) => loader.load(key)
}

/** The same for each tenant's database, and for each transaction; `createLoad` is called once for each. */
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
