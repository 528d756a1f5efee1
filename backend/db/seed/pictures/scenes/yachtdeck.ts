import { coast } from '../kit/coast'
import { mix } from '../kit/colour'
import { heap, plate } from '../kit/crockery'
import { finish } from '../kit/foreground'
import { ellipse, H, n, type Pt, pairs, rect, shape, smooth, triples } from '../kit/path'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { gulls } from '../kit/sky'

const TEAK = '#b9783f'

/** A bench along one side with its cushions, `m` -1 left, 1 right. */
function bench(s: Sheet, m: number, cloth: string): void {
  const { P } = s,
    at = (x: number): number => 800 + m * x
  s.path(shape([at(980), 930], [at(420), 742], [at(392), 770], [at(880), 1010]), P.shd(TEAK, 0, 0.6))
  s.path(shape([at(990), 900], [at(424), 726], [at(360), 742], [at(830), 950]), P.lit(cloth))
  s.path(shape([at(830), 950], [at(360), 742], [at(360), 762], [at(826), 1000]), P.shd(cloth, 0, 0.6))
  s.path(shape([at(1010), 790], [at(430), 672], [at(424), 728], [at(1010), 912]), P.shd(cloth, 0, 0.35))
  for (const [i, x] of [470, 560, 680, 830].entries()) {
    const y = 690 + (x - 430) * 0.26,
      k = 0.5 + (x - 430) / 700
    s.path(
      smooth(
        [
          [at(x - 34 * k), y + 44 * k],
          [at(x - 38 * k), y - 24 * k],
          [at(x + 30 * k), y - 32 * k],
          [at(x + 38 * k), y + 48 * k],
        ],
        true,
        10,
      ),
      i % 2 ? P.lit('#f6efe0') : P.lit(mix(cloth, '#f0b765', 0.75)),
    )
    s.stipple(
      smooth(
        [
          [at(x - 34 * k), y + 44 * k],
          [at(x - 38 * k), y - 24 * k],
          [at(x + 30 * k), y - 32 * k],
          [at(x + 38 * k), y + 48 * k],
        ],
        true,
        10,
      ),
      P.shd('#a88a6a'),
      [at(x), y + 60 * k],
      [at(x), y - 20 * k],
      0.7,
      0.5,
    )
  }
}

function rigging(s: Sheet, awning: string): void {
  const { P } = s,
    rope = P.shd('#5a4a44', 0.02, 0.6)
  s.path(
    shape([786, 730], [792, -60], [812, -60], [818, 730]),
    s.across([0, P.shd('#8a5330', 0, 0.7)], [1, P.lit('#c98a52')]),
  )
  let shrouds = ''
  for (const m of [-1, 1])
    for (const [x, y] of pairs([300, 640, 340, 655, 384, 672])) shrouds += `M${800 + m * x} ${y}L${802 + m * 8} -60`
  s.line(shrouds, rope, 3.4)
  s.line('M800 560L804 -60M640 600L796 140M960 600L808 140', rope, 3)
  // furled sail along the boom, seen from below
  s.path(
    smooth(pairs([812, 250, 1000, 226, 1250, 180, 1700, 80, 1700, 140, 1260, 232, 1010, 268, 814, 286]), true, 8),
    P.lit('#fbf2df'),
  )
  s.path(
    smooth(pairs([812, 276, 1010, 258, 1260, 222, 1700, 124, 1700, 146, 1260, 240, 1010, 276, 814, 292]), true, 8),
    P.shd('#e9d6b8', 0, 0.8),
  )
  s.line('M812 296L1700 152', P.shd('#8a5330', 0, 0.4), 13)
  for (const x of [930, 1080, 1240, 1420]) s.line(`M${x} ${n(276 - (x - 812) * 0.155 - 32)}q10 26 4 52`, rope, 4)
  s.path(smooth(pairs([-60, -60, 700, -60, 560, 30, 300, 84, -60, 120]), true, 9), P.lit(awning))
  s.stipple(
    smooth(pairs([-60, -60, 700, -60, 560, 30, 300, 84, -60, 120]), true, 9),
    P.shd(awning),
    [-60, 120],
    [500, -40],
    0.8,
    0.5,
  )
  s.line('M-60 120Q300 100 560 30', P.lit('#f6efe0'), 10)
}

function draw(s: Sheet, { seed, sunX = 420, tile: cloth = '#2f6f8a' }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 470
  coast(s, hz, seed, sunX)
  // hull: bulwarks sweep in to the stem, planks follow
  const sheer = (m: number): Pt[] =>
    pairs([1000, 1010, 820, 860, 560, 716, 330, 622, 140, 566, 0, 540]).map(([x, y]): Pt => [800 + m * x, y])
  s.path(
    `${smooth(sheer(-1))}L${smooth([...sheer(1)].reverse()).slice(1)}L1860 1260L-260 1260Z`,
    P.shd('#f4ead8', 0.02, 0.35),
  )
  const deck = `${smooth(sheer(-1).map(([x, y]): Pt => [x + 34, y + 26]))}L${smooth([...sheer(1)].reverse().map(([x, y]): Pt => [x - 34, y + 26])).slice(1)}L1900 1260L-300 1260Z`
  s.path(deck, s.down(560, H, [0, P.lit('#d9a468', 0.08)], [1, P.lit(TEAK)]))
  s.inside(deck)
  let seams = ''
  for (let i = -16; i <= 16; i++) seams += `M${800 + i * 12} 540Q${800 + i * 66} 860 ${800 + i * 118} 1260`
  s.line(seams, P.shd('#6a3f22', 0, 0.7), 3.4, 'opacity=".6"')
  s.stipple(deck, P.shd('#7a4a28'), [0, H], [1000, 640], 0.8, 0.5)
  s.close()
  for (const m of [-1, 1]) {
    s.line(smooth(sheer(m)), P.lit('#dba66c'), 15)
    s.line(smooth(sheer(m).map(([x, y]): Pt => [x, y - 44 - (y - 540) * 0.1])), P.lit('#c98a52'), 8)
    let posts = ''
    for (const [x, y] of sheer(m)) posts += `M${n(x)} ${n(y)}v${n(-44 - (y - 540) * 0.1)}`
    s.line(posts, P.lit('#c98a52'), 7)
  }
  for (const [x, y] of pairs([640, 640, 740, 640, 860, 640, 960, 640])) {
    s.path(shape([x - 36, y - 24], [x + 30, y - 24], [x + 44, y + 30], [x - 48, y + 30]), P.lit('#f6efe0', 0.03)).path(
      shape([x - 36, y - 24], [x + 30, y - 24], [x + 32, y - 14], [x - 38, y - 14]),
      P.lit(cloth, 0.03),
    )
  }
  // deckhouse roof with its skylight
  s.path(shape([640, 726], [960, 726], [1010, 800], [590, 800]), P.lit('#f4ead8', 0.02)).path(
    shape([590, 800], [1010, 800], [1004, 862], [596, 862]),
    P.shd('#f1e4cd', 0, 0.4),
  )
  for (const x of [630, 730, 870, 970]) s.path(rect(x - 34, 812, 64, 34), P.glowing ? P.lamp : P.shd('#49636e', 0, 0.5))
  s.path(shape([740, 738], [860, 738], [874, 782], [726, 782]), P.glowing ? P.lamp : P.shd('#5f8a96', 0, 0.3)).line(
    'M800 738V782',
    P.lit('#c98a52'),
    5,
  )
  rigging(s, cloth)
  bench(s, -1, cloth)
  bench(s, 1, cloth)
  // the table we sit at
  s.path(
    shape([360, 1010], [1240, 1010], [1420, 1260], [180, 1260]),
    s.down(1010, H, [0, P.lit('#d9a468')], [1, P.lit('#a8693a')]),
  )
  s.line('M360 1010H1240', P.lit('#f0c890'), 8)
  for (const k of [0.2, 0.4, 0.6, 0.8])
    s.line(`M${360 + 880 * k} 1010L${180 + 1240 * k} 1260`, P.shd('#6a3f22', 0, 0.7), 3, 'opacity=".5"')
  plate(s, 800, 1090, 150, '#8fc4cc')
  heap(s, 760, 1080, 110, ['#e8a03a', '#f0b85a', '#d98a2c'], 30, seed)
  heap(s, 870, 1090, 80, ['#7a3f6a', '#8a4a78', '#5f7a3a'], 17, `${seed}g`)
  s.path('M430 1150Q560 1040 690 1150Q560 1196 430 1150Z', P.lit('#d9433a'))
    .path('M452 1148Q560 1062 668 1148Q560 1176 452 1148Z', P.lit('#f0665a'))
    .line('M424 1152Q560 1206 696 1152', P.lit('#4f8a4a'), 13)
  let pips = ''
  for (let i = 0; i < 16; i++) pips += ellipse(q.in(500, 620), q.in(1114, 1158), 5, 7)
  s.path(pips, P.shd('#3a2c28', 0, 0.8))
  for (const [x, y] of pairs([1020, 1120, 1120, 1170])) {
    s.path(
      shape([x - 26, y - 116], [x + 26, y - 116], [x + 20, y], [x - 20, y]),
      P.lit('#f6d88a'),
      'opacity=".85"',
    ).path(shape([x - 26, y - 116], [x + 26, y - 116], [x + 25, y - 92], [x - 25, y - 92]), '#ffffff', 'opacity=".5"')
    s.path(ellipse(x + 20, y - 120, 17, 17), P.lit('#f0b03a')).line(
      `M${x - 6} ${y - 16}L${x + 12} ${y - 150}`,
      P.lit('#e2503a'),
      5,
    )
  }
  gulls(s, 470, 330, seed, 5, 15)
  finish(s)
}

export const yachtdeck: Scene = {
  place: 'aegean',
  draw,
  hours: ['day', 'golden', 'dawn', 'dusk', 'night'],
  mirror: true,
  crops: triples([150, 150, 1300, 0, 220, 1280]),
  details: triples([420, 660, 720, 0, 400, 800]),
  props: [{ tile: '#2f6f8a' }, { tile: '#c2452d' }, { tile: '#5f7a4a' }],
}
