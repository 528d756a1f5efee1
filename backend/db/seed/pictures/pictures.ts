import { createHash } from 'node:crypto'
import { grade, type Hour, type Weather } from './kit/palette'
import type { SceneProps } from './kit/scene'
import { type Frame, Sheet } from './kit/sheet'
import { type SceneName, sceneOf } from './scenes'

/** Raised when a drawing changes, so that pictures of the older kind are drawn again. */
export const KIT_VERSION = 1

/** Everything a picture depends on: the same spec is the same picture, to the byte. */
export interface PictureSpec {
  readonly scene: SceneName
  readonly seed: string
  readonly hour: Hour
  readonly weather: Weather
  readonly view?: string
  readonly frame?: Frame
  readonly props?: SceneProps
}

/** 'card' leaves the grain out: it is finer than a pixel below about 700 px and would only cost bytes. */
export type Detail = 'full' | 'card'

/** The picture as SVG, 1600 × 1200. */
export function drawPicture(spec: PictureSpec, detail: Detail = 'full'): string {
  const scene = sceneOf(spec.scene)
  const sheet = new Sheet(grade(scene.place, spec.hour, spec.weather), detail === 'full', spec.frame)
  scene.draw(sheet, { ...spec.props, seed: spec.seed, ...(spec.view === undefined ? {} : { view: spec.view }) })
  return sheet.svg()
}

/** The same value whatever order a spec's fields were written in. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  )
}

/** Name of a picture in the cache: its spec and the kit's version, hashed. */
export function pictureKey(spec: PictureSpec): string {
  return createHash('sha256')
    .update(JSON.stringify([KIT_VERSION, sorted(spec)]))
    .digest('hex')
    .slice(0, 24)
}
