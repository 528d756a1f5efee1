import { expect, test } from 'vitest'
import { ApiError } from './errors'
import { toApiError } from './to-api-error'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  [new ApiError('soldOut'), 'soldOut'],
  [new Error('timeout exceeded when trying to connect'), 'unavailable'],
  [new Error('Failed query', { cause: new Error('timeout exceeded when trying to connect') }), 'unavailable'],
  [new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }), 'unavailable'],
  [new Error('Client has encountered a connection error and is not queryable'), 'unavailable'],
  [coded('57P01'), 'unavailable'],
  [coded('53300'), 'unavailable'],
  [coded('ECONNREFUSED'), 'unavailable'],
  [coded('23505'), 'internal'],
  [new Error('Failed query', { cause: coded('23P01') }), 'soldOut'],
  [new TypeError('x is not a function'), 'internal'],
  ['text', 'internal'],
])('%s is told as %s', (thrown, code) => {
  expect(toApiError(thrown).code).toBe(code)
})

test('an error without a status of its own is a 500', () => {
  expect(toApiError(new Error('x')).status).toBe(500)
})
