import type { Agency } from '@/domain/agency/schema'
import { formatDate } from '@/domain/dates/plain-date'
import { formatPercent } from '@/domain/money/format'
import type { AgencyContext } from '@/lib/agency/agency-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

/** Trade discount, commission, contract, and the referral links that attribute a guest to the agency. */
export function AgencyTerms({ agency, context }: { agency: Agency; context: AgencyContext }) {
  const { words, locale, origin } = context
  const address = `${origin}${localePath(locale, paths.agency(String(agency.agencyId)))}`
  const { agencyValidUntil: end } = agency
  const terms: [string, string, string?][] = [
    [words('area.discount'), formatPercent(agency.discountPercent, locale), words('area.discountText')],
    [words('area.commission'), formatPercent(agency.commissionPercent, locale), words('area.commissionText')],
    [words('area.contract'), end ? words('area.contractUntil', { date: formatDate(end) }) : words('area.contractOpen')],
  ]
  const links: [string, string][] = [
    [words('area.link'), address],
    ...agency.subAgencies.map(({ subAgencyId, subAgencyName }): [string, string] => [
      words('area.branchLink', { branch: subAgencyName }),
      `${address}?alt_ac_k_no=${subAgencyId}`,
    ]),
  ]
  return (
    <div className="mt-6 grid gap-4">
      <dl className="grid gap-4 sm:grid-cols-3">
        {terms.map(([label, value, text]) => (
          <div key={label} className="panel p-4 sm:p-5">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-h3 font-bold">{value}</dd>
            {text && <dd className="text-sm text-muted">{text}</dd>}
          </div>
        ))}
      </dl>
      <div className="panel p-4 sm:p-5">
        <dl className="grid gap-3">
          {links.map(([label, href]) => (
            <div key={href}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="break-all">
                <a className="link" href={href} data-native="">
                  <bdi dir="ltr">{href}</bdi>
                </a>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm text-muted">{words('area.linkText')}</p>
      </div>
    </div>
  )
}
