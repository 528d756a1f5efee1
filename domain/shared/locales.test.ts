import { expect, test } from 'vitest'
import { ISO_CODES } from './locales'

test('the ISO codes of the languages are those of the specification, and two more', () => {
  expect(ISO_CODES).toEqual({ tr: 'tr-TR', en: 'en-US', de: 'de-DE', ru: 'ru-RU', nl: 'nl-NL', ar: 'ar-SA' })
})
