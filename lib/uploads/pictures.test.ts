import { expect, test } from 'vitest'
import { getCover, pictureSources, pictureUrl, uploadUrl } from './pictures'

test('a variant is named by width and format, on this host', () => {
  expect(pictureUrl('lykia/urun/12/boat', 320, 'avif')).toBe('/uploads/lykia/urun/12/boat-320.avif')
  expect(uploadUrl('/lykia/logo/a b.svg')).toBe('/uploads/lykia/logo/a%20b.svg')
})

test('sources stop at the widest that a place can use', () => {
  const sources = pictureSources({ file: 'lykia/a', placeholder: 'data:x' }, '400px', 480)
  expect(sources).toEqual({
    avif: '/uploads/lykia/a-320.avif 320w, /uploads/lykia/a-480.avif 480w',
    webp: '/uploads/lykia/a-320.webp 320w, /uploads/lykia/a-480.webp 480w',
    src: '/uploads/lykia/a-480.webp',
    sizes: '400px',
    placeholder: 'data:x',
  })
  expect(pictureSources({ file: 'a' }, '100vw')).toMatchObject({
    src: '/uploads/a-640.webp',
    placeholder: null,
  })
})

test('a focal point is where the picture stands when it is cut; the middle goes without saying', () => {
  const image = { file: 'a' } as const
  expect(pictureSources({ ...image, focalPoint: { x: 0.3, y: 0.125 } }, '100vw').focus).toBe('30% 12.5%')
  expect(pictureSources(image, '100vw').focus).toBeUndefined()
})

test('the cover says so or is the first', () => {
  const [first, second] = [{ file: 'a', cover: 0 } as const, { file: 'b', cover: 1 } as const]
  expect(getCover([first, second])).toBe(second)
  expect(getCover([first])).toBe(first)
  expect(getCover([])).toBeNull()
})
