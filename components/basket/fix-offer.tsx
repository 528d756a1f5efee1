import { useTranslations } from 'next-intl'
import { type ItemView, ownTotal } from '@/lib/basket/basket-view'
import { type BrowserMoney, writeAmount } from '@/lib/basket/browser-money'
import { findSeatsLeft } from '@/lib/basket/seats-left'
import type { TripFix } from '@/lib/basket/trip-fix'
import { useSideQuote } from './use-side-quote'

interface FixOfferProps {
  fix: TripFix
  /** The item that the fix changes, as it is in the basket now. */
  view: ItemView
  money: BrowserMoney
}

/** Preview of a fix: remaining places and the new price next to the present one. */
export function FixOffer({ fix, view, money }: FixOfferProps) {
  const t = useTranslations('basket')
  const changed = { ...view.item, ...fix.change }
  const [offer] = useSideQuote([changed], money)
  if (!offer?.line) return null
  const write = (amount: string) => writeAmount(amount, money.currency, money)
  const after = ownTotal(offer.line)
  const before = view.line ? ownTotal(view.line) : after
  const seats = findSeatsLeft(changed)
  return (
    <p>
      {seats !== null && `${t('card.seatsLeft', { count: seats })} · `}
      {before === after
        ? t('trip.offer.same', { price: write(after) })
        : t('trip.offer.other', { price: write(after), before: write(before) })}
    </p>
  )
}
