import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import { RESERVATION_MAIL_TEXTS } from './all'

/** Path to placeholders of every text, in a form that can be compared. */
function placeholders(node: unknown, path = ''): string[] {
  if (typeof node === 'string') {
    const names = [...node.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    return [`${path}: ${[...new Set(names)].sort().join(' ')}`]
  }
  return Object.entries(node as object).flatMap(([key, child]) => placeholders(child, `${path}.${key}`))
}

test.each(LOCALES)('%s says every occasion, with the placeholders of the others', (locale) => {
  expect(placeholders(RESERVATION_MAIL_TEXTS[locale])).toEqual(placeholders(RESERVATION_MAIL_TEXTS.en))
})

test('no two languages say the same thing in the same words', () => {
  for (const occasion of ['confirmed', 'cancelled', 'reminder', 'lapsed', 'refunded'] as const) {
    const bodies = LOCALES.map((locale) => RESERVATION_MAIL_TEXTS[locale][occasion].body)
    expect(new Set(bodies).size).toBe(LOCALES.length)
  }
})
