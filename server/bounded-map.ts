/** Values by name within so many bytes in all; the least recently used go first, and none may take more than an eighth. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, { value: Value; size: number }>()
  readonly #limit: number
  #bytes = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** `size` is what the value takes, in bytes. */
  set(key: string, value: Value, size: number): void {
    this.delete(key)
    if (size > this.#limit / 8) return
    this.#entries.set(key, { value, size })
    this.#bytes += size
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.size
  }
}
