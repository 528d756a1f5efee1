import type { Locale } from '@/domain/shared/locales'
import { ERRORS, type ErrorCode } from '../errors'
import { ar } from './ar'
import { de } from './de'
import { nl } from './nl'
import { ru } from './ru'
import { tr } from './tr'

const en = Object.fromEntries(Object.entries(ERRORS).map(([code, { message }]) => [code, message]))

/** Every code's sentence in every language; the English ones are those of the table itself. */
export const ERROR_TEXTS: Record<Locale, Record<ErrorCode, string>> = {
  en: en as Record<ErrorCode, string>,
  tr,
  de,
  ru,
  nl,
  ar,
}

export const messageOf = (code: ErrorCode, locale: Locale): string => ERROR_TEXTS[locale][code]
