import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import { RESERVATION_MAIL_TEXTS } from './catalogues'

test('no two languages say the same thing in the same words', () => {
  for (const occasion of ['confirmed', 'cancelled', 'reminder', 'lapsed', 'refunded'] as const) {
    const bodies = LOCALES.map((locale) => RESERVATION_MAIL_TEXTS[locale][occasion].body)
    expect(new Set(bodies).size).toBe(LOCALES.length)
  }
})
