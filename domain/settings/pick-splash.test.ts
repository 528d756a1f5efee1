import { expect, test } from 'vitest'
import { pickSplash } from './pick-splash'

const image = { file: 'lykia/splash/all', cover: 1 } as const
const eastern = { file: 'lykia/splash/eastern', cover: 0, locales: ['tr', 'ar'] } as const
const russian = { file: 'lykia/splash/russian', cover: 0, locales: ['ru', 'tr'] } as const
const images = [eastern, russian].map((entry) => ({ ...entry, locales: [...entry.locales] }))

test.each([
  ['ar', eastern.file],
  ['tr', eastern.file],
  ['ru', russian.file],
  ['en', image.file],
] as const)('in %s the splash image is %s', (locale, file) => {
  expect(pickSplash({ image, images }, locale).file).toBe(file)
})

test('an image that names no language is nobody’s before the one of all languages', () => {
  expect(pickSplash({ image, images: [{ file: 'lykia/splash/none', cover: 0 }] }, 'en').file).toBe(image.file)
})
