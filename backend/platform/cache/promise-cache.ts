import { BoundedMap } from './bounded-map'

/** What was found for a key, at most so many; a failure is not remembered, and who asks meanwhile waits for the same. */
export class PromiseCache<K, V> {
  private readonly found: BoundedMap<K, Promise<V>>

  constructor(most: number) {
    this.found = new BoundedMap(most)
  }

  get(key: K): Promise<V> | undefined {
    return this.found.get(key)
  }

  find(key: K, load: () => Promise<V>): Promise<V> {
    const known = this.found.get(key)
    if (known) return known
    const loading = load()
    this.found.set(key, loading)
    loading.catch(() => {
      if (this.found.get(key) === loading) this.found.delete(key)
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
