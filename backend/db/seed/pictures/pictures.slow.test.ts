import sharp from 'sharp'
import { expect, test } from 'vitest'
import { galleryOf } from './gallery'
import { HOURS, type Hour } from './kit/palette'
import { drawPicture, type PictureSpec, pictureKey } from './pictures'
import { isSceneName, SCENES } from './scenes'

const hours = Object.keys(HOURS) as Hour[]
const plain = (scene: PictureSpec['scene'], hour: Hour): PictureSpec => ({ scene, seed: scene, hour, weather: 'clear' })

test('the series has at least 26 scenes', () => {
  expect(SCENES.length).toBeGreaterThanOrEqual(26)
})

test.each(SCENES)('%s: the same spec is the same drawing, another seed another', (scene) => {
  const spec = plain(scene, 'golden')
  expect(drawPicture(spec)).toBe(drawPicture({ ...spec }))
  expect(drawPicture({ ...spec, seed: 'other' })).not.toBe(drawPicture(spec))
})

test.each(SCENES)('%s: every hour is drawn without a broken number, colour or attribute', (scene) => {
  for (const hour of hours) {
    // the grain's tiles are letters that may spell anything
    const svg = drawPicture(plain(scene, hour)).replaceAll(/data:[^"]*/g, '')
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
    expect(
      svg.match(/(?:fill|stroke|stop-color)="(?!none"|url\(#i\d+\)"|#[0-9a-f]{3}"|#[0-9a-f]{6}")[^"]*"/g),
    ).toBeNull()
  }
})

test.each(SCENES)('%s: the renderer accepts it, in a view and framing of its own', async (scene) => {
  const [, second] = galleryOf(scene, 1)
  for (const spec of [plain(scene, 'dusk'), second ?? plain(scene, 'day')]) {
    const svg = drawPicture(spec, 'card').replace('width="1600" height="1200"', 'width="64" height="48"')
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([64, 48])
    expect(new Set(data).size).toBeGreaterThan(16)
  }
})

test('the key follows the spec, not the order of its fields', () => {
  const spec = plain('side', 'dusk')
  expect(pictureKey({ weather: 'clear', hour: 'dusk', seed: 'side', scene: 'side' })).toBe(pictureKey(spec))
  expect(pictureKey({ ...spec, hour: 'day' })).not.toBe(pictureKey(spec))
  expect(pictureKey({ ...spec, frame: { flip: true } })).not.toBe(pictureKey(spec))
})

test('only scenes of the series have names', () => {
  expect(isSceneName('side')).toBe(true)
  expect(isSceneName('toString')).toBe(false)
})

test('shadows are grain in the full drawing and plain gradients at card size', () => {
  const spec = plain('side', 'dusk')
  expect(drawPicture(spec)).toContain('<pattern')
  expect(drawPicture(spec, 'card')).not.toContain('<pattern')
})
