/** A place for one object of the process. */
export interface ProcessSlot<T> {
  /** Undefined while nobody has put anything there. */
  get(): T | undefined
  /** Undefined empties the slot. */
  set(value: T | undefined): void
  getOrCreate(create: () => T): T
}

/**
 * The slot of this name. Several module graphs run in the storefront's process: the bundle of the web server (`server/main.ts`), the
 * bundle of the cache handler, which Next loads by its path, and Next's own bundles, where middleware, pages and route handlers have
 * modules of their own. A variable of a module exists once in each graph, so an object that they share stands on `globalThis`. For each
 * of these objects one file declares the slot with its type; all others import that slot, and nothing else reads `globalThis`.
 */
export function processSlot<T>(name: string): ProcessSlot<T> {
  const key = Symbol.for(`kervan.${name}`)
  const slots = globalThis as unknown as Record<symbol, T | undefined>
  return {
    get: () => slots[key],
    set: (value) => {
      slots[key] = value
    },
    getOrCreate: (create) => {
      slots[key] ??= create()
      return slots[key]
    },
  }
}
