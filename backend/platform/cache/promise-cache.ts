import { LRUCache } from 'lru-cache'

/**
 * An LRU cache of promises, limited to `most` keys. Concurrent callers share one promise. A rejected promise is
 * removed.
 */
export class PromiseCache<K extends NonNullable<unknown>, V> {
  private readonly found: LRUCache<K, Promise<V>>

  constructor(most: number) {
    // Each tenant has several caches, and the library's option `max` would allocate all entries up front.
    this.found = new LRUCache({ maxSize: most, sizeCalculation: () => 1 })
  }

  get(key: K): Promise<V> | undefined {
    return this.found.get(key)
  }

  find(key: K, load: () => Promise<V>): Promise<V> {
    return this.found.get(key) ?? this.set(key, load())
  }

  set(key: K, loading: Promise<V>): Promise<V> {
    this.found.set(key, loading)
    loading.catch(() => {
      if (this.found.peek(key) === loading) this.found.delete(key)
    })
    return loading
  }

  delete(key: K): void {
    this.found.delete(key)
  }

  clear(): void {
    this.found.clear()
  }
}
