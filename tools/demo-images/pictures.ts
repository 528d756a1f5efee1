import { createHash } from 'node:crypto'
import { grade, type Hour, type Weather } from './kit/palette'
import type { SceneProps } from './kit/scene'
import { type Frame, Sheet } from './kit/sheet'
import { type SceneName, sceneOf } from './scenes'

/** Raised when a drawing changes, so that every picture is drawn again. */
const KIT_VERSION = 3

/** Everything a picture depends on: the same specification is the same file, to the byte. */
export interface PictureSpec {
  readonly scene: SceneName
  readonly seed: string
  readonly hour: Hour
  readonly weather: Weather
  readonly view?: string
  readonly frame?: Frame
  readonly props?: SceneProps
}

/** The picture as SVG, 1600 × 1200. */
export function drawPicture(spec: PictureSpec): string {
  const scene = sceneOf(spec.scene)
  const place = (spec.view && scene.places?.[spec.view]) || scene.place
  const sheet = new Sheet(grade(place, spec.hour, spec.weather), spec.frame)
  scene.draw(sheet, { ...spec.props, seed: spec.seed, ...(spec.view === undefined ? {} : { view: spec.view }) })
  return sheet.svg()
}

/** The same value whatever order the fields of a specification were written in. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  )
}

/** Changes whenever a specification or the kit changes. */
export function pictureKey(spec: PictureSpec): string {
  return createHash('sha256')
    .update(JSON.stringify([KIT_VERSION, sorted(spec)]))
    .digest('hex')
    .slice(0, 24)
}
