import { renderHook } from '@testing-library/react'
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { Locale } from '@/domain/shared/locales'
import ar from '@/messages/ar/basket.json'
import de from '@/messages/de/basket.json'
import en from '@/messages/en/basket.json'
import nl from '@/messages/nl/basket.json'
import ru from '@/messages/ru/basket.json'
import tr from '@/messages/tr/basket.json'
import { useTripWords } from './trip-words'

const BASKETS: Record<Locale, AbstractIntlMessages> = { ar, de, en, nl, ru, tr }

function writeNoBed(locale: Locale): string {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={locale} messages={{ basket: BASKETS[locale] }}>
      {children}
    </NextIntlClientProvider>
  )
  const { result } = renderHook(() => useTripWords([], locale), { wrapper })
  return result.current.writeClash({ clash: 'noBed', from: '2027-01-08', to: '2027-01-10' })
}

test.each([
  ['en', 'without a bed, Fri\u00A008.01. to Sun\u00A010.01.'],
  ['tr', 'konaklamasız: Cum\u00A008.01. – Paz\u00A010.01.'],
  ['de', 'ohne Bett, Fr\u00A008.01. bis So\u00A010.01.'],
  ['ru', 'без жилья: пт\u00A008.01. – вс\u00A010.01.'],
  ['nl', 'zonder bed, vr\u00A008.01. tot zo\u00A010.01.'],
  ['ar', 'إلى الأحد\u00A0\u206610.01\u2069.'],
] as const)('a date that ends a sentence ends it with one point in %s', (locale, end) => {
  expect(writeNoBed(locale).endsWith(end)).toBe(true)
})
