import { useTranslations } from 'next-intl'
import type { PriceComponent } from '@/domain/pricing/types'
import type { LineName } from '../shared/price-lines'
import type { YachtBookingParts } from './use-yacht-booking'

/** Names of the price components of a charter. */
export function useYachtLines({ booking, mode, state }: YachtBookingParts): (component: PriceComponent) => LineName {
  const t = useTranslations('basket.yacht')
  const { pricing } = booking
  return ({ code, quantity }) => {
    if (code !== 'extraPerson') {
      const name = t(mode === 'week' ? 'boatWeeks' : 'boatDays', { count: quantity })
      return { name, isCounted: quantity > 1 }
    }
    const count = Math.max(1, state.persons - (pricing.pricingMode === 'group' ? pricing.maximumPersons : 0))
    const days = quantity / count
    return {
      name: days > 1 ? t('extraGuestDays', { count, days }) : t('extraGuests', { count }),
      isCounted: true,
    }
  }
}
