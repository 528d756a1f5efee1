import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

/**
 * Renders `<link>` in a message as a link to the contact page, which lists telephone, mail and address for visitors
 * without scripts.
 */
export const contactTag = (locale: Locale) => ({
  link: (words: ReactNode) => (
    <a className="link" href={localePath(locale, paths.contact)}>
      {words}
    </a>
  ),
})
