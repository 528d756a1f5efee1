/** A map that forgets what was asked for longest ago when it holds more than `most`; an entry weighs 1 unless told. */
export class BoundedMap<K, V> {
  private readonly entries = new Map<K, { value: V; weight: number }>()
  private total = 0

  constructor(private readonly most: number) {}

  get size(): number {
    return this.entries.size
  }

  get(key: K): V | undefined {
    const found = this.entries.get(key)
    if (!found) return undefined
    // The order of a Map is that of writing: what is read becomes the youngest.
    this.entries.delete(key)
    this.entries.set(key, found)
    return found.value
  }

  /** One that is heavier than the whole map is not kept. */
  set(key: K, value: V, weight = 1): void {
    this.delete(key)
    if (weight > this.most) return
    this.entries.set(key, { value, weight })
    this.total += weight
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.most) return
      this.delete(oldest)
    }
  }

  delete(key: K): void {
    const found = this.entries.get(key)
    if (!found) return
    this.entries.delete(key)
    this.total -= found.weight
  }

  clear(): void {
    this.entries.clear()
    this.total = 0
  }
}
