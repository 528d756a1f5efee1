import type { AbstractIntlMessages } from 'next-intl'
import type { Locale } from '@/domain/shared/locales'

type MessageFile = { default: AbstractIntlMessages }

/** The basket's words in a language, fetched when the sidebar opens: no page carries them. Rejects when they cannot be had. */
export async function loadBasketMessages(locale: Locale): Promise<AbstractIntlMessages> {
  const [basket, errors]: MessageFile[] = await Promise.all([
    import(`../../messages/${locale}/basket.json`),
    import(`../../messages/${locale}/errors.json`),
  ])
  return { basket: basket?.default ?? {}, errors: errors?.default ?? {} }
}
