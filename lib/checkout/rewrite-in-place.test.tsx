import { expect, test } from 'vitest'
import { formatCardNumber, formatExpiry } from './card'
import { rewriteInPlace } from './rewrite-in-place'

function typed(value: string, caret: number): HTMLInputElement {
  const field = document.createElement('input')
  field.value = value
  field.setSelectionRange(caret, caret)
  return field
}

test.each([
  ['at the end', '55287', 5, '5528 7', 6],
  ['in the middle', '5528 79000', 2, '5528 7900 0', 2],
  ['behind a group', '55281 7900', 5, '5528 1790 0', 6],
  ['pasted', '5528790000000008', 16, '5528 7900 0000 0008', 19],
])('%s the caret stays behind its digit', (_name, value, caret, expected, at) => {
  const field = typed(value, caret)
  rewriteInPlace(field, formatCardNumber)
  expect([field.value, field.selectionStart]).toEqual([expected, at])
})

test('a text that is right already is left alone', () => {
  const field = typed('09 / 29', 3)
  rewriteInPlace(field, formatExpiry)
  expect([field.value, field.selectionStart]).toEqual(['09 / 29', 3])
})
