import { mix } from '../kit/colour'
import { body, pane, slab, tiles } from '../kit/elevation'
import { finish } from '../kit/foreground'
import { bushes, flags, pool } from '../kit/grounds'
import { cliff, rocks } from '../kit/land'
import { ellipse, H, type Pt, pairs, poly, rect, shape, smooth, triples } from '../kit/path'
import { bougainvillea, cypress, foliage, stonePine } from '../kit/plants'
import { lounger, parasol } from '../kit/poolside'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { bay, heaven, range } from '../outlooks/ground'
import { gate, valley } from '../outlooks/place'

const WHITE = '#fbf6ec'

/** White floors stepping down a cliff above the bay; `eyrie` is one small house at the edge, the pool over the void. */
function drawCliff(s: Sheet, { seed, view, sunX = 480, bloom = '#d23a78' }: Drawing): void {
  const { P } = s,
    isSmall = view === 'eyrie'
  heaven(s, { seed, sunX })
  range(s, { seed, sunX }, 240, (t) => 1 - t * 0.8)
  bay(s, { seed, sunX }, H)
  const top: Pt[] = isSmall
    ? pairs([560, 1260, 600, 1050, 660, 900, 700, 780, 860, 742, 1100, 720, 1360, 700, 1690, 560])
    : pairs([480, 1260, 540, 1080, 600, 960, 700, 860, 820, 760, 960, 640, 1140, 520, 1340, 420, 1690, 300])
  cliff(s, top, 1260, P.rock, P.rock2, 0.05, seed)
  rocks(s, 460, 760, 1250, seed, 0)
  if (isSmall) {
    for (const [x, y, h] of triples([1280, 700, 330, 1500, 640, 380])) stonePine(s, x, y, h, `${seed}${x}`)
    body(s, seed, { x: 920, w: 420, top: 470, ground: 720, wall: '#d2b48f', material: 'stone', side: 90 })
    slab(s, 890, 490, 476, 24, '#c99a68')
    pane(s, 980, 720, 190, 190, { frame: '#6a4a32', panes: 2 })
    pane(s, 1220, 660, 80, 100, { frame: '#6a4a32' })
    s.path(shape([560, 752], [930, 742], [960, 800], [560, 806]), P.lit(WHITE)).path(
      shape([576, 760], [900, 752], [916, 786], [576, 790]),
      P.lit('#58cfd0'),
    )
    s.path(
      shape([560, 806], [960, 800], [950, 850], [566, 856]),
      s.across([0, P.lit('#e9dcc4')], [1, P.shd('#e9dcc4', 0, 0.5)]),
    )
    s.path(rect(560, 748, 16, 60), '#ffffff', 'opacity=".7"')
    lounger(s, 1010, 760, 0.8, '#e2784a')
  } else {
    for (const [x, y, w, h] of [
      [1050, 470, 420, 190],
      [870, 650, 470, 190],
      [690, 830, 500, 190],
    ] as const) {
      body(s, seed, { x, w, top: y - h + 40, ground: y + 40, wall: WHITE, side: 50 })
      slab(s, x - 40, w + 70, y - h + 46, 22, WHITE)
      pane(s, x + 40, y + 40, w * 0.5, h - 56, { frame: '#e9e2d4', panes: 3 })
      pane(s, x + w * 0.66, y + 6, w * 0.22, 90, { frame: '#e9e2d4' })
      s.path(rect(x - 120, y + 36, w + 170, 18), P.lit('#f3e6cd')).path(
        rect(x - 120, y + 54, w + 170, 10),
        P.shd('#c9b08a', 0, 0.6),
      )
      bushes(s, `${seed}${y}`, [x + w - 30, x + w + 150], y + 44, 50, [P.veg, '#93a273'])
      s.path(rect(x - 120, y - 4, 110, 40), '#ffffff', 'opacity=".22"').line(
        `M${x - 120} ${y - 4}h110`,
        P.lit('#fff8ea'),
        4,
      )
    }
    s.path(shape([500, 930], [1180, 930], [1240, 1010], [500, 1010]), P.lit(WHITE)).path(
      shape([514, 938], [1120, 938], [1170, 996], [514, 996]),
      s.down(938, 996, [0, P.lit('#8fe0dc')], [1, P.lit('#2fa8b8')]),
    )
    s.path(rect(500, 930, 14, 84), '#ffffff', 'opacity=".8"').path(
      shape([500, 1010], [1240, 1010], [1230, 1050], [510, 1050]),
      P.shd('#e9dcc4', 0, 0.4),
    )
    parasol(s, 1320, 1020, 110, 180)
    lounger(s, 1290, 1040, 0.9, '#4f8fa8')
    for (const [x, y, h] of triples([1500, 420, 280, 1420, 470, 200])) cypress(s, x, y, h)
  }
  bougainvillea(s, 1500, 1090, 190, 130, `${seed}b`, { colour: bloom })
  foliage(s, 1330, 1190, 220, 90, `${seed}f`, P.veg, { n: 80, z: 30, dark: 1 })
  finish(s)
}

/** Rooms cut into pale rock, the pool in front of them. */
function drawCave(s: Sheet, { seed, sunX = 420 }: Drawing): void {
  const { P } = s,
    rock = P.rock
  valley(s, { seed, sunX })
  const face: Pt[] = pairs([
    470, 900, 500, 620, 600, 420, 760, 300, 900, 250, 1080, 280, 1180, 180, 1330, 130, 1480, 230, 1690, 210,
  ])
  const d = `${smooth(face)}L1690 960L470 960Z`
  s.path(d, s.across([0, P.shd(P.rock2, 0.02, 0.5)], [0.4, P.lit(rock, 0.02)], [1, P.lit(mix(rock, '#fff4dc', 0.3))]))
  s.inside(d)
  for (let i = 0; i < 7; i++)
    s.line(
      `M470 ${420 + i * 80}Q900 ${380 + i * 84} 1690 ${400 + i * 82}`,
      P.shd(P.rock2, 0.02, 0.5),
      6,
      'opacity=".35"',
    )
  s.close().shade(d, P.shd(P.rock2, 0), [470, 900], [1300, 300], 0.7, 0.5)
  const frame = mix(rock, '#fff4dc', 0.55)
  for (const [x, y, w, h] of [
    [640, 900, 130, 230],
    [860, 900, 190, 290],
    [1140, 900, 130, 230],
    [1360, 900, 130, 230],
    [800, 520, 80, 120],
    [980, 500, 80, 120],
    [1230, 470, 90, 130],
    [1420, 500, 80, 120],
  ] as const) {
    s.path(`M${x - 16} ${y}v${-(h - w / 2)}a${w / 2 + 16} ${w / 2 + 16} 0 0 1 ${w + 32} 0v${h - w / 2}Z`, P.lit(frame))
    pane(s, x, y, w, h, { isArched: true, frame: '#8a5f40' })
  }
  s.path(rect(740, 536, 440, 16), P.lit(frame)).path(rect(740, 552, 440, 8), P.shd(rock, 0, 0.7))
  let posts = ''
  for (let x = 750; x < 1180; x += 30) posts += `M${x} 536v-42`
  s.line(`${posts}M740 494H1180`, P.shd('#6a4a36', 0, 0.5), 5)
  flags(s, 896, '#e6c49a')
  pool(s, seed, [640, 1130], [970, 1110])
  for (const [x, r] of pairs([540, 90, 1560, 110])) {
    s.path(
      shape([x - r * 0.6, 900], [x + r * 0.6, 900], [x + r * 0.42, 1020], [x - r * 0.42, 1020]),
      s.across([0, P.shd('#b9603f', 0, 0.7)], [1, P.lit('#c9744c')]),
    )
    foliage(s, x, 850, r, r * 0.8, `${seed}${x}`, '#7f8f5a', { n: 60, z: 20 })
  }
  lounger(s, 1330, 1010, 1.1, '#c9452f')
  bushes(s, seed, [-60, 330], 1090, 96, ['#8f9560', '#a3a068'])
  finish(s)
}

/** An Ottoman house with wooden bays round a court with a pool and orange trees. */
function drawTown(s: Sheet, { seed, sunX = 1330, bloom = '#d23a78' }: Drawing): void {
  const { P } = s,
    wood = '#8a5f40'
  gate(s, { seed, sunX })
  flags(s, 800)
  body(s, seed, { x: 230, w: 900, top: 320, ground: 860, wall: '#f6e6c8' })
  tiles(s, 190, 980, 326, 140)
  body(s, seed, { x: 230, w: 900, top: 600, ground: 860, wall: '#d2b48f', material: 'stone' })
  for (const x of [290, 610, 880]) {
    const w = x === 610 ? 200 : 190
    s.path(rect(x - 14, 370, w + 28, 236), s.across([0, P.shd(wood, 0, 0.5)], [1, P.lit(wood)])).path(
      shape([x - 14, 606], [x + w + 14, 606], [x + w - 26, 646], [x + 26, 646]),
      P.shd(wood, 0, 0.8),
    )
    tiles(s, x - 10, w + 20, 374, 40, 0.2)
    for (let i = 0; i < 3; i++) pane(s, x + 6 + i * (w / 3), 570, w / 3 - 14, 150, { frame: '#d9b07a', panes: 1 })
  }
  for (const x of [310, 940]) pane(s, x, 800, 90, 130, { shutter: '#4f7f6a' })
  pane(s, 620, 860, 150, 220, { isArched: true, frame: wood })
  pool(s, seed, [520, 960], [950, 1090])
  for (const [x, h] of pairs([1260, 560, 1500, 640, 90, 600])) {
    s.line(`M${x} 940V${940 - h * 0.55}`, P.shd('#7a5540', 0, 0.7), 24)
    foliage(s, x, 940 - h * 0.72, h * 0.3, h * 0.26, `${seed}${x}`, '#4f7a45', { n: 90, z: 24 })
    let fruit = ''
    for (let i = 0; i < 18; i++)
      fruit += ellipse(x + (((i * 83) % 100) / 100 - 0.5) * h * 0.5, 940 - h * (0.54 + ((i * 57) % 40) / 100), 12, 12)
    s.path(fruit, P.lit('#f0932c'))
    s.path(
      poly([
        [x - 70, 940],
        [x + 70, 940],
        [x + 60, 980],
        [x - 60, 980],
      ]),
      P.lit('#e6cfa6'),
    )
  }
  s.path(ellipse(1290, 1090, 130, 22), P.ink, 'opacity=".25"')
    .path(ellipse(1290, 1020, 120, 30), P.lit('#c99a68'))
    .path(rect(1276, 1040, 28, 50), P.shd(wood, 0, 0.5))
  bougainvillea(s, 1110, 520, 110, 220, `${seed}b`, { colour: bloom })
  bougainvillea(s, 60, 1130, 190, 90, `${seed}c`, { colour: bloom })
  foliage(s, 1560, 1170, 170, 70, `${seed}f`, P.veg, { n: 70, z: 30, dark: 1 })
  finish(s)
}

export const cliffhouse: Scene = { place: 'aegean', draw: drawCliff }
export const cavehouse: Scene = { place: 'cappadocia', draw: drawCave }
export const townhouse: Scene = { place: 'antalya', draw: drawTown }
