import { expect, test } from 'vitest'
import { noteHtmlOnly } from './note'
import { readHtmlOnly } from './read'
import { type Process, TEXTS } from './store'

test('what is noted is read, as often as it is drawn', () => {
  const name = noteHtmlOnly('{"@graph":[]}')
  expect([readHtmlOnly(name), readHtmlOnly(name)]).toEqual(['{"@graph":[]}', '{"@graph":[]}'])
  expect(noteHtmlOnly('{"@graph":[]}')).toBe(name)
})

test('a text that nobody noted is a fault, not an empty place', () => {
  expect(() => readHtmlOnly('unknown')).toThrow()
})

test('the oldest go, what is noted again stays', () => {
  const first = noteHtmlOnly('first')
  const second = noteHtmlOnly('second')
  for (let number = 0; number < 498; number += 1) noteHtmlOnly(`page ${number}`)
  noteHtmlOnly('first')
  noteHtmlOnly('one more')
  expect((globalThis as Process)[TEXTS]?.size).toBe(500)
  expect(readHtmlOnly(first)).toBe('first')
  expect(() => readHtmlOnly(second)).toThrow()
})
