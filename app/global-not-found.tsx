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

/** Language and tenant as the middleware found them; for an address that it does not see, the language of the person. */
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

/** What the blank layout and the members' part are made of; null when it cannot be had. */
async function readFrame(company: string | null): Promise<Frame | null> {
  if (company === null) return null
  try {
    const [settings] = await Promise.all([getSettings(company), getOtherSettings(company)])
    return { company, settings }
  } catch {
    // A missing page is missing whether or not the API is there to give it the tenant's looks.
    return null
  }
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale, company } = await readRequest()
  const [t, frame] = await Promise.all([getTranslations({ locale, namespace: 'errors.notFound' }), readFrame(company)])
  const icon = frame ? uploadUrl(frame.settings.logoFavicon.favicon) : 'data:,'
  return { title: t('title'), robots: { index: false }, icons: { icon } }
}

/** For addresses that no route has: an unknown path, a language that the tenant has not switched on. */
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
