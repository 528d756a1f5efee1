import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import { localePath, splitLocalePath } from './locale-path'

test.each([
  ['en', '/', '/'],
  ['en', '/p/balloon', '/p/balloon'],
  ['de', '/', '/de'],
  ['de', '/?x=1', '/de?x=1'],
  ['ar', '/#top', '/ar#top'],
  ['tr', '/p/balloon?x=1', '/tr/p/balloon?x=1'],
  ['tr', 'https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ['tr', '//elsewhere.example/a', '//elsewhere.example/a'],
  ['tr', 'mailto:a@b.example', 'mailto:a@b.example'],
] as const)('in %s, %s is at %s', (locale, path, expected) => {
  expect(localePath(locale, path)).toBe(expected)
})

test('what was put together comes apart again', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{3,12}$/)
  const path = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), path, (locale, given) => {
      expect(splitLocalePath(localePath(locale, given))).toEqual({ locale, path: given })
    }),
  )
})

test('a word that only begins like a language is none', () => {
  expect(splitLocalePath('/deals')).toEqual({ locale: 'en', path: '/deals' })
})
