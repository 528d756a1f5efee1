import { ellipse } from './path'
import { foliage } from './plants'
import { rng } from './random'
import type { Sheet } from './sheet'

export function roses(s: Sheet, x: number, y: number, rx: number, ry: number, seed: string): void {
  const { P } = s,
    q = rng(`${seed}ro`)
  foliage(s, x, y, rx * 1.05, ry * 1.05, seed, '#7f9a6a', { n: 30 + (rx * ry) / 60, z: 15 })
  for (let i = 0; i < (rx * ry) / 42; i++) {
    const a = q() * 6.28,
      m = Math.sqrt(q()),
      px = x + Math.cos(a) * rx * m,
      py = y + Math.sin(a) * ry * m,
      r = q.in(8, 17),
      c = q.pick(['#fff1e6', '#f7c9c0', '#f0a79c', '#fbe3cf', '#d9736f'])
    s.path(ellipse(px, py, r, r * 0.92), P.shd(c, 0, 0.55))
      .path(ellipse(px + r * 0.12, py - r * 0.14, r * 0.78, r * 0.72), P.lit(c))
      .path(ellipse(px + r * 0.05, py, r * 0.3, r * 0.26), P.shd(c, 0, 0.5))
  }
}
