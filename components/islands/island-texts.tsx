import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locales'
import { pickMessages } from '@/lib/basket/pick-messages'

interface IslandTextsProps {
  locale: Locale
  /** Parts of the catalogue that the island uses: 'basket.card', 'errors.codes.unavailable'. */
  names: readonly string[]
  children: ReactNode
}

/** Gives an island the words that it uses, and no others: a catalogue never crosses to the browser whole. */
export async function IslandTexts({ locale, names, children }: IslandTextsProps) {
  const messages = pickMessages(await getMessages({ locale }), names)
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
