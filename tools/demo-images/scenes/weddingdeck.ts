import { coast } from '../kit/coast'
import { finish } from '../kit/foreground'
import { ellipse, H, n, type Pt, pairs, shape, smooth, triples } from '../kit/path'
import { rng } from '../kit/random'
import { roses } from '../kit/roses'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { couple } from '../kit/wedding-guests'

const TEAK = '#c08a52'

/** One side of the hull from the viewer to the stem, `m` -1 left, 1 right. */
const side = (m: number): Pt[] =>
  pairs([1040, 1080, 860, 930, 620, 800, 400, 716, 210, 660, 60, 632]).map(([x, y]): Pt => [800 + m * x, y])

function bulbs(s: Sheet, m: number): void {
  const { P } = s,
    [x0, y0, x1, y1] = [800, -40, 800 + m * 760, 760]
  s.line(`M${x0} ${y0}Q${800 + m * 300} 460 ${x1} ${y1}`, P.shd('#4a3a34', 0, 0.6), 3)
  for (let i = 1; i < 14; i++) {
    const t = i / 14,
      x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * (800 + m * 300) + t * t * x1,
      y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * 460 + t * t * y1
    s.path(
      ellipse(x, y + 8, 38, 38),
      s.radial(x, y + 8, 38, [0, '#ffdf9a', P.glowing ? 0.6 : 0.25], [1, '#ffdf9a', 0]),
    ).path(ellipse(x, y + 8, 8, 10), '#fff0c4')
  }
}

function draw(s: Sheet, { seed, sunX = 480 }: Drawing): void {
  const { P } = s,
    q = rng(`${seed}pe`)
  coast(s, 520, seed, sunX)
  const deck = `${smooth(side(-1))}L${smooth([...side(1)].reverse()).slice(1)}L1900 1260L-300 1260Z`
  s.path(deck, s.down(640, H, [0, P.lit('#d9a468', 0.06)], [1, P.lit(TEAK)]))
  s.inside(deck)
  let seams = ''
  for (let i = -16; i <= 16; i++) seams += `M${800 + i * 14} 620Q${800 + i * 74} 920 ${800 + i * 130} 1260`
  s.line(seams, P.shd('#6a3f22', 0, 0.7), 3.4, 'opacity=".55"')
  s.shade(deck, P.shd('#7a4a28'), [0, H], [1000, 700], 0.7, 0.45)
  s.close()
  s.path(
    shape([720, 700], [880, 700], [1110, 1260], [490, 1260]),
    s.down(700, H, [0, P.shd('#fff6e8', 0, 0.1)], [1, P.lit('#fffaf0')]),
  )
  for (const m of [-1, 1]) {
    const high = side(m).map(([x, y]): Pt => [x, y - 70 - (y - 640) * 0.16])
    s.line(smooth(side(m)), P.lit('#dba66c'), 16).line(smooth(high), P.lit('#c98a52'), 10)
    let posts = ''
    for (const [i, [x, y]] of side(m).entries())
      posts += `M${n(x)} ${n(y)}L${n(high[i]?.[0] ?? x)} ${n(high[i]?.[1] ?? y)}`
    s.line(posts, P.lit('#c98a52'), 8)
    const garland = high.slice(1)
    s.line(smooth(garland.map(([x, y], i): Pt => [x, y + (i % 2 ? 26 : 4)])), P.shd('#7f9a6a', 0, 0.4), 13)
    for (const [i, [x, y]] of garland.entries()) roses(s, x, y + 4, 74 - i * 12, 44 - i * 7, `${seed}${m}${i}`)
    bulbs(s, m)
  }
  // the flowered hoop at the stem, where the two stand
  s.path(
    shape([784, 640], [788, -60], [812, -60], [816, 640]),
    s.across([0, P.shd('#8a5330', 0, 0.7)], [1, P.lit('#c98a52')]),
  )
  const [cx, cy, r] = [800, 590, 250]
  s.line(`M${cx - r} 792V${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}V792`, P.shd('#9a6a44', 0, 0.4), 17)
  couple(s, 800, 800, 190)
  for (let i = 0; i <= 10; i++) {
    const a = Math.PI * (1 + i / 10)
    roses(s, cx + Math.cos(a) * r, cy + Math.sin(a) * r, 62, 48, `${seed}h${i}`)
  }
  for (const m of [-1, 1]) {
    for (const [y, k] of pairs([660, 30, 730, 36, 780, 44])) roses(s, cx + m * r, y, k, k, `${seed}p${m}${y}`)
    for (const [x, y, k] of triples([190, 900, 0.8, 250, 1000, 1, 330, 1120, 1.3])) {
      const px = 800 + m * x
      s.path(
        shape([px - 17 * k, y], [px + 17 * k, y], [px + 17 * k, y - 56 * k], [px - 17 * k, y - 56 * k]),
        P.shd('#6a5040', 0, 0.5),
      ).path(
        shape([px - 11 * k, y - 6 * k], [px + 11 * k, y - 6 * k], [px + 11 * k, y - 48 * k], [px - 11 * k, y - 48 * k]),
        P.lamp,
      )
      s.path(
        ellipse(px, y - 28 * k, 70 * k, 70 * k),
        s.radial(px, y - 28 * k, 70 * k, [0, '#ffdf9a', P.glowing ? 0.6 : 0.35], [1, '#ffdf9a', 0]),
      )
    }
  }
  let petals = ''
  for (let i = 0; i < 110; i++) {
    const t = q(),
      y = 830 + t * 370,
      x = 800 + (i % 2 ? 1 : -1) * (70 + 150 * t) + q.in(-34, 34)
    petals += ellipse(x, y, 4 + 6 * t, 2 + 3 * t)
  }
  s.path(petals, P.lit('#e58a86'))
  finish(s)
}

/** Vows at the bow of a gulet. */
export const weddingdeck: Scene = {
  place: 'aegean',
  draw,
}
