import type { createTranslator, Messages } from 'next-intl'
import type { DoubleAmount } from '@/domain/reservations/double-amount'
import type { ReservationSummary } from '@/domain/reservations/schema'
import type { Locale } from '@/domain/shared/locales'
import type { ItemTexts } from '@/lib/basket/item-facts'
import { type MoneyContext, showAmount } from '@/lib/currency/money-context'

/** Input of the view models of a member's pages; passed as an argument, so that they stay pure. */
export interface ViewContext {
  locale: Locale
  /** The tenant's default language, used for missing translations. */
  fallback: Locale
  money: MoneyContext
  /** The tenant's time zone. */
  zone: string
  t: ReturnType<typeof createTranslator<Messages, 'member'>>
  item: ItemTexts['t']
  people: ItemTexts['people']
  vehicles: ItemTexts['vehicles']
}

/** '₺9,188.10 (€184.50)': the charged amount and, if another currency was chosen, the amount in that currency. */
export function showBoth(
  sum: DoubleAmount,
  { chosen, fixed }: Pick<ReservationSummary, 'chosen' | 'fixed'>,
  context: Pick<ViewContext, 'money'>,
): string {
  const own = showOwn(sum.fixed, fixed.currency, context)
  return chosen.currency === fixed.currency ? own : `${own} (${showOwn(sum.chosen, chosen.currency, context)})`
}

/** An amount in its own currency: booked and paid amounts are never converted at another rate. */
export function showOwn(amount: string, currency: string, { money }: Pick<ViewContext, 'money'>): string {
  return showAmount(amount, currency, { ...money, currency })
}
