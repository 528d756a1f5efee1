import { expect, test } from 'vitest'
import type { Storage } from './storage'
import { tenantStorage } from './tenant-storage'

const asked: string[] = []
const ask = async (key: string) => {
  asked.push(key)
  return null
}

/** A storage that checks no keys itself. */
const careless: Storage = {
  read: ask,
  stat: ask,
  sha256: ask,
  write: async (key) => void asked.push(key),
  remove: async (key) => void asked.push(key),
  async *list(prefix) {
    asked.push(prefix)
    yield { key: `${prefix}/a.png`, bytes: 1, modifiedAt: new Date(0) }
  },
}

test('a key that leads elsewhere is refused before the storage is asked', async () => {
  const alpha = tenantStorage(careless, 'alpha')
  for (const key of ['../beta/a.png', 'a/../../beta/a.png', '', '/beta'])
    for (const call of [
      alpha.read,
      alpha.stat,
      alpha.sha256,
      alpha.remove,
      (k: string) => alpha.write(k, Buffer.alloc(0)),
    ])
      await expect(call(key)).rejects.toThrow('not a storage key')
  expect(asked).toEqual([])
  await alpha.read('a.png')
  expect(asked).toEqual(['alpha/a.png'])
})
