import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { cliff, forest, land, ridge } from '../kit/land'
import { ellipse, H, heightAt, lens, n, type Pt, pairs, poly, quads, shape, smooth, triples } from '../kit/path'
import { person } from '../kit/person'
import { foliage, stonePine } from '../kit/plants'
import { raft } from '../kit/raft'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'

/** The single Roman arch high between the walls. */
function bridge(s: Sheet, y: number, d: number): void {
  const { P } = s
  const stone = s.down(y - 90, y + 90, [0, P.lit('#d9cbb4', d)], [1, P.shd(P.rock2, d, 0.5)])
  s.path(`M560 ${y + 60}V${y - 34}Q800 ${y - 204} 1030 ${y - 34}V${y + 70}H960A162 162 0 0 0 634 ${y + 70}Z`, stone)
  s.path(
    `M634 ${y + 70}A162 162 0 0 1 960 ${y + 70}L942 ${y + 70}A145 145 0 0 0 652 ${y + 70}Z`,
    P.shd(P.rock2, d, 0.8),
    'opacity=".7"',
  )
  let joints = ''
  for (let i = 0; i <= 14; i++) {
    const a = Math.PI * (1.02 + (i / 14) * 0.96)
    joints += `M${n(797 + Math.cos(a) * 163)} ${n(y + 70 + Math.sin(a) * 163)}L${n(797 + Math.cos(a) * 190)} ${n(y + 70 + Math.sin(a) * 190)}`
  }
  s.line(joints, P.shd(P.rock2, d, 0.9), 2.5, 'opacity=".55"')
  s.line(`M560 ${y - 38}Q800 ${y - 208} 1030 ${y - 38}`, P.lit('#efe4d0', d), 9)
  for (const [x, h] of pairs([742, 40, 768, 38, 880, 40]))
    person(s, x, y - 124 + Math.abs(x - 800) ** 1.5 * 0.02, h, { d })
}

function wall(s: Sheet, top: readonly Pt[], bank: readonly Pt[], d: number, seed: string): void {
  const { P } = s
  s.inside(poly([...top, ...bank]))
  cliff(s, top, 1220, P.rock, P.rock2, d, seed)
  // ledges break the columns, and the wet foot is darker
  const q = rng(`${seed}le`)
  let shade = '',
    light = ''
  for (let i = 0; i < 14; i++) {
    const x = q.in(-40, 1640),
      y = q.in(120, 1000),
      w = q.in(24, 80)
    shade += lens(x, y + 4, w, 7)
    light += lens(x, y, w, 5)
  }
  s.path(shade, P.shd(P.rock2, d, 0.7), 'opacity=".5"').path(
    light,
    P.lit(mix(P.rock, '#fff4dc', 0.5), d),
    'opacity=".7"',
  )
  s.line(smooth(bank), P.shd('#5f6a52', d, 0.8), 46 * (1 - d), 'opacity=".55"')
  s.line(smooth(bank), P.lit('#ffffff', d), 5, 'opacity=".7"').close()
}

function draw(s: Sheet, { seed, view = 'raft', sunX = 800, car: hull = '#d2492e' }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    isWhite = view === 'raft' || view === 'wild',
    isRafted = view === 'raft' || view === 'calm'
  sky(s, 700, { x: sunX, seed, y: P.low ? 350 : 150, r: 62 })
  clouds(s, 480, seed)
  land(
    s,
    ridge(`${seed}a`, 620, 360, { scale: 200, sharp: true, env: (t) => 0.5 + 0.5 * Math.sin(t * 3.1) }),
    660,
    '#8d9ab2',
    0.68,
    { seed, mist: 0.6, facet: 0.65 },
  )
  forest(s, ridge(`${seed}b`, 660, 230, { scale: 240, env: (t) => 0.2 + Math.abs(t - 0.5) * 1.5 }), 690, 0.5, seed, {
    n: 260,
    size: 13,
  })
  // the river from bank to bank; the walls are laid over its edges
  const jade = P.night ? '#2f8a96' : P.shallow
  const water = s.down(
    640,
    H,
    [0, mix(P.lit(jade, 0.4), P.haze, 0.25)],
    [0.3, P.lit(jade, 0.12)],
    [0.7, mix(P.lit('#2fb0a6'), P.sea[2], 0.25)],
    [1, mix(P.sea[3], P.lit('#1f8f96'), 0.6)],
  )
  s.path('M-60 640H1660V1260H-60Z', water)
  const midLeft = pairs([-60, 200, 120, 236, 300, 250, 430, 310, 520, 380, 590, 470, 640, 560, 690, 690])
  const midRight = pairs([900, 690, 950, 560, 1010, 450, 1090, 380, 1210, 320, 1390, 290, 1660, 230])
  wall(s, midLeft, pairs([760, 740, 600, 790, -60, 830]), 0.36, `${seed}ml`)
  wall(s, midRight, pairs([1660, 850, 1080, 800, 850, 740]), 0.36, `${seed}mr`)
  if (isRafted) bridge(s, 540, 0.32)
  for (const [x, side] of [
    ...pairs([60, 1, 190, 1, 330, 1, 450, 1, 540, 1]),
    ...pairs([1030, -1, 1130, -1, 1270, -1, 1420, -1, 1540, -1]),
  ])
    thicket(s, x, heightAt(x < 800 ? midLeft : midRight, x) - 2, q.in(30, 44), seed + x, 0.34, side)
  s.path(shape([600, 700], [1000, 700], [1020, 770], [640, 770]), P.lit('#ffffff', 0.2), 'opacity=".16"')
  // near walls
  const left = pairs([-60, -60, 60, 20, 110, 150, 190, 190, 226, 380, 300, 420, 330, 560, 404, 640, 430, 770, 470, 850])
  const right = pairs([
    1130, 850, 1170, 740, 1210, 700, 1240, 560, 1320, 520, 1350, 380, 1430, 330, 1462, 160, 1540, 120, 1600, -30, 1660,
    -60,
  ])
  wall(s, left, pairs([430, 900, 300, 960, 190, 1040, -60, 1130]), 0.1, `${seed}l`)
  wall(s, right, pairs([1660, 1150, 1440, 1050, 1290, 960, 1160, 900]), 0.1, `${seed}r`)
  for (const [x, y, h, lean] of quads([
    196, 200, 210, 0.12, 60, 60, 150, 0.1, 1480, 190, 230, -0.12, 1340, 420, 150, -0.1, 312, 440, 130, 0.1,
  ]))
    stonePine(s, x, y, h, seed + x, { lean, d: 0.08, side: x < 800 ? 1 : -1 })
  for (const [x, y, r] of triples([
    150, 196, 40, 250, 410, 42, 350, 566, 38, 430, 660, 34, 1190, 716, 36, 1280, 540, 40, 1400, 346, 42, 1540, 130, 44,
    420, 880, 44, 320, 960, 50, 190, 1050, 60, 1190, 880, 44, 1310, 965, 50, 1450, 1055, 60,
  ]))
    thicket(s, x, y, r, seed + x, 0.06, x < 800 ? 1 : -1)
  // current: streaks that widen toward us, foam behind boulders
  let calm = '',
    white = ''
  for (let i = 0; i < 190; i++) {
    const t = q() ** 1.3,
      y = 720 + t * 470,
      half = 120 + t * 620,
      x = 800 + (q() + q() - 1) * half
    if (q() < 0.55) calm += lens(x, y, (14 + 80 * t) * q.in(0.4, 1.2), 1 + 5 * t)
    else white += lens(x, y, (10 + 46 * t) * q.in(0.4, 1.2), 1.2 + 5 * t)
  }
  s.path(calm, mix(P.sea[3], P.lit('#1f8f96'), 0.5), 'opacity=".22"').path(
    white,
    P.lit('#ffffff'),
    `opacity="${isWhite ? 0.6 : 0.28}"`,
  )
  if (isWhite) boulders(s, seed)
  if (view === 'raft') {
    raft(s, 790, 1010, 470, seed, { colour: hull })
    splash(s, 790, 1030, 1, seed)
    raft(s, 905, 806, 150, `${seed}2`, { colour: '#f0b03a', d: 0.2 })
    splash(s, 905, 812, 0.32, `${seed}2`)
  }
  if (view === 'calm')
    for (const [x, y, L] of triples([700, 1000, 250, 960, 880, 150]))
      raft(s, x, y, L, seed + x, { colour: x < 800 ? hull : '#2e7480', d: x < 800 ? 0.02 : 0.12 })
  if (!isWhite) {
    let still = ''
    for (let i = 0; i < 30; i++) still += lens(700 + q.in(-190, 190), 1014 + i * 3.4, q.in(20, 90), 3)
    s.path(still, mix(P.lit(jade), P.sea[3], 0.35), 'opacity=".5"')
  }
  foliage(s, 40, 1180, 150, 70, `${seed}f1`, P.veg, { n: 70, z: 30, dark: 1 })
  foliage(s, 1580, 1190, 150, 70, `${seed}f2`, P.veg, { n: 70, z: 30, dark: 1, side: -1 })
  gulls(s, 700, 300, seed, 4, 14)
  finish(s)
}

/** A clump of three or four bushes of different size, so that no single ball stands on the rock. */
function thicket(s: Sheet, x: number, y: number, r: number, seed: string, d: number, side: number): void {
  const { P } = s,
    q = rng(`${seed}th`)
  for (const k of [-1, 0.9, -0.2, 0.4]) {
    const size = r * q.in(0.45, 0.8)
    foliage(
      s,
      x + k * r * 0.95,
      y + q.in(-6, 14),
      size,
      size * 0.55,
      `${seed}${k}`,
      mix(P.veg, '#8f9a5a', q.in(0, 0.4)),
      { d, side, z: size * 0.32, n: 22 },
    )
  }
}

function boulders(s: Sheet, seed: string): void {
  const { P } = s,
    q = rng(`${seed}bo`)
  for (const [x, y, r] of triples([
    520, 985, 70, 1090, 1010, 80, 1000, 880, 40, 640, 880, 36, 360, 1110, 96, 1270, 1130, 100,
  ])) {
    const body = smooth(
      [
        [x - r, y],
        [x - r * 0.8, y - r * 0.5],
        [x - r * 0.2, y - r * 0.74],
        [x + r * 0.5, y - r * 0.6],
        [x + r, y],
        [x, y + r * 0.12],
      ],
      true,
    )
    s.path(
      body,
      s.across(
        [0, P.shd(P.rock2, 0.04, 0.8)],
        [0.6, P.lit(P.rock, 0.04)],
        [1, P.lit(mix(P.rock, '#fff4dc', 0.4), 0.04)],
      ),
    )
    s.stipple(body, P.shd(P.rock2), [x - r, y], [x + r * 0.3, y - r * 0.6], 0.9, 0.6)
    let foam = ''
    for (let i = 0; i < 16; i++)
      foam += lens(x + q.in(-1, 1) * r * 1.1, y + r * q.in(-0.02, 0.3), r * q.in(0.15, 0.5), r * 0.1)
    s.path(foam, P.lit('#ffffff'), 'opacity=".9"')
  }
}

function splash(s: Sheet, x: number, y: number, k: number, seed: string): void {
  const { P } = s,
    q = rng(`${seed}sp`)
  let foam = '',
    drops = ''
  for (let i = 0; i < 46; i++)
    foam += lens(x + (q() + q() - 1) * 330 * k, y + q.in(-6, 56) * k, q.in(20, 74) * k, q.in(5, 14) * k)
  for (let i = 0; i < 90; i++) {
    const side = q() < 0.5 ? -1 : 1,
      r = q.in(2, 7) * k
    drops += ellipse(x + side * q.in(170, 330) * k, y - q() ** 1.6 * 130 * k, r, r)
  }
  s.path(foam, P.lit('#ffffff'), 'opacity=".9"').path(drops, P.lit('#ffffff'), 'opacity=".9"')
}

export const canyon: Scene = {
  place: 'taurus',
  draw,
  hours: ['day', 'golden', 'dawn', 'dusk'],
  mirror: true,
  crops: triples([150, 200, 1300, 300, 280, 1220]),
  details: triples([440, 660, 720, 430, 260, 740]),
  views: ['raft', 'calm'],
  props: [{ car: '#d2492e' }, { car: '#2e7480' }, { car: '#f0b03a' }],
}

/** The same walls without the Roman bridge and the rafts: Göynük, Saklıkent, Ihlara. */
export const gorge: Scene = {
  ...canyon,
  details: triples([60, 120, 760, 820, 140, 720]),
  views: ['still', 'wild'],
  props: [{}],
}
