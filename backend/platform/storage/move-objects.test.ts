import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFolderStorage } from './folder-storage'
import { type MoveOptions, moveObjects } from './move-objects'
import { createS3Storage } from './s3-storage'
import type { Storage } from './storage'
import type { Fault } from './test-support/fault-proxy'
import { listKeys } from './test-support/list-keys'
import { findSignatureFault, type S3Server, startS3Server } from './test-support/s3-server'

let top: string
let count = 0
let server: S3Server
let folder: Storage
let bucket: Storage

beforeAll(async () => {
  server = await startS3Server()
})
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'kervan-move-'))
  folder = createFolderStorage(join(top, 'storage'))
  count += 1
  bucket = createS3Storage({ ...server.settings, prefix: `test-${count}` }, { pageSize: 2, attempts: 2, pauseMs: 1 })
})
afterEach(() => rm(top, { recursive: true, force: true }))
afterAll(async () => {
  await server.stop()
  expect(server.proxy.requests.map(findSignatureFault).filter((fault) => fault !== null)).toEqual([])
})

const KEYS = Array.from({ length: 5 }, (_, index) => `lykia/media/${index}.png`)
const bodyOf = (key: string) => Buffer.from(`picture of ${key}`)

const fill = (storage: Storage) => Promise.all(KEYS.map((key) => storage.write(key, bodyOf(key))))

async function expectAllIn(storage: Storage): Promise<void> {
  expect(await listKeys(storage)).toEqual(KEYS)
  for (const key of KEYS) expect(await storage.read(key)).toEqual(bodyOf(key))
}

const move = (from: Storage, to: Storage, changed: Partial<MoveOptions> = {}) =>
  moveObjects({ from, to, concurrency: 3, deleteSource: false, ...changed })

const setTime = (key: string, milliseconds: number) =>
  utimes(join(top, 'storage', key), new Date(milliseconds), new Date(milliseconds))

describe.each<[string, () => { from: Storage; to: Storage }]>([
  ['from the folder to the bucket', () => ({ from: folder, to: bucket })],
  ['from the bucket to the folder', () => ({ from: bucket, to: folder })],
])('%s', (_name, sides) => {
  test('what can be rendered again is not copied, and goes from the source with everything else', async () => {
    const { from, to } = sides()
    await fill(from)
    const voucher = 'lykia/rendered/vouchers/1/en_0f'
    await from.write(voucher, Buffer.from('voucher'))
    expect(await move(from, to)).toMatchObject({ copied: 5, rendered: 1, deleted: 0 })
    expect(await from.stat(voucher)).not.toBeNull()
    await expectAllIn(to)
    expect(await move(from, to, { deleteSource: true })).toMatchObject({ present: 5, rendered: 1, deleted: 6 })
    expect(await listKeys(from)).toEqual([])
  })

  test('everything is copied once, and the source stays', async () => {
    const { from, to } = sides()
    await fill(from)
    const bytes = KEYS.reduce((sum, key) => sum + bodyOf(key).length, 0)
    expect(await move(from, to)).toMatchObject({ copied: 5, copiedBytes: bytes, present: 0, failures: [] })
    await expectAllIn(to)
    await expectAllIn(from)
    expect(await move(from, to)).toMatchObject({ copied: 0, copiedBytes: 0, present: 5, failures: [] })
  })

  test('the source is emptied when that is wanted, what was copied before included', async () => {
    const { from, to } = sides()
    await fill(from)
    await move(from, to)
    expect(await move(from, to, { deleteSource: true })).toMatchObject({ present: 5, deleted: 5 })
    expect(await listKeys(from)).toEqual([])
    await expectAllIn(to)
  })

  test('an interrupted move goes on where it was', async () => {
    const { from, to } = sides()
    await fill(from)
    let seen = 0
    const stop = move(from, to, {
      onProgress: () => {
        seen += 1
        if (seen > 2) throw new Error('interrupted')
      },
    })
    await expect(stop).rejects.toThrow('interrupted')
    const { copied, present } = await move(from, to)
    expect(present).toBeGreaterThanOrEqual(2)
    expect(copied + present).toBe(5)
    await expectAllIn(to)
  })
})

test('a version that the source got later replaces the one in the target', async () => {
  await fill(folder)
  await move(folder, bucket)
  await folder.write('lykia/media/3.png', Buffer.from('a newer picture'))
  await setTime('lykia/media/3.png', Date.now() + 60_000)
  expect(await move(folder, bucket)).toMatchObject({ copied: 1, present: 4, newer: 0 })
  expect(await bucket.read('lykia/media/3.png')).toEqual(Buffer.from('a newer picture'))
})

test('a version that the target got later stays, and so does the older one in the source', async () => {
  await fill(folder)
  await move(folder, bucket)
  await setTime('lykia/media/3.png', Date.now() - 60_000)
  await bucket.write('lykia/media/3.png', Buffer.from('written by the shop'))
  expect(await move(folder, bucket, { deleteSource: true })).toMatchObject({ present: 4, newer: 1, deleted: 4 })
  expect(await bucket.read('lykia/media/3.png')).toEqual(Buffer.from('written by the shop'))
  expect(await listKeys(folder)).toEqual(['lykia/media/3.png'])
})

test('a version that the target got in the same second stays', async () => {
  await fill(folder)
  await bucket.write('lykia/media/3.png', Buffer.from('written by the shop'))
  const written = await bucket.stat('lykia/media/3.png')
  // The bucket returns the whole second in which the folder's file was written before.
  await setTime('lykia/media/3.png', (written?.modifiedAt.getTime() ?? 0) + 400)
  expect(await move(folder, bucket)).toMatchObject({ copied: 4, newer: 1 })
  expect(await bucket.read('lykia/media/3.png')).toEqual(Buffer.from('written by the shop'))
})

test('a source whose copy is damaged is not deleted', async () => {
  await fill(folder)
  await move(folder, bucket)
  /** A store whose bytes changed, with the checksum that was written with the original bytes. */
  const damaged: Storage = {
    ...bucket,
    read: async (key) => (key === 'lykia/media/3.png' ? Buffer.from('damaged') : bucket.read(key)),
  }
  expect(await move(folder, damaged, { deleteSource: true })).toMatchObject({ deleted: 4 })
  expect(await folder.read('lykia/media/3.png')).toEqual(bodyOf('lykia/media/3.png'))
})

test('of objects of the same length the bytes are compared', async () => {
  await fill(folder)
  await move(folder, bucket)
  await writeFile(join(top, 'storage/lykia/media/3.png'), bodyOf('lykia/media/4.png'))
  await setTime('lykia/media/3.png', Date.now() + 60_000)
  expect(await move(folder, bucket)).toMatchObject({ copied: 1, present: 4 })
})

test('while the store fails nothing is deleted, and the next run brings the rest', async () => {
  await fill(folder)
  server.proxy.faults.push(...Array<Fault>(4).fill('unavailable'))
  const first = await move(folder, bucket, { deleteSource: true, concurrency: 1 })
  expect(first.failures.map(({ key }) => key)).toHaveLength(2)
  expect(first).toMatchObject({ copied: 3, deleted: 0 })
  expect(first.failures[0]?.reason).toContain('the store answered 503')
  await expectAllIn(folder)
  expect(await move(folder, bucket, { deleteSource: true })).toMatchObject({ copied: 2, present: 3, deleted: 5 })
  await expectAllIn(bucket)
})

test('a copy that the target has changed is a failure', async () => {
  await folder.write('lykia/a.png', Buffer.from('a'))
  const careless: Storage = { ...bucket, write: (key) => bucket.write(key, Buffer.from('b')) }
  const { failures } = await move(folder, careless, { deleteSource: true })
  expect(failures).toEqual([{ key: 'lykia/a.png', reason: 'differs in the target after it was written' }])
  expect(await folder.read('lykia/a.png')).toEqual(Buffer.from('a'))
})

test('the move stops after twenty failures of a store that is unavailable', async () => {
  for (let index = 0; index < 40; index += 1) await folder.write(`lykia/${index}`, Buffer.from('x'))
  const unreachable = createS3Storage({ ...server.settings, endpoint: 'http://127.0.0.1:9' }, { attempts: 1 })
  const { failures, copied } = await move(folder, unreachable, { concurrency: 1 })
  expect([failures.length, copied]).toEqual([20, 0])
})

test('an object that the shop changes after it was copied is not deleted', async () => {
  await fill(folder)
  const changed = Buffer.from('changed by the shop')
  const racing: Storage = {
    ...folder,
    sha256: async (key) => {
      if (key === 'lykia/media/3.png') await folder.write(key, changed)
      return folder.sha256(key)
    },
  }
  expect(await move(racing, bucket, { deleteSource: true })).toMatchObject({ copied: 5, deleted: 4 })
  expect(await folder.read('lykia/media/3.png')).toEqual(changed)
})
