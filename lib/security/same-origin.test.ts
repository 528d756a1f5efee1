import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin'

test.each([
  ['http://lykia.localhost:3000', 'lykia.localhost:3000', true],
  ['https://lykia.example', 'LYKIA.example', true],
  ['https://evil.example', 'lykia.example', false],
  ['http://lykia.localhost:3001', 'lykia.localhost:3000', false],
  ['https://lykia.example.evil.example', 'lykia.example', false],
  ['null', 'lykia.example', false],
  ['', 'lykia.example', false],
])('a page of %s asking %s: %s', (origin, host, expected) => {
  const headers = new Headers({ host, ...(origin ? { origin } : {}) })
  expect(isSameOrigin(headers)).toBe(expected)
})
