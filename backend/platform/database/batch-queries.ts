import { setImmediate } from 'node:timers/promises'
import type { Queryable } from './client'

/** More in one question would make those wait who could have been answered already. */
const MOST_AT_ONCE = 50

interface Waiting<K, V> {
  key: K
  resolve: (value: V) => void
  reject: (reason: unknown) => void
}

/**
 * Turns a question about many into one about each: those who ask within one turn of the event loop go together, and
 * whoever asks while a question is on its way goes with the next one: twenty at once cost one or two. `load`
 * answers in the order of its keys. What it throws reaches all that went with it.
 */
export function batchQueries<K, V>(load: (keys: readonly K[]) => Promise<readonly V[]>): (key: K) => Promise<V> {
  const waiting: Waiting<K, V>[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    await setImmediate()
    while (waiting.length > 0) {
      const group = waiting.splice(0, MOST_AT_ONCE)
      try {
        const values = await load(group.map(({ key }) => key))
        for (const [index, { resolve }] of group.entries()) resolve(values[index] as V)
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    isRunning = false
  }

  return (key) =>
    new Promise<V>((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!isRunning) void run()
    })
}

/** The same for each tenant's database, and for each transaction; `createLoad` is called once for each. */
export function batchQueriesOf<K, V>(
  createLoad: (db: Queryable) => (keys: readonly K[]) => Promise<readonly V[]>,
): (db: Queryable, key: K) => Promise<V> {
  const askers = new WeakMap<Queryable, (key: K) => Promise<V>>()
  return (db, key) => {
    const ask = askers.get(db) ?? batchQueries(createLoad(db))
    askers.set(db, ask)
    return ask(key)
  }
}
