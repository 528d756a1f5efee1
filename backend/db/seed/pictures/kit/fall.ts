import { mix } from './colour'
import { n } from './path'
import { rng } from './random'
import type { Sheet } from './sheet'

export function fall(s: Sheet, x0: number, x1: number, y0: number, y1: number, seed: string, d: number): void {
  const { P } = s,
    q = rng(seed),
    w = x1 - x0,
    wh = P.lit('#ffffff', d),
    bl = P.shd('#9fd0dc', d, 0.3)
  const p = `M${n(x0 + w * 0.08)} ${n(y0)}Q${n((x0 + x1) / 2)} ${n(y0 - 10)} ${n(x1 - w * 0.08)} ${n(y0)}Q${n(x1 + w * 0.02)} ${n(y0 + 60)} ${n(x1 + w * 0.1)} ${n(y1)}H${n(x0 - w * 0.1)}Q${n(x0 - w * 0.02)} ${n(y0 + 60)} ${n(x0 + w * 0.08)} ${n(y0)}Z`
  s.path(p, s.fade([0, wh], [1, mix(wh, bl, 0.35)]))
  let a = '',
    b = ''
  for (let i = 0; i < w / 4; i++) {
    const t = q(),
      x = x0 + t * w,
      ys = y0 + q() * (y1 - y0) * 0.7,
      l = (y1 - y0) * q.in(0.15, 0.5),
      ww = q.in(1.5, 6),
      dx = (t - 0.5) * 12
    const st = `M${n(x)} ${n(ys)}Q${n(x + ww + dx * 0.5)} ${n(ys + l * 0.6)} ${n(x + dx)} ${n(ys + l)}Q${n(x - ww + dx * 0.5)} ${n(ys + l * 0.5)} ${n(x)} ${n(ys)}Z`
    if (q() < 0.6) a += st
    else b += st
  }
  s.open(`clip-path="${s.clip(p)}"`)
    .path(a, bl, 'opacity=".75"')
    .path(b, '#ffffff', 'opacity=".9"')
    .close()
}
