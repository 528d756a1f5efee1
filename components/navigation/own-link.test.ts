import { afterEach, expect, test } from 'vitest'
import { findAnchor, getOwnHref } from './own-link'

const current = new URL('http://lykia.localhost:3000/de/p/ballon?x=1') as unknown as Location

function anchorOf(html: string): HTMLAnchorElement {
  document.body.innerHTML = html
  const anchor = document.querySelector('a')
  if (!anchor) throw new Error('no link')
  return anchor
}

afterEach(() => {
  document.body.innerHTML = ''
})

test.each([
  ['<a href="http://lykia.localhost:3000/de/d/kas?page=2#list">', '/de/d/kas?page=2#list'],
  ['<a href="http://lykia.localhost:3000/de">', '/de'],
  ['<a href="http://lykia.localhost:3000/de/p/ballon?x=2#top">', '/de/p/ballon?x=2#top'],
  ['<a target="_self" href="http://lykia.localhost:3000/de/p/a">', '/de/p/a'],
])('%s is followed here', (html, expected) => {
  expect(getOwnHref(anchorOf(html), current)).toBe(expected)
})

test.each([
  ['another site', '<a href="https://elsewhere.example/de">'],
  ['another port', '<a href="http://lykia.localhost:3001/de">'],
  ['another window', '<a target="_blank" href="http://lykia.localhost:3000/de">'],
  ['a download', '<a download href="http://lykia.localhost:3000/de/p/a">'],
  ['another language', '<a href="http://lykia.localhost:3000/p/balloon">'],
  ['a file', '<a href="http://lykia.localhost:3000/uploads/lykia/a.svg">'],
  ['a call', '<a href="http://lykia.localhost:3000/api/auth/signout">'],
  ['the map of the site', '<a href="http://lykia.localhost:3000/sitemap.xml">'],
  ['a place on this page', '<a href="http://lykia.localhost:3000/de/p/ballon?x=1#reviews">'],
  ['a mail', '<a href="mailto:a@b.example">'],
  ['one that asks for it', '<a data-native href="http://lykia.localhost:3000/de/p/a">'],
])('%s is left to the browser', (_name, html) => {
  expect(getOwnHref(anchorOf(html), current)).toBeNull()
})

test('a control inside a link is not the link', () => {
  const anchor = anchorOf('<a href="/x"><span>name</span><button type="button"><i>heart</i></button></a><p>text</p>')
  expect(findAnchor(document.querySelector('span'))).toBe(anchor)
  expect(findAnchor(document.querySelector('i'))).toBeNull()
  expect(findAnchor(document.querySelector('p'))).toBeNull()
  expect(findAnchor(null)).toBeNull()
})
