import { expect, test } from 'vitest'
import { hasVisibleLetter } from './person-name'

test.each(['Ada', 'Ü', 'Иван', '王', 'محمد', 'नीना', 'O’Neill', '김'])('%s is a name', (name) => {
  expect(hasVisibleLetter(name)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['a full stop', '.'],
  ['digits', '123'],
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['the blank of Braille', '\u2800'],
  ['the Hangul filler', '\u3164'],
  ['the half-width Hangul filler', '\uffa0'],
  ['an accent alone', '\u0301'],
  ['an emoji', '🙂'],
  ['half an emoji', '\ud83d'],
])('%s is no name', (_what, name) => {
  expect(hasVisibleLetter(name)).toBe(false)
})
