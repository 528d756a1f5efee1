import { expect, test } from 'vitest'
import { buildNewerBar } from './build-newer-bar'

const words = { text: 'A <newer> version', reload: 'Reload', close: 'Close "it"' }

test('needs no script: a link to the page itself, and a button that the browser knows', () => {
  const bar = buildNewerBar(words, 'rtl')
  expect(bar).toContain('dir="rtl"')
  expect(bar).toContain('<a href="" data-native="">Reload</a>')
  expect(bar).toMatch(/<button type="button" popovertarget="newer" popovertargetaction="hide"/)
  expect(bar).not.toMatch(/<script|\son\w+=/)
})

test('words are words', () => {
  const bar = buildNewerBar(words, 'ltr')
  expect(bar).toContain('A &lt;newer&gt; version')
  expect(bar).not.toContain('"Close "it""')
})
