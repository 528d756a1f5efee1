import { mix } from './colour'
import { BLEED, ellipse, H, n, pairs, rect, W } from './path'
import { rng } from './random'
import type { Sheet } from './sheet'

export interface SkyOptions {
  readonly x?: number
  readonly y?: number
  readonly r?: number
  readonly seed?: string
  readonly rings?: boolean
}

export function sky(s: Sheet, horizon: number, o: SkyOptions = {}): void {
  const { P } = s,
    [a, b, c, d] = P.sky
  s.path(
    rect(-BLEED, -BLEED, W + 2 * BLEED, horizon + 2 * BLEED),
    s.down(-BLEED, horizon, [0, a], [0.42, b], [0.8, c], [1, d]),
  )
  const x = o.x ?? 1100,
    y = o.y ?? horizon * P.sunUp * 1.55,
    r = o.r ?? 62
  if (P.night) {
    const q = rng(o.seed ?? 5)
    let st = ''
    for (let i = 0; i < 170; i++) {
      const yy = q() ** 1.5 * horizon * 0.9,
        rr = q.in(0.8, 2.6)
      st += ellipse(q() * W, yy, rr, rr)
    }
    s.path(st, '#fff8e0', 'opacity=".75"')
  }
  s.path(
    rect(-BLEED, -BLEED, W + 2 * BLEED, H + BLEED),
    s.radial(x, y, P.night ? 460 : 820, [0, P.glow, 0.85], [0.35, P.glow, 0.35], [1, P.glow, 0]),
  )
  for (const [k, op] of pairs([4.4, 0.1, 2.9, 0.14, 1.8, 0.2]))
    if (o.rings !== false) s.path(ellipse(x, y, r * k, r * k), P.glow, `opacity="${P.hour === 'day' ? op * 0.8 : op}"`)
  s.path(ellipse(x, y, r, r), P.sun)
  if (P.night) {
    s.path(
      ellipse(x - r * 0.25, y - r * 0.2, r * 0.2, r * 0.17) +
        ellipse(x + r * 0.3, y + r * 0.25, r * 0.26, r * 0.22) +
        ellipse(x + 0.1 * r, y - 0.45 * r, r * 0.13, r * 0.11),
      mix(P.sun, P.sky[2], 0.25),
      'opacity=".6"',
    )
  }
}

/** Flat-bottomed poster cloud made of capsules; lit top, shaded belly. */
export function cloud(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  seed: string,
  o: { rows?: number; opacity?: number } = {},
): void {
  const { P } = s,
    q = rng(seed),
    rows = o.rows ?? 3,
    h = Math.min(w * 0.062, 25)
  let d = ''
  for (let i = 0; i < rows; i++) {
    const ww = w * (1 - i * 0.27) * q.in(0.85, 1.05),
      xx = x + (q() - 0.5) * w * 0.3 * (i ? 1 : 0.2),
      yy = y - i * h * 0.95,
      r = h * 0.62
    d += `M${n(xx - ww / 2)} ${n(yy)}a${n(r)} ${n(r)} 0 0 1 0 ${n(-2 * r)}h${n(ww)}a${n(r)} ${n(r)} 0 0 1 0 ${n(2 * r)}Z`
  }
  s.open(`opacity="${o.opacity ?? 0.8}"`)
    .path(d, s.fade([0, P.cloud], [1, mix(P.cloud, P.sky[2], 0.55)]))
    .close()
}

/** Cumulus bank, for day scenes. */
export function cumulus(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  seed: string,
  o: { n?: number; opacity?: number } = {},
): void {
  const { P } = s,
    q = rng(seed)
  let d = '',
    e = ''
  const N = o.n ?? 9
  for (let i = 0; i < N; i++) {
    const t = i / (N - 1),
      r = w * (0.05 + 0.13 * Math.sin(Math.PI * t) ** 0.8) * q.in(0.75, 1.15),
      xx = x - w / 2 + t * w
    d += ellipse(xx, y - r * 0.62, r, r)
    e += ellipse(xx + r * 0.12, y - r * 0.38, r * 0.98, r * 0.82)
  }
  const c = s.clip(rect(x - w, y - w, 2 * w, w))
  s.open(`clip-path="${c}" opacity="${o.opacity ?? 0.95}"`)
    .path(d, P.cloud)
    .path(e, mix(P.cloud, P.sky[1], 0.28), 'opacity=".7"')
    .close()
}

export function clouds(s: Sheet, horizon: number, seed: string): void {
  const { P } = s,
    q = rng(`${seed}c`)
  const k = P.weather === 'cloudy' ? 9 : P.weather === 'hazy' ? 3 : 4
  for (let i = 0; i < k; i++) {
    const t = q()
    cloud(s, q() * W, horizon * (0.16 + 0.68 * t), q.in(240, 620) * (1.15 - 0.6 * t), seed + i, {
      rows: q.int(1, 3),
      opacity: P.night ? 0.45 : 0.62,
    })
  }
}

export function gulls(s: Sheet, x: number, y: number, seed: string, k = 5, size = 16, colour = s.P.ink): void {
  const q = rng(seed)
  let d = ''
  for (let i = 0; i < k; i++) {
    const gx = x + q.in(-130, 130),
      gy = y + q.in(-60, 60),
      z = size * q.in(0.6, 1.1),
      t = q.in(-0.2, 0.2)
    d += `M${n(gx - z)} ${n(gy - z * (0.3 + t))}q${n(z * 0.6)} ${n(-z * 0.3)} ${n(z)} ${n(z * 0.42)}q${n(z * 0.4)} ${n(-z * 0.72)} ${n(z)} ${n(-z * 0.42)}`
  }
  s.line(d, colour ?? s.P.ink, 2.6, 'opacity=".75"')
}
