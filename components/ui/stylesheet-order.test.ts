import { beforeEach, expect, test } from 'vitest'
import './stylesheet-order'

/** Adds a stylesheet to the head; it is pending until its `load` event. */
function addStylesheet(name: string, precedence?: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.id = name
  link.setAttribute('rel', 'stylesheet')
  if (precedence) link.dataset.precedence = precedence
  Object.defineProperty(link, 'sheet', { value: null, configurable: true })
  document.head.append(link)
  return link
}

function arrive(link: HTMLLinkElement): void {
  Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet() })
  link.dispatchEvent(new Event('load'))
}

const order = () => [...document.head.children].map(({ id }) => id)

beforeEach(() => document.head.replaceChildren())

test('what is still on its way goes below what has come', () => {
  const [early, , late] = [addStylesheet('there'), addStylesheet('slow'), addStylesheet('swift')]
  arrive(early)
  expect(order()).toEqual(['there', 'slow', 'swift'])
  arrive(late)
  expect(order()).toEqual(['there', 'swift', 'slow'])
})

test('what the browser still has is there at once', async () => {
  addStylesheet('slow')
  Object.defineProperty(addStylesheet('kept'), 'sheet', { value: new CSSStyleSheet() })
  await Promise.resolve()
  expect(order()).toEqual(['kept', 'slow'])
})

test('sheets that React orders stay where they are, and so does everything when something else has loaded', () => {
  addStylesheet('page', 'next')
  const slow = addStylesheet('slow')
  const script = document.createElement('script')
  script.id = 'script'
  document.head.append(script)
  script.dispatchEvent(new Event('load'))
  expect(order()).toEqual(['page', 'slow', 'script'])
  arrive(slow)
  expect(order()).toEqual(['page', 'slow', 'script'])
})
