import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import { ERRORS, type ErrorCode } from '../errors'
import { messageOf } from './all'

const CODES = Object.keys(ERRORS) as ErrorCode[]

test.each(LOCALES)('every refusal is a sentence in %s', (locale) => {
  for (const code of CODES) {
    const message = messageOf(code, locale)
    expect(message, code).toMatch(/^\S.{8,}[.!]$/u)
  }
})

test.each(LOCALES.filter((locale) => locale !== 'en'))('%s says nothing in English', (locale) => {
  expect(CODES.filter((code) => messageOf(code, locale) === ERRORS[code].message)).toEqual([])
})
