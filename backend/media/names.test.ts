import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@/domain/media/variants'
import { buildMediaFile, MEDIA_FOLDERS, parseMediaAddress } from './names'

const HASH = '0f3c5a7b9d1e2f30'

test('the folders are those of the specification, and one of pages', () => {
  expect(MEDIA_FOLDERS).toEqual(['kategori', 'bolge', 'urun', 'arac', 'splash', 'logo', 'favicon', 'sayfa'])
})

test('an address holds folder, owner, words and hash', () => {
  expect(buildMediaFile('urun', 12, 'Old Town, Kaleiçi', HASH)).toBe(`urun/12/old-town-kaleici-${HASH}`)
  expect(buildMediaFile('splash', null, 'صيف', HASH)).toBe(`splash/picture-${HASH}`)
})

test('every address that is built is understood again', () => {
  const hashes = fc.stringMatching(/^[0-9a-f]{16}$/)
  fc.assert(
    fc.property(
      fc.constantFrom(...MEDIA_FOLDERS),
      fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
      fc.string({ maxLength: 200 }),
      hashes,
      fc.constantFrom(...PICTURE_WIDTHS),
      fc.constantFrom(...PICTURE_FORMATS),
      (folder, ownerId, name, hash, width, format) => {
        const file = buildMediaFile(folder, ownerId, name, hash)
        const company = 'lykia'
        const variant = { width, format }
        expect(parseMediaAddress(`${company}/${file}-${width}.${format}`)).toEqual({ company, file, hash, variant })
        expect(parseMediaAddress(`${company}/${file}.svg`)).toEqual({ company, file, hash, variant: null })
      },
    ),
  )
})

test.each([
  `lykia/urun/12/a-${HASH}-641.avif`,
  `lykia/urun/12/a-${HASH}-640.jpeg`,
  `lykia/urun/12/a-${HASH}`,
  `lykia/urun/12/a-${HASH}.webp`,
  `lykia/documents/12/a-${HASH}-640.avif`,
  `lykia/urun/../a-${HASH}-640.avif`,
  `lykia/urun/12/../../orion/a-${HASH}-640.avif`,
  `/urun/12/a-${HASH}-640.avif`,
  `lykia/urun/12/a-${HASH.toUpperCase()}-640.avif`,
])('%s names no picture', (path) => {
  expect(parseMediaAddress(path)).toBeNull()
})
