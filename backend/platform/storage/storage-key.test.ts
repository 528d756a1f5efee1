import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStorageKey, requireStorageKey, requireStoragePrefix } from './storage-key'

const LETTERS = 'abcXYZ019._-'.split('')
const segment = fc
  .string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 20 })
  .filter((text) => !/^\.{1,2}$/.test(text))
const key = fc.array(segment, { minLength: 1, maxLength: 6 }).map((segments) => segments.join('/'))

test('segments of letters, digits, dots, underscores and hyphens are a key', () => {
  fc.assert(fc.property(key, (text) => requireStorageKey(text) === text))
})

test('whatever is a key stays below its folder and needs no encoding in an address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', '.', '/', '\\', '%', '\0') })), (text) => {
      if (!isStorageKey(text)) return
      expect(new URL(`http://store.example/bucket/${text}`).pathname).toBe(`/bucket/${text}`)
    }),
  )
})

test('one foreign sign anywhere makes it no key', () => {
  const foreign = fc
    .integer({ min: 0, max: 0xffff })
    .map((code) => String.fromCharCode(code))
    .filter((sign) => !/[\w./-]/.test(sign))
  fc.assert(
    fc.property(key, foreign, fc.nat(), (text, sign, at) => {
      const place = at % (text.length + 1)
      expect(() => requireStorageKey(text.slice(0, place) + sign + text.slice(place))).toThrow('not a storage key')
    }),
  )
})

test.each([
  '',
  '/',
  'a/',
  '/a',
  'a//b',
  '.',
  '..',
  '../a',
  'a/../b',
  'a/.',
  'a\\b',
  'a b',
  'ä',
  'a\n',
  `${'a'.repeat(201)}`,
])('%j is no key', (text) => {
  expect(() => requireStorageKey(text)).toThrow('not a storage key')
})

test('a key of more than 512 signs is none', () => {
  const long = Array(6).fill('a'.repeat(85))
  expect(isStorageKey(long.join('/').slice(0, 512))).toBe(true)
  expect(isStorageKey(long.join('/'))).toBe(false)
})

test('a prefix may be empty', () => {
  expect(requireStoragePrefix('')).toBe('')
  expect(requireStoragePrefix('lykia/media')).toBe('lykia/media')
  expect(() => requireStoragePrefix('lykia/')).toThrow('not a storage key')
})
