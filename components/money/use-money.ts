import { useMemo, useSyncExternalStore } from 'react'
import type { Locale } from '@/domain/shared/locales'
import { type BrowserMoney, readRates } from '@/lib/basket/browser-money'
import { getChosenCurrency, subscribeToCurrency } from '@/lib/currency/browser-currency'

/**
 * Returns the visitor's currency and the page's rates, and updates when the currency changes. Returns null on the
 * server and until hydration, since the visitor's currency is unknown until then.
 */
export function useMoney(locale: Locale): BrowserMoney | null {
  const currency = useSyncExternalStore(subscribeToCurrency, getChosenCurrency, () => null)
  return useMemo(
    () => (currency === null ? null : { locale, currency, rates: readRates(document.documentElement.dataset.money) }),
    [locale, currency],
  )
}
