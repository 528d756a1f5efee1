import { forest, land, ridge } from './land'
import { indoor } from './medical'
import { ellipse, H, n, poly, rect, shape, triples, W } from './path'
import { foliage } from './plants'
import type { Sheet } from './sheet'
import { sky } from './sky'
import { sailboat } from './small-boats'
import { sea } from './water'

/** Where wall and floor of a clinic's room meet. */
export const FLOOR = 930
const WALL = '#f3ebdf'
const WOOD = '#c99a6a'

/** The bridge over the Bosphorus, small and far. */
function strait(s: Sheet, x: number, w: number, horizon: number): void {
  const { P } = s,
    steel = P.shd('#8f9aa8', 0.2, 0.4),
    [a, b, deck] = [x + w * 0.16, x + w * 0.84, horizon - 44]
  for (const t of [a, b]) s.path(rect(t - 8, horizon - 210, 7, 216) + rect(t + 3, horizon - 210, 7, 216), steel)
  s.line(
    `M${n(x - 60)} ${deck - 10}Q${n(a - w * 0.06)} ${deck - 20} ${n(a)} ${horizon - 208}Q${n((a + b) / 2)} ${horizon + 96} ${n(b)} ${horizon - 208}Q${n(b + w * 0.06)} ${deck - 20} ${n(x + w + 60)} ${deck - 10}`,
    steel,
    4,
  )
  let ropes = ''
  for (let t = 0.06; t < 0.95; t += 0.055) {
    const y = horizon - 208 + 304 * 2 * t * (1 - t)
    if (y < deck) ropes += `M${n(a + (b - a) * t)} ${n(y)}V${deck}`
  }
  s.line(ropes, steel, 1.6, 'opacity=".8"').path(rect(x - 60, deck, w + 120, 8), steel)
}

/** What lies behind the glass: a bay, the Bosphorus with its bridge, wooded hills. */
export type WindowView = 'bay' | 'strait' | 'hills'

/** The view behind the glass, its bars, and the light that falls in. */
export function window(s: Sheet, x: number, w: number, seed: string, view: WindowView = 'bay'): void {
  const { P } = s,
    [top, low, horizon] = [110, 690, 470],
    glass = rect(x, top, w, low - top),
    sunX = x + w * 0.62
  s.path(rect(x - 26, top - 26, w + 52, low - top + 52), indoor(P, '#fffaf2', 0.1))
  s.open(`clip-path="${s.clip(glass)}"`)
  sky(s, horizon, { x: sunX, y: 290, r: 46, seed })
  land(s, ridge(`${seed}far`, horizon - 60, 70, { lift: (t) => 60 * t }), horizon + 6, P.rock2, 0.75, { seed })
  if (view === 'hills') {
    forest(s, ridge(`${seed}mid`, horizon + 60, 120, { scale: 260 }), horizon + 130, 0.4, seed, { n: 160, size: 13 })
    forest(s, ridge(`${seed}nigh`, horizon + 150, 90, { scale: 220 }), low, 0.24, `${seed}n`, { n: 160, size: 18 })
  } else {
    sea(s, horizon, low, { sunX, seed })
    if (view === 'strait') strait(s, x, w, horizon)
    sailboat(s, x + w * 0.3, horizon + 60, 90, { d: 0.3 })
  }
  land(s, ridge(`${seed}near`, low - 40, 46, { lift: (t) => 70 - 120 * t }), low + 40, P.veg, 0.12, { seed })
  s.close()
  for (const k of [1 / 3, 2 / 3]) s.path(rect(x + w * k - 7, top, 14, low - top), indoor(P, '#fffaf2', 0.25))
  s.path(rect(x - 46, low + 20, w + 92, 30), indoor(P, '#fffaf2')).path(
    rect(x - 46, low + 50, w + 92, 12),
    indoor(P, '#a8947c', 0.5),
    'opacity=".45"',
  )
  if (P.glowing) return
  const [left, right] = [x - 240, x + w - 160]
  s.path(
    poly([
      [left, H + 60],
      [right, H + 60],
      [right + 120, FLOOR],
      [left + 220, FLOOR],
    ]),
    P.sun,
    'opacity=".3"',
  )
}

/** Linen that hangs in folds beside the glass. */
export function curtain(s: Sheet, x: number, w: number): void {
  const { P } = s,
    folds = 5,
    step = w / folds
  s.path(rect(x, 60, w, FLOOR - 90), indoor(P, '#fbf3e4', 0.15))
  for (let i = 0; i < folds; i++)
    s.path(
      shape(
        [x + i * step, 60],
        [x + (i + 0.45) * step, 60],
        [x + (i + 0.6) * step, FLOOR - 30],
        [x + i * step, FLOOR - 30],
      ),
      indoor(P, '#d9c6a8', 0.35),
      'opacity=".5"',
    )
}

/** A cupboard with a worktop; on it bottles and a plant in its pot. */
export function counter(s: Sheet, x: number, w: number, colour: string, seed: string): void {
  const { P } = s,
    top = 700
  s.path(ellipse(x + w / 2, FLOOR + 24, w * 0.56, 22), indoor(P, '#8a6f58', 0.9), 'opacity=".26"')
  s.path(rect(x, top, w, FLOOR - top + 10), s.fade([0, indoor(P, '#fbf6ec', 0.1)], [1, indoor(P, '#e2d4bf', 0.5)]))
  for (let i = 1; i < 3; i++)
    s.path(rect(x + (w * i) / 3 - 2, top + 34, 4, FLOOR - top - 44), indoor(P, '#b9a58a', 0.4))
  for (let i = 0; i < 3; i++) s.path(rect(x + (w * (i + 0.5)) / 3 - 26, top + 62, 52, 9), indoor(P, '#9aa2a6', 0.3))
  s.path(rect(x - 18, top - 18, w + 36, 30), indoor(P, WOOD, 0.1)).path(
    rect(x - 18, top + 12, w + 36, 10),
    indoor(P, '#7d5c40', 0.6),
  )
  for (const [a, h, k] of triples([60, 74, 0, 108, 96, 1, 152, 62, 2]))
    s.path(rect(x + a - 15, top - 18 - h, 30, h), indoor(P, ['#8fc7c4', '#d8a25c', colour][k] ?? colour, 0.15)).path(
      rect(x + a - 9, top - 30 - h, 18, 14),
      indoor(P, '#6f7a80', 0.3),
    )
  const px = x + w - 84
  foliage(s, px, top - 142, 78, 70, seed, '#7f9a58')
  s.path(
    shape([px - 50, top - 96], [px + 50, top - 96], [px + 36, top - 18], [px - 36, top - 18]),
    s.across([0, indoor(P, '#c96a4a', 0.2)], [1, indoor(P, '#a04c36', 0.6)]),
  )
}

/** The wall behind everything. */
export function wall(s: Sheet): void {
  const { P } = s
  s.path(rect(-60, -60, W + 120, H + 120), s.fade([0, indoor(P, WALL, 0.2)], [1, indoor(P, WALL)]))
  s.shade(rect(-60, -60, W + 120, FLOOR + 60), indoor(P, '#c9b596', 0.4), [W + 60, 0], [W * 0.4, 0], 0.5, 0.35)
}

/** Boards that run toward the viewer, with a skirting. */
export function boards(s: Sheet): void {
  const { P } = s
  s.path(
    rect(-60, FLOOR, W + 120, H - FLOOR + 60),
    s.fade([0, indoor(P, '#b98a5e', 0.5)], [1, indoor(P, '#dcb183', 0.1)]),
  )
  let joints = ''
  for (let i = -14; i <= 14; i++) joints += `M${800 + i * 92} ${FLOOR}L${800 + i * 190} ${H + 60}`
  s.line(joints, indoor(P, '#7d5c40', 0.5), 3, 'opacity=".35"')
  s.path(rect(-60, FLOOR - 22, W + 120, 24), indoor(P, '#fffaf2', 0.2))
}
