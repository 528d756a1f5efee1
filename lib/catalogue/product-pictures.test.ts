import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Image } from '@/domain/content/schema'
import { altOf, orderPictures, packFiles } from './product-pictures'

const image = (file: string, more: Partial<Image> = {}): Image => ({ file, cover: 0, ...more })

test('the cover comes first, what is for other languages only is left out', () => {
  const images = [image('a'), image('b', { locales: ['de'] }), image('c', { cover: 1 }), image('d', { locales: [] })]
  expect(orderPictures(images, 'en').map(({ file }) => file)).toEqual(['c', 'a', 'd'])
  expect(orderPictures(images, 'de').map(({ file }) => file)).toEqual(['c', 'a', 'b', 'd'])
  expect(orderPictures([], 'en')).toEqual([])
})

test('a picture is described in the language of the page or not at all', () => {
  const boat = image('a', { alt: { en: 'A boat', de: '' } })
  expect([altOf(boat, 'en'), altOf(boat, 'de'), altOf(boat, 'tr'), altOf(image('b'), 'en')]).toEqual([
    'A boat',
    null,
    null,
    null,
  ])
})

test('200 pictures are packed into little and come out as they were', () => {
  const files = Array.from({ length: 200 }, (_, index) => `lykia/pictures/kekova-1101-${index}`)
  expect(packFiles(files)).toMatchObject({ prefix: 'lykia/pictures/kekova-1101-', rest: { length: 200 } })
  fc.assert(
    fc.property(fc.array(fc.string()), (given) => {
      const { prefix, rest } = packFiles(given)
      expect(rest.map((part) => prefix + part)).toEqual(given)
    }),
  )
})
