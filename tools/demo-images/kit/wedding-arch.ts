import { ellipse, type Pt, poly, rect, smooth } from './path'
import { roses } from './roses'
import type { Sheet } from './sheet'

export type ArchShape = 'beam' | 'round' | 'triangle'

/** Where the arch stands: its middle, the ground, its top and half its width. */
const ARCH = { x: 800, ground: 950, top: 250, half: 235 } as const

function drape(s: Sheet, pts: readonly Pt[], opacity: number): string {
  const d = smooth(pts, true, 6)
  s.path(d, s.P.lit('#fffaf0'), `opacity="${opacity}"`)
  return d
}

function beamArch(s: Sheet, seed: string): void {
  const { P } = s,
    { x: ax, ground: ab, top, half: hw } = ARCH,
    wood = s.across([0, P.shd('#9a6a44', 0, 0.7)], [1, P.lit('#c08a58')])
  for (const k of [-1, 1]) s.path(rect(ax + k * hw - 11, top, 22, ab - top), wood)
  s.path(rect(ax - hw - 50, top - 16, hw * 2 + 100, 24), P.lit('#c08a58')).path(
    rect(ax - hw - 50, top + 4, hw * 2 + 100, 6),
    P.shd('#9a6a44', 0, 0.7),
  )
  const swag = drape(
    s,
    [
      [ax - hw - 24, top - 6],
      [ax - hw + 60, top + 70],
      [ax, top + 118],
      [ax + hw - 60, top + 70],
      [ax + hw + 24, top - 6],
      [ax + hw - 50, top + 34],
      [ax, top + 62],
      [ax - hw + 50, top + 34],
    ],
    0.95,
  )
  s.shade(swag, P.shd('#e5cdb0', 0), [ax, top + 118], [ax, top + 40], 0.8, 0.55)
  for (const k of [-1, 1]) {
    const veil = drape(
      s,
      [
        [ax + k * (hw + 26), top - 4],
        [ax + k * (hw + 52), top + 180],
        [ax + k * (hw + 34), top + 360],
        [ax + k * (hw + 78), ab - 10],
        [ax + k * (hw + 2), ab],
        [ax + k * (hw + 12), top + 370],
        [ax + k * (hw - 14), top + 190],
        [ax + k * (hw - 16), top + 2],
      ],
      0.96,
    )
    s.shade(veil, P.shd('#dcc0a4', 0), [ax + k * (hw + 60), 600], [ax + k * (hw - 10), 600], 0.8, 0.55)
  }
  roses(s, ax - hw + 20, top + 6, 110, 56, `${seed}1`)
  roses(s, ax - hw - 16, top + 110, 40, 80, `${seed}2`)
  roses(s, ax + hw - 10, top + 2, 84, 46, `${seed}3`)
  roses(s, ax + hw + 10, top + 76, 32, 50, `${seed}4`)
}

/** A ring of flowers that stands on the ground. */
function roundArch(s: Sheet, seed: string): void {
  const { P } = s,
    { x, ground } = ARCH,
    [cy, r] = [ground - 330, 330]
  s.line(ellipse(x, cy, r, r), P.shd('#9a7a44', 0, 0.4), 16)
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (0.62 + i * 0.092)
    roses(s, x + Math.cos(a) * r, cy + Math.sin(a) * r, 56, 44, `${seed}r${i}`)
  }
  for (const a of [0.16, 0.3, 0.44])
    roses(s, x + Math.cos(a * Math.PI) * r, cy + Math.sin(a * Math.PI) * r, 40, 34, `${seed}l${a}`)
}

/** Two leaning poles that cross, with flowers on one side. */
function triangleArch(s: Sheet, seed: string): void {
  const { P } = s,
    { x, ground, top, half } = ARCH
  for (const m of [-1, 1])
    s.path(
      poly([
        [x + m * (half + 60) - 12, ground],
        [x + m * (half + 60) + 12, ground],
        [x - m * 34 + 9, top - 60],
        [x - m * 34 - 9, top - 60],
      ]),
      m < 0 ? P.shd('#9a6a44', 0, 0.5) : P.lit('#c08a58'),
    )
  const veil = drape(
    s,
    [
      [x - 10, top - 6],
      [x + 120, top + 190],
      [x + 190, top + 420],
      [x + 330, ground - 6],
      [x + 230, ground],
      [x + 140, top + 430],
      [x + 60, top + 200],
      [x - 30, top + 20],
    ],
    0.94,
  )
  s.shade(veil, P.shd('#dcc0a4', 0), [x + 300, 700], [x + 120, 700], 0.8, 0.55)
  for (const [t, w] of [
    [0.02, 84],
    [0.16, 70],
    [0.32, 60],
    [0.5, 46],
    [0.9, 66],
  ] as const)
    roses(s, x - (half + 60) * t - 6, top + (ground - top) * t, w, w * 0.8, `${seed}t${t}`)
  roses(s, x + 46, top + 50, 56, 46, `${seed}u`)
}

/** A wedding arch of wood, cloth and roses. */
export function weddingArch(s: Sheet, shape: ArchShape, seed: string): void {
  const { x, ground, half } = ARCH
  if (shape === 'round') roundArch(s, seed)
  else if (shape === 'triangle') triangleArch(s, seed)
  else beamArch(s, seed)
  const foot = shape === 'triangle' ? half + 60 : half
  if (shape !== 'round') for (const k of [-1, 1]) roses(s, x + k * foot, ground - 20, 70, 42, `${seed}f${k}`)
}
