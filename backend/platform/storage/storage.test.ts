import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256Of } from './checksum'
import { createFolderStorage } from './folder-storage'
import { createS3Storage } from './s3-storage'
import type { Storage } from './storage'
import { tenantStorage } from './tenant-storage'
import { listKeys } from './test-support/list-keys'
import { findSignatureFault, startS3Server } from './test-support/s3-server'

interface Opened {
  storage: Storage
  stop: () => Promise<void>
}

async function openFolder(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'kervan-storage-'))
  const stop = () => rm(folder, { recursive: true, force: true })
  return { storage: createFolderStorage(join(folder, 'storage')), stop }
}

async function openS3(prefix: string): Promise<Opened> {
  const server = await startS3Server()
  // Two objects per page, so that every list has several pages.
  const storage = createS3Storage({ ...server.settings, prefix }, { pageSize: 2 })
  const stop = async () => {
    await server.stop()
    expect(server.proxy.requests.map(findSignatureFault).filter((fault) => fault !== null)).toEqual([])
    expect(server.proxy.requests.length).toBeGreaterThan(20)
  }
  return { storage, stop }
}

const binary = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256))

describe.each([
  ['a folder', openFolder],
  ['a bucket', () => openS3('')],
  ['a part of a bucket', () => openS3('shops/kervan')],
])('storage in %s', (_name, open) => {
  let opened: Opened
  let storage: Storage

  beforeAll(async () => {
    opened = await open()
    storage = opened.storage
  })
  afterAll(() => opened.stop())

  test('an empty storage lists nothing', async () => {
    expect(await listKeys(storage, '')).toEqual([])
    expect(await listKeys(storage, 'alpha')).toEqual([])
  })

  test.each([
    ['text', Buffer.from('Grüße aus Kaş')],
    ['bytes of every value', binary],
    ['nothing', Buffer.alloc(0)],
  ])('%s is read as it was written', async (name, body) => {
    const key = `bytes/${name.replaceAll(' ', '-')}.bin`
    const before = Date.now()
    await storage.write(key, body)
    expect(sha256Of((await storage.read(key)) ?? Buffer.from('absent'))).toBe(sha256Of(body))
    expect(await storage.sha256(key)).toBe(sha256Of(body))
    const info = await storage.stat(key)
    expect(info?.bytes).toBe(body.length)
    expect(Math.abs((info?.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(5_000)
  })

  test('what is not there is null', async () => {
    await storage.write('here/a.txt', Buffer.from('a'))
    for (const key of ['absent.txt', 'here/absent.txt', 'here/a.txt/below.txt', 'here']) {
      expect([key, await storage.read(key), await storage.stat(key), await storage.sha256(key)]).toEqual([
        key,
        null,
        null,
        null,
      ])
    }
  })

  test('writing again replaces', async () => {
    await storage.write('again.txt', Buffer.from('first and longer'))
    await storage.write('again.txt', Buffer.from('second'))
    expect(await storage.read('again.txt')).toEqual(Buffer.from('second'))
    expect(await storage.stat('again.txt')).toMatchObject({ bytes: 6 })
  })

  test('removing is repeatable', async () => {
    await storage.write('gone/a.txt', Buffer.from('a'))
    await storage.remove('gone/a.txt')
    expect(await storage.read('gone/a.txt')).toBeNull()
    await storage.remove('gone/a.txt')
    await storage.remove('never/there.txt')
  })

  test('a list follows all pages and stays below its prefix', async () => {
    const keys = ['a.txt', 'b/c.txt', 'b/d.txt', 'b/e/f.txt', 'g.txt'].map((name) => `listed/${name}`)
    for (const key of [...keys, 'listed2/a.txt', 'liste']) await storage.write(key, Buffer.from(key))
    expect(await listKeys(storage, 'listed')).toEqual(keys)
    expect(await listKeys(storage, 'listed/b')).toEqual(keys.slice(1, 4))
    expect(await listKeys(storage, 'list')).toEqual([])
    const everything = await listKeys(storage, '')
    expect(everything).toEqual(expect.arrayContaining([...keys, 'listed2/a.txt', 'liste']))
    for await (const { key, bytes, modifiedAt } of storage.list('listed')) {
      expect(bytes).toBe(key.length)
      expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(60_000)
    }
  })

  test.each(['', '../a', 'a/../../b', '/etc/passwd', 'a//b', 'a b', 'a%2e', '~drafts/a'])(
    'no method takes %j for a key',
    async (key) => {
      const body = Buffer.from('x')
      for (const call of [storage.read, storage.stat, storage.sha256, storage.remove])
        await expect(call(key)).rejects.toThrow('not a storage key')
      await expect(storage.write(key, body)).rejects.toThrow('not a storage key')
      if (key !== '') await expect(listKeys(storage, key)).rejects.toThrow('not a storage key')
    },
  )

  describe('of one tenant', () => {
    test('keys go in and come out without the company', async () => {
      const alpha = tenantStorage(storage, 'alpha')
      const body = Buffer.from('a picture')
      await alpha.write('media/a.png', body)
      expect(await storage.read('alpha/media/a.png')).toEqual(body)
      expect(await alpha.read('media/a.png')).toEqual(body)
      expect(await alpha.stat('media/a.png')).toMatchObject({ bytes: body.length })
      expect(await alpha.sha256('media/a.png')).toBe(sha256Of(body))
      expect(await listKeys(alpha, '')).toEqual(['media/a.png'])
      expect(await listKeys(alpha, 'media')).toEqual(['media/a.png'])
      await alpha.remove('media/a.png')
      expect(await storage.read('alpha/media/a.png')).toBeNull()
    })

    test('no key reaches another tenant', async () => {
      await storage.write('beta/secret.txt', Buffer.from('of beta'))
      await storage.write('alpha2/secret.txt', Buffer.from('of alpha2'))
      const alpha = tenantStorage(storage, 'alpha')
      expect(await alpha.read('beta/secret.txt')).toBeNull()
      await alpha.remove('beta/secret.txt')
      expect(await listKeys(alpha, '')).toEqual([])
      for (const key of ['../beta/secret.txt', 'a/../../beta/secret.txt', '/beta/secret.txt', '', '..'])
        for (const call of [alpha.read, alpha.stat, alpha.sha256, alpha.remove])
          await expect(call(key)).rejects.toThrow('not a storage key')
      await expect(listKeys(alpha, '../beta')).rejects.toThrow('not a storage key')
      expect(await storage.read('beta/secret.txt')).toEqual(Buffer.from('of beta'))
    })

    test.each(['', '..', 'a/b', 'a b'])('%j is no company', (company) => {
      expect(() => tenantStorage(storage, company)).toThrow('not a')
    })
  })
})
