import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { forest, land, ridge } from '../kit/land'
import { BLEED, ellipse, H, type Pt, pairs, poly, quads, rect, shape, smooth, triples, W } from '../kit/path'
import { cypress, foliage, palm, stonePine } from '../kit/plants'
import { lounger, poolWater, towels } from '../kit/poolside'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, sky } from '../kit/sky'
import { sailboat } from '../kit/small-boats'
import { sea } from '../kit/water'

const EYE: Pt = [820, 520]
/** A point of the near frame moved `t` of the way to the vanishing point. */
const toward = (x: number, y: number, t: number): Pt => [x + (EYE[0] - x) * t, y + (EYE[1] - y) * t]
const FAR = 0.6

/** What the end wall of glass shows: the sea, or wooded hills. */
function outside(s: Sheet, seed: string, sunX: number, hasSea: boolean): void {
  const { P } = s
  s.inside(shape(toward(-60, -60, FAR), toward(1660, -60, FAR), toward(1660, 1240, FAR), toward(-60, 1240, FAR)))
  sky(s, 560, { x: sunX, seed, y: P.low ? 420 : 330, r: 34 })
  clouds(s, 620, seed)
  land(s, ridge(`${seed}a`, 560, 170, { scale: 150, sharp: true, x0: 400, x1: 1240 }), 566, '#8d9ab2', 0.66, {
    seed,
    mist: 0.6,
  })
  if (hasSea) {
    sea(s, 562, 830, { seed, sunX: P.hour === 'day' ? null : sunX, spread: 0.4 })
    sailboat(s, 700, 590, 30, { d: 0.3 })
  } else
    for (const [y, d] of pairs([600, 0.5, 660, 0.38, 730, 0.26]))
      forest(s, ridge(`${seed}${y}`, y, 80, { scale: 130, x0: 380, x1: 1260 }), 840, d, `${seed}${y}`, {
        n: 90,
        size: 10,
      })
  forest(s, ridge(`${seed}b`, 620, 60, { scale: 120, x0: 880, x1: 1260, env: (t) => t }), 640, 0.3, seed, {
    n: 70,
    size: 9,
  })
  for (const [x, h] of pairs([520, 190, 1130, 220]))
    stonePine(s, x, 800, h, seed + x, { d: 0.12, lean: x < 800 ? 0.08 : -0.08 })
  for (const x of [600, 640, 1040]) cypress(s, x, 800, 120, { d: 0.12 })
  for (let i = 0; i < 12; i++) foliage(s, 440 + i * 70, 790, 46, 22, `${seed}o${i}`, P.veg, { d: 0.1, z: 14 })
  s.close()
}

function hall(s: Sheet, seed: string): void {
  const { P } = s,
    q = rng(`${seed}ha`),
    warm = P.glowing ? '#f0c890' : '#f3e6d0'
  const side = (x: number, y0: number, y1: number, t0: number, t1: number): Pt[] => [
    toward(x, y0, t0),
    toward(x, y0, t1),
    toward(x, y1, t1),
    toward(x, y1, t0),
  ]
  // ceiling of slats with a line of light, left wall of stone, right wall of glass
  s.path(
    poly([toward(-60, -60, 0), toward(1660, -60, 0), toward(1660, -60, FAR), toward(-60, -60, FAR)]),
    s.down(-60, 180, [0, P.shd('#a8744c', 0, 0.55)], [1, P.lit('#c99a68')]),
  )
  let slats = ''
  for (let i = 0; i <= 34; i++) slats += poly([toward(-60 + i * 50.6, -60, 0), toward(-60 + i * 50.6, -60, FAR)], false)
  s.line(slats, P.shd('#6a4430', 0, 0.8), 3, 'opacity=".55"')
  for (const x of [330, 1300])
    s.path(
      poly([toward(x, -60, 0), toward(x + 46, -60, 0), toward(x + 46, -60, FAR), toward(x, -60, FAR)]),
      '#fff3cf',
      `opacity="${P.glowing ? 0.95 : 0.7}"`,
    )
  const left = poly(side(-60, -60, 1240, 0, FAR))
  s.path(left, s.across([0, P.shd(warm, 0, 0.55)], [1, P.shd(warm, 0, 0.2)]))
  s.shade(left, P.shd('#b89a78'), [-60, 1200], [400, 500], 0.7, 0.5)
  let courses = ''
  for (let i = 1; i < 11; i++) courses += poly([toward(-60, -60 + i * 118, 0), toward(-60, -60 + i * 118, FAR)], false)
  s.line(courses, P.shd('#a88a6a', 0, 0.8), 2, 'opacity=".4"')
  for (const [a, b] of pairs([0.14, 0.28, 0.36, 0.46, 0.51, 0.57])) {
    const niche = side(-60, 250, 700, a, b)
    s.path(poly(niche), s.down(240, 700, [0, '#ffe3a6'], [1, mix(P.shd(warm, 0, 0.5), '#e8a860', 0.4)]))
    const [x, y] = toward(-60, 690, (a + b) / 2)
    towels(s, x, y - 4, 0.62 * (1 - a), ['#f6efe0', '#9fd0cc', '#f6efe0', '#e9b88a'])
  }
  const right = side(1660, -60, 1240, 0, FAR)
  s.path(
    poly(right),
    s.across(
      [0, P.glowing ? '#3f5f8a' : mix(P.sky[2], P.sea[1], 0.3)],
      [1, P.glowing ? P.sky[1] : mix(P.sky[2], '#ffffff', 0.3)],
    ),
    'opacity=".85"',
  )
  for (const t of [0.02, 0.24, 0.41, 0.53]) {
    s.path(poly(side(1660, -60, 1240, t, t + 0.035 * (1 - t) + 0.012)), P.lit('#fbf4e6'))
    const [x0] = toward(1660, 0, t + 0.05),
      [x1] = toward(1660, 0, t + 0.12),
      [, top] = toward(0, -60, t + 0.08),
      [, bottom] = toward(0, 1240, t + 0.08)
    s.path(
      smooth(
        [
          [x0, top],
          [x1, top],
          [x1 - 6, (top + bottom) / 2],
          [x1 + 4, bottom - 12],
          [x0, bottom - 6],
          [x0 + 10, (top + bottom) / 2],
        ],
        true,
        9,
      ),
      P.lit('#fffaf0'),
      'opacity=".8"',
    )
  }
  // window frame of the far wall
  const [l, t] = toward(-60, -60, FAR),
    [r, b] = toward(1660, 1240, FAR)
  let frame = `M${l} ${t}H${r}V${b}H${l}Z`
  for (let i = 1; i < 5; i++) frame += `M${l + ((r - l) / 5) * i} ${t}V${b}`
  s.line(frame, P.lit('#fbf4e6'), 9)
  // floor of pale stone
  const floor = poly([toward(-60, 1240, 0), toward(1660, 1240, 0), toward(1660, 1240, FAR), toward(-60, 1240, FAR)])
  s.path(floor, s.down(b, H, [0, P.lit('#f6ecda')], [1, P.shd('#dccbb0', 0, 0.3)]))
  s.inside(floor)
  let joints = ''
  for (let i = -6; i <= 22; i++) joints += poly([toward(i * 100, 1240, 0), toward(i * 100, 1240, FAR)], false)
  for (const k of [0.1, 0.2, 0.3, 0.39, 0.46, 0.52, 0.57]) joints += `M-60 ${toward(0, 1240, k)[1]}H1660`
  s.line(joints, P.shd('#b09878', 0, 0.7), 2, 'opacity=".35"').close()
  for (let i = 0; i < 3; i++) {
    const [x, y] = toward(480 + i * 340, -60, 0.2 + i * 0.13)
    const yy = y + q.in(80, 110)
    s.line(`M${x} ${y}V${yy}`, P.shd('#6a5a50', 0, 0.6), 3)
    s.path(
      ellipse(x, yy + 18, 90, 90),
      s.radial(x, yy + 18, 90, [0, '#ffdf9a', P.glowing ? 0.75 : 0.35], [1, '#ffdf9a', 0]),
    ).path(ellipse(x, yy + 18, 26, 20), '#fff0c8')
  }
}

function draw(s: Sheet, { seed, view, sunX = 930, tile = '#2f7f86' }: Drawing): void {
  const { P } = s,
    q = rng(seed)
  s.path(rect(-BLEED, -BLEED, W + 2 * BLEED, H + 2 * BLEED), P.lit('#f3e6d0'))
  outside(s, seed, sunX, view !== 'hills')
  hall(s, seed)
  const [, yFar] = toward(0, 1240, 0.5),
    pool: Pt[] = [toward(420, 1240, 0.5), toward(1240, 1240, 0.5), toward(1240, 1240, 0.06), toward(420, 1240, 0.06)],
    rim = pool.map(([x, y], i): Pt => [x + (i === 0 || i === 3 ? -1 : 1) * (i < 2 ? 14 : 40), y + (i < 2 ? -8 : 28)])
  s.path(poly(rim), P.lit('#fffaf0'))
  s.shade(poly(rim), P.shd('#c9b08a'), [0, 1230], [0, 900], 0.5, 0.5)
  poolWater(s, pool, yFar, 1196, seed, sunX)
  s.inside(poly(pool))
  for (const k of [0.32, 0.36, 0.4])
    s.path(
      shape(toward(420, 1240, k), toward(700, 1240, k), toward(700, 1240, k - 0.022), toward(420, 1240, k - 0.022)),
      '#ffffff',
      'opacity=".28"',
    )
  let band = ''
  for (let i = 0; i < 24; i++)
    band += shape(toward(420 + i * 35, 1240, 0.5), toward(437 + i * 35, 1240, 0.485), toward(455 + i * 35, 1240, 0.5))
  s.path(band, P.lit(tile), 'opacity=".8"')
  for (const [x, y] of pairs([560, 1080, 900, 1120, 1040, 980]))
    for (let i = 0; i < 12; i++)
      s.path(ellipse(x + q.in(-60, 60), y + q.in(-20, 20), q.in(6, 20), q.in(3, 8)), '#ffffff', 'opacity=".45"')
  s.close()
  for (const [x, t, k] of triples([180, 0.36, 0.62, 150, 0.2, 0.86, 130, 0.02, 1.2])) {
    const [px, py] = toward(x, 1180, t)
    lounger(s, px, py, k, tile, -1)
  }
  for (const [x, t, k] of triples([1480, 0.34, 0.62, 1510, 0.18, 0.86])) {
    const [px, py] = toward(x, 1180, t)
    lounger(s, px, py, k, '#e9b88a')
  }
  for (const [x, y, r, h] of quads([1520, 1090, 70, 360, 420, 800, 30, 150, 1250, 800, 32, 170])) {
    s.path(
      shape([x - r * 0.7, y], [x + r * 0.7, y], [x + r * 0.5, y + r], [x - r * 0.5, y + r]),
      P.shd('#b08a64', 0, 0.3),
    )
    palm(s, x, y + 4, h, `${seed}${x}`, { lean: x > 900 ? -0.05 : 0.05 })
  }
  towels(s, 330, 1176, 1, ['#f6efe0', tile, '#f6efe0'])
  for (let i = 0; i < 8; i++) {
    const [x, y, r] = [q.in(420, 1180), q.in(820, 1060), q.in(110, 220)]
    s.open(`transform="translate(0 ${(y * 0.7).toFixed(1)}) scale(1 .3)"`)
      .path(
        ellipse(x, y, r * 1.5, r * 1.5),
        s.radial(x, y, r * 1.5, [0, '#ffffff', 0.4], [0.5, '#ffffff', 0.18], [1, '#ffffff', 0]),
      )
      .close()
  }
  finish(s, { vignette: 0.34 })
}

export const spapool: Scene = {
  place: 'city',
  draw,
}
