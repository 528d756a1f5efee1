import { ferry, mosque } from '../kit/bosphorus'
import { house } from '../kit/buildings'
import { finish } from '../kit/foreground'
import { forest, ridge } from '../kit/land'
import { motorYacht } from '../kit/motor-yacht'
import { ellipse, H, n, rect } from '../kit/path'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { gulls } from '../kit/sky'
import { sailboat, skiff } from '../kit/small-boats'
import { bay, HORIZON, heaven } from '../outlooks/ground'

/** The strait between two shores; `yacht` passes under the lit bridge, `mansions` has houses at the water, `ferry` a city ferry. */
function drawStrait(s: Sheet, { seed, view = 'ferry', sunX = 620 }: Drawing): void {
  const { P } = s,
    q = rng(`${seed}st`),
    v = { seed, sunX }
  heaven(s, v)
  bay(s, v, H + 60)
  forest(
    s,
    ridge(`${seed}a`, HORIZON + 20, 170, { scale: 300, x1: 900, env: (t) => 1 - t * 0.8 }),
    HORIZON + 30,
    0.42,
    seed,
    { n: 240, size: 13 },
  )
  forest(
    s,
    ridge(`${seed}b`, HORIZON + 30, 230, { scale: 280, x0: 900, env: (t) => 0.2 + 0.8 * t }),
    HORIZON + 44,
    0.32,
    `${seed}b`,
    { n: 240, size: 14 },
  )
  for (let x = 20; x < 800; x += q.in(54, 84))
    house(s, x, HORIZON + 30, q.in(40, 58), q.in(40, 64), `${seed}${x}`, { d: 0.36 })
  mosque(s, 420, HORIZON + 26, 0.5, 0.34)
  if (view !== 'ferry' || P.night) {
    for (const x of [330, 1290])
      s.path(
        rect(x - 16, 230, 12, 390) + rect(x + 10, 230, 12, 390) + rect(x - 18, 300, 42, 10) + rect(x - 18, 400, 42, 10),
        P.shd('#8f9aa8', 0.14, 0.4),
      )
    s.line(
      `M-60 470Q180 480 330 232Q810 720 1290 232Q1440 480 1680 470`,
      P.glowing ? '#ffd98a' : P.shd('#8f9aa8', 0.14, 0.5),
      6,
    )
    let ropes = ''
    for (let x = 360; x < 1280; x += 30) ropes += `M${x} ${n(476 - 244 * (Math.abs(x - 810) / 480) ** 2)}V508`
    s.line(ropes, P.shd('#8f9aa8', 0.16, 0.4), 2, 'opacity=".7"').path(
      rect(-60, 500, 1780, 15),
      P.shd('#8f9aa8', 0.12, 0.3),
    )
    if (P.glowing) for (let x = -40; x < 1660; x += 62) s.path(ellipse(x, 496, 6, 6), P.lamp)
  }
  if (view === 'mansions') {
    for (const [x, w, h, c] of [
      [560, 150, 150, '#c9573a'],
      [730, 190, 190, '#f3e6cd'],
      [940, 170, 160, '#8a5f40'],
      [1130, 210, 210, '#d9b48a'],
      [1360, 180, 170, '#f6efe2'],
      [1560, 160, 190, '#b9603f'],
    ] as const)
      house(s, x, 760, w, h, `${seed}m${x}`, { d: 0.08, wall: c, ny: 3, side: 0.2, shutter: '#fbf6ec' })
    s.path(rect(500, 756, 1200, 18), P.lit('#e6d9c0', 0.06)).path(rect(500, 774, 1200, 26), P.shd('#b9a888', 0.05, 0.6))
    motorYacht(s, 560, 1010, 620, { d: 0 })
    skiff(s, 1240, 900, 170, { mast: true, band: '#c2452d', d: 0.04 })
  } else if (view === 'yacht') motorYacht(s, 780, 960, 820, { d: 0 })
  else {
    ferry(s, 760, 930, 860, 0)
    sailboat(s, 1390, 730, 130, { d: 0.2 })
  }
  gulls(s, 1080, 380, seed, 7, 20, P.lit('#fffaf0'))
  finish(s)
}

export const strait: Scene = { place: 'istanbul', draw: drawStrait }
