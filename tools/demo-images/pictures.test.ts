import { expect, it } from 'vitest'
import drawn from './drawn.json'
import { drawPicture, type PictureSpec, pictureKey } from './pictures'
import specsJson from './specs.json'

const specs = specsJson as unknown as Readonly<Record<string, PictureSpec>>

it('every image was drawn from its specification as it stands', () => {
  expect(drawn).toEqual(Object.fromEntries(Object.entries(specs).map(([id, spec]) => [id, pictureKey(spec)])))
})

it('a specification always gives the same picture', () => {
  const spec = { scene: 'bedroom', view: 'sea', seed: 'same', hour: 'dusk', weather: 'clear' } as const
  expect(drawPicture(spec)).toBe(drawPicture({ ...spec }))
  expect(pictureKey(spec)).not.toBe(pictureKey({ ...spec, seed: 'other' }))
})
