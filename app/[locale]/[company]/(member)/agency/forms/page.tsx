import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AgencyAreaView } from '@/components/agency/agency-area-view'
import { AGENCY_FORM_MESSAGES } from '@/components/agency/agency-messages'
import { AgencyUnavailable } from '@/components/agency/agency-unavailable'
import { ApplicationForm } from '@/components/agency/application-form'
import { IslandTexts } from '@/components/islands/island-texts'
import { Alert } from '@/components/ui/alert'
import { getAgencyContext } from '@/lib/agency/agency-context'
import { getAgencyArea } from '@/lib/agency/queries'
import { listCountries } from '@/lib/i18n/countries'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { getPrivacyHref } from '@/lib/settings/privacy-href'
import { getSettings } from '@/lib/settings/queries'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface FormsPageProps {
  params: PageParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: FormsPageProps): Promise<Metadata> {
  const { locale, company } = await requirePageParams(params)
  const area = await getAgencyArea(company)
  const t = await getTranslations({ locale, namespace: 'agency' })
  return { title: t(area.state === 'agency' ? 'area.title' : 'form.title'), robots: { index: false, follow: false } }
}

/** `/agency/forms`: the application form for visitors; reservations and terms for a signed-in agency (decisions 5). */
export default async function FormsPage({ params, searchParams }: FormsPageProps) {
  const { locale, company } = await requirePageParams(params)
  const area = await getAgencyArea(company)
  if (area.state === 'unknown') return <AgencyUnavailable locale={locale} />
  if (area.state === 'agency') {
    const context = await getAgencyContext(company, locale)
    return <AgencyAreaView area={area} context={context} query={await searchParams} />
  }
  const t = await getTranslations({ locale, namespace: 'agency' })
  const login = localePath(locale, paths.agencyLogin)
  return (
    <div className="wrap py-8 desktop:py-14">
      <div className="mx-auto max-w-3xl">
        {area.expired && (
          <Alert tone="wait" className="mb-6">
            {t('login.lapsed')}
          </Alert>
        )}
        <h1>{t('form.title')}</h1>
        <p className="mt-2 text-lg text-muted">{t('form.text')}</p>
        <p className="mt-2 mb-8">
          <a className="link" href={login}>
            {t('form.known')}
          </a>
        </p>
        <IslandTexts locale={locale} names={AGENCY_FORM_MESSAGES}>
          <ApplicationForm
            locale={locale}
            countries={listCountries(locale)}
            privacyHref={getPrivacyHref(await getSettings(company), locale)}
          />
        </IslandTexts>
      </div>
    </div>
  )
}
