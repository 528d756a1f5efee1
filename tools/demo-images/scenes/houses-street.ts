import { mix } from '../kit/colour'
import { body, pane, slab, tiles } from '../kit/elevation'
import { finish } from '../kit/foreground'
import { broadTree, geranium } from '../kit/garden'
import { flags, pool } from '../kit/grounds'
import { arched, ellipse, H, type Pt, pairs, quads, rect, shape, smooth, triples } from '../kit/path'
import { bougainvillea, cypress, foliage } from '../kit/plants'
import { lounger, parasol } from '../kit/poolside'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { sailboat, skiff } from '../kit/small-boats'
import { mountain } from '../outlooks/green'
import { bay, heaven, range } from '../outlooks/ground'

const WHITE = '#fbf6ec'
const WOOD = '#a8703f'

/** A house in the old streets: plaster below, timber above, a balcony with flowers over the lane that runs down to the sea. */
function drawKas(s: Sheet, { seed, sunX = 420, bloom = '#d6336c' }: Drawing): void {
  const { P } = s,
    v = { seed, sunX }
  heaven(s, v)
  range(s, v, 150)
  bay(s, v, 900)
  sailboat(s, 330, 640, 70, { d: 0.3 })
  sailboat(s, 470, 620, 46, { d: 0.34 })
  skiff(s, 300, 730, 110, { d: 0.16 })
  // the neighbour on the left, in shade
  body(s, `${seed}n`, { x: -120, w: 300, top: 330, ground: 980, wall: '#f3e9d8' })
  tiles(s, -140, 340, 336, 70, 0.1)
  for (const y of [520, 800]) pane(s, 20, y, 84, 130, { shutter: '#3f7fa8' })
  // the lane
  s.path(
    shape([250, 860], [520, 860], [1100, 1270], [-200, 1270]),
    s.down(860, H, [0, P.lit('#e9d9bb', 0.06)], [1, P.lit('#d6c09a')]),
  )
  s.path(shape([-60, 930], [250, 860], [180, 990], [-60, 1090]), P.lit('#e2d2b2', 0.03))
  let stones = ''
  const q = rng(`${seed}la`)
  for (let i = 0; i < 90; i++) {
    const t = q() ** 0.8,
      y = 872 + t * 340
    stones += ellipse(385 + (q() - 0.5) * (240 + 900 * t), y, 16 + 34 * t, 5 + 11 * t)
  }
  s.path(stones, P.shd('#b39a74', 0, 0.4), 'opacity=".3"')
  s.path(
    shape([430, 960], [1700, 960], [1700, 1280], [1040, 1280]),
    s.down(960, H, [0, P.lit('#e6d5b4', 0.04)], [1, P.lit('#d6c09a')]),
  )
  body(s, `${seed}g`, { x: 1440, w: 260, top: 700, ground: 1010, wall: '#d2b48f', material: 'stone' })
  s.path(rect(1430, 686, 280, 20), P.lit('#efdcbb'))
  // the house: stone corners, plaster, timber floor with its balcony
  body(s, seed, { x: 620, w: 860, top: 560, ground: 1010, wall: WHITE, side: 130 })
  body(s, `${seed}u`, { x: 590, w: 920, top: 210, ground: 566, wall: '#b98556', material: 'wood', side: 120 })
  body(s, `${seed}c`, { x: 620, w: 96, top: 566, ground: 1010, wall: '#d2b48f', material: 'stone' })
  body(s, `${seed}d`, { x: 1384, w: 96, top: 566, ground: 1010, wall: '#d2b48f', material: 'stone' })
  tiles(s, 500, 1010, 222, 110, 0.14)
  for (const x of [660, 1290]) pane(s, x + 30, 470, 104, 170, { frame: '#f6ead2', shutter: '#5f3f2a' })
  for (const x of [900, 1060]) pane(s, x, 556, 120, 260, { frame: '#f6ead2', panes: 2 })
  pane(s, 980, 1006, 150, 270, { frame: '#3f7fa8', isArched: true })
  for (const x of [790, 1230]) pane(s, x, 860, 104, 150, { frame: '#fffaf0', shutter: '#3f7fa8' })
  // brackets, floor, balusters and roof of the balcony
  s.path(rect(800, 560, 480, 22), P.lit('#8a5a36')).path(rect(800, 582, 480, 14), P.ink, 'opacity=".2"')
  for (const x of [830, 1030, 1230])
    s.path(shape([x, 582], [x + 20, 582], [x + 20, 650], [x + 12, 650]), P.shd('#7a4a30', 0, 0.6))
  let bars = ''
  for (let x = 812; x <= 1272; x += 23) bars += `M${x} 560V482`
  s.line(bars, P.lit('#8a5a36'), 8).path(rect(796, 474, 488, 14), P.lit('#a8703f'))
  for (const x of [800, 1032, 1266]) s.path(rect(x, 270, 14, 294), P.lit('#8a5a36'))
  for (const [x, w] of pairs([820, 120, 960, 110, 1110, 130, 1240, 70])) {
    s.path(rect(x, 452, w * 0.7, 26), P.shd('#b9603f', 0, 0.3))
    foliage(s, x + w * 0.35, 446, w * 0.44, 22, `${seed}bo${x}`, '#5f8a4a', { n: 34, z: 13 })
    let petals = ''
    for (let i = 0; i < 12; i++) petals += ellipse(x + q() * w * 0.7, 428 + q() * 30, 8, 7)
    s.path(petals, P.lit('#e0483c'))
  }
  // the bougainvillea climbs the corner and crosses the lane
  s.line(`M1440 1010Q1500 800 1460 620T1400 340`, P.shd('#7a5a40', 0, 0.6), 18)
  for (const [x, y, rx, ry] of quads([
    1470, 900, 80, 110, 1470, 700, 110, 150, 1440, 480, 120, 150, 1360, 330, 150, 80, 560, 250, 130, 70, 420, 220, 130,
    46, 300, 260, 110, 50, 200, 330, 90, 60,
  ]))
    bougainvillea(s, x, y, rx, ry, `${seed}${x}${y}`, { colour: bloom })
  // a step, pots, a table
  s.path(shape([940, 1006], [1170, 1006], [1200, 1040], [910, 1040]), P.lit('#efe3cc')).path(
    rect(910, 1040, 290, 18),
    P.shd('#c9b28c', 0, 0.5),
  )
  for (const [x, y, k] of triples([880, 1052, 1, 1240, 1054, 1.1, 740, 1040, 0.9, 1350, 1070, 1.2, 80, 1100, 1.3]))
    geranium(s, x, y, k, `${seed}${x}`)
  s.path(ellipse(620, 1146, 150, 16), P.ink, 'opacity=".25"')
  s.line('M620 1040V1140M560 1144H680', P.shd('#5f6f78', 0, 0.3), 10)
    .path(ellipse(620, 1036, 108, 26), P.lit('#3f7fa8'))
    .path(ellipse(620, 1030, 108, 25), P.lit('#5f9fc2'))
  s.path(shape([590, 1026], [614, 1026], [610, 986], [594, 986]), P.lit('#b5502f')).path(
    ellipse(650, 1028, 30, 8),
    P.lit('#fffaf0'),
  )
  for (const [x, m] of pairs([470, 1, 770, -1])) {
    s.line(`M${x} 1150V1080H${x + m * 74}V1150M${x} 1080V980`, P.shd('#8a5a36', 0, 0.3), 10)
    s.path(shape([x - 4, 1072], [x + m * 80, 1072], [x + m * 80, 1088], [x - 4, 1088]), P.lit('#c99a5c'))
  }
  finish(s)
}

/** A low house of stone inside a high wall: mountains look over it, a long pool lies along it. */
function drawWalled(s: Sheet, { seed, sunX = 1240, bloom = '#e2583e' }: Drawing): void {
  const { P } = s,
    stone = '#d2b48f'
  mountain(s, { seed, sunX })
  for (const [x, h] of pairs([1180, 340, 1290, 400, 1480, 360])) cypress(s, x, 760, h, { d: 0.14 })
  // the wall around everything
  body(s, `${seed}w`, { x: -80, w: 1780, top: 630, ground: 880, wall: mix(stone, '#e9d6b4', 0.4), material: 'stone' })
  s.path(rect(-80, 616, 1780, 22), P.lit('#efdcbb', 0.02)).path(rect(-80, 638, 1780, 12), P.ink, 'opacity=".18"')
  for (let i = 0; i < 8; i++) foliage(s, 930 + i * 96, 626, 62, 26, `${seed}v${i}`, '#6f8f4a', { n: 34, z: 15 })
  flags(s, 870, '#eadbbd')
  // the house in two bodies with flat roofs of earth and grass, a deep veranda between
  body(s, seed, { x: 60, w: 430, top: 440, ground: 900, wall: stone, material: 'stone' })
  slab(s, 20, 510, 446, 30, '#e9d6b4')
  body(s, `${seed}b`, { x: 490, w: 460, top: 560, ground: 890, wall: '#f6ead2' })
  s.path(rect(490, 600, 460, 290), P.shd('#b9986c', 0.02, 0.55))
  pane(s, 540, 888, 160, 240, { frame: '#7a5036', panes: 2 })
  pane(s, 740, 888, 170, 240, { frame: '#7a5036', panes: 2 })
  s.path(rect(470, 556, 540, 30), P.lit(WOOD)).path(rect(470, 586, 540, 12), P.ink, 'opacity=".25"')
  for (const x of [500, 720, 950]) s.path(rect(x, 584, 22, 312), s.across([0, P.shd(WOOD, 0, 0.6)], [1, P.lit(WOOD)]))
  let beams = ''
  for (let x = 480; x < 1010; x += 38) beams += rect(x, 536, 14, 24)
  s.path(beams, P.shd(WOOD, 0, 0.4))
  foliage(s, 720, 530, 250, 26, `${seed}gr`, '#7f9a50', { n: 80, z: 17 })
  for (const [x, y] of pairs([140, 690, 320, 690])) pane(s, x, y, 96, 150, { frame: '#7a5036', shutter: '#6f452c' })
  pane(s, 220, 896, 120, 180, { isArched: true, frame: '#7a5036' })
  // a gate of planks in the wall
  s.path(arched(1330, 880, 84, 150), P.lit('#efdcbb', 0.01)).path(
    arched(1330, 880, 68, 136),
    s.across([0, P.shd('#7a5036', 0, 0.6)], [1, P.lit('#9a6a44')]),
  )
  s.line('M1330 608V880M1296 700V880M1364 700V880', P.shd('#5a3a28', 0, 0.7), 4, 'opacity=".7"')
  // pool, olive tree, cushions on the bench
  s.path(shape([620, 938], [1500, 938], [1660, 1110], [520, 1110]), P.lit('#fbf3e2'))
  pool(s, seed, [690, 1420], [950, 1090], 0.1)
  broadTree(s, 1490, 960, 470, `${seed}ol`, '#93a273')
  s.path(shape([60, 980], [440, 980], [470, 1010], [40, 1010]), P.lit('#efdcbb')).path(
    rect(40, 1010, 430, 60),
    P.shd('#cdb28a', 0, 0.4),
  )
  for (const [i, c] of ['#e2583e', '#fbf3e0', '#3f7f86', '#f0b03a'].entries())
    s.path(
      smooth(
        [
          [80 + i * 92, 984],
          [76 + i * 92, 930],
          [116 + i * 92, 920],
          [156 + i * 92, 932],
          [152 + i * 92, 984],
        ],
        true,
        10,
      ),
      P.lit(c),
    )
  parasol(s, 560, 1030, 150, 300)
  lounger(s, 420, 1130, 1.25, '#3f7f86', -1)
  for (const [x, y, rx, ry] of quads([1010, 760, 70, 130, 40, 700, 90, 170, 1580, 760, 100, 110]))
    bougainvillea(s, x, y, rx, ry, `${seed}${x}`, { colour: bloom })
  foliage(s, 1560, 1190, 150, 60, `${seed}f`, P.veg, { n: 70, z: 26, dark: 1 })
  finish(s)
}

/** A bay window of painted timber on brackets. */
function bayWindow(s: Sheet, x: number, y: number, w: number, h: number, colour: string): void {
  const { P } = s
  for (const a of [0.06, 0.5, 0.9])
    s.path(
      shape([x + w * a, y], [x + w * a + 16, y], [x + w * a + 16, y + 74], [x + w * a + 8, y + 74]),
      P.shd(colour, 0, 0.7),
    )
  s.path(rect(x - 14, y - 12, w + 28, 20), P.lit(mix(colour, '#ffffff', 0.3)))
  s.path(rect(x, y - h, w, h - 10), s.across([0, P.shd(colour, 0, 0.4)], [1, P.lit(colour)]))
  for (const a of [0.05, 0.36, 0.67]) {
    pane(s, x + w * a, y - h * 0.32, w * 0.28, h * 0.56, { frame: mix(colour, '#ffffff', 0.45) })
    s.path(rect(x + w * a, y - h * 0.27, w * 0.28, h * 0.2), P.shd(mix(colour, '#ffffff', 0.12), 0, 0.2))
  }
  s.path(shape([x - 26, y - h], [x + w + 26, y - h], [x + w - 6, y - h - 44], [x + 6, y - h - 44]), P.lit(P.roof))
}

/** A stone house in Alaçatı: blue bay window, blue shutters, a court with a pool in the evening. */
function drawAlacati(s: Sheet, { seed, sunX = 240, bloom = '#f2a0b8', tile = '#5f93b2' }: Drawing): void {
  const { P } = s,
    stone = '#e0c8a2'
  heaven(s, { seed, sunX })
  range(s, { seed, sunX }, 150)
  // roofs of the village
  for (const [x, y, w] of triples([-40, 640, 190, 170, 690, 150, 1450, 660, 220])) {
    body(s, `${seed}${x}`, { x, w, top: y, ground: 880, wall: '#efe2cc' })
    tiles(s, x - 8, w + 16, y + 4, 56, 0.14)
  }
  flags(s, 860, '#e6d2ae')
  body(s, seed, { x: 420, w: 980, top: 330, ground: 880, wall: stone, material: 'stone' })
  tiles(s, 400, 1020, 338, 96, 0.1)
  // cornice, corner stones
  s.path(rect(420, 596, 980, 16), P.lit('#f6ead2', 0.02))
  for (const x of [420, 1364])
    for (let y = 352; y < 870; y += 62)
      s.path(rect(x + ((y / 62) % 2 < 1 ? 0 : -8), y, 44, 40), P.lit('#f6ead2', 0.02), 'opacity=".8"')
  bayWindow(s, 770, 590, 290, 230, tile)
  for (const x of [530, 1200]) pane(s, x, 540, 104, 150, { frame: '#fbf6ec', shutter: tile })
  pane(s, 530, 800, 104, 140, { frame: '#fbf6ec', shutter: tile })
  pane(s, 1190, 876, 130, 230, { isArched: true, frame: tile })
  s.path(arched(915, 876, 84, 150), P.lit('#f6ead2')).path(
    arched(915, 876, 70, 140),
    s.across([0, P.shd(tile, 0, 0.5)], [1, P.lit(tile)]),
  )
  s.line('M915 670V876M868 740H962M868 810H962', P.shd(tile, 0, 0.9), 4, 'opacity=".6"')
  for (const x of [800, 1040]) {
    s.path(ellipse(x, 700, 110, 110), s.radial(x, 700, 110, [0, '#ffdf9a', P.glowing ? 0.8 : 0.2], [1, '#ffdf9a', 0]))
    s.path(shape([x - 12, 684], [x + 12, 684], [x + 8, 720], [x - 8, 720]), '#fff0c4')
  }
  // a trellis with roses over the side door, garden wall, pool, table with lights
  s.line('M1180 880V620M1350 880V620', P.shd('#8a5f40', 0, 0.5), 12)
  for (const [x, y, rx, ry] of quads([1190, 650, 60, 90, 1340, 660, 60, 90, 1266, 610, 110, 40]))
    bougainvillea(s, x, y, rx, ry, `${seed}${x}`, { colour: bloom })
  pool(s, seed, [560, 1010], [950, 1110], 0.14)
  s.path(ellipse(1300, 1070, 170, 20), P.ink, 'opacity=".3"')
  s.path(ellipse(1300, 970, 150, 34), P.lit('#c99a68'))
    .path(ellipse(1300, 964, 150, 33), P.lit('#f3e6cd'))
    .line('M1300 1000V1066', P.shd('#8a5f40', 0, 0.6), 20)
  for (const [x, y, c] of [
    [1240, 956, '#fffaf0'],
    [1350, 966, '#fffaf0'],
    [1300, 946, '#e2583e'],
  ] as const)
    s.path(ellipse(x, y, 34, 9), P.lit(c))
  s.path(ellipse(1300, 930, 70, 70), s.radial(1300, 930, 70, [0, '#ffdf9a', 0.8], [1, '#ffdf9a', 0])).path(
    rect(1292, 912, 16, 34),
    '#fff0c4',
  )
  for (const [x, m] of pairs([1120, 1, 1480, -1]))
    s.line(`M${x} 1100V1010H${x + m * 70}V1100M${x} 1010V900M${x} 906h${m * 8}`, P.shd(tile, 0, 0.2), 12)
  const string: Pt[] = pairs([60, 560, 250, 640, 420, 620, 640, 660, 860, 640])
  s.line(smooth(string), P.shd('#4a3a34', 0, 0.6), 4)
  for (let i = 0; i < 12; i++) {
    const t = i / 11,
      [x, y] = [80 + t * 760, 566 + 92 * Math.sin(Math.min(1, t * 1.3) * 1.5)]
    s.path(
      ellipse(x, y + 14, 44, 44),
      s.radial(x, y + 14, 44, [0, '#ffdf9a', P.glowing ? 0.8 : 0.3], [1, '#ffdf9a', 0]),
    ).path(ellipse(x, y + 12, 9, 12), '#fff4d0')
  }
  s.path(rect(54, 540, 14, 350), P.shd('#8a5f40', 0, 0.5))
  for (const [x, y, k] of triples([470, 930, 1.1, 700, 905, 0.9, 1090, 910, 0.9, 200, 1060, 1.4]))
    geranium(s, x, y, k, `${seed}${x}`, bloom)
  broadTree(s, 250, 950, 430, `${seed}t`, '#7f9a5f')
  foliage(s, 60, 1180, 170, 70, `${seed}f`, P.veg, { n: 70, z: 28, dark: 1 })
  finish(s)
}

export const kashouse: Scene = { place: 'aegean', draw: drawKas }
export const walledhouse: Scene = { place: 'aegean', draw: drawWalled }
export const bayhouse: Scene = { place: 'aegean', draw: drawAlacati }
