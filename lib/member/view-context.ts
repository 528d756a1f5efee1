import type { createTranslator, Messages } from 'next-intl'
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
  counts: ReturnType<typeof createTranslator<Messages, 'common.counts'>>
  item: ItemTexts['t']
  vehicles: ItemTexts['vehicles']
}

/** An amount in its own currency: what was booked and paid is never shown at another rate. */
export function showOwn(amount: string, currency: string, { money }: Pick<ViewContext, 'money'>): string {
  return showAmount(amount, currency, { ...money, currency })
}
