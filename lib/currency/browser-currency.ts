import type { CurrencyCode } from '@/domain/money/amount'

/** Created by the price script in the head, before any other script. */
interface ChosenCurrency {
  readonly code: CurrencyCode
  set(code: CurrencyCode): void
}

declare global {
  interface Window {
    __currency?: ChosenCurrency
  }
}

/** The currency in which this browser shows prices; null on a page without the price script. */
export function getChosenCurrency(): CurrencyCode | null {
  return window.__currency?.code ?? null
}

/** Shows all prices in another currency and stores the choice for a year. An unknown currency is ignored. */
export function chooseCurrency(code: CurrencyCode): void {
  window.__currency?.set(code)
}

/** Subscribes to changes; returns the unsubscribe function. Fits `useSyncExternalStore`. */
export function subscribeToCurrency(onChange: () => void): () => void {
  window.addEventListener('currencychange', onChange)
  return () => window.removeEventListener('currencychange', onChange)
}
