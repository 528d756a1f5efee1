import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import type { Locale } from '@/domain/shared/locales'
import { PREFIXLESS_LOCALE } from './locale-path'
import { NAMESPACES } from './namespaces'
import { routing } from './routing'

async function loadMessages(locale: Locale) {
  const files = NAMESPACES.map(async (namespace) => {
    const file = await import(`../../messages/${locale}/${namespace}.json`)
    return [namespace, file.default] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

/** Route handlers, the global 404 and the middleware have no root parameters, so they pass the language explicitly. */
async function readRootLocale(): Promise<string | undefined> {
  const { locale } = await import('next/root-params')
  return locale()
}

export default getRequestConfig(async ({ locale: given }) => {
  const asked = given ?? (await readRootLocale())
  const locale = hasLocale(routing.locales, asked) ? asked : PREFIXLESS_LOCALE
  return { locale, messages: await loadMessages(locale), timeZone: 'Europe/Istanbul' }
})
