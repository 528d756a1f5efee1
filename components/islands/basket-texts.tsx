import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, use } from 'react'
import type { Locale } from '@/domain/shared/locales'
import { loadBasketMessages } from './load-basket-messages'

/** The basket's words around a part that is loaded later: they come with it, and neither stands in the page's first load. */
export function BasketTexts({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={use(loadBasketMessages(locale))} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  )
}
