import { house } from '../kit/buildings'
import { mix } from '../kit/colour'
import { finish, hedge, tuft } from '../kit/foreground'
import { cliff, land, ridge } from '../kit/land'
import { BLEED, ellipse, H, n, pairs, quads, rect, shape, smooth, triples, W } from '../kit/path'
import { person } from '../kit/person'
import { bougainvillea, cypress, foliage, stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'

/** A Lycian temple tomb cut into the rock: two columns between antae, dentils, pediment with acroteria. */
function templeTomb(s: Sheet, x: number, y: number, w: number, d: number): void {
  const { P } = s,
    h = w * 1.02,
    stone = s.across([0, P.shd(P.rock2, d, 0.55)], [0.5, P.lit(P.rock, d)], [1, P.lit(mix(P.rock, P.sun, 0.35), d)]),
    dark = P.shd('#5a4238', d, 0.9)
  s.path(rect(x - w * 0.62, y - h * 1.5, w * 1.24, h * 1.5), P.shd(P.rock2, d, 0.75))
  s.path(rect(x - w * 0.5, y - h, w, h), dark)
  s.path(rect(x - w * 0.2, y - h * 0.8, w * 0.4, h * 0.8), P.shd(P.rock2, d, 0.85))
  s.path(
    rect(x - w * 0.15, y - h * 0.74, w * 0.3, h * 0.74),
    P.glowing ? mix(P.lamp, '#c9703a', 0.45) : P.shd('#3a2c28', d, 0.9),
  )
  s.line(
    `M${n(x)} ${n(y - h * 0.74)}v${n(h * 0.74)}M${n(x - w * 0.15)} ${n(y - h * 0.4)}h${n(w * 0.3)}`,
    P.shd(P.rock2, d, 0.7),
    Math.max(1.2, w * 0.016),
  )
  for (const k of [-0.47, 0.47]) s.path(rect(x + k * w - w * 0.065, y - h, w * 0.13, h), stone)
  for (const k of [-0.17, 0.17]) {
    const cx = x + k * w * 1.5
    s.path(
      shape([cx - w * 0.05, y], [cx - w * 0.042, y - h * 0.92], [cx + w * 0.042, y - h * 0.92], [cx + w * 0.05, y]),
      stone,
    )
    s.path(rect(cx - w * 0.07, y - h * 0.05, w * 0.14, h * 0.05), stone)
    s.path(
      `M${n(cx - w * 0.09)} ${n(y - h * 0.9)}q${n(w * 0.09)} ${n(h * 0.05)} ${n(w * 0.18)} 0v${n(-h * 0.06)}h${n(-w * 0.18)}Z${ellipse(cx - w * 0.08, y - h * 0.92, w * 0.03, w * 0.035)}${ellipse(cx + w * 0.08, y - h * 0.92, w * 0.03, w * 0.035)}`,
      stone,
    )
  }
  s.path(rect(x - w * 0.58, y - h * 1.08, w * 1.16, h * 0.1), stone)
  let dentils = ''
  for (let i = 0; i < 15; i++) dentils += rect(x - w * 0.54 + i * w * 0.074, y - h * 1.13, w * 0.04, h * 0.05)
  s.path(dentils, stone)
  s.path(
    shape(
      [x - w * 0.64, y - h * 1.13],
      [x + w * 0.64, y - h * 1.13],
      [x + w * 0.6, y - h * 1.18],
      [x, y - h * 1.46],
      [x - w * 0.6, y - h * 1.18],
    ),
    stone,
  )
  s.path(shape([x - w * 0.42, y - h * 1.17], [x + w * 0.42, y - h * 1.17], [x, y - h * 1.37]), P.shd(P.rock2, d, 0.8))
  s.path(
    ellipse(x, y - h * 1.47, w * 0.05, w * 0.06) +
      ellipse(x - w * 0.62, y - h * 1.17, w * 0.045, w * 0.05) +
      ellipse(x + w * 0.62, y - h * 1.17, w * 0.045, w * 0.05),
    stone,
  )
  s.path(rect(x - w * 0.6, y, w * 1.2, h * 0.06), stone).path(
    rect(x - w * 0.66, y + h * 0.06, w * 1.32, h * 0.06),
    P.shd(P.rock, d, 0.4),
  )
  s.stipple(
    rect(x - w * 0.62, y - h * 1.5, w * 1.24, h * 1.56),
    P.shd('#7a5540', d),
    [x - w * 0.6, y],
    [x + w * 0.4, y - h],
    0.8,
    0.5,
  )
}

/** A house tomb: square timber grid carved in stone. */
function houseTomb(s: Sheet, x: number, y: number, w: number, d: number): void {
  const { P } = s,
    h = w * 1.15
  s.path(rect(x - w * 0.56, y - h * 1.12, w * 1.12, h * 1.12), P.shd(P.rock2, d, 0.7))
  s.path(rect(x - w * 0.5, y - h, w, h), P.lit(P.rock, d))
  let panes = '',
    beams = ''
  for (const a of [-0.4, 0.06])
    for (const b of [0.54, 0.06]) panes += rect(x + a * w, y - (b + 0.38) * h, w * 0.34, h * 0.38)
  for (let i = 0; i < 6; i++) beams += ellipse(x - w * 0.42 + i * w * 0.168, y - h * 1.04, w * 0.055, w * 0.05)
  s.path(panes, P.shd('#4a3630', d, 0.85)).path(beams, P.lit(P.rock, d))
  s.path(rect(x - w * 0.58, y - h * 1.16, w * 1.16, h * 0.08), P.lit(mix(P.rock, '#fff4dc', 0.4), d))
}

function draw(s: Sheet, { seed, sunX = 1270, bloom = '#d23a78' }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 690
  sky(s, hz, { x: sunX, seed, y: P.low ? 330 : 130, r: 66 })
  clouds(s, 420, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 380, { scale: 260, sharp: true, x0: 700, env: (t) => 0.45 + 0.55 * t }),
    hz + 40,
    '#8d9ab2',
    0.7,
    { seed, mist: 0.6, facet: 0.6 },
  )
  land(s, ridge(`${seed}b`, hz + 20, 150, { scale: 240, x0: 900, env: (t) => t }), hz + 60, '#8a9a86', 0.54, {
    seed: `${seed}1`,
    mist: 0.5,
  })
  // the rock face, highest left of the middle
  const top = pairs([
    -60, 250, 60, 190, 170, 200, 260, 130, 380, 90, 520, 110, 640, 76, 780, 120, 900, 160, 1010, 240, 1110, 330, 1220,
    430, 1330, 540, 1450, 640, 1560, 720, 1660, 770,
  ])
  cliff(s, top, 1010, P.rock, P.rock2, 0.1, seed)
  for (let i = 0; i < 64; i++) {
    const t = q(),
      x = -40 + t * 1500,
      r = q.in(18, 36),
      y = 170 + t * t * 420 + q.in(-10, 30)
    foliage(s, x, y, r, r * 0.55, `${seed}${i}`, i % 3 ? P.veg : '#9aa05a', { d: 0.1, n: 22 })
  }
  for (const [x, y, h] of triples([120, 210, 150, 470, 110, 170, 840, 150, 140]))
    stonePine(s, x, y, h, seed + x, { d: 0.12 })
  templeTomb(s, 560, 640, 270, 0.05)
  templeTomb(s, 250, 660, 168, 0.08)
  templeTomb(s, 880, 660, 176, 0.08)
  for (const [x, y, w] of triples([
    90, 560, 84, 86, 720, 80, 400, 360, 76, 740, 390, 72, 1040, 560, 84, 1070, 700, 92, 1180, 640, 76, 1190, 770, 84,
    330, 830, 92, 470, 850, 84,
  ]))
    houseTomb(s, x, y, w, 0.1)
  // path of steps up to the great tomb
  const path = pairs([760, 1010, 720, 940, 780, 880, 700, 820, 740, 770, 640, 720, 590, 690, 560, 640])
  s.line(smooth(path), P.shd(P.rock2, 0.06, 0.7), 46)
  s.line(smooth(path), P.lit(mix(P.rock, '#fff4dc', 0.45), 0.05), 36)
  let steps = ''
  for (let i = 0; i < 26; i++) steps += `M${690 + (i % 3) * 8} ${716 + i * 11}h60`
  s.line(steps, P.shd(P.rock2, 0.05, 0.9), 2, 'opacity=".3"')
  for (const [x, y, h] of triples([560, 652, 62, 588, 654, 58, 744, 838, 56, 736, 962, 70]))
    person(s, x, y, h, x === 588 ? { dress: true, colour: '#b9472f' } : { colour: '#2e5a6a' })
  // town at the foot
  land(
    s,
    pairs([-60, 960, 200, 950, 480, 980, 760, 1000, 1040, 960, 1320, 900, 1500, 880, 1660, 870]),
    H + 60,
    mix(P.ground, P.veg, 0.5),
    0.04,
    { mist: 0, facets: false, grainA: 0.8 },
  )
  for (const [x, y, w, h] of quads([
    1290, 900, 100, 80, 1420, 880, 110, 96, 1560, 880, 120, 110, 1210, 960, 120, 96, 1350, 970, 130, 110, 1500, 980,
    140, 120, 1060, 1020, 120, 96,
  ]))
    house(s, x, y, w, h, seed + x, { d: 0.05 })
  for (const [x, y, h] of triples([1010, 1010, 210, 1190, 960, 190, 1480, 990, 230])) cypress(s, x, y, h, { d: 0.04 })
  for (const [x, y, w, h] of quads([60, 1080, 130, 100, 230, 1100, 140, 100]))
    house(s, x, y, w, h, seed + x, { d: 0.02 })
  bougainvillea(s, 1330, 1060, 110, 70, `${seed}v`, { colour: bloom })
  bougainvillea(s, 330, 1080, 70, 60, `${seed}w`, { colour: bloom })
  for (const x of [480, 620, 860, 960]) tuft(s, x, 1046, 80, seed + x)
  hedge(s, seed, (t) => 46 + 90 * Math.abs(t - 0.5), { flowers: bloom })
  s.path(rect(-BLEED, 1196, W + 2 * BLEED, 70), P.shd(P.veg, 0, 1), 'opacity=".4"')
  gulls(s, 1130, 260, seed, 6, 16)
  finish(s)
}

export const fethiye: Scene = {
  place: 'antique',
  draw,
  hours: ['golden', 'day', 'dusk', 'dawn', 'night'],
  mirror: true,
  crops: triples([0, 60, 1320, 60, 180, 1240]),
  details: triples([230, 190, 720, 880, 600, 720]),
}
