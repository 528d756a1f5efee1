import { beforeEach, expect, test } from 'vitest'
import { showPrices } from './shown-prices'

const root = () => document.body
const field = (id: string) => document.getElementById(id) as HTMLInputElement

beforeEach(() => {
  document.documentElement.lang = 'de'
  document.documentElement.dataset.money = JSON.stringify({
    c: 'EUR',
    g: '.',
    d: ',',
    r: { TRY: ['1', '', ' ₺'], EUR: ['50', '', ' €'] },
  })
  document.body.innerHTML = `<span data-limits><data data-amount="20.08" data-currency="EUR"></data></span>
    <fieldset data-price="24 150 +" data-own="EUR">
    <input type="range" id="f-range-from" min="24" max="150" value="24" data-base="24">
    <input type="range" id="f-range-to" min="24" max="150" value="150" data-base="150">
    <span data-sign>€</span><input type="number" id="f-price-from" value="20.0803" placeholder="24" data-base="20.0803">
    <span data-sign>€</span><input type="number" id="f-price-to" placeholder="150+" data-base="" /></fieldset>`
})

test('the scale, the fields, the sign and the limits that are on are written in the chosen currency', () => {
  showPrices(root(), 'TRY')
  expect(['min', 'max', 'value'].map((name) => Reflect.get(field('f-range-to'), name))).toEqual([
    '1200',
    '7500',
    '7500',
  ])
  expect(field('f-price-from').value).toBe('1004.02')
  expect(field('f-price-to').value).toBe('')
  expect(field('f-price-to').placeholder).toBe('7.500+')
  expect([...document.querySelectorAll('[data-sign]')].map(({ textContent }) => textContent)).toEqual(['₺', '₺'])
  expect(document.querySelector<HTMLElement>('[data-amount]')?.dataset).toMatchObject({
    amount: '1004.02',
    currency: 'TRY',
  })
})

test('what is being typed stays, until another currency comes', () => {
  showPrices(root(), 'TRY')
  field('f-price-to').value = '3000'
  showPrices(root(), 'TRY')
  expect(field('f-price-to').value).toBe('3000')
  showPrices(root(), 'EUR')
  expect(field('f-price-to').value).toBe('')
  expect(field('f-price-from').value).toBe('20.08')
})

test('the form goes back to what is shown, not to what the server wrote', () => {
  showPrices(root(), 'TRY')
  expect(field('f-price-from').defaultValue).toBe('1004.02')
})

test('a scale whose ends are rounded is still open at them', () => {
  document.documentElement.dataset.money = JSON.stringify({
    c: 'EUR',
    r: { TRY: ['1', '', ''], EUR: ['49.803', '', ''] },
  })
  showPrices(root(), 'TRY')
  const { max, value } = field('f-range-to')
  expect([max, value]).toEqual(['7471', '7471'])
  expect(field('f-range-from').value).toBe(field('f-range-from').min)
})

test('a currency without a rate leaves the tenant’s own', () => {
  showPrices(root(), 'XXX')
  expect(field('f-price-to').placeholder).toBe('150+')
  expect(document.querySelector('[data-sign]')?.textContent).toBe('€')
})
