import { type CarBody, sideCar } from '../kit/cars'
import { mix } from '../kit/colour'
import { finish, hedge } from '../kit/foreground'
import { ellipse, H, pairs, poly, rect, smooth } from '../kit/path'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { jeep, minibus } from '../kit/vehicles'
import { OUTLOOK_PLACES, outlookOf } from '../outlooks/outlooks'

type Vehicle = CarBody | 'van' | 'jeep'

const LENGTHS: Readonly<Record<Vehicle, number>> = {
  van: 700,
  jeep: 520,
  hatch: 560,
  cabrio: 600,
  suv: 640,
  sedan: 660,
  estate: 670,
}

/** Great landscapes: the road lies farther away, the vehicle is small in them. */
const WIDE = new Set([
  'mountain',
  'castle',
  'terraces',
  'chimneys',
  'snow',
  'hilltown',
  'ruins',
  'canyon',
  'river',
  'island',
  'mills',
])

function vehicle(s: Sheet, x: number, y: number, kind: Vehicle, k: number, colour: string): void {
  const L = LENGTHS[kind] * k
  if (kind === 'van')
    minibus(s, x, y, L, { colour, stripe: colour === '#f6f1e6' ? '#1f7a8c' : mix(colour, '#fff4dc', 0.5) })
  else if (kind === 'jeep') jeep(s, x, y, L, { colour })
  else sideCar(s, x, y, L, kind, colour)
}

/** A post where electric cars are charged, its cable hanging to the left. */
function charger(s: Sheet, x: number, y: number): void {
  const { P } = s
  s.path(ellipse(x, y, 60, 9), P.ink, 'opacity=".3"')
  s.line(
    `M${x - 20} ${y - 150}C${x - 90} ${y - 60} ${x - 120} ${y - 70} ${x - 150} ${y - 120}`,
    P.shd('#2f3438', 0, 0.6),
    9,
  )
  s.path(
    rect(x - 34, y - 230, 68, 230),
    s.across([0, P.shd('#f3f0e8', 0, 0.5)], [0.6, P.lit('#fbf8f0')], [1, P.lit('#fbf8f0')]),
  )
  s.path(rect(x - 24, y - 212, 48, 60), P.lit('#2f8f86')).path(
    poly(pairs([x + 4, y - 206, x - 14, y - 178, x, y - 178, x - 6, y - 158, x + 14, y - 188, x, y - 188])),
    '#fff6d0',
  )
}

function draw(
  s: Sheet,
  { seed, view, sunX = 1180, car = '#f6f1e6', body = 'van', charger: isCharging }: Drawing,
): void {
  const { P } = s,
    q = rng(`${seed}ride`),
    isWide = view !== undefined && WIDE.has(view),
    [top, low] = isWide ? [966, 1066] : [936, 1130],
    tarmac = (y: number): string => (y === 0 ? P.lit('#8f8a8a', 0.02) : P.lit('#77737a'))
  outlookOf(view, 'coast')(s, { seed, sunX })
  s.path(
    `${smooth(pairs([-80, top - 44, 400, top - 58, 900, top - 46, 1300, top - 56, 1680, top - 44]))}L1680 1260H-80Z`,
    s.down(top - 60, H, [0, P.lit(mix(P.ground, P.veg, 0.3), 0.04)], [1, P.lit(mix(P.ground, P.veg, 0.15))]),
  )
  const road = `${smooth(pairs([-80, top + 8, 500, top - 6, 1000, top + 2, 1680, top - 8]))}L${smooth(pairs([1680, low, 1000, low + 12, 500, low + 2, -80, low + 14])).slice(1)}Z`
  s.path(road, s.down(top, low, [0, tarmac(0)], [1, tarmac(1)]))
  s.shade(road, P.shd('#66626c', 0), [0, low + 20], [0, top], 0.6, 0.45)
  s.line(
    smooth(pairs([-80, top + 20, 500, top + 6, 1000, top + 14, 1680, top + 4])),
    P.lit('#fff6e0'),
    isWide ? 4 : 6,
    'opacity=".85"',
  )
  for (let i = 0; i < 9; i++) {
    const x = i * 210 - 60,
      y = (top + low) / 2 + (isWide ? 8 : 24)
    s.path(
      poly(pairs([x, y, x + 96, y, x + 92, y + (isWide ? 6 : 10), x - 6, y + (isWide ? 6 : 10)])),
      P.lit('#fff6e0'),
      'opacity=".85"',
    )
  }
  if (!isWide && P.low) s.path(ellipse(q.in(700, 760) - 60, low - 46, 430, 22), P.ink, 'opacity=".16"')
  if (isCharging) charger(s, 1230, top + 4)
  vehicle(s, isWide ? q.in(520, 1080) : q.in(560, 860), isWide ? low - 26 : low - 54, body, isWide ? 0.56 : 1, car)
  hedge(s, seed, (t) => (isWide ? 40 : 16) + (isWide ? 80 : 50) * Math.abs(t - 0.5) * 2, {
    flowers: q.pick(['#f2b33d', '#e86a9a', '#fffaf0', '#d2492e']),
  })
  finish(s)
}

/** A vehicle on the road before one of the outlooks. */
export const ride: Scene = {
  place: 'aegean',
  places: OUTLOOK_PLACES,
  draw,
}
