import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasEarlyChoice } from './early-choice'

let form: HTMLFormElement

function find<E extends HTMLElement>(id: string): E {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no ${id}`)
  return found as E
}

beforeEach(() => {
  document.body.innerHTML = `<form id="filter-form">
    <input type="checkbox" id="boat" name="themes" value="boat"><input type="checkbox" id="walk" name="themes" value="walk" checked>
    <input type="date" id="from" name="dateFrom" value="2030-05-01"><input type="date" id="to" name="dateTo" value="2030-05-03">
    <div class="bars"><i></i><i></i></div>
    <input type="range" id="f-range-from" min="0" max="100" value="0"><input type="range" id="f-range-to" min="0" max="100" value="100">
    <input type="number" id="f-price-from" name="priceFrom"><input type="number" id="f-price-to" name="priceTo">
    <input type="hidden" name="kat_k_no" value="4"></form>
    <select id="sort" name="sort" form="filter-form"><option selected>recommended</option><option>rating</option></select>`
  form = find('filter-form')
})
afterEach(() => vi.restoreAllMocks())

test('a form as the server wrote it holds no choice', () => {
  expect(hasEarlyChoice(form)).toBe(false)
})

test('a slider that stands at its end, as what was asked for lies beyond, is untouched', () => {
  const slider = find<HTMLInputElement>('f-range-from')
  slider.defaultValue = '250'
  slider.value = '100'
  expect(hasEarlyChoice(form)).toBe(false)
})

test('a tick that came or went, and another order, are choices', () => {
  find<HTMLInputElement>('boat').checked = true
  expect(hasEarlyChoice(form)).toBe(true)
  form.reset()
  find<HTMLInputElement>('walk').checked = false
  expect(hasEarlyChoice(form)).toBe(true)
  form.reset()
  find<HTMLSelectElement>('sort').value = 'rating'
  expect(hasEarlyChoice(form)).toBe(true)
})

test('a slider takes its field along, a day the other day', () => {
  find<HTMLInputElement>('f-range-from').value = '30'
  find<HTMLInputElement>('from').value = '2030-06-01'
  expect(hasEarlyChoice(form)).toBe(true)
  expect(find<HTMLInputElement>('f-price-from').value).toBe('30')
  expect(find<HTMLInputElement>('to').value).toBe('2030-06-01')
})

test('what the browser fills in on the way back is no choice', () => {
  find<HTMLInputElement>('boat').checked = true
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming])
  expect(hasEarlyChoice(form)).toBe(false)
})
