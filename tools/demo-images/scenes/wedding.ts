import { finish } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { land, ridge } from '../kit/land'
import { ellipse } from '../kit/path'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'
import { sailboat } from '../kit/small-boats'
import { sea } from '../kit/water'
import { weddingArch } from '../kit/wedding-arch'
import { aisle, couple, seats } from '../kit/wedding-guests'
import { chimneys, court, cove, ruin, vineyard } from './wedding-places'
import { beach, garden, type Setting } from './wedding-settings'

const HORIZON = 610

/** A wide bay with a gulet: what lies behind a ceremony that has no landscape of its own. */
function bay(s: Sheet, { seed, sunX = 800 }: Drawing): void {
  const { P } = s
  sky(s, HORIZON, { x: sunX, seed, y: P.low ? HORIZON - 116 : 180, r: 78 })
  clouds(s, HORIZON, seed)
  land(
    s,
    ridge(`${seed}a`, HORIZON, 200, { scale: 300, env: (t) => Math.max(0.04, 1 - t * 2.3, (t - 0.66) * 2) }),
    HORIZON + 2,
    '#8e97aa',
    0.68,
    { seed, mist: 0.55 },
  )
  land(s, ridge(`${seed}b`, HORIZON + 2, 170, { scale: 240, x0: 1080, env: (t) => t }), HORIZON + 10, P.rock2, 0.48, {
    seed,
    mist: 0.45,
  })
  sea(s, HORIZON, 860, { seed, sunX, spread: 0.75 })
  gulet(s, 330, HORIZON + 60, 210, { d: 0.25 })
  sailboat(s, 1210, HORIZON + 30, 44, { d: 0.35 })
}

const drawIn =
  (setting: Setting) =>
  (s: Sheet, drawing: Drawing): void => {
    const { seed, arch = 'beam' } = drawing
    if (setting.backdrop) setting.backdrop(s, drawing)
    else bay(s, drawing)
    setting.ground(s, drawing)
    aisle(s, seed, setting.shade)
    s.path(ellipse(800, 954, 320, 20), s.P.shd(setting.shade, 0, 1), 'opacity=".35"')
    couple(s, 800, 944)
    weddingArch(s, arch, seed)
    seats(s, setting.shade)
    setting.trees(s, seed)
    if (!setting.backdrop) gulls(s, 1180, 250, seed, 5, 16)
    finish(s)
  }

export const wedding: Scene = {
  place: 'aegean',
  draw: drawIn(beach),
}

/** On terraces of olives above a bay. */
export const gardenwedding: Scene = { ...wedding, draw: drawIn(garden) }
/** On a small beach between cliffs. */
export const weddingcove: Scene = { ...wedding, place: 'lagoon', draw: drawIn(cove) }
/** Beside the columns of a temple at the sea. */
export const weddingruin: Scene = { ...wedding, place: 'antique', draw: drawIn(ruin) }
/** On a terrace before fairy chimneys. */
export const weddingchimneys: Scene = { ...wedding, place: 'cappadocia', draw: drawIn(chimneys) }
/** Between rows of vines. */
export const weddingvines: Scene = { ...wedding, draw: drawIn(vineyard) }
/** In the courtyard of a town house. */
export const weddingcourt: Scene = {
  ...wedding,
  place: 'antalya',
  draw: drawIn(court),
}
