import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import { toShown } from '@/lib/basket/browser-money'
import type { YachtBookingParts } from './use-yacht-booking'

/** Number of guests included in the price and the price of each further one, or the capacity. */
export function GuestsHint({ parts }: { parts: YachtBookingParts }) {
  const t = useTranslations('basket.yacht')
  const { booking, mode, money } = parts
  const { capacity, pricing, price } = booking
  if (pricing.pricingMode === 'individual' || pricing.maximumPersons >= capacity || !money) {
    return t('guestsHint', { count: capacity })
  }
  const shown = toShown(pricing.extraPersonPrice, price.currency, money)
  return (
    <>
      {t('included', { count: pricing.maximumPersons })} <Amount className="font-semibold" {...shown} money={money} />{' '}
      {t(mode === 'one' ? 'eachMore' : 'eachMoreDay')}
    </>
  )
}
