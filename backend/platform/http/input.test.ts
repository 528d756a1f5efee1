import { expect, test } from 'vitest'
import { ApiError } from './errors'
import { cleanInput, depthOf, parseBody } from './input'

test.each([
  ['{}', 1],
  ['{"a":[{"b":1}]}', 3],
  ['{"a":"[[[[{{"}', 1],
  ['{"a":"\\"[[["}', 1],
  ['"x"', 0],
])('%s is %i deep', (text, depth) => {
  expect(depthOf(text)).toBe(depth)
})

test.each([
  ['nested too deeply', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ['nested by objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['not closed', '{"a":'],
  ['two values', '{}{}'],
])('a body that is %s is no JSON that we read', (_name, text) => {
  expect(() => parseBody(text)).toThrow(new ApiError('malformedJson'))
})

test.each([
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '1e999'],
  ['a text', '"x"'],
])('a body that is %s has not the fields that are asked for', (_name, text) => {
  expect(() => parseBody(text)).toThrow(new ApiError('invalidRequest', { fields: { _: 'invalid_type' } }))
})

test('signs that no database holds are taken out of texts and keys', () => {
  expect(cleanInput({ 'a\u0000': ['x\u0000y', '\ud800z'], n: 1, e: null })).toEqual({
    a: ['xy', '\ufffdz'],
    n: 1,
    e: null,
  })
})

test('the same letters are the same text, and passwords stay as they were typed', () => {
  const [composed, decomposed] = ['é'.normalize('NFC'), 'é'.normalize('NFD')]
  expect(cleanInput({ ad: decomposed, sifre: `${decomposed}\u0000` })).toEqual({
    ad: composed,
    sifre: `${decomposed}\u0000`,
  })
})

test('an empty body is an empty object', () => {
  expect(parseBody('')).toEqual({})
})
