import { mix } from './colour'
import { ellipse, n, type Pt, poly, rect, xy } from './path'
import type { Sheet } from './sheet'

export interface MosqueOptions {
  readonly stone?: string
  readonly minarets?: { readonly back: readonly number[]; readonly front: readonly number[] }
}

export function dome(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - r * 0.72)} ${n(x - r * 0.5)} ${n(y - r * 0.98)} ${n(x)} ${n(y - r * 1.02)}C${n(x + r * 0.5)} ${n(y - r * 0.98)} ${n(x + r)} ${n(y - r * 0.72)} ${n(x + r)} ${n(y)}Z`
}

export function mosque(s: Sheet, x: number, y: number, k: number, d: number, o: MosqueOptions = {}): void {
  const { P } = s,
    st = o.stone ?? '#d9c4a4',
    ld = '#7f93a0',
    glow = P.glowing,
    u = (a: number, b: number): Pt => [x + a * k, y - b * k],
    D = (a: number, b: number, r: number) => {
      const p = dome(...u(a, b), r * k)
      s.path(p, s.across([0, P.shd(ld, d, 0.75)], [0.6, P.lit(ld, d)], [1, P.lit(mix(ld, '#ffffff', 0.2), d)]))
      if (r > 0.1)
        s.line(
          `M${n(x + a * k)} ${n(y - (b + r) * k)}v${n(-0.02 * k - r * 0.22 * k)}`,
          P.lit('#d9a94a', d),
          Math.max(1.2, k * 0.008),
        )
    },
    R = (a0: number, a1: number, b0: number, b1: number) =>
      s.path(
        rect(x + a0 * k, y - b1 * k, (a1 - a0) * k, (b1 - b0) * k),
        s.across([0, P.shd(st, d, 0.65)], [0.7, P.lit(st, d)], [1, P.lit(st, d)]),
      )
  const win = (a0: number, a1: number, b: number, m: number, h: number) => {
    let w = ''
    for (let i = 0; i < m; i++) {
      const a = a0 + ((i + 0.5) * (a1 - a0)) / m,
        ww = ((a1 - a0) / m) * 0.22 * k
      w += `M${n(x + a * k - ww)} ${n(y - b * k)}v${n(-h * k * 0.7)}a${n(ww)} ${n(ww)} 0 0 1 ${n(2 * ww)} 0v${n(h * k * 0.7)}Z`
    }
    s.path(w, glow ? P.far('#ffd28a', d * 0.5) : P.shd('#5a4a48', d, 0.6))
  }
  const min = (a: number, h: number, w = 0.042) => {
    const X = x + a * k,
      ww = w * k,
      g = s.across([0, P.shd(st, d, 0.7)], [0.65, P.lit(st, d)], [1, P.lit(st, d)])
    s.path(rect(X - ww * 0.8, y - 0.3 * k, ww * 1.6, 0.3 * k), g).path(rect(X - ww / 2, y - h * k, ww, h * k), g)
    for (const b of [0.62, 0.8])
      s.path(
        poly([
          [X - ww * 0.5, y - h * k * (b - 0.035)],
          [X - ww, y - h * k * b],
          [X - ww, y - h * k * (b + 0.022)],
          [X + ww, y - h * k * (b + 0.022)],
          [X + ww, y - h * k * b],
          [X + ww * 0.5, y - h * k * (b - 0.035)],
        ]),
        g,
      )
    s.path(
      poly([
        [X - ww * 0.62, y - h * k],
        [X, y - h * k * 1.22],
        [X + ww * 0.62, y - h * k],
      ]),
      P.shd(ld, d, 0.45),
    )
  }
  for (const a of o.minarets?.back ?? [-0.62, 0.62]) min(a, 1.15)
  R(-0.55, 0.55, 0, 0.3)
  R(-0.42, 0.42, 0.3, 0.42)
  D(-0.36, 0.3, 0.13)
  D(0.36, 0.3, 0.13)
  D(-0.27, 0.42, 0.19)
  D(0.27, 0.42, 0.19)
  R(-0.33, 0.33, 0.42, 0.5)
  D(0, 0.5, 0.33)
  R(-0.3, 0.3, 0.5, 0.56)
  D(0, 0.56, 0.3)
  win(-0.28, 0.28, 0.5, 11, 0.05)
  D(0, 0.3, 0.22)
  R(-0.22, 0.22, 0.2, 0.31)
  win(-0.2, 0.2, 0.22, 5, 0.08)
  for (const a of [-0.5, -0.4, -0.3, 0.3, 0.4, 0.5]) D(a, 0.3 - 0.06, 0.06)
  R(-0.7, 0.7, 0, 0.19)
  for (let i = 0; i < 9; i++) D(-0.62 + i * 0.155, 0.19, 0.062)
  win(-0.68, 0.68, 0.03, 13, 0.11)
  for (const a of o.minarets?.front ?? [-0.76, 0.76]) min(a, 1.02)
}

export function ferry(s: Sheet, x: number, y: number, L: number, d: number): void {
  const { P } = s,
    u = (a: number, b: number): Pt => [x + a * L, y + b * L],
    glow = P.glowing,
    w = '#f8f0e0'
  let sm = ''
  for (let i = 0; i < 7; i++)
    sm += ellipse(
      x - L * (0.06 + i * 0.05),
      y - L * (0.37 + i * 0.022 + (i % 2) * 0.008),
      L * (0.018 + i * 0.007),
      L * (0.014 + i * 0.004),
    )
  s.path(sm, P.cloud, 'opacity=".5"')
  s.path(poly([u(-0.06, -0.17), u(-0.05, -0.33), u(0.05, -0.33), u(0.045, -0.17)]), P.lit('#f2b53c', d))
  s.path(poly([u(-0.052, -0.295), u(-0.05, -0.33), u(0.05, -0.33), u(0.05, -0.295)]), P.shd('#3a3438', d, 0.5))
  s.path(poly([u(-0.36, -0.17), u(-0.35, -0.225), u(0.3, -0.225), u(0.33, -0.17)]), P.lit(w, d))
  s.path(poly([u(0.14, -0.225), u(0.15, -0.27), u(0.24, -0.27), u(0.27, -0.225)]), P.lit(w, d))
  s.path(poly([u(-0.42, -0.09), u(-0.41, -0.17), u(0.4, -0.17), u(0.43, -0.09)]), P.lit(w, d))
  let wn = ''
  for (let i = 0; i < 20; i++) wn += rect(x + (-0.385 + i * 0.039) * L, y - 0.15 * L, 0.024 * L, 0.035 * L)
  for (let i = 0; i < 14; i++) wn += rect(x + (-0.33 + i * 0.045) * L, y - 0.21 * L, 0.028 * L, 0.025 * L)
  wn += rect(x + 0.16 * L, y - 0.258 * L, 0.075 * L, 0.02 * L)
  s.path(wn, glow ? P.lamp : P.shd('#3f5560', d, 0.5))
  s.path(
    `M${xy(u(-0.48, -0.095))}L${xy(u(0.5, -0.105))}Q${xy(u(0.46, -0.03))} ${xy(u(0.42, 0.012))}H${n(x - 0.42 * L)}Q${xy(u(-0.47, -0.03))} ${xy(u(-0.48, -0.095))}Z`,
    P.shd('#3c3f4c', d, 0.45),
  )
  s.path(poly([u(-0.48, -0.095), u(0.5, -0.105), u(0.49, -0.082), u(-0.475, -0.074)]), P.lit(w, d))
  s.path(rect(x - 0.43 * L, y - 0.008 * L, 0.86 * L, 0.02 * L), P.lit('#b33a30', d))
  s.line(
    `M${xy(u(0.2, -0.27))}V${n(y - 0.36 * L)}M${xy(u(-0.34, -0.22))}V${n(y - 0.32 * L)}`,
    P.shd('#5a4a44', d, 0.5),
    L * 0.006,
  )
  s.path(rect(x - 0.33 * L, y - 0.32 * L, 0.06 * L, 0.035 * L), P.lit('#cf3a33', d))
}
