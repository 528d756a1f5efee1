import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFolderStorage } from '../storage/folder-storage'
import { type Storage, StorageUnavailableError } from '../storage/storage'
import { listKeys } from '../storage/test-support/list-keys'
import { RenderedFiles } from './rendered-files'

const DAY = 86_400_000

let folder: string
let storage: Storage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kervan-rendered-'))
  storage = createFolderStorage(folder)
})
const opened: RenderedFiles<string>[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((files) => files.settle()))
  await rm(folder, { recursive: true, force: true })
})

const render = vi.fn(async (job: string) => Buffer.from(`file of ${job}`))
beforeEach(() => void render.mockClear())

function open(changed: { storage?: Storage; version?: string; waitLimitMs?: number } = {}) {
  const files = new RenderedFiles<string>({
    storage: changed.storage ?? storage,
    renderer: { render, stop: async () => undefined },
    layoutVersion: async () => changed.version ?? '1',
    log: { warn: () => undefined },
    readLimitMs: 20,
    ...(changed.waitLimitMs !== undefined && { waitLimitMs: changed.waitLimitMs }),
  })
  opened.push(files)
  return files
}

const voucher = (job: string, slot = 'en', owner = 'vouchers/1') => ({ owner, slot, job })
const textOf = async (content: Promise<Buffer>) => String(await content)

test('ten who ask at once share one rendering, and later ones read the stored file', async () => {
  const files = open()
  const answers = await Promise.all(Array.from({ length: 10 }, () => textOf(files.get('lykia', voucher('a')))))
  expect(new Set(answers)).toEqual(new Set(['file of a']))
  expect(await textOf(files.get('lykia', voucher('a')))).toBe('file of a')
  await files.settle()
  expect(await textOf(open().get('lykia', voucher('a')))).toBe('file of a')
  expect(render).toHaveBeenCalledTimes(1)
})

test('who asks while the file is being stored shares it', async () => {
  let finish: () => void = () => undefined
  const written = new Promise<void>((resolve) => {
    finish = resolve
  })
  const files = open({ storage: { ...storage, write: (key, body) => written.then(() => storage.write(key, body)) } })
  await files.get('lykia', voucher('a'))
  await files.get('lykia', voucher('a'))
  finish()
  await files.settle()
  expect(render).toHaveBeenCalledTimes(1)
})

test('a rendering outlives the patience of its callers, and the next call finds the file', async () => {
  let finish: () => void = () => undefined
  const isFree = new Promise<void>((resolve) => {
    finish = resolve
  })
  render.mockImplementationOnce(() => isFree.then(() => Buffer.from('late file')))
  const files = open({ waitLimitMs: 20 })
  const asked = [files.get('lykia', voucher('a')), files.get('lykia', voucher('a'))]
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected')
  finish()
  await vi.waitFor(async () => expect(await textOf(files.get('lykia', voucher('a')))).toBe('late file'))
  await files.settle()
  expect(await textOf(open().get('lykia', voucher('a')))).toBe('late file')
  expect(render).toHaveBeenCalledTimes(1)
})

test('a change replaces the stored file of its slot alone', async () => {
  const files = open()
  for (const file of [voucher('a'), voucher('a', 'de'), voucher('a', 'en', 'vouchers/11'), voucher('b')]) {
    await files.get('lykia', file)
    await files.settle()
  }
  const slots = (await listKeys(storage)).map((key) => key.replace(/_\w+$/, ''))
  expect(slots.sort()).toEqual(['11/en', '1/de', '1/en'].map((slot) => `lykia/rendered/vouchers/${slot}`).sort())
  await files.get('lykia', voucher('b'))
  expect(render).toHaveBeenCalledTimes(4)
})

test('another layout and another tenant have files of their own', async () => {
  await open().get('lykia', voucher('a'))
  await open({ version: '2' }).get('lykia', voucher('a'))
  await open().get('orion', voucher('a'))
  expect(render).toHaveBeenCalledTimes(3)
})

const unavailable = () => Promise.reject(new StorageUnavailableError('away'))
const never = () => new Promise<never>(() => undefined)

test.each<[string, Partial<Storage>]>([
  ['fails', { read: unavailable, write: unavailable }],
  ['does not answer', { read: never, write: unavailable }],
])('a storage that %s costs a rendering and no answer', async (_name, broken) => {
  const files = open({ storage: { ...storage, ...broken } })
  expect(await textOf(files.get('lykia', voucher('a')))).toBe('file of a')
  await files.settle()
  expect(await textOf(files.get('lykia', voucher('a')))).toBe('file of a')
  expect(render).toHaveBeenCalledTimes(2)
})

test('a rendering that failed is told to all who waited for it, and tried again', async () => {
  render.mockRejectedValueOnce(new Error('no layout'))
  const files = open()
  const ends = await Promise.allSettled([1, 2, 3].map(() => files.get('lykia', voucher('a'))))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await textOf(files.get('lykia', voucher('a')))).toBe('file of a')
})

test('the files of an owner are removed together', async () => {
  const files = open()
  for (const owner of ['vouchers/1', 'vouchers/2']) await files.get('lykia', voucher('a', 'en', owner))
  await files.settle()
  await files.remove('lykia', ['vouchers/1', 'vouchers/3'])
  expect(await listKeys(storage)).toEqual([expect.stringMatching(/^lykia\/rendered\/vouchers\/2\/en_/)])
})

test('files expire after thirty days, and nothing else of the tenant does', async () => {
  const files = open()
  await files.get('lykia', voucher('a'))
  await files.settle()
  await storage.write('lykia/media/1/original', Buffer.from('picture'))
  await files.removeExpired('lykia', Date.now() + 29 * DAY)
  expect(await listKeys(storage)).toHaveLength(2)
  await files.removeExpired('lykia', Date.now() + 31 * DAY)
  expect(await listKeys(storage)).toEqual(['lykia/media/1/original'])
})

test('in any order of changes, readers, removals and restarts, nobody gets a file of another state', async () => {
  const step = fc.record({
    company: fc.constantFrom('lykia', 'orion'),
    owner: fc.constantFrom('vouchers/1', 'vouchers/2'),
    slot: fc.constantFrom('en', 'de'),
    job: fc.constantFrom('a', 'b', 'c'),
    readers: fc.integer({ min: 1, max: 3 }),
    after: fc.constantFrom('nothing', 'remove', 'restart', 'settle'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      let files = open()
      for (const { company, owner, slot, job, readers, after } of steps) {
        const asked = Array.from({ length: readers }, () => textOf(files.get(company, { owner, slot, job })))
        expect(new Set(await Promise.all(asked))).toEqual(new Set([`file of ${job}`]))
        if (after === 'remove') await files.remove(company, [owner])
        if (after === 'restart' || after === 'settle') await files.settle()
        if (after === 'restart') files = open()
      }
      await files.settle()
    }),
    { numRuns: 25 },
  )
})
