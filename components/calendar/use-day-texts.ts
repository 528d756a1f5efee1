import { useTranslations } from 'next-intl'
import { buildDayTexts, type DayTexts } from './build-day-texts'

/** For a form that is drawn in the browser. Words: `catalogue.day`, `basket.calendar`. */
export const useDayTexts = (): DayTexts =>
  buildDayTexts(useTranslations('catalogue.day'), useTranslations('basket.calendar'))
