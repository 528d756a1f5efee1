import { mix } from '../kit/colour'
import { finish, hedge } from '../kit/foreground'
import { forest, land, ridge } from '../kit/land'
import { paraglider } from '../kit/paraglider'
import { H, heightAt, lens, n, type Pt, pairs, roughen, smooth, triples, W } from '../kit/path'
import { stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, cumulus, sky } from '../kit/sky'
import { sailboat, skiff } from '../kit/small-boats'
import { sea } from '../kit/water'

function draw(s: Sheet, { seed, sunX = 1330 }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 450
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 130 : 120, r: 54 })
  if (P.hour === 'day') {
    cumulus(s, 1190, hz - 22, 520, seed, { opacity: 0.85 })
    cumulus(s, 760, hz - 30, 300, seed + 1, { opacity: 0.6 })
  } else clouds(s, hz, seed)
  const [a, b, c, d] = P.sea,
    shal = P.hour === 'dusk' ? '#b9c6d8' : P.lit(P.shallow, 0.02),
    deep = P.night ? d : mix(c, P.lit('#1477a8'), 0.45),
    tint = (k: number) =>
      P.hour === 'dusk'
        ? mix(mix('#7cc0d0', P.sea[1], 0.42), P.sea[2], k * 0.6)
        : mix(P.lit(mix(P.shallow, '#2aa7b0', k)), b, P.low || P.night ? 0.35 : 0.08)
  sea(s, hz, H, { seed, colours: [a, b, mix(c, deep, 0.6), d], sunX: P.low || P.night ? sunX : null, reach: 0.25 })
  land(
    s,
    ridge(`${seed}h`, hz + 4, 70, { x0: 900, scale: 240, env: (t) => Math.sin(t * 3) * 0.9 + 0.1 }),
    hz + 6,
    '#8fa0a0',
    0.8,
    { mist: 0.4 },
  )
  // Babadag and its shoulders
  const baba: Pt[] = [
    [-60, 190],
    [60, 150],
    [150, 168],
    [240, 120],
    [330, 78],
    [400, 104],
    [470, 150],
    [560, 176],
    [650, 246],
    [760, 300],
    [880, 356],
    [980, 400],
    [1085, hz + 60],
  ]
  const rough = (pts: readonly Pt[], amp: number) => roughen(pts, amp, q, 6)
  land(s, rough(baba, 7), hz + 60, '#9aa59a', 0.58, { seed, mist: 0.55, facet: 0.7 })
  land(
    s,
    rough(
      [
        [-60, 300],
        [90, 262],
        [210, 300],
        [330, 268],
        [470, 330],
        [600, 352],
        [730, 420],
        [860, hz + 90],
      ],
      6,
    ),
    hz + 90,
    '#7f9478',
    0.42,
    { seed: seed + 2, mist: 0.45, facet: 0.7 },
  )
  forest(s, rough(pairs([-60, 372, 120, 350, 300, 392, 470, 408, 610, 462, 720, 545]), 5), 540, 0.3, seed, {
    n: 420,
    size: 12,
  })
  // lagoon: turquoise basin, then the sand hook laid into it
  const lag = smooth(
    pairs([
      -80, 560, 240, 530, 560, 522, 820, 560, 930, 640, 1120, 700, 1380, 690, 1680, 640, 1680, 1000, 1680, 1260, 900,
      1280, -80, 1280,
    ]),
    true,
    6,
  )
  s.path(lag, s.down(520, 1200, [0, tint(0.75)], [0.3, tint(0.3)], [0.62, tint(0.05)], [1, tint(0.5)]))
  const hook = pairs([
    1680, 560, 1480, 610, 1280, 634, 1090, 622, 950, 572, 830, 540, 700, 534, 640, 548, 690, 566, 800, 580, 890, 622,
    1010, 690, 1160, 726, 1340, 724, 1520, 696, 1680, 660,
  ])
  const hp = smooth(hook, true, 6)
  for (const [w, op] of pairs([120, 0.16, 84, 0.22, 54, 0.32, 28, 0.5]))
    s.line(hp, mix(shal, '#ffffff', 0.12), w, `opacity="${op}"`)
  s.path(hp, P.lit(P.ground))
  s.line(hp, P.lit('#fffdf4'), 7, 'opacity=".85"')
  s.stipple(hp, P.shd('#d8b987', 0, 0.4), [0, 760], [0, 560], 0.8, 0.6)
  forest(
    s,
    roughen(pairs([1230, 664, 1300, 640, 1380, 634, 1460, 624, 1560, 600, 1680, 574]), 0, q, 3),
    668,
    0.12,
    `${seed}bar`,
    { n: 90, size: 20, grain: false, mist: 0.1 },
  )
  for (let i = 0; i < 40; i++) {
    const t = q(),
      x = 720 + t * 900,
      y = 552 + Math.max(0, Math.min(1, (x - 700) / 420)) * 118 - Math.max(0, x - 1150) * 0.02 + q.in(-5, 14)
    s.path(`M${n(x - 9)} ${n(y)}Q${n(x)} ${n(y - 11)} ${n(x + 9)} ${n(y)}Z`, P.lit(q.pick(P.accents)))
  }
  for (const [y, op] of pairs([1010, 0.22, 1060, 0.3, 1110, 0.4]))
    s.path(
      smooth(
        [
          [-80, y - 60],
          [300, y + 20],
          [700, y + 60],
          [1050, y + 30],
          [1350, y - 30],
          [1680, y - 90],
          [1680, 1300],
          [-80, 1300],
        ],
        true,
        6,
      ),
      mix(shal, '#ffffff', 0.18),
      `opacity="${op}"`,
    )
  // water texture in the lagoon
  let rip = ''
  for (let i = 0; i < 120; i++) {
    const t = q(),
      y = 760 + t * 380,
      x = q() * W,
      l = q.in(20, 90) * (0.5 + t),
      th = 1 + 3 * t
    rip += lens(x, y, l, th)
  }
  s.path(rip, '#ffffff', `opacity="${P.night ? 0.1 : 0.26}"`)
  for (const [x, y, L, cc] of [
    [470, 690, 50, '#c2452d'],
    [1130, 850, 66, '#2b6f8f'],
    [640, 900, 74, '#c2452d'],
    [820, 730, 54, '#e7a93a'],
    [1080, 520, 34, '#2b6f8f'],
    [1450, 500, 30, '#c2452d'],
  ] as const) {
    s.path(
      `M${x - L * 0.5} ${y + 2}q${-L * 1.6} ${-L * 0.06} ${-L * 2.6} ${L * 0.12}q${L * 1.4} ${L * 0.1} ${L * 2.7} ${L * 0.02}Z`,
      '#ffffff',
      'opacity=".5"',
    )
    skiff(s, x, y, L, { band: cc, d: 0.08 })
  }
  sailboat(s, 1270, 486, 30, { d: 0.4 })
  sailboat(s, 960, 476, 22, { d: 0.5 })
  // near slope with stone pines
  const near = ridge(`${seed}n`, H - 40, 200, {
    scale: 420,
    oct: 4,
    env: (t) => Math.max(0.12, 1.15 - t * 1.5, (t - 0.66) * 1.7),
  })
  land(s, near, H + 60, mix(P.veg, '#b59a6a', 0.35), 0.03, { mist: 0, facets: false, grainA: 0.9 })
  const at = (x: number) => heightAt(near, x)
  for (const [x, h] of pairs([90, 520, 330, 350, 1500, 470, 1320, 250]))
    stonePine(s, x, at(x) + 30, h, seed + x, { lean: x < 800 ? 0.09 : -0.1 })
  hedge(s, seed, (t) => Math.max(30, H - at(t * W) + 10), { flowers: '#f6e3ef' })
  paraglider(s, 900, 226, 96, '#e2583e', { d: 0.04 })
  paraglider(s, 640, 120, 46, '#f2b33d', { d: 0.25 })
  paraglider(s, 1130, 350, 30, '#2b6f8f', { d: 0.35 })
  paraglider(s, 1420, 180, 38, '#e2583e', { d: 0.3 })
  finish(s)
}

export const oludeniz: Scene = {
  place: 'lagoon',
  draw,
  hours: ['day', 'golden', 'dusk', 'dawn'],
  mirror: true,
  crops: triples([200, 60, 1400, 500, 30, 1100]),
  details: triples([560, 60, 760, 820, 440, 780, 0, 330, 1160]),
}
