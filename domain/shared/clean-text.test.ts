import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text'

test.each([
  ['<b>bold</b> & plain', 'bold & plain'],
  ['<img src=x onerror=alert(1)>Hello', 'Hello'],
  ['2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
  ['I <3 this', 'I <3 this'],
  ['a\u0000b\u202ec', 'abc'],
  ['one\r\ntwo\n\n\n\nthree', 'one\ntwo\n\nthree'],
  ['  спасибо  ', 'спасибо'],
])('%j is kept as %j', (given, kept) => {
  expect(cleanText(given)).toBe(kept)
})

test('a line holds no line break that could add a header to a mail', () => {
  expect(cleanLine('Hello\r\nBcc: all@mail.example')).toBe('Hello Bcc: all@mail.example')
})
