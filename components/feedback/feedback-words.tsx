import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { loadBasketMessages } from '@/components/islands/load-basket-messages'
import type { Locale } from '@/domain/shared/locales'

type MessageFile = { default: AbstractIntlMessages }

interface FeedbackWordsProps {
  locale: Locale
  /** Stands there until the words are. */
  fallback?: ReactNode
  children: ReactNode
}

/** The words of reviews and notices, fetched with what needs them: no page carries them. */
export function FeedbackWords({ locale, fallback = null, children }: FeedbackWordsProps) {
  const [messages, setMessages] = useState<AbstractIntlMessages | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const [words, feedback, catalogue]: [AbstractIntlMessages, MessageFile, MessageFile] = await Promise.all([
        loadBasketMessages(locale),
        import(`../../messages/${locale}/feedback.json`),
        import(`../../messages/${locale}/catalogue.json`),
      ])
      if (!isGone) setMessages({ ...words, feedback: feedback.default, catalogue: catalogue.default })
    }
    void load()
    return () => {
      isGone = true
    }
  }, [locale])
  if (!messages) return fallback
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
