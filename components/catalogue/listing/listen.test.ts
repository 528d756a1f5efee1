import { beforeEach, expect, test, vi } from 'vitest'
import { listen } from './listen'

const go = vi.fn<(href: string | null) => void>()
const send = vi.fn<(form: HTMLFormElement) => void>()
const show = vi.fn<(look: string) => void>()
let stop: () => void

beforeEach(() => {
  go.mockClear()
  send.mockClear()
  show.mockClear()
  document.body.innerHTML = `<div id="root">
    <form id="filter-form"><input type="checkbox" id="box" name="themes" value="boat">
      <input type="number" id="people" name="people" min="1" max="60"></form>
    <nav><a id="map" data-look="map" href="/d/kas?view=map">map</a></nav>
    <select id="sort" name="sort" form="filter-form"><option>rating</option></select>
    <form id="other"><input id="foreign" name="q"></form>
    <a id="soft" data-soft href="/d/kas?page=2"><b>more</b></a><a id="plain" href="/p/boat">boat</a></div>`
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  stop = listen(root, { go, send, show })
})

function fire(selector: string, event: Event): Event {
  document.querySelector(selector)?.dispatchEvent(event)
  return event
}

const change = (selector: string) => fire(selector, new Event('change', { bubbles: true }))
const click = (selector: string, init: MouseEventInit = {}) =>
  fire(selector, new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

test('a choice sends the form, that of another form does not', () => {
  change('#box')
  change('#foreign')
  expect(send.mock.calls.map(([form]) => form.id)).toEqual(['filter-form'])
})

test('a figure that cannot be asks for nothing', () => {
  const field = document.querySelector<HTMLInputElement>('#people')
  if (!field) throw new Error('no field')
  field.value = '0'
  change('#people')
  expect(send).not.toHaveBeenCalled()
  field.value = '4'
  change('#people')
  expect(send).toHaveBeenCalledOnce()
})

test('another way of showing is answered without asking', () => {
  expect(click('#map').defaultPrevented).toBe(true)
  expect(click('#map', { metaKey: true }).defaultPrevented).toBe(false)
  expect(show.mock.calls).toEqual([['map']])
  expect(go).not.toHaveBeenCalled()
})

test('a submit is answered here', () => {
  const event = fire('#filter-form', new Event('submit', { bubbles: true, cancelable: true }))
  expect(event.defaultPrevented).toBe(true)
  expect(send).toHaveBeenCalledOnce()
})

test('links of the list are followed here, others and special clicks are not', () => {
  expect(click('#soft b').defaultPrevented).toBe(true)
  expect(click('#soft', { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(click('#plain').defaultPrevented).toBe(false)
  expect(go.mock.calls).toEqual([['/d/kas?page=2']])
})

test('ended, it hears nothing', () => {
  stop()
  change('#box')
  click('#soft')
  expect(send).not.toHaveBeenCalled()
  expect(go).not.toHaveBeenCalled()
})
