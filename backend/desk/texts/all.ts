import type { Locale } from '@/domain/shared/locales'
import { ar } from './ar'
import { de } from './de'
import { type DeskTexts, en } from './en'
import { nl } from './nl'
import { ru } from './ru'
import { tr } from './tr'

export const DESK_TEXTS: Record<Locale, DeskTexts> = { en, tr, de, ru, nl, ar }
