import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import type { Locale } from '@/domain/shared/locales'

/** What a field for a day says, and its calendar. */
export interface DayTexts {
  choose: string
  clear: string
  previous: string
  next: string
  keys: string
}

/** The same object for all fields of a page, which then goes out once. */
export const readDayTexts = cache(async (locale: Locale): Promise<DayTexts> => {
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
})
