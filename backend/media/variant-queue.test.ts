import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { type Storage, StorageRefusedError } from '../platform/storage/storage'
import { type PictureEncoder, UnreadablePictureError } from './encoder-messages'
import { VariantQueue } from './variant-queue'

const storage: Storage = {
  read: async () => Buffer.from('picture'),
  stat: async () => null,
  sha256: async () => null,
  write: async () => undefined,
  remove: async () => undefined,
  list: () => Readable.from([]),
}
const wanted = (index = 0, changed: Partial<Storage> = {}) => ({
  storage: { ...storage, ...changed },
  hash: index.toString(16).padStart(16, '0'),
  width: 320 as const,
  format: 'avif' as const,
})

function open() {
  const encode = vi.fn<PictureEncoder['encode']>()
  const queue = new VariantQueue(encode, { warn: vi.fn() })
  /** Requests the variant repeatedly, each time after the previous attempt has ended. */
  const ask = async (times: number, changed: Partial<Storage> = {}) => {
    for (let count = 0; count < times; count += 1) {
      queue.request('lykia', wanted(0, changed))
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  return { encode, queue, ask }
}

test('a picture that cannot be decoded is tried once', async () => {
  const { encode, ask } = open()
  encode.mockRejectedValue(new UnreadablePictureError('broken'))
  await ask(3)
  expect(encode).toHaveBeenCalledTimes(1)
})

test('a variant is tried again after the encoder ended, three times in all', async () => {
  const { encode, ask } = open()
  encode.mockRejectedValue(new Error('the encoder ended'))
  await ask(5)
  expect(encode).toHaveBeenCalledTimes(3)
})

test('a fault of the storage does not count', async () => {
  const { encode, ask } = open()
  encode.mockResolvedValue(Buffer.from('variant'))
  await ask(5, { write: () => Promise.reject(new StorageRefusedError('403')) })
  expect(encode).toHaveBeenCalledTimes(5)
})

test('many variants of one tenant do not keep another one out', async () => {
  const { encode, queue } = open()
  encode.mockResolvedValue(Buffer.from('variant'))
  for (let index = 0; index < 1_000; index += 1) queue.request('lykia', wanted(index))
  const written = vi.fn(async () => undefined)
  queue.request('orion', wanted(0, { write: written }))
  await vi.waitFor(() => expect(written).toHaveBeenCalled())
  expect(encode.mock.calls.length).toBeLessThanOrEqual(201)
  await queue.stop()
})
