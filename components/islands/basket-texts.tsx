import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, use } from 'react'
import type { Locale } from '@/domain/shared/locales'
import { loadBasketMessages } from './load-basket-messages'

/** Provides the basket messages to a deferred part. They load together with that part, not with the page. */
export function BasketTexts({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={use(loadBasketMessages(locale))} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  )
}
