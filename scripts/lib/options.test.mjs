import { expect, test } from 'vitest'
import { readNumbers } from './options.mjs'

test('numbers of the command line, and the usual ones for what is not said', () => {
  expect(readNumbers({ rounds: 5, times: 2 }, ['--rounds', '50'])).toEqual({ rounds: 50, times: 2 })
})

test.each([
  ['--rounds', 'many'],
  ['--rounds', '0'],
  ['--rounds', '2.5'],
  ['--turns', '5'],
])('%s %s is refused', (...args) => {
  expect(() => readNumbers({ rounds: 5 }, args)).toThrow()
})
