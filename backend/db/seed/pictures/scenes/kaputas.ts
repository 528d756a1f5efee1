import { mix } from '../kit/colour'
import { finish, hedge, pineFrame } from '../kit/foreground'
import { cliff, forest, land, ridge, rocks } from '../kit/land'
import { H, heightAt, lens, n, type Pt, pairs, poly, rect, smooth, triples, W } from '../kit/path'
import { person } from '../kit/person'
import { bougainvillea, foliage } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, cumulus, gulls, sky } from '../kit/sky'
import { sailboat, skiff } from '../kit/small-boats'
import { sea } from '../kit/water'

const LEFT = pairs([-60, 190, 60, 216, 190, 250, 310, 262, 430, 320, 540, 356, 640, 400, 690, 450, 712, 560, 734, 690])
const RIGHT = pairs([846, 690, 866, 560, 900, 456, 960, 410, 1080, 380, 1210, 330, 1340, 300, 1480, 236, 1660, 180])
const SHORE = pairs([
  -60, 712, 180, 706, 380, 716, 500, 708, 560, 742, 660, 800, 790, 822, 920, 800, 1020, 744, 1080, 710, 1240, 718, 1450,
  706, 1660, 714,
])

/** The coast road on its ledge, with the little bridge over the gorge and a car on it. */
function road(s: Sheet, car: string): void {
  const { P } = s
  const line = pairs([
    -60, 420, 140, 430, 330, 452, 520, 476, 660, 492, 780, 496, 900, 490, 1040, 472, 1230, 448, 1430, 424, 1660, 410,
  ])
  s.line(smooth(line.map(([x, y]): Pt => [x, y + 12])), P.shd(P.rock2, 0.26, 0.9), 15)
  s.line(smooth(line), P.lit('#cfc4b4', 0.26), 17)
  s.line(smooth(line.map(([x, y]): Pt => [x, y - 9])), P.lit('#fff6e0', 0.24), 5)
  s.path('M676 502H900V514H866V640H850V560A62 62 0 0 0 730 560V640H712V514H676Z', P.lit('#d9cbb4', 0.22)).path(
    'M730 560A62 62 0 0 1 850 560L842 560A54 54 0 0 0 738 560Z',
    P.shd(P.rock2, 0.2, 0.8),
  )
  const [x, y] = [566, 474]
  s.path(`M${x - 17} ${y}v-9q2 -3 6 -3l5 -9q2 -3 6 -3h8q4 0 6 4l4 8q6 1 6 5v7Z`, P.lit(car, 0.14)).path(
    rect(x - 4, y - 20, 12, 7),
    P.shd('#35505e', 0.2, 0.4),
  )
}

function beach(s: Sheet, seed: string): void {
  const { P } = s,
    q = rng(`${seed}be`)
  const sand = smooth(
    pairs([
      470, 700, 560, 690, 700, 672, 790, 664, 880, 672, 1010, 690, 1100, 704, 1020, 752, 920, 808, 790, 830, 660, 808,
      556, 750,
    ]),
    true,
  )
  s.path(sand, s.down(670, 830, [0, P.shd(P.ground, 0.16, 0.3)], [1, P.lit('#fff1d2', 0.08)]))
  s.stipple(sand, P.shd('#d8b987', 0.1, 0.5), [0, 664], [0, 800], 0.7, 0.5)
  s.inside(sand)
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9 + row; i++) {
      const x = 600 + row * -24 + i * (46 + row * 3) + q.in(-8, 8),
        y = 712 + row * 24 + q.in(-3, 3),
        r = 12 + row * 2
      s.path(lens(x + 10, y + 8, r, 4), P.shd(P.ground, 0.1, 1), 'opacity=".5"')
      s.path(
        `M${n(x - r)} ${n(y)}Q${n(x)} ${n(y - r * 1.5)} ${n(x + r)} ${n(y)}Z`,
        P.lit(q.pick(['#e2583e', '#fff6e6', '#f2b33d', '#fff6e6', '#2b6f8f']), 0.06),
      )
    }
  s.close()
  for (const [x, y] of pairs([660, 790, 700, 800, 760, 812, 880, 802, 930, 786, 850, 806]))
    person(s, x, y, 26, { d: 0.1 })
  s.line(smooth(pairs([540, 738, 650, 806, 790, 830, 930, 806, 1046, 736])), '#ffffff', 9, 'opacity=".85"')
  s.line(smooth(pairs([520, 752, 640, 828, 790, 856, 940, 828, 1066, 750])), '#ffffff', 5, 'opacity=".5"')
}

function draw(s: Sheet, { seed, sunX = 400, car = '#c9402d', bloom = '#d23a78' }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 430
  sky(s, hz, { x: sunX, seed, y: P.low ? 260 : 110, r: 54 })
  if (P.hour === 'day') cumulus(s, 1010, 350, 520, seed, { opacity: 0.85 })
  else clouds(s, hz * 0.8, seed)
  land(s, ridge(`${seed}a`, hz, 250, { scale: 260, sharp: true }), 640, '#8fa0ac', 0.62, {
    seed,
    mist: 0.5,
    facet: 0.65,
  })
  forest(s, ridge(`${seed}b`, hz + 60, 180, { scale: 220, x0: 520, x1: 1120 }), 700, 0.44, seed, { n: 150, size: 13 })
  const shore = poly([...LEFT, [790, 720], ...RIGHT, [1660, 730], [-60, 730]])
  s.inside(shore)
  s.path(rect(690, 380, 220, 340), s.down(420, 700, [0, P.shd(P.veg, 0.3, 0.5)], [1, P.shd('#6a7a5a', 0.2, 0.9)]))
  for (let i = 0; i < 26; i++)
    foliage(s, q.in(700, 880), q.in(470, 690), q.in(20, 34), q.in(12, 20), `${seed}g${i}`, i % 3 ? P.veg : '#8f9a5a', {
      d: 0.24,
      n: 20,
    })
  cliff(s, LEFT, 740, P.rock, P.rock2, 0.2, `${seed}l`)
  cliff(s, RIGHT, 740, P.rock, P.rock2, 0.2, `${seed}r`)
  s.close()
  for (let i = 0; i < 90; i++) {
    const x = q.in(-40, 1640),
      side = x < 790 ? LEFT : RIGHT
    if (x > 640 && x < 900) continue
    const top = heightAt(side, x),
      r = q.in(18, 38)
    foliage(
      s,
      x,
      top + q.in(0, 1) ** 2 * (460 - top) - 6,
      r,
      r * 0.55,
      `${seed}t${i}`,
      mix(P.veg, '#9a9a5a', q.in(0, 0.5)),
      { d: 0.2, n: 22, z: r * 0.3 },
    )
  }
  road(s, car)
  // water: pale over the sand, blue where the shelf drops
  const turquoise = P.night ? '#2f8fa6' : P.lit('#3fd3cf'),
    pale = P.night ? '#5fb6bf' : P.lit('#9ff0e2'),
    deep = mix(P.sea[2], P.lit('#0f7fb4'), P.low || P.night ? 0.3 : 0.6)
  s.inside(`${smooth(SHORE)}L1660 1260H-60Z`)
  sea(s, 690, H, {
    seed,
    colours: [pale, turquoise, mix(turquoise, deep, 0.6), deep],
    sunX: P.hour === 'day' ? null : sunX,
    reach: 0.8,
    wave: 0.12,
  })
  for (const [k, op] of pairs([0, 0.75, 60, 0.5, 130, 0.36, 220, 0.24]))
    s.path(
      smooth(
        pairs([420, 690, 560, 760 + k * 0.7, 660, 830 + k, 790, 856 + k, 930, 830 + k, 1040, 760 + k * 0.7, 1160, 690]),
        false,
      ),
      pale,
      `opacity="${op}"`,
    )
  let light = ''
  for (let i = 0; i < 110; i++) {
    const t = q(),
      y = 850 + t * 330
    light += lens(q() * W, y, (16 + 70 * t) * q.in(0.5, 1.3), 1 + 3.4 * t)
  }
  s.path(light, '#ffffff', `opacity="${P.night ? 0.12 : 0.3}"`).close()
  beach(s, seed)
  rocks(s, -60, 520, 716, seed, 0.14)
  rocks(s, 1060, 1660, 718, `${seed}x`, 0.14)
  for (const [x, y, r] of triples([440, 790, 34, 486, 812, 24, 1130, 800, 36, 1090, 826, 20, 1180, 836, 24])) {
    const body = smooth(
      [
        [x - r, y],
        [x - r * 0.4, y - r * 0.9],
        [x + r * 0.5, y - r * 0.6],
        [x + r, y],
      ],
      false,
    )
    s.path(`${body}Z`, s.across([0, P.shd(P.rock2, 0.1, 0.8)], [1, P.lit(P.rock, 0.1)])).path(
      lens(x, y + 2, r * 1.3, 5),
      '#ffffff',
      'opacity=".8"',
    )
  }
  for (const [x, y, L, band] of [
    [430, 960, 96, '#c2452d'],
    [1130, 930, 80, '#2b6f8f'],
    [1000, 1050, 120, '#e7a93a'],
  ] as const) {
    s.path(lens(x + 6, y + L * 0.34, L * 0.5, L * 0.12), mix(deep, P.ink, 0.4), 'opacity=".35"')
    skiff(s, x, y, L, { band, d: 0.04 })
  }
  sailboat(s, 700, 1090, 120, { d: 0.02 })
  let buoys = ''
  for (let i = 0; i < 15; i++) buoys += lens(540 + i * 36, 890 + Math.sin((i / 14) * Math.PI) * 56, 7, 7)
  s.path(buoys, P.lit('#e8742e', 0.05))
  hedge(s, seed, (t) => Math.max(0, 210 * (0.3 - t) * 3, 190 * (t - 0.72) * 3.3), { flowers: bloom })
  bougainvillea(s, 1560, 1010, 130, 90, `${seed}v`, { colour: bloom, side: -1 })
  bougainvillea(s, 60, 1060, 120, 70, `${seed}w`, { colour: bloom })
  pineFrame(s, seed, true)
  gulls(s, 660, 250, seed, 6, 15)
  finish(s)
}

export const kaputas: Scene = {
  place: 'lagoon',
  draw,
  hours: ['day', 'golden', 'dawn', 'dusk'],
  mirror: true,
  crops: triples([150, 150, 1300, 260, 260, 1180]),
  details: triples([420, 420, 760, 340, 630, 760]),
  props: [{ bloom: '#d23a78' }, { bloom: '#e2583e' }, { bloom: '#f6efe0' }],
}
