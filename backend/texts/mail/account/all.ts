import type { Locale } from '@/domain/shared/locales'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { nl } from './nl'
import { ru } from './ru'
import { tr } from './tr'
import type { AccountMailTexts } from './types'

export const ACCOUNT_TEXTS: Record<Locale, AccountMailTexts> = { en, tr, de, ru, nl, ar }
