import { getTranslations } from 'next-intl/server'
import { Money } from '@/components/money/money'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { cx } from '@/components/ui/cx'
import { EmptyState } from '@/components/ui/empty-state'
import { formatDate } from '@/domain/dates/plain-date'
import { commaOf } from '@/domain/shared/locales'
import type { TransferQuery } from '@/domain/transfer/schema'
import { toParty } from '@/lib/basket/stay-state'
import type { PageContext } from '@/lib/catalogue/page-context'
import type { RideResults as Results } from '@/lib/catalogue/transfer/ride-results'
import { localePath } from '@/lib/i18n/locale-path'
import { getRideOfferPath } from '@/lib/requests/offer-wish'

interface RideResultsProps {
  context: PageContext
  query: TransferQuery
  from: string
  to: string
  results: Results
}

/**
 * The vehicles for the ride with their prices. A vehicle that is too small shows the reason; alternatives are listed
 * above.
 */
export async function RideResults({ context, query, from, to, results }: RideResultsProps) {
  const { locale, money, t: words } = context
  const [t, basket] = await Promise.all([
    getTranslations({ locale, namespace: 'transfers' }),
    getTranslations({ locale, namespace: 'basket' }),
  ])
  const { options, proposal } = results
  const moments = [query, query.returnRide].flatMap((ride) =>
    ride ? `${formatDate(ride.date)}${commaOf(locale)}${ride.time}` : [],
  )
  const party = [
    basket('item.passengers', { count: query.people }),
    basket('item.cases', { count: query.luggage }),
  ].join(commaOf(locale))
  const isTooLarge = options.every(({ problem }) => problem === 'tooManyPersons' || problem === 'tooMuchLuggage')
  const nameOf = (vehicle: Results['options'][number]['vehicle']) => basket(`vehicles.${vehicle}`)
  const offerHref = localePath(
    locale,
    getRideOfferPath({
      place: words('route.way', { from, to }),
      date: query.date,
      endDate: query.returnRide?.date ?? null,
      pax: toParty(query.people),
    }),
  )
  if (options.length === 0) {
    return (
      <EmptyState
        icon="bus"
        title={t('none.title')}
        text={t('none.text')}
        action={<ButtonLink href={offerHref}>{t('none.offer')}</ButtonLink>}
      />
    )
  }
  return (
    <section aria-labelledby="rides">
      <h2 id="rides">{words('route.way', { from, to })}</h2>
      <p className="mt-1 mb-5 text-muted">
        <bdi>{moments.join(' – ')}</bdi> · {party}
      </p>
      {proposal && (
        <Alert
          tone="info"
          className="mb-4"
          title={
            proposal.isLarger
              ? basket('ride.larger', { vehicle: nameOf(proposal.rides[0]?.vehicle ?? 'minibus') })
              : t('results.two')
          }
        >
          <ul className="mt-2 grid gap-2">
            {proposal.rides.map((ride) => (
              <li key={ride.vehicle} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <span>
                  <b>{ride.quantity > 1 ? `${ride.quantity} × ${nameOf(ride.vehicle)}` : nameOf(ride.vehicle)}</b>
                  {commaOf(locale)}
                  {basket('item.passengers', { count: ride.people })}
                  {commaOf(locale)}
                  {basket('item.cases', { count: ride.luggage })}
                </span>
                <ButtonLink size="small" href={ride.href}>
                  {t('results.choose')}
                </ButtonLink>
              </li>
            ))}
          </ul>
          <p className="mt-2 font-bold">
            {t('results.total')} <Money amount={proposal.total} currency={proposal.currency} money={money} />
          </p>
        </Alert>
      )}
      {!proposal && options.every(({ href }) => href === null) && (
        <Alert tone="wait" className="mb-4" title={isTooLarge ? basket('ride.none') : t('results.nothing')}>
          <a className="link" href={offerHref}>
            {t('none.offer')}
          </a>
        </Alert>
      )}
      <ul className="grid gap-3">
        {options.map(({ key, vehicle, seats, luggage, total, currency, href, problem }) => (
          <li
            key={key}
            className={cx(
              'grid items-center gap-x-5 gap-y-2 rounded-card border border-line px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]',
              href === null ? 'ride-closed bg-sand text-muted' : 'bg-surface',
            )}
          >
            <div>
              <h3 className="text-lg">{nameOf(vehicle)}</h3>
              <p className="text-sm text-muted">
                {problem === null ? basket('ride.fits', { seats, count: luggage }) : t(`problems.${problem}`)}
              </p>
            </div>
            <p className="sm:text-end">
              <Money className="text-lg" amount={total} currency={currency} money={money} />
              <small className="block text-muted">{t(query.returnRide ? 'results.bothWays' : 'results.oneWay')}</small>
            </p>
            {href !== null && (
              <ButtonLink tone="buy" href={href} aria-label={t('results.chooseNamed', { vehicle: nameOf(vehicle) })}>
                {t('results.choose')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
