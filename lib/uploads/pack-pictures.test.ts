import { expect, test } from 'vitest'
import { packPictures, unpackPictures } from './pack-pictures'

test.each([
  [['lykia/pictures/kekova-3-1', 'lykia/pictures/kekova-3-2'], 'lykia/pictures/kekova-3- 1 2'],
  [['a/2'], 'a/2 '],
  [['boat', 'car'], ' boat car'],
  [['a', 'a/b', 'a'], 'a  /b '],
  [[], ''],
])('%o is written as %o', (files, packed) => {
  const pictures = files.map((file) => ({ file }))
  expect(packPictures(pictures)).toBe(packed)
  expect(unpackPictures(packed)).toEqual(pictures)
})

test('a focal point follows its file', () => {
  const pictures = [{ file: 'a/1', focalPoint: { x: 0.3, y: 0.125 } }, { file: 'a/2' }]
  expect(packPictures(pictures)).toBe('a/ 1@300,125 2')
  expect(unpackPictures(packPictures(pictures))).toEqual(pictures)
})
