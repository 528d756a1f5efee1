import 'server-only'
import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '@/domain/shared/locales'

/** Parameters of every page and layout below `[locale]/[company]`; only the middleware sets them. */
export type PageParams<Own extends Record<string, string> = Record<never, string>> = Promise<
  { locale: string; company: string } & Own
>

/** Language and tenant of a page. An unknown language is answered 404. */
export async function requirePageParams<Own extends Record<string, string>>(
  params: PageParams<Own>,
): Promise<{ locale: Locale; company: string }> {
  const { locale, company } = await params
  if (!isLocale(locale)) notFound()
  return { locale, company }
}

/** Decodes a segment, which Next passes percent-encoded. Null if it cannot be decoded. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
