import { expect, test } from 'vitest'
import { toOperatorHref } from './operator-href'

test.each([
  ['/d/boats?campaignOnly=true', 'de', '/de/d/boats?campaignOnly=true'],
  ['/d/boats', 'en', '/d/boats'],
  ['/tr/d/tekneler', 'tr', '/tr/d/tekneler'],
  ['https://x.example/a', 'de', 'https://x.example/a'],
  ['', 'de', ''],
] as const)('%s in %s is %s', (url, locale, expected) => {
  expect(toOperatorHref(url, locale)).toBe(expected)
})
