import { beforeEach, expect, test, vi } from 'vitest'
import { fillPictures } from './card-pictures'

const html = `
  <article class="card">
    <div class="card-pic"><div class="pics" data-more="a/ 2 3@300,125"><picture class="pic"><source sizes="72vw"><img alt=""></picture></div>
      <p class="dots"><i></i><i></i><i></i></p></div>
    <h3><a href="/p/boat">Boat</a></h3>
  </article>`

function requireElement<E extends Element = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.innerHTML = html
  fillPictures(requireElement('.card-pic'))
})

test('further pictures hang beside the first, once', () => {
  fillPictures(requireElement('.card-pic'))
  const sources = [...document.querySelectorAll('.pics img')].map((image) => image.getAttribute('src'))
  expect(sources).toEqual([null, '/uploads/a/2-640.webp', '/uploads/a/3-640.webp'])
  expect(document.querySelectorAll('.turn')).toHaveLength(2)
  expect([...document.querySelectorAll<HTMLElement>('.pics img')].map(({ style }) => style.objectPosition)).toEqual([
    '',
    '',
    '30% 12.5%',
  ])
  expect([...document.querySelectorAll('source')].map(({ sizes }) => sizes)).toEqual(['72vw', '72vw', '72vw'])
})

test('what scrolls is no stop of a keyboard', () => {
  const row = requireElement('.pics')
  expect([row.tabIndex, row.getAttribute('aria-hidden')]).toEqual([-1, 'true'])
})

test('the dot and the buttons follow', () => {
  const row = requireElement('.pics')
  const [back, forth] = [...document.querySelectorAll<HTMLButtonElement>('.turn')]
  expect(back?.disabled).toBe(true)
  Object.defineProperty(row, 'clientWidth', { value: 300 })
  row.scrollLeft = 600
  row.dispatchEvent(new Event('scroll'))
  expect([...document.querySelectorAll('.dots > i')].map((dot) => dot.hasAttribute('data-on'))).toEqual([
    false,
    false,
    true,
  ])
  expect([back?.disabled, forth?.disabled]).toEqual([false, true])
})

test('a tap on a picture opens the card', () => {
  const opened = vi.fn((event: Event) => event.preventDefault())
  requireElement('h3 > a').addEventListener('click', opened)
  requireElement('.pics img').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(opened).toHaveBeenCalledOnce()
})
