import type { Messages } from 'next-intl'
import { isLocale, type Locale } from '@/domain/shared/locales'
import { PREFIXLESS_LOCALE } from '@/lib/i18n/locale-path'

export interface AuthMessages {
  locale: Locale
  messages: Pick<Messages, 'member' | 'errors'>
}

/** Loads the sign-in messages in the page's language on demand; no page includes them. Rejects if the request fails. */
export async function loadAuthMessages(): Promise<AuthMessages> {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : PREFIXLESS_LOCALE
  const [member, errors] = await Promise.all([
    import(`../../messages/${locale}/member.json`),
    import(`../../messages/${locale}/errors.json`),
  ])
  return { locale, messages: { member: member.default, errors: errors.default } }
}
