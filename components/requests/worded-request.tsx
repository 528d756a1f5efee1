import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import { RequestForm } from './request-form'

interface WordedRequestProps extends ComponentProps<typeof RequestForm> {
  messages: AbstractIntlMessages
}

/** The form with its messages. */
export function WordedRequest({ messages, ...form }: WordedRequestProps) {
  return (
    <NextIntlClientProvider locale={form.setup.locale} messages={messages}>
      <RequestForm {...form} />
    </NextIntlClientProvider>
  )
}
