import { mix } from '../kit/colour'
import { cliff, forest, ridge } from '../kit/land'
import { ellipse, n, type Pt, pairs, rect, shape, triples } from '../kit/path'
import { rng } from '../kit/random'
import type { Sheet } from '../kit/sheet'
import { skiff } from '../kit/small-boats'
import { sea } from '../kit/water'
import { heaven, type Outlook, range } from './ground'

const tomb = (s: Sheet, x: number, y: number, k: number): void => {
  const { P } = s,
    stone = mix(P.rock, '#fff4dc', 0.35)
  s.path(rect(x - 62 * k, y - 110 * k, 124 * k, 110 * k), P.shd('#5a4636', 0.2, 0.8))
  s.path(shape([x - 76 * k, y - 110 * k], [x + 76 * k, y - 110 * k], [x, y - 158 * k]), P.lit(stone, 0.2))
  for (const a of [-58, -20, 20, 58]) s.path(rect(x + a * k - 7 * k, y - 110 * k, 14 * k, 110 * k), P.lit(stone, 0.18))
  s.path(rect(x - 80 * k, y, 160 * k, 10 * k), P.lit(stone, 0.18))
}

export function reeds(s: Sheet, y: number, h: number, seed: string, d: number, x0 = -60, x1 = 1660): void {
  const { P } = s,
    q = rng(`${seed}re`)
  let stems = '',
    heads = ''
  for (let i = 0; i < (x1 - x0) / 5; i++) {
    const x = q.in(x0, x1),
      l = h * q.in(0.6, 1.1),
      a = q.in(-0.16, 0.16)
    stems += `M${n(x)} ${n(y + q.in(0, 14))}q${n(a * l * 0.3)} ${n(-l * 0.6)} ${n(a * l)} ${n(-l)}`
    if (q() < 0.3) heads += ellipse(x + a * l, y - l + 4, 3.4, h * 0.09)
  }
  s.path(rect(x0, y - h * 0.3, x1 - x0, h * 0.42), P.shd('#7d8a48', d, 0.8))
  s.line(stems, P.lit('#a3a85c', d), 3.6).path(heads, P.shd('#8a5f3c', d, 0.4))
}

export const river: Outlook = (s, v) => {
  const { P } = s,
    top: Pt[] = pairs([380, 640, 460, 470, 600, 330, 780, 260, 980, 240, 1180, 300, 1340, 420, 1450, 560, 1520, 640])
  heaven(s, v)
  range(s, v, 160)
  cliff(s, top, 660, P.rock, P.rock2, 0.26, v.seed)
  for (const [x, y, k] of triples([700, 520, 0.7, 860, 480, 0.9, 1040, 500, 0.8, 1190, 540, 0.62])) tomb(s, x, y, k)
  forest(s, ridge(`${v.seed}f`, 670, 40, { scale: 300 }), 690, 0.3, v.seed, { n: 200, size: 13 })
  sea(s, 676, 900, { seed: v.seed, sunX: P.hour === 'day' ? null : v.sunX, spread: 0.5, n: 130 })
  reeds(s, 700, 46, v.seed, 0.2)
  skiff(s, 560, 790, 190, { mast: false, d: 0.06, band: '#2b6f8f' })
  reeds(s, 900, 104, `${v.seed}n`, 0.02)
}
