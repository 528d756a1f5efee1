import { useTranslations } from 'next-intl'
import type { PriceComponent } from '@/domain/pricing/types'
import type { TourBooking } from '@/lib/basket/booking'
import type { LineName } from '../shared/price-lines'

/** Names of the price components of a tour. */
export function useTourLines({ pricing }: TourBooking): (component: PriceComponent) => LineName {
  const t = useTranslations('basket.card.lines')
  return ({ code, quantity }) => {
    if (code === 'adult' || code === 'child' || code === 'infant' || code === 'extraPerson') {
      return { name: t(code, { count: quantity }), isCounted: true }
    }
    return {
      name: t('group', { count: pricing.pricingMode === 'group' ? pricing.maximumPersons : 0 }),
      isCounted: false,
    }
  }
}
