'use client'

import { Dropdown } from '@/components/ui/dropdown'
import type { MenuEntry } from '@/components/ui/menu-groups'
import { isLocale } from '@/domain/shared/locales'
import { rememberLocale } from '@/lib/i18n/remember-locale'

interface LanguageMenuProps {
  purpose: string
  current: string
  languages: readonly MenuEntry[]
}

/** The page's own address in a language, which its head names for search engines; null where it has none. */
function findAlternate(locale: string): string | null {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang^="${locale}"]`)
  return link ? new URL(link.href).pathname : null
}

/** Leads to this page in another language, else to that language's front page; '/' leads there from now on. */
export function LanguageMenu({ purpose, current, languages }: LanguageMenuProps) {
  const choose = (key: string) => {
    if (!isLocale(key)) return
    rememberLocale(key)
    const fallback = languages.find((entry) => entry.key === key)?.href ?? '/'
    location.assign(findAlternate(key) ?? fallback)
  }
  const entries = languages.map(({ href: _href, ...entry }) => entry)
  return <Dropdown purpose={purpose} icon="globe" label={current} groups={[{ entries }]} onSelect={choose} />
}
