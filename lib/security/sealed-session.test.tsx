import { afterEach, expect, test, vi } from 'vitest'
import { readSealed, removeSealed, writeSealed } from './sealed-session'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('a value comes back and cannot be read in the storage', async () => {
  await writeSealed('entry', { name: 'Hannah' })
  expect(sessionStorage.getItem('entry')).toBeTruthy()
  expect(sessionStorage.getItem('entry')).not.toContain('Hannah')
  expect(await readSealed('entry')).toEqual({ name: 'Hannah' })
})

test('an entry that was removed before its write was ready stays away, and the last write counts', async () => {
  const late = writeSealed('entry', { name: 'Hannah' })
  removeSealed('entry')
  await late
  expect(sessionStorage.getItem('entry')).toBeNull()
  await Promise.all([writeSealed('entry', 1), writeSealed('entry', 2)])
  expect(await readSealed('entry')).toBe(2)
})

test('what an earlier version left readable is read, and encrypted', async () => {
  sessionStorage.setItem('entry', '{"name":"Hannah"}')
  expect(await readSealed('entry')).toEqual({ name: 'Hannah' })
  expect(sessionStorage.getItem('entry')).not.toContain('Hannah')
  expect(await readSealed('entry')).toEqual({ name: 'Hannah' })
})

test.each(['', 'garbage', 'null'])('contents that cannot be used are nothing: %s', async (text) => {
  sessionStorage.setItem('entry', text)
  expect(await readSealed('entry')).toBeNull()
})

test('a storage that is blocked is no error', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await writeSealed('entry', 1)
  expect(await readSealed('entry')).toBeNull()
  removeSealed('entry')
})
