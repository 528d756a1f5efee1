/** Holds one object of the process. */
export interface ProcessSlot<T> {
  /** Undefined if nothing was set. */
  get(): T | undefined
  /** Undefined empties the slot. */
  set(value: T | undefined): void
  getOrCreate(create: () => T): T
}

/**
 * The slot of this name. Several module graphs run in the storefront's process: the bundle of the web server
 * (`server/main.ts`), the bundle of the cache handler, which Next loads by its path, and Next's own bundles, where
 * middleware, pages and route handlers have modules of their own. A module variable exists once per graph, so an object
 * that the graphs share is stored on `globalThis`. One file per object declares the slot with its type; all other files
 * import that slot. No other code reads `globalThis`.
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
