import 'server-only'
import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '@/domain/shared/locales'

/** What every page and layout below `[locale]/[company]` gets; the middleware alone puts them there. */
export type PageParams<Own extends Record<string, string> = Record<never, string>> = Promise<
  { locale: string; company: string } & Own
>

/** Language and tenant of a page. A language that is none ends in a 404. */
export async function requirePageParams<Own extends Record<string, string>>(
  params: PageParams<Own>,
): Promise<{ locale: Locale; company: string }> {
  const { locale, company } = await params
  if (!isLocale(locale)) notFound()
  return { locale, company }
}

/** A segment as a person typed it: Next hands it over percent-encoded. Null for what cannot be decoded. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
