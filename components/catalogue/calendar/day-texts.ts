import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/shared/locales'

/** What a field for a day says, and its calendar. */
export interface DayTexts {
  choose: string
  clear: string
  previous: string
  next: string
  keys: string
}

export async function readDayTexts(locale: Locale): Promise<DayTexts> {
  const [t, calendar] = await Promise.all([
    getTranslations({ locale, namespace: 'catalogue.day' }),
    getTranslations({ locale, namespace: 'basket.calendar' }),
  ])
  return {
    choose: t('choose'),
    clear: t('clear'),
    previous: calendar('previous'),
    next: calendar('next'),
    keys: calendar('keys'),
  }
}
