import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import type { Locale } from '@/domain/shared/locales'
import { buildDayTexts, type DayTexts } from './build-day-texts'

/** Returns the same object to all fields of a page, so it is serialised once. */
export const readDayTexts = cache(async (locale: Locale): Promise<DayTexts> => {
  const [t, calendar] = await Promise.all([
    getTranslations({ locale, namespace: 'catalogue.day' }),
    getTranslations({ locale, namespace: 'basket.calendar' }),
  ])
  return buildDayTexts(t, calendar)
})
