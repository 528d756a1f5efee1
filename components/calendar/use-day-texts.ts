import { useTranslations } from 'next-intl'
import { buildDayTexts, type DayTexts } from './build-day-texts'

/** For forms that are rendered in the browser. Needs the messages `catalogue.day` and `basket.calendar`. */
export const useDayTexts = (): DayTexts =>
  buildDayTexts(useTranslations('catalogue.day'), useTranslations('basket.calendar'))
