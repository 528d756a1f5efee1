import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/navigation/link'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import type { AgencyLanding } from '@/domain/agency/schema'
import { commaOf } from '@/domain/shared/locales'
import type { PageContext } from '@/lib/catalogue/page-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { VisitNote } from './visit-note'

/** Placeholders that `VisitNote` replaces in the browser. */
const MARKS = { date: '{date}', branch: '{branch}' } as const

/** Landing page of an agency. It introduces the agency and states that later bookings are attributed to it. */
export async function AgencyLandingView({ landing, context }: { landing: AgencyLanding; context: PageContext }) {
  const { locale, settings } = context
  const { agencyId, agencyName, city, country, website, text } = landing
  const t = await getTranslations({ locale, namespace: 'agency.landing' })
  const place = [city, new Intl.DisplayNames([locale], { type: 'region' }).of(country)]
    .filter(Boolean)
    .join(commaOf(locale))
  return (
    <div className="wrap py-8 desktop:py-14">
      <div className="panel mx-auto max-w-3xl sm:p-10">
        <Badge tone="ok" icon="handshake">
          {t('badge')}
        </Badge>
        <h1 className="mt-4">{agencyName}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
          <span className="flex items-center gap-1.5">
            <Icon name="map-pin" size={18} />
            {place}
          </span>
          {website && (
            <a className="link" href={website} rel="noopener nofollow" target="_blank">
              {t('website')}
            </a>
          )}
        </p>
        <p className="mt-6 text-lg">{text ?? t('text', { agency: agencyName })}</p>
        <VisitNote
          agencyId={agencyId}
          locale={locale}
          kept={t('kept', { agency: agencyName, date: MARKS.date })}
          branch={t('branch', { branch: MARKS.branch })}
        />
        <p className="mt-6">
          <ButtonLink as={Link} href={localePath(locale, paths.listing())} size="large">
            {t('start')}
          </ButtonLink>
        </p>
        <p className="mt-6 text-sm text-muted">{settings.company.companyName}</p>
      </div>
    </div>
  )
}
