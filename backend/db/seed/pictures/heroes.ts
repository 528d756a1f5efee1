import type { PictureSpec } from './pictures'

/**
 * Pictures composed for the front pages: the subject stands in the upper two thirds, since the search box lies over the rest. They are
 * named `hero-<number>-0`, like a scene.
 */
export const HEROES: readonly PictureSpec[] = [
  {
    scene: 'coastroad',
    seed: 'hero-coast',
    hour: 'day',
    weather: 'clear',
    frame: { x: 200, y: 0, w: 1320, h: 990 },
    props: { car: '' },
  },
  {
    scene: 'cappadocia',
    seed: 'hero-balloons',
    hour: 'dawn',
    weather: 'clear',
    view: 'valley',
    frame: { x: 90, y: 60, w: 1400, h: 1050 },
  },
]
