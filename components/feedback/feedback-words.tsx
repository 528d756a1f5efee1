'use client'

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
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
      const [feedback, errors, catalogue]: MessageFile[] = await Promise.all([
        import(`../../messages/${locale}/feedback.json`),
        import(`../../messages/${locale}/errors.json`),
        import(`../../messages/${locale}/catalogue.json`),
      ])
      const words = { feedback: feedback?.default, errors: errors?.default, catalogue: catalogue?.default }
      if (!isGone) setMessages(words as AbstractIntlMessages)
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
