import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { BLEED, ellipse, H, lens, n, type Pt, pairs, quads, rect, shape, smooth, triples, W } from '../kit/path'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import { diver, fish, school, turtle } from '../kit/sealife'
import type { Sheet } from '../kit/sheet'
import { sky } from '../kit/sky'

const SURFACE = 230

function coral(s: Sheet, x: number, y: number, h: number, colour: string, seed: string): void {
  const { P } = s,
    q = rng(`${seed}co`)
  const branch = (bx: number, by: number, len: number, a: number, w: number): void => {
    const [ex, ey] = [bx + Math.cos(a) * len, by + Math.sin(a) * len]
    s.line(
      `M${n(bx)} ${n(by)}Q${n(bx + Math.cos(a + 0.3) * len * 0.5)} ${n(by + Math.sin(a + 0.3) * len * 0.5)} ${n(ex)} ${n(ey)}`,
      w > h * 0.06 ? P.shd(colour, 0.06, 0.5) : P.lit(colour, 0.06),
      w,
    )
    if (w > h * 0.03)
      for (const turn of [-0.5, 0.05, 0.5])
        branch(ex, ey, len * q.in(0.62, 0.8), a + turn + q.in(-0.12, 0.12), w * 0.66)
  }
  for (const k of [-0.5, 0, 0.5]) branch(x + k * h * 0.3, y, h * 0.34, -Math.PI / 2 + k * 0.7, h * 0.1)
}

/** Amphorae from a wreck, half sunk in the sand. */
function amphora(s: Sheet, x: number, y: number, k: number, angle: number): void {
  const { P } = s,
    clay = '#b9744a'
  s.open(`transform="rotate(${angle} ${n(x)} ${n(y)})"`)
  s.line(
    `M${n(x - 22 * k)} ${n(y - 118 * k)}Q${n(x - 58 * k)} ${n(y - 116 * k)} ${n(x - 44 * k)} ${n(y - 78 * k)}M${n(x + 22 * k)} ${n(y - 118 * k)}Q${n(x + 58 * k)} ${n(y - 116 * k)} ${n(x + 44 * k)} ${n(y - 78 * k)}`,
    P.shd(clay, 0.08, 0.5),
    9 * k,
  )
  const body = smooth(
    [
      [x - 16 * k, y - 130 * k],
      [x - 14 * k, y - 100 * k],
      [x - 52 * k, y - 70 * k],
      [x - 40 * k, y - 10 * k],
      [x, y + 40 * k],
      [x + 40 * k, y - 10 * k],
      [x + 52 * k, y - 70 * k],
      [x + 14 * k, y - 100 * k],
      [x + 16 * k, y - 130 * k],
    ],
    true,
  )
  s.path(
    body,
    s.across([0, P.shd(clay, 0.08, 0.85)], [0.65, P.lit(clay, 0.08)], [1, P.lit(mix(clay, '#ffe0b0', 0.35), 0.08)]),
  )
  s.stipple(body, P.shd('#5a3a2c', 0.06), [x - 50 * k, y], [x + 30 * k, y - 60 * k], 0.85, 0.55)
  s.path(ellipse(x, y - 131 * k, 20 * k, 7 * k), P.shd(clay, 0.04, 0.9)).close()
}

function draw(s: Sheet, { seed, view = 'reef', sunX = 980 }: Drawing): void {
  const { P } = s,
    q = rng(seed)
  sky(s, SURFACE + 20, { x: sunX, seed, y: 92, r: 48 })
  s.path(
    `${smooth(pairs([-60, 190, 160, 150, 330, 172, 520, 134, 760, 186, 980, 204, 1240, 176, 1420, 150, 1660, 170]))}L1660 260H-60Z`,
    P.lit('#8f9f92', 0.55),
  )
  const tint = P.low || P.night ? 0.45 : 0.1,
    water = [
      mix('#8fe6df', P.sea[0], tint),
      mix('#2fb3c8', P.sea[1], tint),
      mix('#0f7ba6', P.sea[2], tint * 1.2),
      mix('#0a4a78', P.sea[3], tint * 1.4),
    ] as const
  const swell = smooth(
    pairs([-60, 236, 120, 222, 300, 244, 520, 226, 740, 246, 960, 226, 1180, 244, 1400, 224, 1660, 242]),
  )
  const below = `${swell}L1660 1260H-60Z`
  s.path(below, s.down(SURFACE, H, [0, water[0]], [0.14, water[1]], [0.55, water[2]], [1, water[3]]))
  s.inside(below)
  for (const [x, w, dx, op] of quads([
    sunX - 120,
    34,
    -420,
    0.34,
    sunX - 30,
    50,
    -120,
    0.42,
    sunX + 60,
    40,
    140,
    0.34,
    sunX + 150,
    34,
    420,
    0.26,
    sunX - 220,
    28,
    -640,
    0.22,
  ]))
    s.path(
      shape([x - w, SURFACE], [x + w, SURFACE], [x + dx + w * 4.2, 1130], [x + dx - w * 4.2, 1130]),
      s.down(SURFACE, 1100, [0, P.sun, op], [0.5, P.glow, op * 0.45], [1, P.glow, 0]),
    )
  let under = ''
  for (let i = 0; i < 46; i++) under += lens(q.in(-60, 1660), SURFACE + 16 + q() ** 2 * 90, q.in(30, 110), q.in(3, 9))
  s.path(under, '#ffffff', 'opacity=".4"')
  const deep = P.hour === 'night' ? '#12305a' : '#1a6a90'
  for (const [y, d, k] of triples([820, 0.7, 1, 900, 0.5, 1.3]))
    s.path(
      `${smooth(Array.from({ length: 12 }, (_, i): Pt => [-60 + i * 160, y - Math.abs(Math.sin(i * 1.9 + y)) * 170 * k]))}L1660 1260H-60Z`,
      mix(water[2], deep, 1 - d),
      'opacity=".75"',
    )
  school(s, 420, 480, 460, 130, 34, 34, '#e8d28a', 0.45, seed)
  school(s, 1300, 620, 300, 90, 18, 30, '#c9dfe0', 0.5, `${seed}2`, -1)
  s.close()
  s.line(swell, '#ffffff', 8, 'opacity=".8"')
  // a boat above, seen from below the line
  s.path('M300 232Q430 292 600 232Z', P.shd('#7a4a34', 0.2, 0.8))
    .path('M280 232L300 196H620L640 232Z', P.lit('#f6efe0', 0.1))
    .path('M360 196V160H500L520 196Z', P.lit('#fdf6e8', 0.1))
    .path(rect(380, 168, 110, 16), P.shd('#3f5f6e', 0.1, 0.5))
  s.line('M470 262Q520 620 430 1010', P.shd('#e8d8b8', 0.3, 0.3), 3, 'opacity=".7"')
  // sand, rocks and reef
  const sand = `${smooth(pairs([-60, 1010, 200, 1040, 480, 1000, 800, 1050, 1100, 1020, 1400, 1060, 1660, 1010]))}L1660 1260H-60Z`
  s.path(
    sand,
    s.down(1000, H, [0, mix(P.lit('#e8d8a8', 0.1), water[2], 0.45)], [1, mix(P.lit('#e8d8a8'), water[3], 0.3)]),
  )
  s.stipple(sand, mix(P.shd('#a88f62'), water[3], 0.4), [0, H], [0, 1010], 0.7, 0.5)
  let caustic = ''
  for (let i = 0; i < 60; i++) caustic += lens(q.in(-40, 1640), q.in(1050, 1190), q.in(20, 80), q.in(2, 6))
  s.path(caustic, '#fff6dc', 'opacity=".3"')
  for (const [x, y, r] of triples([150, 1060, 190, 330, 1120, 110, 1440, 1070, 220, 1240, 1130, 110])) {
    const rock = `${smooth([
      [x - r, y + 60],
      [x - r * 0.9, y - r * 0.5],
      [x - r * 0.3, y - r * 1.1],
      [x + r * 0.3, y - r * 0.8],
      [x + r * 0.8, y - r * 0.5],
      [x + r, y + 60],
    ])}Z`
    s.path(
      rock,
      s.across([0, mix(P.shd('#6a5a5e', 0.06, 0.9), water[3], 0.3)], [1, mix(P.lit('#a08a80', 0.06), water[2], 0.25)]),
    )
    s.stipple(rock, mix(P.shd('#4a3a4a'), water[3], 0.3), [x - r, y + 40], [x + r * 0.5, y - r * 0.6], 0.9, 0.6)
  }
  for (const [x, y, r] of triples([150, 1060, 190, 330, 1120, 110, 1440, 1070, 220, 1240, 1130, 110]))
    s.path(ellipse(x, y + 70, r * 1.3, 34), mix(P.lit('#e8d8a8'), water[3], 0.36))
  coral(s, 170, 880, 190, '#e8743e', `${seed}a`)
  coral(s, 60, 1000, 150, '#d24a7a', `${seed}b`)
  coral(s, 1420, 860, 210, '#d24a5a', `${seed}c`)
  coral(s, 1550, 960, 170, '#f0b03a', `${seed}d`)
  coral(s, 1270, 1040, 120, '#e07aa0', `${seed}e`)
  for (const [x, y, k] of triples([330, 1040, 1, 380, 1080, 0.8, 1180, 1110, 0.9, 280, 990, 0.8]))
    s.line(
      Array.from(
        { length: 5 },
        (_, i) =>
          `M${n(x + i * 13 * k)} ${y + 60}q${n(q.in(-26, 26))} ${n(-60 * k)} ${n(q.in(-10, 10))} ${n(-120 * k)}t${n(q.in(-20, 20))} ${n(-80 * k)}`,
      ).join(''),
      mix(P.shd('#5f8a4e', 0.05, 0.4), water[2], 0.2),
      9 * k,
    )
  if (view === 'wreck') {
    for (const [x, y, k, a] of quads([
      700, 1090, 1, 24, 830, 1110, 1.1, -40, 950, 1090, 0.85, 70, 600, 1120, 0.8, -76, 1060, 1120, 0.9, 12,
    ]))
      amphora(s, x, y, k, a)
    diver(s, 800, 760, 420, '#2e7480', 0.06, 14)
    diver(s, 1120, 560, 260, '#d2492e', 0.2, 6)
  } else {
    turtle(s, 1090, 780, 120, 0.06)
    diver(s, 660, 640, 440, '#d2492e', 0.06, -8)
    diver(s, 380, 820, 250, '#2e7480', 0.16, -4)
  }
  for (const [x, y, c] of [
    [940, 960, '#f0803a'],
    [1030, 1000, '#f0803a'],
    [560, 980, '#f2c84a'],
    [620, 1010, '#f2c84a'],
    [1330, 780, '#e2583e'],
  ] as const)
    fish(s, x, y, 58, c, 0.05, x < 900 ? 1 : -1)
  for (const [bx, by, tall] of view === 'wreck'
    ? triples([1010, 700, 440, 1230, 520, 270])
    : triples([880, 590, 340, 500, 790, 520])) {
    let bubbles = ''
    for (let i = 0; i < 16; i++) {
      const t = i / 16,
        r = 4 + 11 * t * q.in(0.5, 1)
      bubbles += ellipse(bx + Math.sin(i * 1.3) * 16 + q.in(-10, 10), by - t * tall, r, r * 0.9)
    }
    s.path(bubbles, '#ffffff', 'opacity=".45"').line(bubbles, '#ffffff', 2, 'opacity=".8"')
  }
  s.path(rect(-BLEED, SURFACE, W + 2 * BLEED, 40), s.down(SURFACE, SURFACE + 40, [0, '#ffffff', 0], [1, '#ffffff', 0]))
  finish(s, { vignette: 0.4 })
}

export const diving: Scene = {
  place: 'lagoon',
  draw,
  hours: ['day', 'golden', 'dawn', 'dusk'],
  mirror: true,
  crops: triples([150, 150, 1300, 300, 260, 1200]),
  details: triples([340, 440, 760, 480, 600, 780]),
  views: ['reef', 'wreck'],
}
