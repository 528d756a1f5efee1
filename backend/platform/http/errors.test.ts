import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import { ERROR_TEXTS } from '@/messages/catalogues'
import { ERROR_STATUS, type ErrorCode, messageOf } from './errors'

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[]

test('a sentence has a status', () => {
  expect(Object.keys(ERROR_TEXTS.en).sort()).toEqual([...CODES].sort())
})

test.each(LOCALES)('every refusal is a sentence in %s', (locale) => {
  for (const code of CODES) {
    const message = messageOf(code, locale)
    expect(message, code).toMatch(/^\S.{8,}[.!]$/u)
  }
})

test.each(LOCALES.filter((locale) => locale !== 'en'))('%s says nothing in English', (locale) => {
  expect(CODES.filter((code) => messageOf(code, locale) === messageOf(code, 'en'))).toEqual([])
})
