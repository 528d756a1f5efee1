import { mix } from './colour'
import { lastOf, n, type Pt, poly, rect, smooth } from './path'
import { person } from './person'
import { rng } from './random'
import type { Sheet } from './sheet'

export interface ChimneyOptions {
  readonly d?: number
  readonly w?: number
  readonly hat?: boolean
  readonly windows?: number
}
export interface BalloonOptions {
  readonly d?: number
  readonly c1?: string
  readonly c2?: string
  readonly c3?: string
  readonly band?: boolean
}

/** Tuff cone with a dark basalt hat; windows and a door on near ones. */
export function chimney(s: Sheet, x: number, y: number, h: number, seed: string, o: ChimneyOptions = {}): void {
  const { P } = s,
    q = rng(seed),
    d = o.d ?? 0,
    w = h * (o.w ?? q.in(0.44, 0.6)),
    lean = q.in(-0.03, 0.03) * h,
    hat = o.hat ?? q() < 0.75
  const nk = w * q.in(0.14, 0.2),
    ny = y - h * (hat ? 0.82 : 0.92),
    bulge = q.in(0.9, 1.12)
  const L: Pt[] = [
    [x - w * 0.62, y + h * 0.02],
    [x - w * 0.5, y - h * 0.12],
    [x - w * 0.36 * bulge, y - h * 0.34],
    [x - w * 0.29, y - h * 0.56],
    [x + lean - nk, ny],
  ]
  const R: Pt[] = [
    [x + lean + nk, ny],
    [x + w * 0.27, y - h * 0.56],
    [x + w * 0.38 * bulge, y - h * 0.33],
    [x + w * 0.52, y - h * 0.12],
    [x + w * 0.66, y + h * 0.02],
  ]
  const crown: Pt[] = hat ? [] : [[x + lean, y - h]],
    body = `${smooth([...L, ...crown, ...R], false, 5)}Z`
  s.path(body, s.fade([0, P.lit(P.rock, d)], [1, P.lit(mix(P.rock, P.rock2, 0.45), Math.min(0.95, d + 0.08))]))
  const shade = `${smooth([[x - w * 0.9, y + 20], ...L, [x + lean - nk * 0.1, ny - 4], [x - w * 0.02, y - h * 0.5], [x - w * 0.16, y - h * 0.25], [x - w * 0.04, y + h * 0.03]], false, 5)}Z`,
    cl = s.clip(body)
  s.open(`clip-path="${cl}"`).path(shade, P.shd(P.rock2, d, 0.75), 'opacity=".82"')
  for (let i = 0; i < 4; i++) {
    const t = q.in(0.14, 0.62),
      yy = y - h * t,
      ww = w * (0.62 - t * 0.45)
    s.line(
      `M${n(x - ww)} ${n(yy + 6)}Q${n(x)} ${n(yy - h * 0.015)} ${n(x + ww)} ${n(yy + 4)}`,
      P.shd(P.rock2, d, 0.5),
      Math.max(1, h * 0.008),
      'opacity=".4"',
    )
  }
  s.close()
  if (d < 0.3) s.stipple(body, P.shd(P.rock2, d), [x - w * 0.1, y - h * 0.3], [x + w * 0.5, y - h * 0.34], 0.62, 0.6)
  if (d < 0.3)
    s.stipple(
      body,
      P.lit(mix(P.rock, P.sun, 0.6), d),
      [x + w * 0.42, y - h * 0.4],
      [x + w * 0.1, y - h * 0.36],
      0.7,
      0.6,
    )
  if (hat) {
    const hw = nk * q.in(1.45, 1.75),
      hh = h * q.in(0.15, 0.19),
      hy = ny + h * 0.025,
      col = P.lit('#a3705a', d)
    const cap = smooth(
      [
        [x + lean - hw, hy],
        [x + lean - hw * 0.72, hy - hh * 0.42],
        [x + lean - hw * 0.1, hy - hh],
        [x + lean + hw * 0.25, hy - hh * 0.9],
        [x + lean + hw * 0.8, hy - hh * 0.4],
        [x + lean + hw, hy + 1],
        [x + lean + hw * 0.1, hy + hh * 0.1],
      ],
      true,
      5.5,
    )
    s.path(cap, col)
    s.open(`clip-path="${s.clip(cap)}"`)
      .path(rect(x + lean - hw * 1.2, hy - hh * 1.2, hw * 1.15, hh * 1.6), P.shd('#a3705a', d, 0.8), 'opacity=".75"')
      .close()
  }
  if (o.windows) {
    const c = P.night ? P.lamp : P.shd('#6b4432', d, 0.9)
    let k = ''
    for (let i = 0; i < o.windows; i++) {
      const t = q.in(0.2, 0.56),
        wx = x + q.in(-0.16, 0.2) * w,
        wy = y - h * t,
        ww = h * 0.024
      k += `M${n(wx - ww)} ${n(wy)}v${n(-ww * 1.4)}a${n(ww)} ${n(ww)} 0 0 1 ${n(2 * ww)} 0v${n(ww * 1.4)}Z`
    }
    s.path(k, c)
    const dw = h * 0.045
    s.path(
      `M${n(x + w * 0.06 - dw)} ${n(y - h * 0.015)}v${n(-dw * 2.2)}a${n(dw)} ${n(dw)} 0 0 1 ${n(2 * dw)} 0v${n(dw * 2.2)}Z`,
      c,
    )
  }
}

/** Hot-air balloon: gores in two colours, skirt, basket. */
export function balloon(s: Sheet, x: number, y: number, r: number, seed: string, o: BalloonOptions = {}): void {
  const { P } = s,
    q = rng(seed),
    d = o.d ?? 0,
    c1 = o.c1 ?? q.pick(P.accents),
    c2 = o.c2 ?? q.pick(P.accents.filter((c) => c !== c1) as [string, ...string[]]),
    N = 8
  // outline of a gore's edge at k in -1..1
  const env = (k: number): Pt[] =>
    Array.from({ length: 17 }, (_, i) => {
      const t = i / 16,
        prof =
          t < 0.42 ? Math.sqrt(Math.max(0, 1 - ((0.42 - t) / 0.42) ** 2)) : Math.cos(((t - 0.42) / 0.58) ** 1.35 * 1.28)
      return [x + k * r * prof, y - r + t * r * 2.34]
    })
  const edge = (i: number) => Math.sin((i / N - 0.5) * Math.PI)
  const by = y + r * 1.34,
    neck = lastOf(env(1))[0] - x
  s.line(
    `M${n(x - neck * 0.9)} ${n(by)}L${n(x - r * 0.13)} ${n(by + r * 0.33)}M${n(x + neck * 0.9)} ${n(by)}L${n(x + r * 0.13)} ${n(by + r * 0.33)}`,
    P.shd('#6b4a36', d, 0.6),
    Math.max(1, r * 0.018),
  )
  const bk = `M${n(x - r * 0.15)} ${n(by + r * 0.3)}h${n(r * 0.3)}l${n(-r * 0.025)} ${n(r * 0.2)}q${n(-r * 0.125)} ${n(r * 0.03)} ${n(-r * 0.25)} 0Z`
  s.path(bk, P.shd('#8a5a3a', d, 0.6))
  s.path(rect(x - r * 0.16, by + r * 0.28, r * 0.32, r * 0.05), P.lit('#b98556', d))
  if (r > 70) {
    for (const k of [-0.075, 0.005, 0.08]) person(s, x + k * r, by + r * 0.42, r * 0.27, { d })
  }
  const out = poly([...env(-1), ...env(1).reverse()])
  s.path(out, P.lit(c1, d))
  for (let i = 0; i < N; i++) if (i % 2) s.path(poly([...env(edge(i)), ...env(edge(i + 1)).reverse()]), P.lit(c2, d))
  if (o.band !== false) {
    const cl = s.clip(out)
    s.open(`clip-path="${cl}"`)
      .path(
        `M${n(x - r * 1.1)} ${n(y + r * 0.1)}Q${n(x)} ${n(y + r * 0.42)} ${n(x + r * 1.1)} ${n(y + r * 0.1)}v${n(r * 0.2)}Q${n(x)} ${n(y + r * 0.66)} ${n(x - r * 1.1)} ${n(y + r * 0.3)}Z`,
        P.lit(o.c3 ?? P.accents[3] ?? '#f6ead2', d),
        'opacity=".92"',
      )
      .close()
  }
  s.path(
    `M${n(x - neck)} ${n(by - r * 0.02)}h${n(2 * neck)}l${n(-neck * 0.15)} ${n(r * 0.09)}h${n(-neck * 1.7)}Z`,
    P.shd(c1, d, 0.6),
  )
  s.stipple(out, P.shd(mix(c1, '#5a3040', 0.4), d), [x - r, y + r * 0.5], [x + r * 0.35, y - r * 0.15], 0.95, 0.62)
  s.stipple(out, P.sun, [x + r * 0.9, y - r * 0.45], [x + r * 0.2, y - r * 0.1], 0.6, 0.55)
}
