import { expect, test } from 'vitest'
import { GALLERY_SIZE, galleryOf } from './gallery'
import { H, W } from './kit/path'
import type { PictureSpec } from './pictures'
import { SCENES } from './scenes'

const PRODUCTS = Array.from({ length: 12 }, (_, i) => i)

/** The dimensions a person sees; the seed only moves clouds and ridges. */
function dimensions({ hour, weather, view = '', frame = {}, props = {} }: PictureSpec): string[] {
  const { x = 0, y = 0, w = W, flip = false } = frame
  return [hour, weather, view, `${flip}`, `${x},${y},${w}`, JSON.stringify(props)]
}

function differences(a: PictureSpec, b: PictureSpec): number {
  const other = dimensions(b)
  return dimensions(a).filter((value, i) => value !== other[i]).length
}

test.each(SCENES)('%s: five pictures that differ from each other by two dimensions', (scene) => {
  for (const product of [...PRODUCTS, 103, 1117]) {
    const gallery = galleryOf(scene, product)
    expect(gallery).toHaveLength(GALLERY_SIZE)
    for (const [i, a] of gallery.entries())
      for (const b of gallery.slice(i + 1))
        expect(differences(a, b), `product ${product}: ${JSON.stringify([a, b])}`).toBeGreaterThanOrEqual(2)
  }
})

test.each(SCENES)('%s: no two of twelve products share a cover', (scene) => {
  const covers = PRODUCTS.map((product) => galleryOf(scene, product)[0])
  const seen = covers.map((cover) => JSON.stringify(cover && dimensions(cover)))
  expect(new Set(seen).size).toBe(PRODUCTS.length)
})

test.each(SCENES)('%s: neighbours in a list differ in hour and framing', (scene) => {
  for (const product of PRODUCTS.slice(1)) {
    const [a, b] = [galleryOf(scene, product - 1)[0], galleryOf(scene, product)[0]]
    expect(a?.hour).not.toBe(b?.hour)
    expect(a?.frame).not.toEqual(b?.frame)
  }
})

test.each(SCENES)('%s: every framing lies on the sheet, is 4:3 and not too close', (scene) => {
  for (const product of PRODUCTS)
    for (const { frame = {} } of galleryOf(scene, product)) {
      const { x = 0, y = 0, w = W, h = H } = frame
      expect(w / h).toBeCloseTo(4 / 3)
      expect(w).toBeGreaterThanOrEqual(700)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + w).toBeLessThanOrEqual(W)
      expect(y + h).toBeLessThanOrEqual(H)
    }
})

test('night is the cover of fewer than one product in six', () => {
  const covers = SCENES.flatMap((scene) => PRODUCTS.map((product) => galleryOf(scene, product)[0]?.hour))
  expect(covers.filter((hour) => hour === 'night').length).toBeLessThan(covers.length / 6)
})

test('a product keeps what belongs to it in every picture', () => {
  const car = { body: 'suv', car: '#2c5f8a' } as const
  for (const { props } of galleryOf('rental', 7, car)) expect(props).toMatchObject(car)
})

test.each(SCENES)('%s: the same number in another thousand is another cover', (scene) => {
  for (const product of [101, 1201, 932]) {
    const [a, b] = [galleryOf(scene, product)[0], galleryOf(scene, product + 3000)[0]]
    expect(a && dimensions(a)).not.toEqual(b && dimensions(b))
  }
})
