import { useTranslations } from 'next-intl'
import type { PriceComponent } from '@/domain/pricing/types'
import type { LineName } from '../shared/price-lines'
import type { CarBookingParts } from './use-car-booking'

/** Names of the price components of a hire. */
export function useCarLines({ state }: CarBookingParts): (component: PriceComponent) => LineName {
  const t = useTranslations('basket.hire')
  return ({ code, quantity }) => {
    if (code === 'lengthDiscount') return { name: t('band', { count: state.bandFrom ?? 1 }), isCounted: false }
    if (code === 'oneWay') return { name: t('oneWay', { place: state.giveBack?.title ?? '' }), isCounted: false }
    if (code === 'youngDriver') return { name: t('youngDriver', { count: quantity }), isCounted: true }
    return { name: t('days', { count: quantity }), isCounted: true }
  }
}
