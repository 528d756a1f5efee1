import type { CurrencyCode } from '@/domain/money/amount'

/** Put up by the price script in the head, before any other script. */
interface ChosenCurrency {
  readonly code: CurrencyCode
  set(code: CurrencyCode): void
}

declare global {
  interface Window {
    __currency?: ChosenCurrency
  }
}

/** The currency in which this browser shows prices, or null on a page without the price script. */
export function getChosenCurrency(): CurrencyCode | null {
  return window.__currency?.code ?? null
}

/** Shows all prices in another currency at once and remembers it for a year; an unknown one is ignored. */
export function chooseCurrency(code: CurrencyCode): void {
  window.__currency?.set(code)
}

/** Calls back after each change; returns what ends that. Fits `useSyncExternalStore`. */
export function subscribeToCurrency(onChange: () => void): () => void {
  window.addEventListener('currencychange', onChange)
  return () => window.removeEventListener('currencychange', onChange)
}
