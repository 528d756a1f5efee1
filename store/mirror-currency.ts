import type { Action, Store } from '@reduxjs/toolkit'
import { readRates } from '@/lib/basket/browser-money'
import { chooseCurrency, getChosenCurrency, subscribeToCurrency } from '@/lib/currency/browser-currency'
import { type AppState, currencySelected } from './modules/app'

/**
 * Synchronises the page's currency (cookie `currency`) with the store. A choice on the page is applied to both
 * reservations with its rate; a choice stored by another tab is applied to this page. Returns a function that stops it.
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
