import type { Locale } from '@/domain/shared/locales'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { nl } from './nl'
import { ru } from './ru'
import { tr } from './tr'
import type { MailTexts } from './types'

export const MAIL_TEXTS: Record<Locale, MailTexts> = { en, tr, de, ru, nl, ar }
