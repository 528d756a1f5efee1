import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { leaves } from '../kit/furniture'
import { ellipse, H, n, type Pt, pairs, poly, rect, shape, smooth, triples, W } from '../kit/path'
import { cypress } from '../kit/plants'
import { roses } from '../kit/roses'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { garden } from '../outlooks/green'
import { coast } from '../outlooks/sea'
import { olive } from './wedding-settings'

/** A point of the table: `a` across from -1 to 1, `t` along from the far end (0) to the near one (1). */
const at = (a: number, t: number): Pt => [800 + a * (210 + 470 * t), 760 + 420 * t ** 1.15]

function candle(s: Sheet, x: number, y: number, h: number): void {
  const { P } = s
  s.path(rect(x - h * 0.09, y - h, h * 0.18, h), s.across([0, P.shd('#fffaf0', 0, 0.4)], [1, P.lit('#fffaf0')]))
  s.path(
    ellipse(x, y - h * 1.2, h * 0.9, h * 0.9),
    s.radial(x, y - h * 1.2, h * 0.9, [0, '#ffdf9a', P.glowing ? 0.75 : 0.25], [1, '#ffdf9a', 0]),
  )
  s.path(
    `M${n(x)} ${n(y - h * 1.4)}q${n(h * 0.12)} ${n(h * 0.24)} 0 ${n(h * 0.36)}q${n(-h * 0.12)} ${n(-h * 0.12)} 0 ${n(-h * 0.36)}Z`,
    '#ffd98a',
  )
}

function glass(s: Sheet, x: number, y: number, h: number, wine: string): void {
  const { P } = s
  const bowl = (top: number, w: number): string =>
    `M${n(x - w)} ${n(y - top * h)}Q${n(x - h * 0.24)} ${n(y - h * 0.48)} ${n(x)} ${n(y - h * 0.45)}Q${n(x + h * 0.24)} ${n(y - h * 0.48)} ${n(x + w)} ${n(y - top * h)}Z`
  s.path(bowl(1, h * 0.19), P.lit('#eef4f2'), 'opacity=".6"').path(bowl(0.76, h * 0.2), P.lit(wine), 'opacity=".85"')
  s.line(`M${n(x)} ${n(y - h * 0.46)}V${n(y)}`, P.lit('#eef4f2'), h * 0.05).path(
    ellipse(x, y, h * 0.16, h * 0.04),
    P.lit('#eef4f2'),
  )
}

function setting(s: Sheet, [x, y]: Pt, k: number): void {
  const { P } = s
  s.path(ellipse(x, y + 4 * k, 74 * k, 24 * k), P.shd('#cbb79a', 0, 0.8), 'opacity=".5"')
    .path(ellipse(x, y, 72 * k, 23 * k), P.lit('#fffdf6'))
    .path(ellipse(x, y - 2 * k, 50 * k, 15 * k), P.lit('#efe7da'))
  s.path(
    shape([x - 24 * k, y - 8 * k], [x + 24 * k, y - 8 * k], [x + 16 * k, y + 9 * k], [x - 16 * k, y + 9 * k]),
    P.lit('#e9b0a2'),
  )
}

function chairBack(s: Sheet, [x, y]: Pt, k: number): void {
  const { P } = s
  s.path(
    `M${n(x - 46 * k)} ${n(y + 120 * k)}V${n(y - 60 * k)}Q${n(x)} ${n(y - 100 * k)} ${n(x + 46 * k)} ${n(y - 60 * k)}V${n(y + 120 * k)}Z`,
    s.across([0, P.shd('#e9d8c2', 0, 0.5)], [1, P.lit('#fffaf0')]),
  )
  s.path(rect(x - 48 * k, y - 20 * k, 96 * k, 18 * k), P.lit('#f0b3a6'))
}

function lights(s: Sheet): void {
  const { P } = s
  for (const [x0, y0, x1, y1, sag] of [
    [-60, 60, 800, 150, 170],
    [800, 150, 1660, 60, 170],
    [-60, 260, 800, 210, 120],
    [800, 210, 1660, 260, 120],
  ] as const) {
    const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag]
    s.line(`M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}`, P.shd('#4a3a34', 0, 0.6), 3)
    for (let i = 0; i < 12; i++) {
      const t = (i + 0.5) / 12,
        x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1,
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1 + 10
      s.path(ellipse(x, y, 44, 44), s.radial(x, y, 44, [0, '#ffdf9a', P.glowing ? 0.6 : 0.2], [1, '#ffdf9a', 0])).path(
        ellipse(x, y, 9, 12),
        '#fff0c4',
      )
    }
  }
}

function draw(s: Sheet, { seed, view = 'garden', sunX = 1080 }: Drawing): void {
  const { P } = s,
    isGarden = view === 'garden'
  if (isGarden) garden(s, { seed, sunX })
  else coast(s, { seed, sunX })
  const ground = isGarden ? '#8fae58' : P.ground
  s.path(
    `${smooth(pairs([-60, 790, 400, 776, 900, 786, 1660, 774]))}L1660 1260H-60Z`,
    s.down(780, H, [0, P.lit(ground, 0.05)], [1, P.lit(mix(ground, '#b9945c', isGarden ? 0 : 0.3))]),
  )
  if (isGarden) {
    olive(s, 90, 900, 620, `${seed}l`)
    olive(s, 1520, 890, 580, `${seed}r`)
  } else for (const [x, h] of pairs([60, 460, 1550, 520])) cypress(s, x, 830, h)
  lights(s)
  for (const t of [0.08, 0.34, 0.66]) for (const m of [-1, 1]) chairBack(s, at(m * 1.2, t), 0.6 + t * 0.9)
  s.path(ellipse(800, 1196, 760, 50), P.ink, 'opacity=".2"')
  const cloth = poly([at(-1, 0), at(1, 0), at(1, 1.06), at(-1, 1.06)])
  s.path(poly([at(-1, 0), at(-1.06, 0.05), [60, 1260], at(-1, 1.06)]), P.shd('#fffaf0', 0, 0.4)).path(
    poly([at(1, 0), at(1.06, 0.05), [W - 60, 1260], at(1, 1.06)]),
    P.shd('#fffaf0', 0, 0.2),
  )
  s.path(cloth, s.down(760, H, [0, P.shd('#fffdf6', 0, 0.15)], [1, P.lit('#fffdf6')]))
  s.path(poly([at(-0.2, 0), at(0.2, 0), at(0.2, 1.06), at(-0.2, 1.06)]), P.lit('#e9d0bc'), 'opacity=".7"')
  for (const t of [0.1, 0.3, 0.54, 0.84]) {
    const k = 0.5 + t * 0.8
    for (const m of [-1, 1]) {
      setting(s, at(m * 0.72, t), k)
      const [gx, gy] = at(m * 0.46, t - 0.03)
      glass(s, gx, gy, 110 * k, m < 0 ? '#c9485a' : '#f3e2a8')
    }
  }
  for (const t of [0.04, 0.2, 0.42, 0.7]) {
    const [x, y] = at(0, t),
      k = 0.5 + t * 0.9
    for (const m of [-1, 1]) candle(s, x + m * 96 * k, y - 4, 90 * k)
    leaves(s, x, y, 90 * k, `${seed}g${t}`, '#7f9a6a')
    roses(s, x, y - 34 * k, 76 * k, 40 * k, `${seed}${t}`)
  }
  finish(s)
}

/** A long table that is laid for a wedding. */
export const weddingtable: Scene = {
  place: 'aegean',
  draw,
}

function tier(s: Sheet, x: number, y: number, w: number, h: number): void {
  const { P } = s,
    side = `M${n(x - w)} ${n(y - h)}V${n(y)}A${n(w)} ${n(w * 0.2)} 0 0 0 ${n(x + w)} ${n(y)}V${n(y - h)}Z`
  s.path(side, s.across([0, P.shd('#fff6ec', 0, 0.55)], [0.5, P.shd('#fffaf2', 0, 0.12)], [1, P.lit('#fffdf8')]))
  s.path(ellipse(x, y - h, w, w * 0.2), P.lit('#fffdf8'))
  let swags = ''
  for (let i = 0; i < 6; i++)
    swags += `M${n(x - w + (i * w) / 3)} ${n(y - h * 0.72)}q${n(w / 6)} ${n(h * 0.34)} ${n(w / 3)} 0`
  s.line(swags, P.lit('#e9c3b4'), 7, 'opacity=".85"')
}

function drawCake(s: Sheet, { seed, sunX = 1080 }: Drawing): void {
  const { P } = s
  garden(s, { seed, sunX })
  s.path(rect(-60, 800, W + 120, H), P.lit('#8fae58'))
  lights(s)
  s.path(ellipse(800, 1150, 640, 60), P.ink, 'opacity=".3"')
  s.path(
    `M230 1010A570 96 0 0 0 1370 1010L1430 1260H170Z`,
    s.across([0, P.shd('#fffaf0', 0, 0.5)], [0.6, P.shd('#fffaf0', 0, 0.12)], [1, P.lit('#fffaf0')]),
  )
  let folds = ''
  for (let i = 0; i < 9; i++)
    folds += `M${310 + i * 122} ${n(1050 + Math.sin((i / 8) * 3.14) * 50)}L${290 + i * 128} 1260`
  s.line(folds, P.shd('#e0cdb4', 0, 0.6), 8, 'opacity=".4"')
  s.path(ellipse(800, 1010, 570, 96), P.lit('#fffdf6'))
  s.path(ellipse(800, 1014, 300, 52), P.shd('#cbb79a', 0, 0.7), 'opacity=".5"').path(
    ellipse(800, 996, 290, 50),
    P.lit('#e6d3a4'),
  )
  for (const [y, w, h] of triples([986, 240, 200, 800, 176, 176, 638, 118, 150])) tier(s, 800, y, w, h)
  roses(s, 800, 470, 92, 50, `${seed}a`)
  roses(s, 700, 640, 62, 40, `${seed}b`)
  roses(s, 640, 800, 78, 44, `${seed}c`)
  roses(s, 930, 806, 70, 40, `${seed}d`)
  roses(s, 600, 990, 84, 40, `${seed}e`)
  roses(s, 980, 996, 100, 40, `${seed}f`)
  for (const [x, h] of pairs([390, 150, 440, 110, 1190, 160])) candle(s, x, 1010, h)
  for (const x of [1260, 1310]) glass(s, x, 1030, 190, '#f3e2a8')
  finish(s)
}

export const weddingcake: Scene = { ...weddingtable, draw: drawCake }
