import type { Storage } from '../storage'

/** All keys of a list, sorted. */
export async function listKeys(storage: Storage, prefix = ''): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys.sort()
}
