import type { Locale } from '@/domain/shared/locales'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { nl } from './nl'
import { ru } from './ru'
import { tr } from './tr'
import type { RequestWords } from './types'

export const REQUEST_WORDS: Record<Locale, RequestWords> = { en, tr, de, ru, nl, ar }
