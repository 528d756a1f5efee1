import { house } from '../kit/buildings'
import { type CarBody, sideCar } from '../kit/cars'
import { mix } from '../kit/colour'
import { finish, hedge } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { forest, land, ridge } from '../kit/land'
import { BLEED, H, lens, n, pairs, poly, quads, rect, shape, triples, W } from '../kit/path'
import { bougainvillea, cypress, foliage, palm } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, cumulus, gulls, sky } from '../kit/sky'
import { sailboat, skiff } from '../kit/small-boats'
import { sea } from '../kit/water'

/** Longer cars are drawn larger, so that the classes differ at a glance. */
const LENGTH: Readonly<Record<CarBody, number>> = { hatch: 700, cabrio: 760, suv: 800, sedan: 840 }

function draw(
  s: Sheet,
  { seed, view = 'marina', sunX = 1180, car = '#c9402d', body = 'hatch', bloom = '#d23a78' }: Drawing,
): void {
  const { P } = s,
    q = rng(seed),
    hz = 560,
    town = view === 'village'
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 170 : 140, r: 66 })
  if (P.hour === 'day') cumulus(s, 520, hz - 80, 520, seed, { opacity: 0.85 })
  else clouds(s, hz * 0.9, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 330, { scale: 250, sharp: true, env: (t) => 0.35 + 0.65 * Math.sin(t * 3 + 0.5) ** 2 }),
    hz + 4,
    '#8d9ab2',
    0.7,
    { seed, mist: 0.6, facet: 0.6 },
  )
  sea(s, hz, 860, { seed, sunX: P.hour === 'day' ? null : sunX, spread: 0.8 })
  forest(s, ridge(`${seed}b`, hz + 30, 200, { scale: 230, x0: 1000, env: (t) => t }), hz + 34, 0.4, seed, {
    n: 190,
    size: 13,
    lightRight: false,
  })
  if (town) {
    for (const [x, y, w, h] of quads([
      80, 780, 200, 190, 320, 790, 180, 160, 520, 800, 150, 130, 1290, 790, 190, 170, 1490, 780, 190, 200,
    ]))
      house(s, x, y, w, h, seed + x, { d: 0.12, wall: '#fbf6ec' })
    for (const [x, y, h] of triples([290, 800, 260, 690, 806, 190, 1270, 800, 240])) cypress(s, x, y, h, { d: 0.1 })
    bougainvillea(s, 330, 730, 90, 70, `${seed}v`, { colour: bloom })
    bougainvillea(s, 1500, 730, 100, 76, `${seed}w`, { colour: bloom })
  } else {
    gulet(s, 470, 690, 420, { d: 0.14, awning: '#2f6f8a' })
    for (const [x, y, L] of triples([820, 640, 90, 960, 620, 60, 1180, 650, 110, 1400, 700, 170]))
      sailboat(s, x, y, L, { d: 0.22 })
    for (const [x, y] of pairs([840, 740, 1080, 752, 1330, 760]))
      skiff(s, x, y, 130, { mast: true, d: 0.1, band: q.pick(['#2b6f8f', '#c2452d', '#e7a93a']) })
  }
  let light = ''
  for (let i = 0; i < 50; i++) light += lens(q() * W, q.in(700, 800), q.in(20, 80), q.in(1, 4))
  if (!town) s.path(light, '#ffffff', 'opacity=".3"')
  // promenade, kerb, road
  s.path(
    rect(-BLEED, 790, W + 2 * BLEED, 120),
    s.down(790, 900, [0, P.lit('#ead9bc', 0.06)], [1, P.lit('#d9c4a2', 0.02)]),
  )
  let slabs = ''
  for (let i = -4; i < 40; i++)
    slabs += poly(
      [
        [i * 60 - 40, 900],
        [i * 52 + 100, 792],
      ],
      false,
    )
  s.line(`${slabs}M-60 842H1660`, P.shd('#b09878', 0, 0.7), 2, 'opacity=".4"')
  if (!town) {
    s.line('M-60 742H1660M-60 766H1660', P.lit('#f6efe0', 0.05), 6)
    let posts = ''
    for (let i = 0; i < 22; i++) posts += `M${i * 78 - 30} 742V796`
    s.line(posts, P.lit('#f6efe0', 0.05), 7)
  }
  for (const [x, h, lean] of triples([120, 620, 0.06, 760, 560, -0.05, 1440, 640, -0.07])) {
    palm(s, x, 862, h, `${seed}${x}`, { lean })
    foliage(s, x, 862, 56, 22, `${seed}pf${x}`, P.veg, { n: 34, z: 12 })
  }
  s.path(rect(-BLEED, 896, W + 2 * BLEED, 18), P.lit('#f2e8d6')).path(
    rect(-BLEED, 914, W + 2 * BLEED, 12),
    P.shd('#a59a8a', 0, 0.7),
  )
  s.path(rect(-BLEED, 926, W + 2 * BLEED, 330), s.down(926, H, [0, P.lit('#96908e')], [1, P.lit('#736f76')]))
  s.stipple(rect(-BLEED, 926, W + 2 * BLEED, 320), P.shd('#66626c'), [0, H], [0, 940], 0.7, 0.5)
  for (let i = 0; i < 8; i++)
    s.path(
      shape([i * 236 - 70, 1150], [i * 236 + 56, 1150], [i * 236 + 42, 1164], [i * 236 - 88, 1164]),
      P.lit('#fff6e0'),
      'opacity=".9"',
    )
  const L = LENGTH[body]
  if (P.low)
    s.path(
      shape([790 - L * 0.48, 1080], [790 + L * 0.4, 1080], [790 + L * 0.24, 1134], [790 - L * 0.72, 1134]),
      P.ink,
      'opacity=".22"',
    )
  sideCar(s, 790, 1080, L, body, car)
  if (P.glowing)
    for (const x of [430, 1120]) {
      s.line(`M${x} 862V${n(500)}Q${x} 470 ${x + 34} 470`, P.shd('#3a3438', 0, 0.7), 8)
      s.path(`${lens(x + 52, 486, 30, 22)}`, '#fff0c0').path(
        shape([x + 30, 492], [x + 74, 492], [x + 190, 900], [x - 90, 900]),
        s.down(480, 900, [0, '#ffdf9a', 0.5], [1, '#ffdf9a', 0]),
      )
    }
  hedge(s, seed, (t) => 12 + 46 * Math.abs(t - 0.5), { flowers: mix(bloom, '#f2b33d', 0.3) })
  gulls(s, 620, 320, seed, 5, 15)
  finish(s)
}

/** One scene for each class, so that a car keeps its body in every picture; the classes begin at other hours, since they stand side by side. */
function carScene(body: CarBody, colours: readonly string[], hours: Scene['hours'], views: readonly string[]): Scene {
  return {
    place: 'aegean',
    draw,
    hours,
    mirror: false,
    crops: triples([150, 250, 1266, 250, 350, 1130, 60, 240, 1280, 300, 180, 1300]),
    details: triples([400, 640, 740, 560, 560, 820]),
    views,
    props: colours.map((car) => ({ body, car })),
  }
}

const byDay = ['day', 'golden', 'dusk', 'dawn', 'night'] as const
const lateLight = ['golden', 'dusk', 'day', 'dawn', 'night'] as const
const earlyLight = ['dawn', 'day', 'golden', 'dusk', 'night'] as const
const evening = ['dusk', 'dawn', 'golden', 'day', 'night'] as const

export const rental = carScene('hatch', ['#c9402d', '#f4efe4', '#3f8a7a', '#2c5f8a'], byDay, ['marina', 'village'])
export const sedan = carScene('sedan', ['#e9e4da', '#2c3f52', '#8a2f2a', '#7f8a90'], lateLight, ['village', 'marina'])
export const suv = carScene('suv', ['#2c5f8a', '#5f7a4a', '#e9e4da', '#b9692c'], earlyLight, ['village', 'marina'])
export const cabrio = carScene('cabrio', ['#f0b03a', '#c9402d', '#9fd0cc', '#f4efe4'], evening, ['marina', 'village'])
