import { useMemo, useSyncExternalStore } from 'react'
import type { Locale } from '@/domain/shared/locales'
import { getChosenCurrency, subscribeToCurrency } from '@/lib/currency/browser-currency'
import type { PriceData } from '@/lib/currency/price-data'

export interface ShownCurrency {
  code: string
  symbol: string
  /** In the page's language. */
  name: string
}

function readCurrencies(data: string | undefined, locale: Locale): ShownCurrency[] {
  const names = new Intl.DisplayNames([locale], { type: 'currency' })
  try {
    const { r } = JSON.parse(data ?? '') as PriceData
    return Object.entries(r).map(([code, [, before, after]]) => {
      return { code, symbol: `${before}${after}`.trim(), name: names.of(code) ?? code }
    })
  } catch {
    return []
  }
}

/**
 * Returns the currencies of the page and the visitor's choice. Returns none on the server, which knows only the page's
 * own currency.
 */
export function useCurrencies(locale: Locale): { chosen: string | null; currencies: ShownCurrency[] } {
  const chosen = useSyncExternalStore(subscribeToCurrency, getChosenCurrency, () => null)
  const currencies = useMemo(
    () => (chosen === null ? [] : readCurrencies(document.documentElement.dataset.money, locale)),
    [chosen, locale],
  )
  return { chosen, currencies }
}
