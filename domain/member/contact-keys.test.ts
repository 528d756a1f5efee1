import { expect, test } from 'vitest'
import { mailboxKeyOf, phoneKeyOf } from './contact-keys'

test.each([
  ['a sub-address', 'a+1@example.com', 'a@example.com', true],
  ['capital letters', 'A@Example.com', 'a@example.com', true],
  ['the dots of Gmail', 'a.b.c@gmail.com', 'abc@gmail.com', true],
  ['the other name of Gmail', 'a.b+x@googlemail.com', 'ab@gmail.com', true],
  ['dots elsewhere', 'a.b@example.com', 'ab@example.com', false],
  ['another domain', 'a@example.com', 'a@example.org', false],
  ['names that begin with a plus sign', '+a@example.com', '+b@example.com', false],
])('%s: %s and %s', (_name, one, other, isSame) => {
  expect(mailboxKeyOf(one) === mailboxKeyOf(other)).toBe(isSame)
})

test.each([
  ['+44 7700 900123', '0044 7700 900123', true],
  ['+44 7700 900123', '07700 900123', true],
  ['+44 (0) 7700-900123', '07700.900123', true],
  ['+90 532 123 45 67', '0532 123 4567', true],
  ['+354 771 2345', '771 2345', true],
  ['+45 12 34 56 78', '12345678', true],
  ['+44 7700 900123', '+44 7700 900124', false],
])('%s and %s', (one, other, isSame) => {
  expect(phoneKeyOf(one) === phoneKeyOf(other)).toBe(isSame)
})
