import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AgencyLogin } from '@/components/agency/agency-login'
import { AGENCY_LOGIN_MESSAGES } from '@/components/agency/agency-messages'
import { IslandTexts } from '@/components/islands/island-texts'
import { Alert } from '@/components/ui/alert'
import { getAgencyArea } from '@/lib/agency/queries'
import { AUTH_QUERY } from '@/lib/auth/auth-paths'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface LoginPageProps {
  params: PageParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: LoginPageProps): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'agency.login' })
  return { title: t('title'), robots: { index: false, follow: false } }
}

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

/** `/agency/login`. Redirects a signed-in agency to its own page. Works without scripts. */
export default async function LoginPage({ params, searchParams }: LoginPageProps) {
  const { locale, company } = await requirePageParams(params)
  const [area, query, t] = await Promise.all([
    getAgencyArea(company),
    searchParams,
    getTranslations({ locale, namespace: 'agency.login' }),
  ])
  const error = one(query[AUTH_QUERY.error])
  const home = localePath(locale, paths.agencyForms)
  if (area.state === 'agency') redirect(home)
  return (
    <div className="wrap py-8 desktop:py-14">
      <div className="mx-auto max-w-lg">
        <h1>{t('title')}</h1>
        <p className="mt-2 text-muted">{t('text')}</p>
        {area.state === 'guest' && area.expired && (
          <Alert tone="wait" className="mt-6">
            {t('lapsed')}
          </Alert>
        )}
        <div className="mt-6">
          <IslandTexts locale={locale} names={AGENCY_LOGIN_MESSAGES}>
            <AgencyLogin
              here={localePath(locale, paths.agencyLogin)}
              home={home}
              isForgot={one(query[AUTH_QUERY.tab]) === 'forgot'}
              error={error}
              isSent={one(query[AUTH_QUERY.notice]) === 'passwordSent'}
            />
          </IslandTexts>
        </div>
        <p className="mt-6 text-center">
          <a className="link text-sm" href={home}>
            {t('apply')}
          </a>
        </p>
      </div>
    </div>
  )
}
