import { IslandTexts } from '@/components/islands/island-texts'
import { Link } from '@/components/navigation/link'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { toLocal } from '@/domain/dates/zone'
import type { AgencyContext } from '@/lib/agency/agency-context'
import { AGENCY_PATHS } from '@/lib/agency/agency-paths'
import type { AgencyArea } from '@/lib/agency/queries'
import { listMonths } from '@/lib/agency/statement-months'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { AGENCY_PASSWORD_MESSAGES } from './agency-messages'
import { AgencyPasswordForm } from './agency-password-form'
import { AgencyReservations } from './agency-reservations'
import { AgencyStatement } from './agency-statement'
import { AgencyTerms } from './agency-terms'

const PARTS = ['reservations', 'statement', 'account'] as const

interface AgencyAreaViewProps {
  area: Extract<AgencyArea, { state: 'agency' }>
  context: AgencyContext
  query: Readonly<Record<string, string | string[] | undefined>>
}

/** Page of a signed-in agency: its terms, its links and one part, selected by the query (`?show=statement`). */
export function AgencyAreaView({ area, context, query }: AgencyAreaViewProps) {
  const { agency, token } = area
  const { words, locale, other } = context
  // An agency with a mailed password must change it before it sees any other part.
  const current = agency.mustChangePassword ? 'account' : (PARTS.find((part) => part === query.show) ?? 'reservations')
  const months = listMonths(toLocal(Date.now(), other.timeZone).date)
  const page = Math.max(1, Math.floor(Number(query.page)) || 1)
  const own = localePath(locale, paths.agencyForms)
  return (
    <div className="wrap py-8 desktop:py-10">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm text-muted">{words('area.number', { number: String(agency.agencyId) })}</p>
          <h1>{agency.tradeName}</h1>
          <p className="mt-1 text-muted">
            <bdi>{`${agency.firstName} ${agency.lastName}`}</bdi> · <bdi>{agency.email}</bdi>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {!agency.mustChangePassword && (
            <ButtonLink as={Link} href={localePath(locale, paths.listing())} tone="buy">
              {words('area.book')}
            </ButtonLink>
          )}
          <form method="post" action={AGENCY_PATHS.signOut}>
            <input type="hidden" name="callbackUrl" value={localePath(locale, paths.agencyLogin)} />
            <button type="submit" className="btn btn-quiet">
              <Icon name="log-out" />
              <span>{words('area.logout')}</span>
            </button>
          </form>
        </div>
      </header>
      <AgencyTerms agency={agency} context={context} />
      <nav aria-label={words('area.label')} className="mt-8 mb-6">
        <ul className="flex flex-wrap gap-x-6 border-b border-line">
          {PARTS.map((part) => (
            <li key={part}>
              <Link
                href={part === 'reservations' ? own : `${own}?show=${part}`}
                prefetch={false}
                aria-current={part === current ? 'page' : undefined}
                className={cx(
                  'flex min-h-12 items-center border-b-3 font-label',
                  part === current ? 'border-brand text-brand-strong' : 'border-transparent text-muted hover:text-ink',
                )}
              >
                {words(`area.tabs.${part}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {current === 'reservations' && <AgencyReservations token={token} page={page} context={context} />}
      {current === 'statement' && (
        <AgencyStatement
          token={token}
          month={months.find((month) => month === query.month) ?? toLocal(Date.now(), other.timeZone).date.slice(0, 7)}
          months={months}
          context={context}
        />
      )}
      {current === 'account' && (
        <div className="max-w-2xl">
          {agency.mustChangePassword && (
            <Alert tone="wait" className="mb-6">
              {words('account.mustChange')}
            </Alert>
          )}
          <IslandTexts locale={locale} names={AGENCY_PASSWORD_MESSAGES}>
            <AgencyPasswordForm
              email={agency.email}
              isMailed={agency.mustChangePassword}
              minimumPasswordLength={other.minimumPasswordLength}
            />
          </IslandTexts>
        </div>
      )}
    </div>
  )
}
