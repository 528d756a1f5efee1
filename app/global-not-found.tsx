import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { RootDocument } from '@/app/_document/root-document'
import { BlankFrame } from '@/components/layout/blank-frame'
import { NotFoundView } from '@/components/layout/not-found-view'
import { MembersPart } from '@/components/member/members-part'
import type { Settings } from '@/domain/settings/schema'
import { isLocale, LOCALES, type Locale } from '@/domain/shared/locales'
import { negotiateLocale } from '@/domain/shared/negotiate-locale'
import { getOtherSettings, getSettings } from '@/lib/settings/queries'
import { uploadUrl } from '@/lib/uploads/pictures'

/**
 * Returns language and tenant as set by the middleware. For paths outside the middleware, negotiates the language with
 * the browser and returns no tenant.
 */
async function readRequest(): Promise<{ locale: Locale; company: string | null }> {
  const given = await headers()
  const locale = given.get('x-locale')
  if (isLocale(locale)) return { locale, company: given.get('company') }
  return { locale: negotiateLocale(given.get('accept-language'), LOCALES) ?? 'en', company: null }
}

interface Frame {
  company: string
  settings: Settings
}

/** Returns the data of the blank layout and the member features, or null if they cannot be read. */
async function readFrame(company: string | null): Promise<Frame | null> {
  if (company === null) return null
  try {
    const [settings] = await Promise.all([getSettings(company), getOtherSettings(company)])
    return { company, settings }
  } catch {
    // The 404 page also works without the API, in the default theme.
    return null
  }
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale, company } = await readRequest()
  const [t, frame] = await Promise.all([getTranslations({ locale, namespace: 'errors.notFound' }), readFrame(company)])
  const icon = frame ? uploadUrl(frame.settings.logoFavicon.favicon) : 'data:,'
  return { title: t('title'), robots: { index: false }, icons: { icon } }
}

/** The 404 page for paths without a route: an unknown path, or a language that the tenant has not enabled. */
export default async function GlobalNotFound() {
  const { locale, company } = await readRequest()
  const frame = await readFrame(company)
  return (
    <RootDocument locale={locale} settings={frame?.settings ?? null}>
      {frame ? (
        <>
          <BlankFrame locale={locale} company={frame.company}>
            <NotFoundView locale={locale} />
          </BlankFrame>
          <MembersPart locale={locale} company={frame.company} />
        </>
      ) : (
        <main id="content" tabIndex={-1}>
          <NotFoundView locale={locale} />
        </main>
      )}
    </RootDocument>
  )
}
