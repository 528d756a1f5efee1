import type { Storage } from './storage'
import { requireStorageKey, requireStoragePrefix } from './storage-key'

/**
 * The objects of one tenant, below `<company>/`. Keys are passed and returned without the company, so that no key of a
 * caller can reach another tenant's objects.
 */
export function tenantStorage(storage: Storage, company: string): Storage {
  if (requireStorageKey(company).includes('/')) throw new Error(`not a company: ${JSON.stringify(company)}`)
  const own = (key: string): string => `${company}/${requireStorageKey(key)}`
  return {
    read: async (key) => storage.read(own(key)),
    stat: async (key) => storage.stat(own(key)),
    sha256: async (key) => storage.sha256(own(key)),
    write: async (key, body) => storage.write(own(key), body),
    remove: async (key) => storage.remove(own(key)),
    async *list(prefix) {
      const below = requireStoragePrefix(prefix) === '' ? company : own(prefix)
      for await (const object of storage.list(below)) yield { ...object, key: object.key.slice(company.length + 1) }
    },
  }
}
