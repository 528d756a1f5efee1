import { mix } from '../kit/colour'
import { body, pane, slab, tiles } from '../kit/elevation'
import { finish } from '../kit/foreground'
import { broadTree } from '../kit/garden'
import { bushes, flags, lawn, pool } from '../kit/grounds'
import { land, ridge } from '../kit/land'
import { arched, ellipse, n, pairs, quads, rect, shape, smooth, triples } from '../kit/path'
import { bougainvillea, foliage, palm } from '../kit/plants'
import { lounger, parasol } from '../kit/poolside'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { sailboat } from '../kit/small-boats'
import { golf } from '../outlooks/green'
import { bay, heaven, range } from '../outlooks/ground'
import { castleRock } from '../outlooks/sea'

const WHITE = '#fbf6ec'

/** A house with a long veranda under old oaks. */
function drawOaks(s: Sheet, { seed, sunX = 820 }: Drawing): void {
  const { P } = s,
    oak = '#6a8244'
  heaven(s, { seed, sunX })
  range(s, { seed, sunX }, 260)
  bay(s, { seed, sunX }, 760)
  sailboat(s, 300, 640, 60, { d: 0.3 })
  sailboat(s, 1290, 650, 70, { d: 0.28 })
  land(s, ridge(`${seed}h`, 720, 70, { scale: 520 }), 900, '#9aa862', 0.2, { seed, facets: false })
  lawn(s, 790, '#a3b25c')
  broadTree(s, 330, 830, 620, `${seed}b`, oak, 0.12)
  broadTree(s, 1290, 820, 560, `${seed}c`, oak, 0.14)
  // white walls, hipped roof, veranda on posts with a hammock
  body(s, seed, { x: 430, w: 760, top: 540, ground: 850, wall: WHITE, side: 70 })
  tiles(s, 330, 930, 546, 150, 0.24)
  body(s, `${seed}k`, { x: 690, w: 74, top: 350, ground: 430, wall: '#e9d6b4' })
  s.path(rect(676, 342, 102, 16), P.shd('#b9603f', 0, 0.3))
  s.path(rect(430, 580, 760, 270), P.shd('#cbb48c', 0.02, 0.5), 'opacity=".5"')
  for (const x of [500, 1020]) pane(s, x, 770, 100, 140, { shutter: '#4f7a5f' })
  for (const x of [690, 850]) pane(s, x, 846, 120, 230, { frame: '#7a5036' })
  s.path(
    shape([340, 560], [1270, 560], [1330, 640], [280, 640]),
    s.down(560, 640, [0, P.lit(mix(P.roof, '#ffd9a0', 0.2), 0.02)], [1, P.lit(P.roof)]),
  )
  let rows = ''
  for (let i = 0; i <= 60; i++) rows += `M${n(340 + i * 15.5)} 560L${n(280 + i * 17.5)} 640`
  s.line(rows, P.shd(P.roof, 0, 0.6), 3, 'opacity=".45"').path(rect(280, 636, 1050, 14), P.shd(P.roof, 0, 0.6))
  for (const x of [310, 560, 800, 1050, 1290])
    s.path(rect(x, 648, 18, 226), s.across([0, P.shd('#8a5f40', 0, 0.6)], [1, P.lit('#b9855a')]))
  s.path(shape([300, 866], [1310, 866], [1360, 900], [250, 900]), P.lit('#d9b48a')).path(
    rect(250, 900, 1110, 22),
    P.shd('#a8804f', 0, 0.5),
  )
  s.path('M330 730Q440 840 560 730Q450 812 330 730Z', P.lit('#e2583e')).line(
    'M330 728Q440 836 562 728',
    P.lit('#fbf3e0'),
    5,
  )
  s.path(ellipse(930, 866, 70, 12), P.shd('#8a5f40', 0, 0.6))
    .path(rect(870, 806, 120, 14), P.lit('#c99a68'))
    .line('M884 820V866M976 820V866', P.shd('#8a5f40', 0, 0.5), 9)
  s.path(ellipse(930, 802, 34, 9), P.lit('#fffaf0')).path(
    ellipse(922, 794, 13, 12) + ellipse(940, 796, 13, 12),
    P.lit('#f0932c'),
  )
  pool(s, seed, [520, 1110], [970, 1110], 0.14)
  lounger(s, 1330, 1010, 1.1, '#4f8a7a')
  lounger(s, 1440, 1070, 1.2, '#4f8a7a')
  // the old oak near the viewer frames the left, its branch reaches over the house
  s.path(
    smooth(
      pairs([
        -60, 1130, 60, 1000, 70, 800, 40, 560, -10, 380, 120, 380, 150, 560, 190, 800, 250, 1010, 340, 1110, 200, 1090,
        130, 1140,
      ]),
      true,
      9,
    ),
    s.across([0, P.shd('#6a5544', 0, 0.9)], [1, P.shd('#8a7058', 0, 0.4)]),
  )
  s.line('M100 520Q260 360 460 270M110 450Q60 300 -40 220', P.shd('#6a5544', 0, 0.7), 40)
  for (const [x, y, r] of triples([40, 120, 240, 300, 110, 220, 520, 170, 170, 170, 260, 170, 660, 110, 120]))
    foliage(s, x, y, r, r * 0.5, `${seed}o${x}`, oak, { n: 90, z: r * 0.16 })
  bushes(s, seed, [1480, 1700], 1000, 84, [P.veg, '#93a273'])
  foliage(s, 1540, 1180, 170, 70, `${seed}f`, P.veg, { n: 70, z: 28, dark: 1 })
  finish(s)
}

/** A modern house beside the fairway: walls of pale stone, glass, a roof that floats. */
function drawGolf(s: Sheet, { seed, sunX = 520, bloom = '#f3ead8' }: Drawing): void {
  const { P } = s
  golf(s, { seed, sunX })
  // the green of the hole before the house
  s.path(ellipse(250, 770, 230, 28), P.lit('#c4de8c', 0.06))
  s.line('M210 768V600', P.shd('#f6f0e0', 0.05, 0.2), 6).path(
    shape([210, 602], [296, 626], [210, 652]),
    P.lit('#d2492e', 0.04),
  )
  s.path(ellipse(420, 820, 110, 20), P.shd('#e9d8ae', 0.06, 0.35)).path(
    ellipse(426, 824, 98, 15),
    P.lit('#f6ebcb', 0.04),
  )
  lawn(s, 880, '#9cc062')
  s.path(shape([500, 850], [1700, 850], [1700, 930], [440, 930]), P.lit('#efe3cc')).path(
    rect(440, 930, 1260, 18),
    P.shd('#c9b28c', 0, 0.4),
  )
  // ground floor of glass between walls of stone
  body(s, seed, { x: 620, w: 130, top: 520, ground: 860, wall: '#cdb391', material: 'stone' })
  s.path(rect(750, 600, 620, 260), P.shd('#8f7a60', 0.02, 0.5))
  pane(s, 760, 858, 590, 246, { frame: '#3f3a38', panes: 6 })
  body(s, `${seed}r`, { x: 1360, w: 360, top: 560, ground: 860, wall: '#f3ece0' })
  pane(s, 1440, 760, 150, 120, { frame: '#3f3a38' })
  // the floor above, set back, in timber
  body(s, `${seed}u`, { x: 880, w: 520, top: 360, ground: 570, wall: '#b98556', material: 'wood' })
  pane(s, 930, 562, 230, 160, { frame: '#3f3a38', panes: 3 })
  pane(s, 1230, 562, 120, 160, { frame: '#3f3a38', panes: 2 })
  slab(s, 540, 1200, 566, 34, WHITE)
  slab(s, 820, 680, 362, 30, WHITE)
  s.path(rect(880, 500, 520, 8), P.shd('#5f6a70', 0, 0.3)).path(
    rect(880, 508, 520, 54),
    P.lit('#cfe6e6', 0.02),
    'opacity=".35"',
  )
  for (const x of [560, 1700 - 70]) s.path(rect(x, 560, 14, 300), P.shd('#5f5a56', 0, 0.4))
  // a sofa on the terrace, the pool, palms
  s.path(smooth(pairs([600, 930, 596, 860, 640, 846, 740, 846, 760, 880, 760, 930]), true, 12), P.lit('#f6efe2')).path(
    rect(604, 888, 150, 30),
    P.lit('#d9cdb8'),
  )
  pool(s, seed, [700, 1330], [980, 1120], 0.12)
  lounger(s, 520, 1010, 1.1, '#4f8a5f', -1)
  lounger(s, 400, 1060, 1.2, '#4f8a5f', -1)
  parasol(s, 340, 1000, 150, 270)
  palm(s, 1540, 960, 560, `${seed}p`, { lean: -0.08 })
  palm(s, 500, 880, 430, `${seed}q`, { lean: 0.06, d: 0.04 })
  bushes(s, seed, [1400, 1700], 1010, 80, [P.veg, '#93a273'])
  bougainvillea(s, 1580, 1120, 150, 90, `${seed}b`, { colour: bloom })
  foliage(s, 40, 1160, 190, 80, `${seed}f`, P.veg, { n: 80, z: 30, dark: 1 })
  finish(s)
}

/** A terrace with a pool and olive trees, Alanya's castle rock across the bay. */
function drawCastleView(s: Sheet, { seed, sunX = 300, bloom = '#e2583e' }: Drawing): void {
  const { P } = s
  s.open('transform="translate(-330 -100) scale(1.18)"')
  castleRock(s, { seed, sunX: (sunX + 330) / 1.18 })
  s.close()
  flags(s, 850, '#f0e2c6')
  // the house: an arcade below, a roof terrace with a pergola above
  body(s, seed, { x: 1010, w: 700, top: 520, ground: 870, wall: '#f6e3c8', side: 110 })
  slab(s, 970, 760, 526, 26, '#d9a873')
  for (const x of [1060, 1250, 1440]) {
    s.path(arched(x + 70, 870, 84, 190), P.lit('#fffaf0')).path(
      arched(x + 70, 870, 70, 178),
      P.shd('#a8845c', 0.02, 0.6),
    )
    pane(s, x + 16, 868, 108, 210, { frame: '#7a5036', isArched: true })
  }
  body(s, `${seed}u`, { x: 1240, w: 460, top: 330, ground: 506, wall: '#e9c9a0' })
  pane(s, 1290, 500, 120, 140, { frame: '#7a5036' })
  pane(s, 1480, 500, 150, 140, { frame: '#7a5036', panes: 3 })
  tiles(s, 1230, 480, 336, 76, 0.16)
  for (const x of [1000, 1110, 1220]) s.path(rect(x, 370, 12, 140), P.shd('#8a5f40', 0, 0.4))
  s.path(rect(980, 362, 266, 14), P.lit('#b9855a'))
  for (let i = 0; i < 6; i++) foliage(s, 1000 + i * 46, 356, 44, 20, `${seed}v${i}`, '#6f8f4a', { n: 26, z: 12 })
  let rails = ''
  for (let x = 975; x < 1240; x += 22) rails += `M${x} 500V446`
  s.line(rails, P.lit('#fffaf0'), 6).path(rect(964, 440, 280, 9), P.lit('#fffaf0'))
  // a balustrade toward the sea, the pool before it
  let posts = ''
  for (let x = -50; x < 900; x += 34) posts += `M${x - 9} 866q-6 -20 4 -36q-6 -14 2 -22h8q8 8 2 22q10 16 4 36Z`
  s.path(posts, P.lit('#fbf3e2')).path(rect(-60, 796, 970, 16) + rect(-60, 862, 970, 14), P.lit('#fffaf0'))
  pool(s, seed, [230, 900], [930, 1110], 0.16)
  broadTree(s, 130, 900, 520, `${seed}a`, '#8fa06c')
  broadTree(s, 1480, 1010, 430, `${seed}b`, '#8fa06c')
  parasol(s, 1120, 1020, 150, 250)
  lounger(s, 1120, 1050, 1.15, '#3f7f86')
  lounger(s, 1240, 1120, 1.25, '#3f7f86')
  for (const [x, y, rx, ry] of quads([1000, 740, 70, 140, 1570, 1080, 120, 80]))
    bougainvillea(s, x, y, rx, ry, `${seed}${x}`, { colour: bloom })
  foliage(s, 60, 1170, 170, 70, `${seed}f`, P.veg, { n: 70, z: 28, dark: 1 })
  finish(s)
}

export const oakhouse: Scene = { place: 'lagoon', draw: drawOaks }
export const golfhouse: Scene = { place: 'lagoon', draw: drawGolf }
export const castleviewhouse: Scene = { place: 'antalya', draw: drawCastleView }
