import type { Hour, Weather } from './kit/palette'
import { W } from './kit/path'
import type { Crop, Scene, SceneProps } from './kit/scene'
import type { Frame } from './kit/sheet'
import type { PictureSpec } from './pictures'
import { type SceneName, sceneOf } from './scenes'

export const GALLERY_SIZE = 5

/** `list[i]`, counted round. */
function around<T>(list: readonly [T, ...T[]], i: number): T {
  return list[((i % list.length) + list.length) % list.length] ?? list[0]
}

function toFrame([x, y, w]: Crop, flip = false): Frame {
  return { x: flip ? W - x - w : x, y, w, h: (w * 3) / 4, ...(flip ? { flip } : {}) }
}

/** Framings that show the whole subject: the sheet, its crops, and the mirror of each. */
function coverFrames({ crops, mirror }: Scene): readonly [Frame, ...Frame[]] {
  const flipped: Frame[] = mirror ? [{ flip: true }, ...crops.map((crop) => toFrame(crop, true))] : []
  const [near, ...rest] = crops.map((crop) => toFrame(crop))
  // a mirror right after the whole, so that neighbours in a list lean to different sides
  return [{}, ...flipped.slice(0, 1), ...(near ? [near] : []), ...flipped.slice(1), ...rest]
}

function detailFrames({ details, mirror }: Scene): readonly [Frame, ...Frame[]] {
  const [first = [0, 0, W] as const, ...rest] = details
  const frames: [Frame, ...Frame[]] = [toFrame(first), ...rest.map((crop) => toFrame(crop))]
  if (mirror) frames.push(...details.map((crop) => toFrame(crop, true)))
  return frames
}

/** Night suits few covers: it is kept for galleries unless it is what a scene is known for. */
function coverHours({ hours: [best, ...others] }: Scene): readonly [Hour, ...Hour[]] {
  return [best, ...others.filter((hour) => hour !== 'night')]
}

interface Choice {
  readonly hour: Hour
  readonly weather: Weather
  readonly frame: Frame
  /** Which of the scene's views and props. */
  readonly turn: number
}

/** Cover number `k`: hour and framing walk a diagonal, so that no pair of the two comes back before all have been used. */
function coverChoice(scene: Scene, k: number): Choice {
  const hours = coverHours(scene),
    round = Math.floor(k / hours.length)
  return {
    hour: around(hours, k),
    weather: 'clear',
    frame: around(coverFrames(scene), round + (k % hours.length)),
    turn: k + round * 2,
  }
}

function same(a: Frame, b: Frame): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.flip === b.flip
}

/** Three wide pictures at other hours, the last of them at night where that suits, and one close detail by daylight. */
function galleryChoices(scene: Scene, k: number): Choice[] {
  const cover = coverChoice(scene, k),
    [first = cover.hour, ...later] = scene.hours.filter((hour) => hour !== cover.hour && hour !== 'night'),
    hours: [Hour, ...Hour[]] = [first, ...later],
    atNight = cover.hour !== 'night' && scene.hours.includes('night'),
    [near = cover.frame, ...others] = coverFrames(scene).filter((frame) => !same(frame, cover.frame)),
    frames: [Frame, ...Frame[]] = [near, ...others],
    slots = atNight
      ? [around(hours, k), around(hours, k + 1), 'night' as const]
      : [0, 1, 2].map((i) => around(hours, k + i)),
    detailHour = around(hours, k + (atNight ? 2 : 3)),
    choices = slots.map(
      (hour, i): Choice => ({
        hour,
        // an hour that comes round a second time comes with clouds
        weather: slots.indexOf(hour) < i ? 'cloudy' : 'clear',
        frame: around(frames, k + i),
        turn: cover.turn + i + 1,
      }),
    )
  return [
    cover,
    ...choices,
    {
      hour: detailHour,
      weather: slots.includes(detailHour) ? 'hazy' : 'clear',
      frame: around(detailFrames(scene), k),
      turn: cover.turn,
    },
  ]
}

/** Seeds of another thousand (a menu's, a tenant's) do not fall on the same pictures as those of the first. */
function numberOf(productSeed: number): number {
  const seed = Math.abs(Math.trunc(productSeed))
  return seed + Math.floor(seed / 1000) * 5
}

function productProps(scene: Scene, k: number): SceneProps {
  const [first = {}, ...others] = scene.props ?? []
  return around([first, ...others], coverChoice(scene, k).turn)
}

/**
 * Five pictures of one product; the first is its cover. Any two differ in hour, framing, view, weather or props, in two of them at
 * least; products of one scene whose numbers follow one another have covers that differ.
 *
 * @param productSeed any whole number; consecutive numbers give the widest choice
 * @param fixed props that belong to the product, such as the body and colour of a car
 */
export function galleryOf(name: SceneName, productSeed: number, fixed: SceneProps = {}): PictureSpec[] {
  const scene = sceneOf(name),
    k = numberOf(productSeed)
  return galleryChoices(scene, k).map(({ hour, weather, frame, turn }, i): PictureSpec => {
    const [view, ...views] = scene.views ?? [],
      [mood = {}, ...moods] = scene.moods ?? [],
      chosen = { ...productProps(scene, k), ...around([mood, ...moods], turn), ...fixed }
    return {
      scene: name,
      seed: `${name}-${productSeed}-${i}`,
      hour,
      weather,
      frame,
      ...(view === undefined ? {} : { view: around([view, ...views], turn) }),
      ...(Object.keys(chosen).length ? { props: chosen } : {}),
    }
  })
}
