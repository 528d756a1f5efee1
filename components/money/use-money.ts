import { useMemo, useSyncExternalStore } from 'react'
import type { Locale } from '@/domain/shared/locales'
import { type BrowserMoney, readRates } from '@/lib/basket/browser-money'
import { getChosenCurrency, subscribeToCurrency } from '@/lib/currency/browser-currency'

/**
 * The visitor's currency and the page's rates, following every change of the currency; null on the server and until the page is up,
 * when nobody's currency is known.
 */
export function useMoney(locale: Locale): BrowserMoney | null {
  const currency = useSyncExternalStore(subscribeToCurrency, getChosenCurrency, () => null)
  return useMemo(
    () => (currency === null ? null : { locale, currency, rates: readRates(document.documentElement.dataset.money) }),
    [locale, currency],
  )
}
