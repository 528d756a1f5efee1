import { ellipse, n, type Pt, pairs, poly, rect, smooth } from './path'
import { person } from './person'
import { rng } from './random'
import type { Sheet } from './sheet'

const HORIZON = 610

/** A point at height `y` whose distance from the middle is given at the foot of the sheet. */
const toward = (x: number, y: number): Pt => [800 + (x - 800) * ((y - HORIZON) / (1200 - HORIZON)), y]

/** The couple from behind, small, with a veil. */
export function couple(s: Sheet, x: number, y: number, h = 156): void {
  const { P } = s,
    k = h / 156
  person(s, x - 24 * k, y, h, { head: '#3a2a28' })
  person(s, x + 26 * k, y, h * 0.94, { dress: true, head: '#4a3028', colour: '#fff6ea' })
  const veil = pairs([14, -144, 30, -146, 64, -54, 86, 2, 40, 0, 34, -84]).map(([a, b]): Pt => [x + a * k, y + b * k])
  s.path(smooth(veil, true, 7), P.lit('#fffdf6'), 'opacity=".75"')
}

function chair(s: Sheet, x: number, y: number, k: number, m: number, shade: string): void {
  const { P } = s,
    white = P.lit('#fffaf0'),
    frame = P.shd('#e9d8c2', 0, 0.6),
    w = 58 * k
  s.path(ellipse(x + 6 * k * m, y + 2, w * 0.75, 7 * k), P.shd(shade, 0, 1), 'opacity=".35"')
  s.line(
    `M${n(x - w * 0.42)} ${n(y)}V${n(y - 62 * k)}M${n(x + w * 0.42)} ${n(y)}V${n(y - 62 * k)}M${n(x - w * 0.3)} ${n(y - 10 * k)}V${n(y - 62 * k)}M${n(x + w * 0.3)} ${n(y - 10 * k)}V${n(y - 62 * k)}`,
    frame,
    5 * k,
  )
  s.path(
    poly([
      [x - w * 0.5, y - 58 * k],
      [x - w * 0.42, y - 76 * k],
      [x + w * 0.42, y - 76 * k],
      [x + w * 0.5, y - 58 * k],
    ]),
    frame,
  )
  const back = `M${n(x - w * 0.46)} ${n(y - 54 * k)}V${n(y - 132 * k)}Q${n(x)} ${n(y - 158 * k)} ${n(x + w * 0.46)} ${n(y - 132 * k)}V${n(y - 54 * k)}Z`
  s.path(back, white)
  if (k > 0.9) s.shade(back, P.shd('#dcc6aa', 0), [x, y - 54 * k], [x, y - 140 * k], 0.8, 0.6)
  s.path(`M${n(x - w * 0.48)} ${n(y - 112 * k)}h${n(w * 0.96)}v${n(16 * k)}h${n(-w * 0.96)}Z`, P.lit('#f0b3a6'))
}

/** The aisle with petals, rows of chairs on both sides and lanterns; `shade` is the colour of the ground under them. */
export function aisle(s: Sheet, seed: string, _shade: string): void {
  const { P } = s,
    q = rng(`${seed}ai`),
    cloth = poly([toward(620, 1240), toward(620, 930), toward(980, 930), toward(980, 1240)])
  s.path(cloth, s.fade([0, P.lit('#fff6e8')], [1, P.shd('#fff6e8', 0, 0.2)]))
  s.shade(cloth, P.shd('#e0c8a8', 0), [0, 940], [0, 1200], 0.6, 0.5)
  let petals = ''
  for (let i = 0; i < 130; i++) {
    const y = q.in(950, 1200),
      [x] = toward(q() < 0.5 ? q.in(600, 660) : q.in(940, 1000), y),
      r = 2 + (y - 900) * 0.02
    petals += ellipse(x, y, r * 1.4, r * 0.7)
  }
  s.path(petals, P.lit('#e58a86'))
}

/** Chairs and lanterns, drawn after the arch. */
export function seats(s: Sheet, shade: string): void {
  const { P } = s
  for (const [y, k] of pairs([985, 0.62, 1050, 0.78, 1130, 0.97]))
    for (let i = 0; i < 4; i++)
      for (const m of [-1, 1]) chair(s, toward(800 + m * (300 + i * 105), y)[0], y, k, m, shade)
  for (const y of [1000, 1080, 1170])
    for (const m of [-1, 1]) {
      const [x] = toward(800 + m * 222, y),
        k = (y - 700) / 480
      s.path(rect(x - 16 * k, y - 46 * k, 32 * k, 46 * k), P.shd('#6a5040', 0, 0.5)).path(
        rect(x - 11 * k, y - 40 * k, 22 * k, 34 * k),
        P.lamp,
      )
      s.path(
        ellipse(x, y - 22 * k, 60 * k, 60 * k),
        s.radial(x, y - 22 * k, 60 * k, [0, '#ffdf9a', P.glowing ? 0.6 : 0.35], [1, '#ffdf9a', 0]),
      )
    }
}
