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
 * Loads the basket messages of a language when a part first needs them; no page includes them. All callers share one
 * promise, as `use` requires. Rejects if the messages cannot be loaded; the next call retries.
 */
export function loadBasketMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const known = asked.get(locale)
  if (known) return known
  const messages = fetchMessages(locale)
  messages.catch(() => asked.delete(locale))
  asked.set(locale, messages)
  return messages
}
