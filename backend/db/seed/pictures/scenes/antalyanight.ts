import { mix } from '../kit/colour'
import { column } from '../kit/column'
import { finish } from '../kit/foreground'
import { arched, BLEED, ellipse, H, lens, n, pairs, poly, rect, shape, triples, W } from '../kit/path'
import { person } from '../kit/person'
import { bougainvillea, foliage, palm } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'

const FOOT = 930
const ARCHES = [560, 800, 1040] as const

function tower(s: Sheet, x: number, w: number, h: number, seed: string): void {
  const { P } = s,
    q = rng(`${seed}tw`),
    stone = s.across([0, P.shd(P.rock2, 0.05, 0.8)], [0.55, P.shd(P.rock, 0.05, 0.25)], [1, P.lit(P.rock, 0.05)])
  const body = shape([x, FOOT], [x + 8, FOOT - h], [x + w - 8, FOOT - h], [x + w, FOOT])
  s.path(body, stone)
  s.inside(body)
  let courses = '',
    blocks = ''
  for (let i = 1; i < h / 34; i++) {
    courses += `M${x} ${FOOT - i * 34}h${w}`
    for (let k = 0; k < 4; k++) blocks += `M${n(x + q.in(0, w))} ${FOOT - i * 34}v34`
  }
  s.line(courses + blocks, P.shd(P.rock2, 0.04, 0.9), 2, 'opacity=".4"').close()
  s.stipple(body, P.shd('#7a5540', 0.04), [x, FOOT], [x + w, FOOT - h * 0.5], 0.85, 0.55)
  let teeth = ''
  for (let i = 0; i < 5; i++) teeth += rect(x + 8 + i * (w - 16) * 0.215, FOOT - h - 22, (w - 16) * 0.13, 26)
  s.path(teeth, stone)
  for (const [a, b] of pairs([0.5, 0.72, 0.3, 0.4, 0.7, 0.4]))
    s.path(arched(x + a * w, FOOT - h * b, 8, 30), P.shd('#3a2c28', 0.04, 0.8))
}

/** The gate's own light: lamps at the foot that wash the marble. */
function wash(s: Sheet, x: number, y: number, r: number): void {
  s.path(
    ellipse(x, y - r * 0.4, r * 0.7, r),
    s.radial(x, y, r, [0, '#ffdf9a', 0.55], [0.6, '#ffc878', 0.2], [1, '#ffc878', 0]),
  )
}

function gate(s: Sheet): void {
  const { P } = s,
    marble = s.across(
      [0, P.shd(P.rock, 0.03, 0.55)],
      [0.6, P.lit(P.rock, 0.03)],
      [1, P.lit(mix(P.rock, '#fff4dc', 0.5), 0.03)],
    )
  s.path(rect(420, 430, 760, FOOT - 430), marble)
  for (const x of ARCHES) {
    s.path(
      arched(x, FOOT, 82, 280),
      P.glowing ? s.down(560, FOOT, [0, '#7a4a38'], [1, '#e8a05c']) : mix(P.sky[2], P.sky[1], 0.45),
    )
    s.inside(arched(x, FOOT, 82, 280))
    // the old town seen through the arch
    s.path(rect(x - 90, FOOT - 170, 62, 180), P.shd('#e2b088', 0.12, 0.5)).path(
      rect(x + 30, FOOT - 200, 62, 210),
      P.lit('#f1e0c2', 0.12),
    )
    s.path(
      shape([x - 94, FOOT - 170], [x - 20, FOOT - 170], [x - 34, FOOT - 196], [x - 94, FOOT - 196]) +
        shape([x + 24, FOOT - 200], [x + 94, FOOT - 200], [x + 94, FOOT - 228], [x + 40, FOOT - 228]),
      P.lit(P.roof, 0.12),
    )
    let panes = ''
    for (const [a, b] of pairs([-74, 130, -50, 130, 44, 160, 70, 160, 44, 110, 70, 110]))
      panes += rect(x + a, FOOT - b, 14, 24)
    s.path(panes, P.glowing ? P.lamp : P.shd('#4a4a52', 0.1, 0.6))
    foliage(s, x - 26, FOOT - 30, 26, 20, `g${x}`, P.veg, { d: 0.1 })
    s.close()
    s.line(`M${x - 94} ${FOOT - 280}a94 94 0 0 1 188 0`, P.shd(P.rock2, 0.02, 0.45), 22)
    let coffers = ''
    for (let i = 0; i <= 12; i++) {
      const a = Math.PI * (1 + i / 12)
      coffers += ellipse(x + Math.cos(a) * 94, FOOT - 280 + Math.sin(a) * 94, 6.5, 6.5)
    }
    s.path(coffers, P.lit(mix(P.rock, '#fff4dc', 0.6), 0.02))
    s.line(`M${x - 108} ${FOOT - 280}a108 108 0 0 1 216 0`, P.lit(mix(P.rock, '#fff4dc', 0.5), 0.02), 5)
  }
  s.path(rect(400, 452, 800, 26), P.shd(P.rock2, 0.03, 0.45))
  s.path(shape([392, 452], [1208, 452], [1222, 424], [378, 424]), marble)
  s.path(rect(408, 384, 784, 42), P.shd(P.rock, 0.03, 0.3))
  let frieze = '',
    dentils = ''
  for (let i = 0; i < 36; i++) frieze += ellipse(424 + i * 21.6, 404, 8, 10)
  for (let i = 0; i < 54; i++) dentils += rect(398 + i * 15, 432, 8, 9)
  s.path(frieze, P.lit(P.rock, 0.02), 'opacity=".8"').path(dentils, P.shd(P.rock2, 0.02, 0.8), 'opacity=".6"')
  s.path(shape([396, 384], [1204, 384], [1216, 362], [384, 362]), marble)
  s.stipple(rect(400, 362, 800, 570), P.shd('#7a5540', 0.03), [400, FOOT], [1100, 460], 0.7, 0.45)
  for (const x of [440, 680, 920, 1160]) {
    s.path(rect(x - 40, FOOT - 84, 80, 84), marble).path(
      rect(x - 46, FOOT - 92, 92, 14),
      P.lit(mix(P.rock, '#fff4dc', 0.4)),
    )
    column(s, x, FOOT - 90, 340, 40, { d: 0.01 })
    s.path(shape([x - 46, 478], [x + 46, 478], [x + 54, 452], [x - 54, 452]), marble)
  }
}

function draw(s: Sheet, { seed, sunX = 1180, bloom = '#d23a78' }: Drawing): void {
  const { P } = s,
    q = rng(seed)
  sky(s, 860, { x: sunX, seed, y: P.night ? 170 : P.low ? 330 : 140, r: 58 })
  clouds(s, 560, seed)
  // the modern town behind, small and hazy
  let blocks = '',
    windows = ''
  for (let i = 0; i < 30; i++) {
    const x = -40 + i * 58 + q.in(-8, 8),
      h = q.in(160, 330),
      w = q.in(44, 70)
    blocks += rect(x, 900 - h, w, h)
    for (let k = 0; k < 12; k++)
      if (q() < 0.5) windows += rect(x + q.in(0.12, 0.78) * w, 900 - h + q.in(0.08, 0.7) * h, 7, 10)
  }
  s.path(blocks, P.lit('#c9bfae', 0.62)).path(windows, P.glowing ? P.far(P.lamp, 0.25) : P.shd('#5a6a78', 0.6, 0.4))
  s.path(rect(-BLEED, 640, 480, 300), P.shd(P.rock2, 0.08, 0.5)).path(rect(1180, 660, 480, 280), P.lit(P.rock2, 0.08))
  for (let i = 0; i < 20; i++)
    foliage(
      s,
      i < 10 ? -40 + i * 42 : 1210 + (i - 10) * 44,
      646 + q.in(-6, 10),
      q.in(26, 44),
      q.in(14, 22),
      `${seed}h${i}`,
      P.veg,
      { d: 0.08 },
    )
  tower(s, 250, 176, 620, seed)
  tower(s, 1176, 190, 560, `${seed}r`)
  gate(s)
  if (P.glowing)
    for (const [x, r] of pairs([440, 240, 680, 250, 920, 250, 1160, 240, 330, 300, 1270, 280])) wash(s, x, FOOT, r)
  bougainvillea(s, 150, 760, 150, 110, `${seed}b`, { colour: bloom })
  bougainvillea(s, 1500, 770, 150, 100, `${seed}c`, { colour: bloom })
  // square: polished paving that holds the light
  s.path(
    rect(-BLEED, FOOT, W + 2 * BLEED, 340),
    s.down(FOOT, H, [0, P.lit('#cbb596', 0.02)], [1, P.shd('#a89074', 0, 0.5)]),
  )
  let seams = ''
  for (const y of [950, 976, 1010, 1056, 1116]) seams += `M-60 ${y}H1660`
  for (let i = -16; i <= 16; i++) seams += `M${800 + i * 66} ${FOOT}L${800 + i * 150} 1260`
  s.line(seams, P.shd('#7a6450', 0, 0.8), 2.5, 'opacity=".4"')
  s.stipple(rect(-BLEED, FOOT, W + 2 * BLEED, 330), P.shd('#7a6450'), [0, H], [0, FOOT], 0.7, 0.5)
  for (const x of ARCHES) {
    let glints = ''
    for (let i = 0; i < 26; i++) glints += lens(x + (q() + q() - 1) * 130, FOOT + 16 + i * 9, q.in(14, 70), q.in(2, 5))
    s.path(glints, P.glowing ? '#ffcf84' : P.sun, `opacity="${P.glowing ? 0.55 : 0.3}"`)
  }
  // tram rails curve through the square
  s.line('M-60 1150C400 1090 1100 1090 1660 1170M-60 1186C400 1124 1100 1124 1660 1208', P.shd('#5a5058', 0, 0.6), 6)
  for (const [x, y, h] of triples([180, 1000, 300, 1430, 1010, 310])) {
    s.path(
      poly([
        [x - 6, y],
        [x - 4, y - h],
        [x + 4, y - h],
        [x + 6, y],
      ]),
      P.shd('#3a3438', 0, 0.7),
    ).line(`M${x - 46} ${y - h + 26}Q${x} ${y - h - 20} ${x + 46} ${y - h + 26}`, P.shd('#3a3438', 0, 0.7), 7)
    for (const k of [-46, 46]) {
      if (P.glowing)
        s.path(
          ellipse(x + k, y - h + 46, 110, 110),
          s.radial(x + k, y - h + 46, 110, [0, '#ffdf9a', 0.75], [1, '#ffdf9a', 0]),
        )
      s.path(ellipse(x + k, y - h + 46, 19, 24), P.glowing ? '#fff0c0' : P.lit('#f6efe0'))
    }
  }
  for (const [x, y, h] of triples([
    610, 1010, 92, 646, 1012, 86, 790, 968, 66, 812, 970, 62, 1010, 1040, 108, 1046, 1042, 100, 1250, 990, 84,
  ])) {
    s.path(ellipse(x - 8, y + 2, h * 0.32, h * 0.045), P.ink, 'opacity=".4"')
    person(
      s,
      x,
      y,
      h,
      x % 4
        ? { colour: q.pick(['#46323c', '#2e5a6a', '#5f4a44']) }
        : { dress: true, colour: q.pick(['#b9472f', '#f0b765', '#2e7480']) },
    )
  }
  palm(s, 40, 1060, 720, `${seed}p`, { lean: 0.08 })
  palm(s, 1580, 1060, 640, `${seed}q`, { lean: -0.09 })
  for (const x of [40, 1580]) foliage(s, x, 1064, 90, 36, `${seed}pf${x}`, P.veg, { n: 50, z: 18 })
  gulls(s, 560, 250, seed, 4, 15)
  finish(s, { vignette: 0.4 })
}

export const antalyanight: Scene = {
  place: 'antique',
  draw,
  hours: ['night', 'dusk', 'golden', 'day', 'dawn'],
  mirror: true,
  crops: triples([130, 140, 1340, 230, 260, 1140]),
  details: triples([420, 360, 760, 0, 430, 800]),
  props: [{ bloom: '#d23a78' }, { bloom: '#e2583e' }, { bloom: '#f0a03a' }],
}
