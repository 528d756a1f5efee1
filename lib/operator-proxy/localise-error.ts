import 'server-only'
import type { NextRequest } from 'next/server'
import { isLocale, LOCALES, type Locale } from '@/domain/shared/locales'
import { negotiateLocale } from '@/domain/shared/negotiate-locale'
import type { ApiError } from '@/lib/api/result'
import { LOCALE_COOKIE } from '@/lib/i18n/locale-cookie'
import { PREFIXLESS_LOCALE, splitLocalePath } from '@/lib/i18n/locale-path'
import { getTenantByHost } from '@/lib/tenancy/current-directory'

/** The language in the address of the calling page; null if the browser sends no `Referer`. */
function localeOfPage(referer: string | null, host: string | null): Locale | null {
  if (!referer || !URL.canParse(referer)) return null
  const page = new URL(referer)
  return page.host === host ? splitLocalePath(page.pathname).locale : null
}

/** The caller's language: from the call, else the page, the cookie, the browser, or the tenant's default. */
export async function readCallLocale({ headers, nextUrl, cookies }: NextRequest): Promise<Locale> {
  const host = headers.get('host')
  const told = [
    nextUrl.searchParams.get('locale'),
    localeOfPage(headers.get('referer'), host),
    cookies.get(LOCALE_COOKIE.name)?.value,
  ]
  const known = told.find(isLocale) ?? negotiateLocale(headers.get('accept-language'), LOCALES)
  return known ?? (await getTenantByHost(host))?.language.default ?? PREFIXLESS_LOCALE
}

/** The error with the shop's text for its code; an unknown code of another operator's API keeps that API's text. */
export async function localiseError(error: ApiError, locale: Locale): Promise<ApiError> {
  const { default: messages } = await import(`../../messages/${locale}/errors.json`)
  const words: Readonly<Record<string, string>> = messages.codes
  const own = Object.hasOwn(words, error.code) ? words[error.code] : undefined
  return { ...error, message: own ?? (error.message || words.unknown || error.code) }
}
