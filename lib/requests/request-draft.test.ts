import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readRequestDraft, writeRequestDraft } from './request-draft'

const ASKED = { kind: 'contact', product: null, given: {} } as const

beforeEach(() => {
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('window', { sessionStorage })
})
afterEach(() => vi.unstubAllGlobals())

test('a draft keeps what was typed, but no text with the number of a card', async () => {
  await writeRequestDraft(ASKED, { firstName: 'Ada', message: 'charge 4111', phone: '+90 242 1234567' })
  expect(await readRequestDraft(ASKED)).toEqual({ firstName: 'Ada', message: 'charge 4111', phone: '+90 242 1234567' })
  await writeRequestDraft(ASKED, { firstName: 'Ada', message: 'charge 4111 1111 1111 1111', phone: '+90 242 1234567' })
  expect(await readRequestDraft(ASKED)).toEqual({ firstName: 'Ada', message: '', phone: '+90 242 1234567' })
})
