import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'

/** Here the word is about trips (whether a pick-up exists), not about form fields. */
const OTHER_SENSE = 'catalogue.json'

function wordsIn(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'optional' && typeof child === 'string' ? [child.replace(/^\((.*)\)$/, '$1')] : wordsIn(child),
  )
}

test.each(LOCALES)('a field that may stay empty is called so by one word everywhere in %s', (locale) => {
  const files = readdirSync(`messages/${locale}`).filter((file) => file.endsWith('.json') && file !== OTHER_SENSE)
  const words = files.flatMap((file) => wordsIn(JSON.parse(readFileSync(`messages/${locale}/${file}`, 'utf8'))))
  expect(words.length).toBeGreaterThan(4)
  expect(new Set(words).size).toBe(1)
})
