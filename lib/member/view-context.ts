import type { createTranslator, Messages } from 'next-intl'
import type { DoubleAmount } from '@/domain/reservations/double-amount'
import type { ReservationSummary } from '@/domain/reservations/schema'
import type { Locale } from '@/domain/shared/locales'
import type { ItemTexts } from '@/lib/basket/item-facts'
import { type MoneyContext, showAmount } from '@/lib/currency/money-context'

/** What the view models of a member's pages are written with; passed in, so that they stay pure. */
export interface ViewContext {
  locale: Locale
  /** The tenant's default language, whose words stand in for missing ones. */
  fallback: Locale
  money: MoneyContext
  /** The tenant's time zone. */
  zone: string
  t: ReturnType<typeof createTranslator<Messages, 'member'>>
  item: ItemTexts['t']
  people: ItemTexts['people']
  vehicles: ItemTexts['vehicles']
}

/** '₺9,188.10 (€184.50)': the sum as it is charged and, where another currency was chosen, in that one. */
export function showBoth(
  sum: DoubleAmount,
  { chosen, fixed }: Pick<ReservationSummary, 'chosen' | 'fixed'>,
  context: Pick<ViewContext, 'money'>,
): string {
  const own = showOwn(sum.fixed, fixed.currency, context)
  return chosen.currency === fixed.currency ? own : `${own} (${showOwn(sum.chosen, chosen.currency, context)})`
}

/** An amount in its own currency: what was booked and paid is never shown at another rate. */
export function showOwn(amount: string, currency: string, { money }: Pick<ViewContext, 'money'>): string {
  return showAmount(amount, currency, { ...money, currency })
}
