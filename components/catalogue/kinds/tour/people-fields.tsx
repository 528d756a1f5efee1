import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import type { AgeBand } from '@/domain/basket/pax'
import { isZero } from '@/domain/money/amount'
import { toShown } from '@/lib/basket/browser-money'
import { getCampaign, toReduced } from '@/lib/basket/price-choice'
import { CountRow } from '../shared/count-row'
import { PartyLimit } from '../shared/party-limit'
import type { TourBookingParts } from './use-tour-booking'

const BANDS: readonly AgeBand[] = ['adult', 'child', 'infant']

/** Steppers for adults, children and infants, with age limits and prices. */
export function PeopleFields({ parts }: { parts: TourBookingParts }) {
  const t = useTranslations('basket.card')
  const { booking, choice, choose, money, state } = parts
  const { adultFrom, childFrom } = booking.ageBands
  const ages: Record<AgeBand, string> = {
    adult: t('ages.adult', { from: adultFrom }),
    child: t('ages.child', { from: childFrom, to: adultFrom - 1 }),
    infant: t('ages.infant', { to: Math.max(0, childFrom - 1) }),
  }
  // Infants from a URL can be removed, even if no infant may be added.
  const bands = BANDS.filter((band) => band !== 'infant' || choice.pax.infant > 0 || state.bounds.infant.max > 0)
  // Before a day is chosen, today's unit price is shown only if it equals the lowest price in the head.
  const isOnePrice = (booking.price.oldAmount ?? booking.price.amount) === booking.unitPrices.adult
  const prices = state.session?.prices ?? (isOnePrice ? booking.unitPrices : null)
  const campaign = getCampaign(booking, Date.now())

  const priceOf = (band: AgeBand) => {
    if (!money || !prices || booking.pricing.pricingMode === 'group') return null
    if (isZero(prices[band])) return t('free')
    const { amount, currency } = toShown(prices[band], booking.price.currency, money)
    return <Amount className="font-semibold" amount={toReduced(amount, campaign)} currency={currency} money={money} />
  }

  return (
    <div>
      {bands.map((band) => {
        const price = priceOf(band)
        return (
          <CountRow
            key={band}
            label={t(`bands.${band}`)}
            hint={
              <>
                {ages[band]}
                {price && <> · {price}</>}
              </>
            }
            value={choice.pax[band]}
            min={state.bounds[band].min}
            max={state.bounds[band].max}
            onChange={(value) => choose({ pax: { ...choice.pax, [band]: value } })}
          />
        )
      })}
      <PartyLimit limit={state.party ? null : state.reached} />
    </div>
  )
}
