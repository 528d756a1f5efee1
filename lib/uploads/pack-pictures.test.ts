import { expect, test } from 'vitest'
import { packFiles, unpackFiles } from './pack-files'

test.each([
  [['lykia/pictures/kekova-3-1', 'lykia/pictures/kekova-3-2'], 'lykia/pictures/kekova-3- 1 2'],
  [['a/2'], 'a/2 '],
  [['boat', 'car'], ' boat car'],
  [['a', 'a/b', 'a'], 'a  /b '],
  [[], ''],
])('%o is written as %o', (files, packed) => {
  expect(packFiles(files)).toBe(packed)
  expect(unpackFiles(packed)).toEqual(files)
})
