import { expect, test } from 'vitest'
import { htmlTexts } from './html-texts'
import { readHtmlText } from './read-html-text'
import { storeHtmlText } from './store-html-text'

test('a stored text is read as often as it is rendered', () => {
  const name = storeHtmlText('{"@graph":[]}')
  expect([readHtmlText(name), readHtmlText(name)]).toEqual(['{"@graph":[]}', '{"@graph":[]}'])
  expect(storeHtmlText('{"@graph":[]}')).toBe(name)
})

test('reading a text that was not stored throws', () => {
  expect(() => readHtmlText('unknown')).toThrow()
})

test('the oldest are evicted, a text that is stored again stays', () => {
  const first = storeHtmlText('first')
  const second = storeHtmlText('second')
  for (let number = 0; number < 498; number += 1) storeHtmlText(`page ${number}`)
  storeHtmlText('first')
  storeHtmlText('one more')
  expect(htmlTexts.get()?.size).toBe(500)
  expect(readHtmlText(first)).toBe('first')
  expect(() => readHtmlText(second)).toThrow()
})
