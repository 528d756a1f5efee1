import { beforeEach, expect, test } from 'vitest'
import { followSlider, readForm } from './price-range'

let form: HTMLFormElement

function input(id: string): HTMLInputElement {
  const found = form.querySelector<HTMLInputElement>(`#${id}`)
  if (!found) throw new Error(`no ${id}`)
  return found
}

function slide(id: string, value: string): void {
  input(id).value = value
  followSlider(form, input(id))
}

const lit = () => [...form.querySelectorAll('.bars > i')].map((bar) => bar.hasAttribute('data-on'))
const sent = () => Object.fromEntries(readForm(form))

beforeEach(() => {
  document.body.innerHTML = `<form>
    <fieldset><div class="bars"><i></i><i></i><i></i><i></i></div>
    <input type="range" id="f-range-from" min="0" max="100" value="0"><input type="range" id="f-range-to" min="0" max="100" value="100">
    <input type="number" id="f-price-from" name="priceFrom" data-base=""><input type="number" id="f-price-to" name="priceTo" data-base="">
    </fieldset></form>`
  form = document.querySelector('form') as HTMLFormElement
})

test('a slider writes its field and lights the bars in between', () => {
  slide('f-range-from', '30')
  expect(input('f-price-from').value).toBe('30')
  expect(input('f-price-to').value).toBe('')
  expect(lit()).toEqual([false, true, true, true])
  slide('f-range-from', '0')
  expect(input('f-price-from').value).toBe('')
})

test('the last bar counts what is dearer, so it is lit as long as nothing limits it', () => {
  slide('f-range-from', '100')
  expect(lit()).toEqual([false, false, false, true])
})

test('the sliders do not pass each other', () => {
  slide('f-range-to', '40')
  slide('f-range-from', '70')
  expect(input('f-range-from').value).toBe('40')
})

test('prices of another currency go out in the tenant’s own, to the digit that brings them back', () => {
  input('f-price-from').value = '1000'
  expect(sent()).toEqual({ priceFrom: '1000', priceTo: '' })
  form.querySelector('fieldset')?.setAttribute('data-rate', '49.8')
  expect(sent()).toEqual({ priceFrom: '20.0803', priceTo: '' })
})

test('one that nobody has touched goes out as it came', () => {
  form.querySelector('fieldset')?.setAttribute('data-rate', '0.0200803')
  const field = input('f-price-to')
  Object.assign(field, { defaultValue: '20.08', value: '20.08' })
  field.dataset.base = '1000'
  expect(sent().priceTo).toBe('1000')
})
