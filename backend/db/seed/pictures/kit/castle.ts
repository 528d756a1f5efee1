import { mix } from './colour'
import { n, pairs, poly, rect } from './path'
import type { Sheet } from './sheet'

export function cren(x: number, y: number, w: number, k: number): string {
  let d = `M${n(x)} ${n(y)}`
  for (let i = 0; i < k; i++) d += `v${n((-w / k) * 0.8)}h${n((w / k) * 0.55)}v${n((w / k) * 0.8)}h${n((w / k) * 0.45)}`
  return `${d}Z`
}

export function castle(s: Sheet, x: number, y: number, k: number, d: number): void {
  const { P } = s,
    c = '#d3b38a',
    c2 = '#a98763',
    tower = (tx: number, ty: number, w: number, h: number, roof = false) => {
      const g = s.across([0, P.shd(c2, d, 0.6)], [0.5, P.lit(mix(c, c2, 0.3), d)], [1, P.lit(c, d)])
      s.path(rect(tx, ty - h, w, h), g)
      s.path(cren(tx - w * 0.05, ty - h + 1, w * 1.1, 5), g)
      s.path(rect(tx - w * 0.05, ty - h, w * 1.1, h * 0.05), P.shd(c2, d, 0.7), 'opacity=".6"')
      let wn = ''
      for (const [a, b] of pairs([0.3, 0.3, 0.65, 0.5, 0.4, 0.7]))
        wn += rect(tx + w * a, ty - h + h * b, w * 0.08, h * 0.08)
      s.path(wn, P.shd('#4a3a34', d, 0.8))
      if (roof) {
        s.line(`M${n(tx + w / 2)} ${n(ty - h)}v${n(-36 * k)}`, P.shd('#4a3a34', d, 0.6), 2.5)
        s.path(
          `M${n(tx + w / 2)} ${n(ty - h - 36 * k)}q${n(14 * k)} ${n(-6 * k)} ${n(30 * k)} ${n(2 * k)}v${n(16 * k)}q${n(-14 * k)} ${n(-6 * k)} ${n(-30 * k)} ${n(-2 * k)}Z`,
          P.lit('#cf3a33', d),
        )
      }
      s.stipple(rect(tx, ty - h, w, h), P.shd(c2, d), [tx, ty], [tx + w, ty - h * 0.3], 0.8, 0.5)
    }
  const wall = (x0: number, y0: number, x1: number, y1: number, base: number) => {
    const p = poly([
      [x0, y0],
      [x1, y1],
      [x1, base],
      [x0, base],
    ])
    s.path(p, s.fade([0, P.lit(c, d)], [1, P.lit(c2, d)]))
    let cr = ''
    const N = Math.round((x1 - x0) / (16 * k))
    for (let i = 0; i < N; i++)
      cr += rect(x0 + ((i + 0.2) * (x1 - x0)) / N, y0 + ((y1 - y0) * i) / N - 8 * k, ((x1 - x0) / N) * 0.6, 9 * k)
    s.path(cr, P.lit(c, d))
    s.stipple(p, P.shd(c2, d), [x0, base], [x0, y0], 0.75, 0.5)
  }
  tower(x - 20 * k, y - 60 * k, 92 * k, 190 * k, true)
  tower(x + 120 * k, y - 60 * k, 70 * k, 150 * k)
  tower(x - 130 * k, y - 30 * k, 66 * k, 120 * k)
  wall(x - 240 * k, y - 86 * k, x + 250 * k, y - 96 * k, y)
  tower(x - 270 * k, y, 70 * k, 140 * k)
  tower(x + 226 * k, y, 84 * k, 150 * k, true)
  wall(x - 300 * k, y - 40 * k, x + 360 * k, y - 44 * k, y + 6 * k)
}

export function mill(s: Sheet, x: number, y: number, h: number, d: number): void {
  const { P } = s,
    w = h * 0.5
  s.line(
    [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const a = i * 1.047 + 0.3
        return `M${n(x)} ${n(y - h * 0.95)}l${n(Math.cos(a) * h * 0.6)} ${n(Math.sin(a) * h * 0.6)}`
      })
      .join(''),
    P.shd('#7a5a44', d, 0.4),
    Math.max(1.2, h * 0.022),
  )
  s.path(
    poly([
      [x - w * 0.5, y],
      [x - w * 0.44, y - h * 0.9],
      [x + w * 0.44, y - h * 0.9],
      [x + w * 0.5, y],
    ]),
    s.across([0, P.shd('#fbf6ec', d, 0.5)], [0.6, P.lit('#fbf6ec', d)], [1, P.lit('#fbf6ec', d)]),
  )
  s.path(
    poly([
      [x - w * 0.54, y - h * 0.88],
      [x, y - h * 1.22],
      [x + w * 0.54, y - h * 0.88],
    ]),
    P.shd('#8a6a50', d, 0.5),
  )
  for (let i = 0; i < 6; i++) {
    const a = i * 1.047 + 0.3,
      b = a + 0.34,
      X = x + w * 0.1,
      Y = y - h * 0.95
    s.path(
      poly([
        [X, Y],
        [X + Math.cos(a) * h * 0.6, Y + Math.sin(a) * h * 0.6],
        [X + Math.cos(b) * h * 0.5, Y + Math.sin(b) * h * 0.5],
      ]),
      P.lit('#f4e6cc', d),
      'opacity=".92"',
    )
  }
}
