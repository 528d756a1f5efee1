import { expect, test } from 'vitest'
import { cleanLine, cleanText, plainLine, plainText } from './clean-text'

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

test('a name is kept as it was written, but for what nobody sees', () => {
  expect(plainLine(' Ada\u202e\r\nBcc: x\u0007\u0085 <Lane> ')).toBe('Ada Bcc: x <Lane>')
  expect(plainLine('\u0007\u2028')).toBe('')
  expect(plainText('Late\r\nby\u0000 one <hour>\n')).toBe('Late\nby one <hour>')
})

test('a row of blanks, however long, is done with at once', () => {
  const blanks = ' '.repeat(300_000)
  expect(cleanText(`one${blanks}\ntwo${blanks}three`)).toBe(`one\ntwo${blanks}three`)
})
