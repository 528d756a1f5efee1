import type { useTranslations } from 'next-intl'

/** Texts of a date field and its calendar. */
export interface DayTexts {
  choose: string
  clear: string
  close: string
  previous: string
  next: string
  keys: string
}

type Words<Namespace extends 'catalogue.day' | 'basket.calendar'> = ReturnType<typeof useTranslations<Namespace>>

export const buildDayTexts = (t: Words<'catalogue.day'>, calendar: Words<'basket.calendar'>): DayTexts => ({
  choose: t('choose'),
  clear: t('clear'),
  close: t('close'),
  previous: calendar('previous'),
  next: calendar('next'),
  keys: calendar('keys'),
})
