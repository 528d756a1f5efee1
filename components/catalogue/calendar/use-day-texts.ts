import { useTranslations } from 'next-intl'
import type { DayTexts } from './day-texts'

/** For a form that is drawn in the browser. Words: `catalogue.day`, `basket.calendar`. */
export function useDayTexts(): DayTexts {
  const t = useTranslations('catalogue.day')
  const calendar = useTranslations('basket.calendar')
  return {
    choose: t('choose'),
    clear: t('clear'),
    previous: calendar('previous'),
    next: calendar('next'),
    keys: calendar('keys'),
  }
}
