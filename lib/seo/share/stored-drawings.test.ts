import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StoredDrawings } from './stored-drawings'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kervan-drawings-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a picture is read as it was written, and what is not there is null', async () => {
  const store = new StoredDrawings(folder)
  await store.write('lykia/a', Buffer.from('a'))
  expect(String(await store.read('lykia/a'))).toBe('a')
  expect(await store.read('orion/a')).toBeNull()
})

test('the oldest of a tenant make room, and those of another tenant stay', async () => {
  const store = new StoredDrawings(folder, 10, 1)
  await store.write('orion/a', Buffer.from('a'))
  for (let number = 0; number < 40; number += 1) {
    await store.write(`lykia/${number}`, Buffer.from('x'))
    await utimes(join(folder, `lykia/${number}`), number + 1, number + 1).catch(() => undefined)
  }
  const names = await readdir(join(folder, 'lykia'))
  expect(names.length).toBeLessThanOrEqual(10)
  expect(names).toContain('38')
  expect(names).not.toContain('1')
  expect(await store.read('orion/a')).not.toBeNull()
})
