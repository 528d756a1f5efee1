import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { formatAmount } from '@/domain/money/format'
import { convertAmount, mergeRates, type Rate } from '@/domain/money/rates'
import { LOCALES, type Locale } from '@/domain/shared/locales'
import { buildPriceData } from './price-data'
import { PRICE_SCRIPT } from './price-script'

const RATES = mergeRates(
  [
    { bankCode: 'EUR', symbol: '€', buy: '49.1', sell: '49.8' },
    { bankCode: 'USD', symbol: '$', buy: '41', sell: '42.34567891' },
    { bankCode: 'CHF', symbol: 'CHF', buy: '50', sell: '51.07' },
    { bankCode: 'BAD', symbol: 'B', buy: '1', sell: '0' },
  ],
  [],
)

/** Each page of a test has its own script; observers of earlier pages must be disconnected. */
const RealObserver = window.MutationObserver
const observers: MutationObserver[] = []

beforeAll(() => {
  const Watched = class extends RealObserver {
    constructor(callback: MutationCallback) {
      super(callback)
      observers.push(this)
    }
  }
  vi.stubGlobal('MutationObserver', Watched)
})

afterAll(() => {
  vi.unstubAllGlobals()
})

const stopWatching = () => {
  for (const observer of observers.splice(0)) observer.disconnect()
}

const clearCookie = () => Object.assign(document, { cookie: 'currency=;path=/;max-age=0' })

/** Opens a page whose head has just run the script, in this test's happy-dom. */
function open(
  body: string,
  given: { locale?: Locale; rates?: readonly Rate[]; cookie?: string; currency?: string } = {},
) {
  const { locale = 'en', rates = RATES, cookie, currency = 'TRY' } = given
  stopWatching()
  if (cookie) Object.assign(document, { cookie: `currency=${cookie};path=/` })
  document.documentElement.dataset.money = JSON.stringify(buildPriceData({ locale, currency, rates }))
  document.body.innerHTML = body
  new Function(PRICE_SCRIPT)()
}

const priceOf = (amount: string, currency: string, text = '?') =>
  `<data class="price" value="${amount}" data-amount="${amount}" data-currency="${currency}">${text}</data>`

const texts = () => [...document.querySelectorAll('data')].map((element) => element.textContent)
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

afterEach(() => {
  stopWatching()
  clearCookie()
  document.body.innerHTML = ''
  delete document.documentElement.dataset.currency
})

describe('price script', () => {
  test('fits into a page', () => {
    expect(new TextEncoder().encode(PRICE_SCRIPT).length).toBeLessThanOrEqual(1.2 * 1024)
    expect(PRICE_SCRIPT).not.toMatch(/<\/|\n/)
  })

  test('does nothing for whoever has chosen nothing, the default, or what there is no rate for', () => {
    for (const cookie of [undefined, 'TRY', 'XXX', 'BAD']) {
      open(priceOf('10.00', 'TRY', 'as it was'), cookie ? { cookie } : {})
      expect(texts()).toEqual(['as it was'])
      expect(document.documentElement.dataset.currency).toBeUndefined()
    }
  })

  test('writes what the domain would write: every language, currency and amount', () => {
    const amount = fc.bigInt({ min: -99_999_999_999n, max: 99_999_999_999n }).map((cents) => {
      const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
      return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
    })
    const whole = fc.integer({ min: 0, max: 9_999 })
    const rate = fc.tuple(whole, fc.stringMatching(/^\d{1,8}$/)).map(([left, right]) => `${left}.${right}`)
    const code = fc.constantFrom('TRY', 'EUR', 'CHF')
    const property = fc.property(
      fc.record({ amount, locale: fc.constantFrom(...LOCALES), eur: rate, chf: rate, from: code, to: code }),
      ({ amount: given, locale, eur, chf, from, to }) => {
        const rates = mergeRates(
          [
            { bankCode: 'EUR', symbol: '€', buy: '1', sell: eur },
            { bankCode: 'CHF', symbol: 'CHF', buy: '1', sell: chf },
            { bankCode: 'GBP', symbol: '£', buy: '1', sell: '57.1' },
          ],
          [],
        )
        open(priceOf(given, from), { locale, rates, cookie: to, currency: 'GBP' })
        const converted = convertAmount(given, from, to, rates)
        const symbol = rates.find(({ bankCode }) => bankCode === to)?.symbol ?? ''
        // A currency without a usable rate is never offered, not even for its own amounts.
        const isOffered = [from, to].every((name) => convertAmount('1.00', name, 'GBP', rates) !== null)
        expect(texts()).toEqual([isOffered && converted !== null ? formatAmount(converted, { symbol, locale }) : '?'])
      },
    )
    fc.assert(property, { numRuns: 400 })
  })

  test('halves go up, away from zero, and nothing is minus zero', () => {
    const rates = mergeRates([{ bankCode: 'HLF', symbol: '$', buy: '2', sell: '2' }], [])
    open(priceOf('0.01', 'TRY') + priceOf('-0.01', 'TRY') + priceOf('-0.00', 'TRY'), { rates, cookie: 'HLF' })
    expect(texts()).toEqual(['$0.01', '−$0.01', '$0.00'])
  })

  test('a price that cannot be converted stays as it was, and is shown', () => {
    open(priceOf('10.00', 'BAD', 'B10.00'), { cookie: 'EUR' })
    expect(texts()).toEqual(['B10.00'])
    expect(document.querySelector('data')?.dataset.in).toBe('EUR')
  })

  test('what comes later is written too: parsed, put in by React, or changed by it', async () => {
    open('', { cookie: 'EUR' })
    document.body.insertAdjacentHTML(
      'beforeend',
      `<p><del>${priceOf('498.00', 'TRY')}</del></p>${priceOf('49.80', 'TRY')}`,
    )
    await settled()
    expect(texts()).toEqual(['€10.00', '€1.00'])
    const [first, second] = document.querySelectorAll('data')
    first?.setAttribute('data-amount', '996.00')
    if (second?.firstChild) second.firstChild.nodeValue = '₺49.80'
    await settled()
    expect(texts()).toEqual(['€20.00', '€1.00'])
  })

  test('choosing rewrites all prices at once, from their own amounts, and is remembered', () => {
    open(priceOf('0.01', 'TRY', '₺0.01') + priceOf('10.00', 'EUR', '₺498.00'))
    const chosen = vi.fn()
    window.addEventListener('currencychange', chosen, { once: true })
    window.__currency?.set('EUR')
    expect(texts()).toEqual(['€0.00', '€10.00'])
    expect(document.cookie).toContain('currency=EUR')
    expect(window.__currency?.code).toBe('EUR')
    expect(chosen).toHaveBeenCalledOnce()
    window.__currency?.set('TRY')
    expect(texts()).toEqual(['₺0.01', '₺498.00'])
    window.__currency?.set('XXX')
    expect(window.__currency?.code).toBe('TRY')
  })
})
