import { mix } from '../kit/colour'
import { finish, hedge } from '../kit/foreground'
import { forest, ridge } from '../kit/land'
import { arched, ellipse, H, n, type Pt, pairs, poly, rect, shape, smooth, triples } from '../kit/path'
import { person } from '../kit/person'
import { cypress, foliage, stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { heaven, plain, range } from '../outlooks/ground'

const STONE = '#d9bd93'

/** A house without a roof: broken gable, empty windows that show the sky or the wall behind, traces of blue paint. */
function shell(s: Sheet, x: number, y: number, w: number, h: number, seed: string, d: number): void {
  const { P } = s,
    q = rng(`${seed}sh`),
    side = w * 0.42,
    tops: Pt[] = [
      [x, y - h + q.in(-8, 8)],
      [x + w * q.in(0.16, 0.26), y - h * q.in(0.98, 1.1)],
      [x + w * q.in(0.4, 0.5), y - h * q.in(1.12, 1.28)],
      [x + w * q.in(0.62, 0.7), y - h * q.in(0.9, 1.08)],
      [x + w * 0.84, y - h * q.in(0.76, 0.98)],
      [x + w, y - h * q.in(0.8, 0.96)],
    ],
    front = poly([...tops, [x + w, y], [x, y]])
  // the far wall is seen above the near one
  s.path(
    poly([
      [x - side * 0.7, y - h * 0.98],
      [x + w * 0.7, y - h * 1.02],
      [x + w * 0.7, y - h * 0.5],
      [x - side * 0.7, y - h * 0.5],
    ]),
    P.shd(STONE, d + 0.04, 0.75),
  )
  s.path(
    poly([
      [x - side, y - h * 0.86],
      [x - side * 0.5, y - h * 1.04],
      tops[0] ?? [x, y - h],
      [x, y],
      [x - side, y - side * 0.12],
    ]),
    P.shd(STONE, d, 0.62),
  )
  s.path(front, s.across([0, P.lit(mix(STONE, '#b08a64', 0.25), d)], [1, P.lit(mix(STONE, '#fff4dc', 0.3), d)]))
  let dark = '',
    pale = ''
  s.inside(front)
  for (let row = 0; row < h / (w * 0.11); row++)
    for (let i = 0; i < 7; i++) {
      const block = rect(x + ((i + (row % 2) * 0.5) * w) / 6 - 4, y - h * 1.25 + row * w * 0.11, w * 0.13, w * 0.075),
        tone = q()
      if (tone < 0.2) dark += block
      else if (tone < 0.42) pale += block
    }
  s.path(dark, P.shd(STONE, d, 0.6), 'opacity=".4"').path(pale, P.lit(mix(STONE, '#fff8e8', 0.6), d), 'opacity=".55"')
  if (q() < 0.5) s.path(rect(x, y - h * 0.42, w, h * 0.14), P.lit('#8fb4c4', d), 'opacity=".45"')
  s.close()
  const hole = P.shd('#5f4a3c', d, 0.85)
  for (const k of [0.14, 0.6]) {
    const [wx, wy, ww, wh] = [x + w * k, y - h * 0.52, w * 0.22, h * 0.3]
    s.path(rect(wx - w * 0.025, wy - wh - h * 0.05, ww + w * 0.05, h * 0.05), P.shd('#8a6a4c', d, 0.5))
    s.path(rect(wx, wy - wh, ww, wh), hole)
    if (q() < 0.5)
      s.path(rect(wx + ww * 0.2, wy - wh * 0.9, ww * 0.8, wh * 0.9), mix(P.sky[1], P.shd(P.veg, d, 0.4), 0.35))
  }
  s.path(
    q() < 0.5 ? arched(x + w * 0.48, y, w * 0.1, h * 0.26) : rect(x + w * 0.38, y - h * 0.36, w * 0.2, h * 0.36),
    hole,
  )
  // a chimney that still stands
  if (q() < 0.4)
    s.path(
      shape(
        [x + w * 0.72, y - h * 0.9],
        [x + w * 0.86, y - h * 0.9],
        [x + w * 0.84, y - h * 1.4],
        [x + w * 0.74, y - h * 1.4],
      ),
      P.lit(STONE, d),
    )
  if (q() < 0.55)
    foliage(s, x + w * q.in(-0.1, 1), y - h * 0.04, w * 0.24, w * 0.13, `${seed}g`, P.veg, { d, n: 22, z: w * 0.06 })
}

/** The church above the lane: a nave with round-headed windows, an apse, a bell cote. */
function church(s: Sheet, x: number, y: number, k: number, d: number): void {
  const { P } = s,
    u = (a: number, b: number): Pt => [x + a * k, y + b * k],
    wall = '#e9cfa6'
  s.path(shape(u(-150, 0), u(-150, -150), u(-60, -220), u(40, -150), u(40, 0)), P.lit(wall, d))
  s.path(shape(u(40, 0), u(40, -150), u(220, -170), u(220, -14)), P.shd(wall, d, 0.5))
  s.path(shape(u(-162, -146), u(-60, -228), u(140, -240), u(232, -168), u(40, -146), u(-60, -214)), P.lit('#c2744c', d))
  s.path(arched(x - 60 * k, y, 32 * k, 62 * k), P.shd('#5f4a3c', d, 0.8)).path(
    ellipse(...u(-60, -146), 17 * k, 17 * k),
    P.shd('#5f4a3c', d, 0.8),
  )
  for (const a of [84, 130, 176]) s.path(arched(x + a * k, y - 60 * k, 12 * k, 36 * k), P.shd('#5f4a3c', d, 0.9))
  s.path(rect(...u(-92, -330), 64 * k, 120 * k), P.lit(wall, d)).path(
    arched(x - 60 * k, y - 240 * k, 18 * k, 42 * k),
    P.lit(mix(P.sky[2], P.haze, 0.3), d),
  )
  s.path(shape(u(-102, -328), u(-18, -328), u(-60, -376)), P.lit('#c2744c', d))
}

/** A hillside of houses that stand empty, a lane of steps that climbs between them. */
function draw(s: Sheet, { seed, sunX = 380, bloom = '#d2492e' }: Drawing): void {
  const { P } = s,
    q = rng(`${seed}gt`)
  heaven(s, { seed, sunX })
  range(s, { seed, sunX }, 220)
  const hill = ridge(`${seed}h`, 640, 330, { scale: 520, env: (t) => 0.35 + 0.65 * Math.sin(0.5 + t * 2.4) })
  forest(s, hill, 1000, 0.3, seed, { n: 320, size: 17, colour: mix(P.veg, P.rock, 0.25) })
  plain(s, 900, '#b3a76c')
  for (const [y, w, d, x0, x1] of [
    [500, 46, 0.36, 640, 1180],
    [556, 56, 0.3, 500, 1330],
    [622, 68, 0.24, 330, 1470],
    [700, 86, 0.18, 160, 1600],
    [794, 110, 0.12, -20, 1640],
  ] as const) {
    for (let x = x0; x < x1; x += w * q.in(1.5, 1.95)) {
      if (Math.abs(x + w / 2 - 800) < w * 0.8 && y > 560) continue
      shell(
        s,
        x,
        y + q.in(-w * 0.12, w * 0.12),
        w * q.in(0.9, 1.1),
        w * q.in(0.72, 0.95),
        `${seed}${y}${Math.round(x)}`,
        d,
      )
    }
    for (let i = 0; i < 7; i++)
      foliage(s, q.in(x0, x1), y + w * 0.16, w * 0.5, w * 0.2, `${seed}f${y}${i}`, i % 2 ? P.veg : '#9a9a5c', {
        d,
        n: 22,
        z: w * 0.12,
      })
    if (y === 556) church(s, 790, 560, 0.62, 0.28)
  }
  for (const [x, y, h] of triples([560, 640, 150, 1060, 590, 130, 1250, 720, 190, 330, 730, 190]))
    cypress(s, x, y, h, { d: 0.2 })
  for (let i = 0; i < 30; i++)
    foliage(
      s,
      -20 + i * 56,
      906 + q.in(-6, 10),
      q.in(34, 58),
      q.in(14, 22),
      `${seed}e${i}`,
      i % 3 ? P.veg : '#9a9a5c',
      { d: 0.1, n: 24, z: 12 },
    )
  // the lane of steps
  s.path(
    smooth(
      pairs([
        776, 640, 812, 640, 836, 720, 816, 800, 860, 880, 960, 980, 1100, 1100, 1240, 1280, 560, 1280, 640, 1110, 700,
        980, 740, 880, 752, 800, 786, 720,
      ]),
      true,
      8,
    ),
    s.down(640, H, [0, P.lit('#e2cda6', 0.16)], [1, P.lit('#d9c096')]),
  )
  let steps = ''
  for (const [x, y, w] of triples([
    808, 690, 26, 790, 750, 30, 790, 812, 40, 800, 872, 62, 826, 940, 110, 856, 1014, 170, 884, 1094, 240,
  ]))
    steps += `M${x - w} ${y}q${w} ${w * 0.08} ${2 * w} 0`
  s.line(steps, P.shd('#a88a64', 0, 0.6), 6, 'opacity=".5"')
  // the houses at the foot of the lane
  shell(s, 220, 1010, 330, 300, `${seed}nl`, 0.03)
  shell(s, 1150, 1000, 320, 320, `${seed}nr`, 0.03)
  for (const [x, y, h, c] of [
    [850, 1000, 124, '#c9573a'],
    [908, 1012, 116, '#2f6f8a'],
    [800, 858, 66, '#7a5a6a'],
    [828, 862, 62, '#f0e2c4'],
  ] as const) {
    s.path(ellipse(x + 6, y + 2, h * 0.28, h * 0.05), P.ink, 'opacity=".3"')
    person(s, x, y, h, { colour: c, dress: c === '#f0e2c4' })
  }
  // a fig tree grows out of the ruin on the left, poppies and grass along the lane
  s.line(`M${n(150)} 1080Q140 960 190 860M170 980Q230 920 250 870`, P.shd('#8a7460', 0, 0.6), 22)
  foliage(s, 190, 800, 190, 120, `${seed}fig`, '#6f8f4a', { n: 120, z: 34 })
  stonePine(s, 1500, 1060, 760, `${seed}p`, { lean: -0.08 })
  for (const [x, y, r] of triples([90, 1090, 140, 480, 1060, 90, 1120, 1040, 80, 1420, 1090, 130, 640, 1150, 80]))
    foliage(s, x, y, r, r * 0.42, `${seed}u${x}`, x % 4 ? P.veg : '#9a9a5c', { n: 46, z: r * 0.24 })
  hedge(s, seed, (t) => 30 + 70 * Math.abs(t - 0.55) * 1.6, { flowers: bloom })
  finish(s)
}

/** A village that its people had to leave a hundred years ago. */
export const ghosttown: Scene = { place: 'antalya', draw }
