import { beforeEach, expect, test } from 'vitest'
import { followSlider, readBounds } from './price-range'

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

beforeEach(() => {
  document.body.innerHTML = `<form>
    <fieldset data-price="0 100"><div class="bars"><i></i><i></i><i></i><i></i></div>
    <input type="range" id="f-range-from" min="0" max="100" value="0"><input type="range" id="f-range-to" min="0" max="100" value="100">
    <input type="number" id="f-price-from"><input type="number" id="f-price-to"></fieldset></form>`
  form = document.querySelector('form') as HTMLFormElement
})

test('a slider writes its field and lights the bars in between', () => {
  slide('f-range-from', '30')
  expect(input('f-price-from').value).toBe('30')
  expect(input('f-price-to').value).toBe('')
  expect([...form.querySelectorAll('.bars > i')].map((bar) => bar.hasAttribute('data-on'))).toEqual([
    false,
    true,
    true,
    true,
  ])
  slide('f-range-from', '0')
  expect(input('f-price-from').value).toBe('')
})

test('the sliders do not pass each other', () => {
  slide('f-range-to', '40')
  slide('f-range-from', '70')
  expect(input('f-range-from').value).toBe('40')
})

test('bounds as the server wrote them', () => {
  expect(readBounds(form)).toEqual({ minimum: 0, maximum: 100 })
  document.body.innerHTML = '<form></form>'
  expect(readBounds(document.querySelector('form') as HTMLFormElement)).toBeNull()
})
