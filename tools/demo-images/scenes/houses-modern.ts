import { body, pane, slab } from '../kit/elevation'
import { finish } from '../kit/foreground'
import { bushes, flags, lagoonPool, lawn, pool } from '../kit/grounds'
import { forest, ridge } from '../kit/land'
import { ellipse, H, pairs, rect, shape, triples } from '../kit/path'
import { bougainvillea, cypress, foliage, palm } from '../kit/plants'
import { lounger, parasol } from '../kit/poolside'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { skiff } from '../kit/small-boats'
import { sea } from '../kit/water'
import { mountain, orchard } from '../outlooks/green'
import { plain } from '../outlooks/ground'
import { coast } from '../outlooks/sea'

const WHITE = '#fbf6ec'

/** White cubes around a long pool; the view `garden` has mandarin trees and another plan. */
function drawCubes(s: Sheet, { seed, view, sunX = 1280, bloom = '#d23a78' }: Drawing): void {
  const inGarden = view === 'garden'
  if (inGarden) orchard(s, { seed, sunX })
  else coast(s, { seed, sunX })
  flags(s, 826, '#efe3cc')
  if (inGarden) {
    body(s, seed, { x: 690, w: 640, top: 400, ground: 850, wall: WHITE, side: 90 })
    body(s, seed, { x: 980, w: 420, top: 210, ground: 404, wall: '#f3e3cc', side: 60 })
    slab(s, 650, 720, 404, 26, WHITE)
    slab(s, 950, 480, 214, 24, WHITE)
    for (const x of [740, 930, 1120]) pane(s, x, 850, 150, 330, { isArched: true, frame: '#8a5f40', panes: 2 })
    for (const x of [1030, 1220]) pane(s, x, 370, 110, 110, { frame: '#8a5f40' })
    pool(s, seed, [640, 1180], [930, 1110])
    lounger(s, 1380, 960, 1, '#e2784a')
    for (const [x, h] of pairs([110, 420, 330, 340, 530, 290])) {
      s.line(`M${x} 900V${900 - h * 0.5}`, s.P.shd('#7a5540', 0, 0.7), 20)
      foliage(s, x, 900 - h * 0.72, h * 0.34, h * 0.3, `${seed}${x}`, '#4f7a45', { n: 80, z: 22 })
      let fruit = ''
      for (let i = 0; i < 16; i++)
        fruit += ellipse(x + (((i * 83) % 100) / 100 - 0.5) * h * 0.56, 900 - h * (0.5 + ((i * 57) % 45) / 100), 11, 11)
      s.path(fruit, s.P.lit('#f0932c'))
    }
  } else {
    body(s, seed, { x: 560, w: 760, top: 560, ground: 850, wall: WHITE, side: 110 })
    body(s, seed, { x: 860, w: 540, top: 330, ground: 570, wall: WHITE, side: 80 })
    body(s, seed, { x: 440, w: 260, top: 640, ground: 850, wall: '#cdb391', material: 'stone' })
    slab(s, 520, 840, 566, 26, WHITE)
    slab(s, 820, 620, 336, 26, WHITE)
    pane(s, 740, 850, 520, 250, { frame: '#e9e2d4', panes: 5 })
    pane(s, 930, 566, 190, 190, { frame: '#e9e2d4', panes: 2 })
    pane(s, 1180, 566, 170, 190, { frame: '#e9e2d4', panes: 2 })
    pane(s, 500, 850, 130, 160, { frame: '#8a5f40' })
    for (const x of [380, 1480]) cypress(s, x, 850, 330)
    pool(s, seed, [520, 1240], [920, 1110])
    parasol(s, 330, 960, 150, 230)
    lounger(s, 300, 990, 1.1, '#4f8fa8', -1)
    lounger(s, 130, 1040, 1.3, '#4f8fa8', -1)
  }
  bougainvillea(s, 1500, 820, 150, 110, `${seed}b`, { colour: bloom })
  bushes(s, seed, [1380, 1700], 1000, 90, [s.P.veg, '#93a273'])
  foliage(s, 40, 1170, 170, 70, `${seed}f`, s.P.veg, { n: 70, z: 30, dark: 1 })
  finish(s)
}

/** One long floor under a flat roof, on a lawn with a winding pool. */
function drawRanch(s: Sheet, { seed, sunX = 1180 }: Drawing): void {
  mountain(s, { seed, sunX })
  lawn(s, 820)
  body(s, seed, { x: 250, w: 1100, top: 610, ground: 850, wall: '#f6ead2', side: 90 })
  body(s, seed, { x: 620, w: 230, top: 560, ground: 850, wall: '#d2b48f', material: 'stone' })
  slab(s, 190, 1220, 616, 30, '#c99a68')
  for (const x of [300, 460]) pane(s, x, 850, 130, 200, { frame: '#8a5f40' })
  pane(s, 880, 850, 430, 210, { frame: '#8a5f40', panes: 4 })
  pane(s, 690, 850, 90, 180, { frame: '#8a5f40', isArched: true })
  s.path(rect(210, 846, 1180, 26), s.P.lit('#e6cfa6'))
  for (const [x, h] of pairs([120, 470, 1450, 500, 1560, 380])) palm(s, x, 880, h, `${seed}${x}`)
  lagoonPool(
    s,
    seed,
    pairs([
      330, 960, 560, 920, 820, 946, 1080, 916, 1290, 960, 1340, 1050, 1150, 1120, 860, 1096, 600, 1140, 350, 1090, 280,
      1020,
    ]),
  )
  parasol(s, 1440, 1000, 140, 220)
  lounger(s, 1400, 1030, 1.1, '#e2784a')
  bushes(s, seed, [-40, 260], 960, 84, [s.P.veg, '#93a273'])
  bougainvillea(s, 80, 1120, 170, 90, `${seed}b`, {})
  finish(s)
}

/** At the water, seen from a boat, with a jetty of its own. */
function drawJetty(s: Sheet, { seed, sunX = 480, bloom = '#d23a78' }: Drawing): void {
  const { P } = s
  coast(s, { seed, sunX })
  forest(s, ridge(`${seed}w`, 640, 120, { scale: 420 }), 760, 0.22, seed, { n: 240, size: 18 })
  plain(s, 730, '#a3ad78')
  for (const [x, h] of pairs([300, 330, 420, 270, 1330, 300, 1450, 360])) cypress(s, x, 800, h, { d: 0.06 })
  body(s, seed, { x: 500, w: 700, top: 470, ground: 810, wall: WHITE, side: 100 })
  body(s, seed, { x: 700, w: 400, top: 300, ground: 476, wall: '#f3e3cc', side: 60 })
  slab(s, 460, 780, 476, 24, '#c99a68')
  slab(s, 666, 468, 306, 22, '#c99a68')
  for (const x of [550, 720, 890, 1060]) pane(s, x, 810, 110, 260, { isArched: true, frame: '#3f7fa8' })
  for (const x of [760, 920]) pane(s, x, 470, 110, 120, { frame: '#3f7fa8', shutter: '#3f7fa8' })
  bushes(s, seed, [1200, 1700], 836, 70, [P.veg, '#93a273'])
  bushes(s, `${seed}l`, [-60, 480], 836, 70, [P.veg, '#93a273'])
  bougainvillea(s, 470, 720, 110, 130, `${seed}b`, { colour: bloom })
  const wall = '#d9c6a2'
  s.path(rect(-60, 822, 1720, 66), s.down(822, 888, [0, P.lit(wall)], [1, P.shd(wall, 0, 0.5)])).path(
    rect(-60, 812, 1720, 16),
    P.lit('#f3e6cd'),
  )
  sea(s, 884, H + 60, {
    seed: `${seed}n`,
    sunX: P.hour === 'day' ? null : sunX,
    colours: [P.sea[1], P.sea[1], P.sea[2], P.sea[3]],
  })
  for (const [x, y] of pairs([900, 960, 980, 1020, 1060, 1090]))
    s.line(`M${x} ${y - 80}V${y + 30}M${x + 130} ${y - 80}V${y + 30}`, P.shd('#6a4a36', 0, 0.7), 15)
  s.path(
    shape([850, 884], [990, 884], [1260, 1150], [1060, 1150]),
    s.down(884, 1150, [0, P.lit('#c99a68')], [1, P.lit('#b9804e')]),
  )
  let boards = ''
  for (const k of [0.1, 0.2, 0.32, 0.45, 0.6, 0.76, 0.92])
    boards += `M${850 + 210 * k} ${884 + 266 * k}H${990 + 270 * k}`
  s.line(boards, P.shd('#8a5c38', 0, 0.7), 3, 'opacity=".6"')
  skiff(s, 620, 1040, 300, { mast: false, band: '#2b6f8f' })
  for (const [x, y, k] of triples([1330, 800, 1, 1480, 806, 1.1, 200, 800, 1])) parasol(s, x, y, 90 * k, 130 * k)
  finish(s)
}

export const cubehouse: Scene = { place: 'aegean', draw: drawCubes }
export const ranchhouse: Scene = { place: 'taurus', draw: drawRanch }
export const jettyhouse: Scene = { place: 'aegean', draw: drawJetty }
