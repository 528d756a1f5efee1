import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha256Of } from './checksum'
import { createFolderStorage } from './folder-storage'
import { type Storage, StorageRefusedError } from './storage'
import { listKeys } from './test-support/list-keys'

let top: string
let root: string
let storage: Storage

beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'kervan-folder-'))
  root = join(top, 'storage')
  storage = createFolderStorage(root)
})
afterEach(() => rm(top, { recursive: true, force: true }))

test('an object is a plain file that only its own user reads', async () => {
  await storage.write('lykia/media/a.png', Buffer.from('a'))
  const path = join(root, 'lykia/media/a.png')
  expect(await readFile(path, 'utf8')).toBe('a')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await stat(join(root, 'lykia'))).mode & 0o777).toBe(0o700)
})

test('readers of an object that is being replaced get one of the two as a whole', async () => {
  const bodies = [Buffer.alloc(300_000, 'a'), Buffer.alloc(200_000, 'b')] as const
  const known = bodies.map((body) => sha256Of(body))
  await storage.write('raced.bin', bodies[0])
  const writes = Array.from({ length: 20 }, (_, index) => storage.write('raced.bin', bodies[index % 2 === 0 ? 1 : 0]))
  const reads = Array.from({ length: 60 }, () => storage.read('raced.bin'))
  for (const body of await Promise.all(reads)) expect(known).toContain(body && sha256Of(body))
  await Promise.all(writes)
})

test('a write that fails leaves neither the object nor a draft', async () => {
  await storage.write('a/b', Buffer.from('an object'))
  await expect(storage.write('a/b/c', Buffer.from('below an object'))).rejects.toThrow('a/b is no folder')
  for (const [key, body] of [
    ['a', 'instead of a folder'],
    ['a/b/c', 'below an object'],
  ] as const)
    await expect(storage.write(key, Buffer.from(body))).rejects.toThrow(StorageRefusedError)
  expect(await listKeys(storage)).toEqual(['a/b'])
  expect(await readdir(join(root, '~drafts'))).toEqual([])
})

test('a fault of the file system is one of the storage', async () => {
  await writeFile(root, 'a file where the folder should be')
  await expect(storage.write('a', Buffer.from('a'))).rejects.toThrow(StorageRefusedError)
})

test('a draft is never listed, and one of a process that was killed is removed after an hour', async () => {
  const drafts = join(root, '~drafts')
  await mkdir(drafts, { recursive: true })
  for (const name of ['old', 'new']) await writeFile(join(drafts, name), 'half an obj')
  const long = new Date(Date.now() - 2 * 3_600_000)
  await utimes(join(drafts, 'old'), long, long)
  expect(await listKeys(storage)).toEqual([])
  await storage.write('a.txt', Buffer.from('a'))
  expect(await readdir(drafts)).toEqual(['new'])
  expect(await listKeys(storage)).toEqual(['a.txt'])
})

test('no symbolic link below the folder is followed', async () => {
  const outside = join(top, 'outside')
  await mkdir(join(outside, 'deep'), { recursive: true })
  await writeFile(join(outside, 'secret.txt'), 'secret')
  await storage.write('lykia/a.txt', Buffer.from('a'))
  await symlink(outside, join(root, 'lykia/folder'))
  await symlink(join(outside, 'secret.txt'), join(root, 'lykia/file.txt'))
  for (const key of ['lykia/folder/secret.txt', 'lykia/file.txt']) {
    expect([key, await storage.read(key), await storage.stat(key)]).toEqual([key, null, null])
    await storage.remove(key)
  }
  expect(await listKeys(storage)).toEqual(['lykia/a.txt'])
  for (const key of ['lykia/folder/b.txt', 'lykia/folder/deep/b.txt', 'lykia/folder/new/b.txt'])
    await expect(storage.write(key, Buffer.from('b'))).rejects.toThrow('lykia/folder is no folder')
  await storage.write('lykia/file.txt', Buffer.from('replaces the link'))
  expect(await readdir(outside)).toEqual(['deep', 'secret.txt'])
  expect(await readdir(join(outside, 'deep'))).toEqual([])
  expect(await readFile(join(outside, 'secret.txt'), 'utf8')).toBe('secret')
})

test('the folder itself may be a link, and may be removed while a process runs', async () => {
  const real = join(top, 'elsewhere')
  await mkdir(real)
  await symlink(real, root)
  await storage.write('a/b.txt', Buffer.from('b'))
  expect(await storage.read('a/b.txt')).toEqual(Buffer.from('b'))
  expect(await listKeys(storage)).toEqual(['a/b.txt'])
  await rm(join(real, 'a'), { recursive: true })
  await rm(join(real, '~drafts'), { recursive: true })
  expect(await storage.read('a/b.txt')).toBeNull()
  await storage.write('a/b.txt', Buffer.from('again'))
  expect(await storage.read('a/b.txt')).toEqual(Buffer.from('again'))
})

test('files whose names are no keys are passed over', async () => {
  await storage.write('a/b.txt', Buffer.from('b'))
  await writeFile(join(root, 'a/.DS_Store~'), '')
  await writeFile(join(root, 'a/with space.txt'), '')
  expect(await listKeys(storage)).toEqual(['a/b.txt'])
})
