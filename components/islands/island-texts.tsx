import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locales'
import { pickMessages } from '@/lib/basket/pick-messages'

interface IslandTextsProps {
  locale: Locale
  /** Message namespaces or keys that the island uses: 'basket.card', 'errors.codes.unavailable'. */
  names: readonly string[]
  children: ReactNode
}

/**
 * Provides an island with only the messages that it uses. The complete message catalogue is never sent to the browser.
 */
export async function IslandTexts({ locale, names, children }: IslandTextsProps) {
  const messages = pickMessages(await getMessages({ locale }), names)
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
