import { mix } from './colour'
import { ellipse, n, type Pt, pairs, poly, rect, smooth, xy } from './path'
import { person } from './person'
import type { Sheet } from './sheet'

export function gulet(
  s: Sheet,
  x: number,
  y: number,
  L: number,
  o: { d?: number; sails?: boolean; awning?: string } = {},
): void {
  const { P } = s,
    d = o.d ?? 0.02,
    u = (a: number, b: number): Pt => [x + a * L, y + b * L],
    pt = (l: readonly Pt[]) => l.map(([a, b]) => u(a, b)),
    wood = '#a8643a'
  const bow = u(0.5, -0.135),
    bsp = u(0.655, -0.195),
    m1 = 0.13,
    m2 = -0.2,
    top1 = -0.62,
    top2 = -0.52
  // rigging behind
  const st = (l: readonly Pt[], w = 0.0022, c = P.shd('#4a3a3a', d, 0.6)) =>
    s.line(l.map((p, i) => `${(i ? 'L' : 'M') + n(p[0])} ${n(p[1])}`).join(''), c, Math.max(1, L * w))
  for (const [mx, ty] of [
    [m1, top1],
    [m2, top2],
  ] as const) {
    st([u(mx, ty), u(mx + 0.055, -0.09)])
    st([u(mx, ty), u(mx - 0.055, -0.09)])
    st([u(mx, ty), u(mx - 0.085, -0.09)])
  }
  st([u(m1, top1), bsp])
  st([u(m1, top1 * 0.8), u(0.5, -0.14)])
  st([u(m1, top1), u(m2, top2)])
  st([u(m2, top2), u(-0.5, -0.12)])
  // masts, booms with furled sails
  const mast = (mx: number, ty: number) =>
    s.path(
      poly(
        pt([
          [mx - 0.0075, -0.06],
          [mx - 0.0035, ty],
          [mx + 0.0035, ty],
          [mx + 0.0075, -0.06],
        ]),
      ),
      s.across([0, P.shd('#8a5330', d, 0.7)], [1, P.lit('#c98a52', d)]),
    )
  mast(m1, top1)
  mast(m2, top2)
  for (const [mx, by, len] of [
    [m1, -0.165, 0.27],
    [m2, -0.165, 0.24],
  ] as const) {
    s.path(
      smooth(
        pt([
          [mx - 0.004, by - 0.014],
          [mx - len * 0.5, by - 0.03],
          [mx - len, by - 0.012],
          [mx - len, by + 0.002],
          [mx - 0.004, by + 0.006],
        ]),
        true,
        6,
      ),
      P.lit('#f4ead8', d),
    )
    s.path(
      smooth(
        pt([
          [mx - 0.004, by - 0.002],
          [mx - len * 0.5, by - 0.006],
          [mx - len, by - 0.003],
          [mx - len, by + 0.006],
          [mx - 0.004, by + 0.008],
        ]),
        true,
        6,
      ),
      P.shd('#f4ead8', d, 0.8),
    )
    st([u(mx, by + 0.01), u(mx - len, by + 0.008)], 0.006, P.shd('#8a5330', d, 0.5))
  }
  if (o.sails) {
    s.path(
      smooth(
        pt([
          [m1 + 0.012, top1 * 0.95],
          [0.36, -0.36],
          [0.64, -0.185],
          [0.4, -0.2],
          [0.16, -0.15],
        ]),
        true,
        12,
      ),
      P.lit('#fbf2df', d),
    )
    const p = poly(
      pt([
        [m1 - 0.008, top1 * 0.92],
        [m1 - 0.01, -0.18],
        [m1 - 0.27, -0.17],
      ]),
    )
    s.path(p, P.lit('#fbf2df', d))
    s.stipple(p, P.shd('#e9d6b8', d), u(m1 - 0.25, -0.2), u(m1 - 0.05, -0.35), 0.8, 0.6)
    const p2 = poly(
      pt([
        [m2 - 0.008, top2 * 0.9],
        [m2 - 0.01, -0.18],
        [m2 - 0.24, -0.17],
      ]),
    )
    s.path(p2, P.lit('#f4e6cc', d))
    s.stipple(p2, P.shd('#e9d6b8', d), u(m2 - 0.2, -0.2), u(m2 - 0.05, -0.35), 0.8, 0.6)
  }
  // furled jib along the forestay
  if (!o.sails)
    s.path(
      poly([u(0.162, -0.592), u(0.394, -0.403), u(0.634, -0.212), u(0.626, -0.211), u(0.383, -0.392)]),
      P.lit('#f4ead8', d),
    )
  // deckhouse, awning
  s.path(poly(pt(pairs([-0.2, -0.075, -0.19, -0.125, 0.07, -0.125, 0.09, -0.075]))), P.lit('#f1e4cd', d))
  let wn = ''
  for (let i = 0; i < 6; i++) wn += rect(x + (-0.175 + i * 0.04) * L, y - 0.113 * L, 0.026 * L, 0.02 * L)
  s.path(wn, P.glowing ? P.lamp : P.shd('#49636e', d, 0.5))
  s.path(poly(pt(pairs([-0.205, -0.125, -0.2, -0.134, 0.075, -0.134, 0.085, -0.125]))), P.shd('#b4703f', d, 0.2))
  const aw = smooth(
    pt(pairs([-0.47, -0.158, -0.36, -0.176, -0.22, -0.172, -0.215, -0.162, -0.34, -0.164, -0.47, -0.148])),
    true,
    6,
  )
  st([u(-0.46, -0.15), u(-0.46, -0.1)], 0.004)
  st([u(-0.34, -0.165), u(-0.34, -0.09)], 0.004)
  st([u(-0.225, -0.165), u(-0.225, -0.09)], 0.004)
  s.path(aw, P.lit(o.awning ?? '#2f6f8a', d))
  for (const [a, z] of pairs([-0.4, 1, -0.372, 0.92, -0.29, 0.97, 0.22, 1, 0.31, 0.95]))
    person(s, x + a * L, y - (a > 0 ? 0.075 + a * 0.06 : 0.085) * L, 0.062 * L * z, { d })
  // hull: curved sheer, raked bow, overhanging stern
  const hull = `M${xy(u(-0.5, -0.108))}C${xy(u(-0.25, -0.06))} ${xy(u(0.1, -0.055))} ${bow.map(n)}C${xy(u(0.46, -0.07))} ${xy(u(0.43, -0.02))} ${xy(u(0.37, 0.012))}L${xy(u(-0.38, 0.012))}C${xy(u(-0.45, -0.005))} ${xy(u(-0.49, -0.05))} ${xy(u(-0.5, -0.108))}Z`
  s.path(hull, s.fade([0, P.lit(wood, d)], [0.55, P.lit(mix(wood, '#7a3f22', 0.4), d)], [1, P.shd(wood, d, 0.8)]))
  const cl = s.clip(hull)
  s.open(`clip-path="${cl}"`)
  s.path(rect(x - 0.6 * L, y - 0.004 * L, 1.2 * L, 0.05 * L), P.shd('#6b2f2a', d, 0.5))
  s.line(
    `M${xy(u(-0.5, -0.083))}C${xy(u(-0.25, -0.036))} ${xy(u(0.1, -0.03))} ${xy(u(0.5, -0.108))}`,
    P.lit('#f5e7cc', d),
    L * 0.0065,
  )
  s.line(
    `M${xy(u(-0.5, -0.108))}C${xy(u(-0.25, -0.06))} ${xy(u(0.1, -0.055))} ${bow.map(n)}`,
    P.lit('#dba66c', d),
    L * 0.016,
  )
  let port = ''
  for (let i = 0; i < 8; i++) {
    const a = -0.32 + i * 0.085
    port += ellipse(x + a * L, y - 0.033 * L - (a > 0 ? a * a * 0.12 * L : a * a * 0.05 * L), L * 0.0085, L * 0.0085)
  }
  s.path(port, P.glowing ? P.lamp : P.shd('#2f3f4a', d, 0.5))
  s.close()
  s.stipple(hull, P.shd('#5a2e1e', d), u(-0.5, 0), u(0.1, -0.05), 0.9, 0.6)
  // bowsprit, rail, flag
  st([bow, bsp], 0.01, P.shd('#9a6034', d, 0.3))
  st([u(0.45, -0.06), bsp], 0.0025)
  for (const [a, b] of [[-0.48, -0.125]] as const) {
    st([u(a, b + 0.02), u(a - 0.02, -0.215)], 0.004)
    s.path(
      `M${xy(u(a - 0.02, -0.215))}q${n(-0.025 * L)} ${n(0.012 * L)} ${n(-0.05 * L)} ${n(0.002 * L)}v${n(0.034 * L)}q${n(0.025 * L)} ${n(0.012 * L)} ${n(0.055 * L)} ${n(-0.002 * L)}Z`,
      P.lit('#cf3a33', d),
    )
  }
}
