import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mirrorCurrency } from './mirror-currency'
import { appReducer, currencySelected } from './modules/app'
import { reservationsReducer } from './modules/reservations'

const rates = { c: 'TRY', g: ',', d: '.', r: { TRY: ['1', '₺', ''], EUR: ['49.8', '€', ''], USD: ['42', '$', ''] } }

beforeEach(() => {
  let code = 'EUR'
  document.documentElement.dataset.money = JSON.stringify(rates)
  window.__currency = {
    get code() {
      return code
    },
    set(wanted) {
      if (wanted === code) return
      code = wanted
      window.dispatchEvent(new Event('currencychange'))
    },
  }
})

afterEach(() => {
  delete window.__currency
  delete document.documentElement.dataset.money
})

function start() {
  const store = configureStore({ reducer: { app: appReducer, reservations: reservationsReducer } })
  return { store, stop: mirrorCurrency(store) }
}

test('the page’s currency goes into both reservations, with its rate', () => {
  const { store } = start()
  expect(store.getState().app.currency).toBe('EUR')
  window.__currency?.set('USD')
  const { app, reservations } = store.getState()
  expect([app.currency, reservations.basket.chosenRate, reservations.direct.chosenCurrency]).toEqual([
    'USD',
    '42',
    'USD',
  ])
})

test('what another tab chose is shown here', () => {
  const { store } = start()
  store.dispatch(currencySelected({ code: 'TRY', rate: '1' }))
  expect(window.__currency?.code).toBe('TRY')
})

test('nothing is heard once it stopped, and a page without prices changes nothing', () => {
  const { store, stop } = start()
  stop()
  window.__currency?.set('USD')
  expect(store.getState().app.currency).toBe('EUR')
  delete window.__currency
  expect(start().store.getState().app.currency).toBeNull()
})
