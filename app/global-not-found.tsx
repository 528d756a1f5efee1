import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { RootDocument } from '@/app/_document/root-document'
import { NotFoundView } from '@/components/layout/not-found-view'
import type { Settings } from '@/domain/settings/schema'
import { isLocale, LOCALES, type Locale } from '@/domain/shared/locales'
import { negotiateLocale } from '@/lib/i18n/negotiate-locale'
import { getSettings } from '@/lib/settings/queries'

/** Language and tenant as the middleware found them; for an address that it does not see, the language of the person. */
async function readVisit(): Promise<{ locale: Locale; company: string | null }> {
  const given = await headers()
  const locale = given.get('x-locale')
  if (isLocale(locale)) return { locale, company: given.get('company') }
  return { locale: negotiateLocale(given.get('accept-language'), LOCALES) ?? 'en', company: null }
}

async function getSettingsOrNull(company: string | null): Promise<Settings | null> {
  try {
    return company === null ? null : await getSettings(company)
  } catch {
    // A missing page is missing whether or not the API is there to give it the tenant's looks.
    return null
  }
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await readVisit()
  const t = await getTranslations({ locale, namespace: 'errors.notFound' })
  return { title: t('title'), robots: { index: false } }
}

/** For addresses that no route has: an unknown path, a language that the tenant has not switched on. */
export default async function GlobalNotFound() {
  const { locale, company } = await readVisit()
  return (
    <RootDocument locale={locale} settings={await getSettingsOrNull(company)}>
      <main id="content" tabIndex={-1}>
        <NotFoundView locale={locale} />
      </main>
    </RootDocument>
  )
}
