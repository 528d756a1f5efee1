import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

/** `<link>` in a text that sends whoever has no scripts to a person: telephone, mail and address stand there. */
export const contactTag = (locale: Locale) => ({
  link: (words: ReactNode) => (
    <a className="link" href={localePath(locale, paths.contact)}>
      {words}
    </a>
  ),
})
