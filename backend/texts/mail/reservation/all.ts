import type { Locale } from '@/domain/shared/locales'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { nl } from './nl'
import { ru } from './ru'
import { tr } from './tr'
import type { ReservationMailTexts } from './types'

export const RESERVATION_MAIL_TEXTS: Record<Locale, ReservationMailTexts> = { ar, de, en, nl, ru, tr }
