import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { loadBasketMessages } from '@/components/islands/load-basket-messages'
import type { Locale } from '@/domain/shared/locales'

type MessageFile = { default: AbstractIntlMessages }

interface FeedbackWordsProps {
  locale: Locale
  /** Rendered until the messages are loaded. */
  fallback?: ReactNode
  children: ReactNode
}

/** Provides the messages of reviews and notifications, which load on demand; no page includes them. */
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
