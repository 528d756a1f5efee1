import type { AbstractIntlMessages } from 'next-intl'
import type { Locale } from '@/domain/shared/locales'

type MessageFile = { default: AbstractIntlMessages }

const asked = new Map<Locale, Promise<AbstractIntlMessages>>()

async function fetchMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const [basket, errors]: MessageFile[] = await Promise.all([
    import(`../../messages/${locale}/basket.json`),
    import(`../../messages/${locale}/errors.json`),
  ])
  return { basket: basket?.default ?? {}, errors: errors?.default ?? {} }
}

/**
 * The basket's words in a language, fetched when a part that uses them is: no page carries them. One promise for all who ask, so that
 * `use` takes it; rejects when they cannot be had, and asks again at the next call.
 */
export function loadBasketMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const known = asked.get(locale)
  if (known) return known
  const messages = fetchMessages(locale)
  messages.catch(() => asked.delete(locale))
  asked.set(locale, messages)
  return messages
}
