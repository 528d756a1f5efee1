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
  ['en', 'without a bed, Fri 08.01. to Sun 10.01.'],
  ['tr', 'konaklamasız: Cum 08.01. – Paz 10.01.'],
  ['de', 'ohne Bett, Fr 08.01. bis So 10.01.'],
  ['ru', 'без жилья: пт 08.01. – вс 10.01.'],
  ['nl', 'zonder bed, vr 08.01. tot zo 10.01.'],
  ['ar', 'إلى الأحد \u206610.01\u2069.'],
] as const)('a date that ends a sentence ends it with one point in %s', (locale, end) => {
  expect(writeNoBed(locale).endsWith(end)).toBe(true)
})
