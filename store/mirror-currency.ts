import type { Action, Store } from '@reduxjs/toolkit'
import { readRates } from '@/lib/basket/browser-money'
import { chooseCurrency, getChosenCurrency, subscribeToCurrency } from '@/lib/currency/browser-currency'
import { type AppState, currencySelected } from './modules/app'

/**
 * The page's currency (cookie `currency`) and the store's are one: a choice on the page goes into both reservations with its rate, and
 * a choice that another tab stored is shown here too. Returns how to stop.
 */
export function mirrorCurrency(store: Store<{ app: AppState }, Action>): () => void {
  const toStore = () => {
    const code = getChosenCurrency()
    if (code === null || code === store.getState().app.currency) return
    const rate = readRates(document.documentElement.dataset.money).find(({ bankCode }) => bankCode === code)
    store.dispatch(currencySelected({ code, rate: rate?.sell ?? null }))
  }
  const toPage = () => {
    const { currency } = store.getState().app
    if (currency !== null && currency !== getChosenCurrency()) chooseCurrency(currency)
  }
  toStore()
  const stops = [subscribeToCurrency(toStore), store.subscribe(toPage)]
  return () => {
    for (const stop of stops) stop()
  }
}
