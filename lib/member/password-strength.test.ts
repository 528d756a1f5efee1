import { expect, test } from 'vitest'
import { getStrength } from './password-strength'

test.each([
  ['', 'weak'],
  ['abcd', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678901234', 'weak'],
  ['password2026!X', 'weak'],
  ['Şifre12345Kx!', 'weak'],
  ['kekova', 'fair'],
  ['Kekova27', 'good'],
  ['Kekova-2027', 'strong'],
  ['üç gulet bir liman', 'strong'],
])('%j is %s', (password, expected) => {
  expect(getStrength(password)).toBe(expected)
})
