import { mill } from '../kit/castle'
import { mix } from '../kit/colour'
import { body, pane, slab, tiles } from '../kit/elevation'
import { finish } from '../kit/foreground'
import { bushes, flags, lawn, pool } from '../kit/grounds'
import { ellipse, H, n, pairs, poly, rect, shape, triples } from '../kit/path'
import { bougainvillea, cypress, foliage, stonePine } from '../kit/plants'
import { lounger, parasol } from '../kit/poolside'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { skiff } from '../kit/small-boats'
import { sea } from '../kit/water'
import { forestRoad, orchard, vines } from '../outlooks/green'
import { river } from '../outlooks/river'
import { mills } from '../outlooks/sea'
import { canyon } from '../outlooks/stone'

function tower(s: Sheet, seed: string, wall: string, shutter: string): void {
  body(s, seed, { x: 1100, w: 250, top: 430, ground: 860, wall: mix(wall, '#fff4dc', 0.2), material: 'stone' })
  tiles(s, 1090, 270, 436, 110, 0.3)
  pane(s, 1180, 620, 90, 120, { shutter })
  pane(s, 1170, 860, 110, 170, { isArched: true, frame: '#7a5036' })
}

/** A long house of stone under tiles; the view `grove` stands among oranges. */
function drawFarm(s: Sheet, { seed, view, sunX = 1180, bloom = '#e2583e' }: Drawing): void {
  const { P } = s,
    inGrove = view === 'grove',
    wall = inGrove ? '#f6e3c4' : '#d2b48f',
    shutter = inGrove ? '#3f7f86' : '#6f7a4c'
  if (inGrove) orchard(s, { seed, sunX })
  else vines(s, { seed, sunX })
  if (inGrove) lawn(s, 838, '#b0b868')
  else flags(s, 838, '#d9bf90')
  body(s, seed, { x: 360, w: 760, top: 540, ground: 860, wall, material: inGrove ? 'plaster' : 'stone', side: 120 })
  tiles(s, 250, 880, 546, 130)
  if (!inGrove) tower(s, seed, wall, shutter)
  for (const x of [440, 640, 900]) pane(s, x, 740, 92, 130, { shutter })
  pane(s, 770, 860, 110, 220, { isArched: true, frame: '#7a5036' })
  // a pergola of vines before the door
  for (const x of [400, 560, 720]) s.path(rect(x - 9, 690, 18, 200), P.shd('#8a5f40', 0, 0.5))
  s.path(rect(370, 676, 390, 18), P.lit('#a8744c'))
  for (let i = 0; i < 7; i++) foliage(s, 390 + i * 56, 670, 56, 28, `${seed}p${i}`, '#6f8f44', { n: 30, z: 14 })
  pool(s, seed, inGrove ? [620, 1060] : [900, 1330], [950, 1100])
  lounger(s, inGrove ? 1270 : 700, 990, 1.1, '#e2784a', inGrove ? 1 : -1)
  for (const [x, h] of pairs([120, 430, 1480, 380])) cypress(s, x, 890, h)
  bougainvillea(s, inGrove ? 1110 : 1370, inGrove ? 720 : 640, 90, 150, `${seed}b`, { colour: bloom })
  bushes(s, seed, [-60, 330], 1010, 92, [P.veg, '#93a273'])
  foliage(s, 1560, 1160, 170, 80, `${seed}f`, P.veg, { n: 70, z: 30, dark: 1 })
  finish(s)
}

/** A house of timber among pines; the view `mountain` has a rock face behind it and a pool. */
function drawTimber(s: Sheet, { seed, view, sunX = 1180 }: Drawing): void {
  const { P } = s,
    isHigh = view === 'mountain',
    wood = isHigh ? '#b98556' : '#a8744a'
  if (isHigh) canyon(s, { seed, sunX })
  else forestRoad(s, { seed, sunX })
  lawn(s, 830, '#a3a860')
  if (isHigh) {
    body(s, seed, { x: 480, w: 700, top: 560, ground: 860, wall: wood, material: 'wood', side: 110 })
    s.path(shape([420, 570], [1250, 480], [1250, 512], [420, 602]), P.lit('#5f6a70', 0.02)).path(
      poly(pairs([480, 560, 480, 596, 1180, 520, 1180, 500])),
      P.shd(wood, 0, 0.6),
    )
    pane(s, 820, 860, 320, 270, { frame: '#4a3a30', panes: 3 })
    pane(s, 540, 800, 190, 160, { frame: '#4a3a30' })
  } else {
    s.path(shape([520, 850], [860, 250], [1200, 850]), P.lit(wood, 0.02))
    s.inside(shape([520, 850], [860, 250], [1200, 850]))
    let boards = ''
    for (let y = 270; y < 850; y += 26) boards += `M500 ${y}H1220`
    s.line(boards, P.shd(wood, 0, 0.8), 3, 'opacity=".5"').close()
    s.path(shape([470, 866], [860, 180], [880, 214], [520, 866]), P.shd('#4f5a5f', 0, 0.6)).path(
      shape([1250, 866], [860, 180], [846, 214], [1200, 866]),
      P.lit('#6a767a'),
    )
    pane(s, 720, 850, 280, 240, { frame: '#fbf0dc', panes: 3 })
    s.path(shape([780, 560], [860, 410], [940, 560]), P.glowing ? '#ffd08a' : P.shd('#5f808a', 0, 0.2)).line(
      'M780 560L860 410L940 560Z',
      P.lit('#fbf0dc'),
      8,
    )
  }
  // the deck with its steps
  s.path(
    shape([400, 856], [1320, 856], [1400, 930], [320, 930]),
    s.down(856, 930, [0, P.lit('#d9a468')], [1, P.lit('#b9804e')]),
  ).path(rect(320, 930, 1080, 24), P.shd('#8a5c38', 0, 0.6))
  let planks = ''
  for (let i = 0; i <= 18; i++) planks += `M${400 + i * 51} 856L${320 + i * 60} 930`
  s.line(planks, P.shd('#8a5c38', 0, 0.7), 3, 'opacity=".5"')
  lounger(s, 660, 888, 0.8, '#f3e6cd', -1)
  if (isHigh) pool(s, seed, [560, 1160], [990, 1120])
  else {
    s.path(ellipse(1180, 1040, 210, 60), P.lit('#c99a68'))
      .path(ellipse(1180, 1030, 180, 46), P.lit('#58cfd0'))
      .path(ellipse(1140, 1024, 70, 10), '#ffffff', 'opacity=".5"')
    s.path(
      `M970 1040A210 60 0 0 0 1390 1040V1090A210 60 0 0 1 970 1090Z`,
      s.across([0, P.shd('#a8744a', 0, 0.7)], [1, P.lit('#c99a68')]),
    )
  }
  for (const [x, h, y] of triples([90, 820, 960, 290, 620, 880, 1440, 700, 900, 1560, 880, 980]))
    stonePine(s, x, y, h, `${seed}${x}`)
  bushes(s, seed, [-60, 420], 1100, 90, [P.veg, '#93a273'])
  bushes(s, `${seed}r`, [1420, 1700], 1060, 90, ['#93a273', P.veg])
  finish(s)
}

/** A small stone house below a windmill. */
function drawMill(s: Sheet, { seed, sunX = 1240, bloom = '#d23a78' }: Drawing): void {
  const { P } = s
  mills(s, { seed, sunX })
  s.path(rect(-60, 700, 900, 200), P.lit('#b3a874', 0.06))
  mill(s, 420, 700, 380, 0.02)
  flags(s, 850)
  body(s, seed, { x: 700, w: 560, top: 560, ground: 870, wall: '#d2b48f', material: 'stone', side: 110 })
  slab(s, 680, 600, 566, 24, '#e9d6b4')
  body(s, seed, { x: 1230, w: 260, top: 650, ground: 870, wall: WHITE })
  slab(s, 1216, 290, 656, 20, '#f6efe2')
  for (const x of [780, 1060]) pane(s, x, 770, 90, 120, { shutter: '#3f7fa8' })
  pane(s, 920, 870, 100, 190, { isArched: true, frame: '#3f7fa8' })
  pane(s, 1310, 800, 90, 90, { frame: '#3f7fa8' })
  pool(s, seed, [620, 1100], [960, 1110])
  bougainvillea(s, 1240, 690, 100, 150, `${seed}b`, { colour: bloom })
  parasol(s, 380, 1000, 140, 220)
  lounger(s, 330, 1030, 1.1, '#4f8fa8', -1)
  bushes(s, seed, [1340, 1700], 1010, 84, [P.veg, '#93a273'])
  foliage(s, 60, 1150, 180, 80, `${seed}f`, P.veg, { n: 70, z: 30, dark: 1 })
  finish(s)
}

const WHITE = '#fbf6ec'

/** A bungalow on a reedy river below rock tombs. */
function drawRiver(s: Sheet, { seed, sunX = 420 }: Drawing): void {
  const { P } = s
  river(s, { seed, sunX })
  lawn(s, 800, '#9cb060')
  body(s, seed, { x: 620, w: 640, top: 620, ground: 850, wall: '#f6e3c4', side: 100 })
  tiles(s, 530, 750, 626, 110, 0.2)
  for (const x of [690, 1050]) pane(s, x, 800, 110, 120, { shutter: '#4f7f86' })
  pane(s, 860, 850, 120, 190, { frame: '#7a5036' })
  s.path(rect(560, 846, 780, 22), P.lit('#c99a68'))
  for (const x of [590, 760, 940, 1120, 1300]) s.path(rect(x, 640, 14, 210), P.shd('#8a5f40', 0, 0.4))
  for (const [x, h] of pairs([140, 420, 1420, 360, 1540, 440])) {
    s.line(`M${x} 900V${n(900 - h * 0.6)}`, P.shd('#7a5540', 0, 0.7), 20)
    foliage(s, x, 900 - h * 0.75, h * 0.34, h * 0.3, `${seed}${x}`, '#5f7f45', { n: 80, z: 22 })
  }
  sea(s, 930, H + 60, { seed: `${seed}n`, sunX: null, n: 110, colours: [P.sea[1], P.sea[1], P.sea[2], P.sea[3]] })
  s.path(rect(-60, 914, 1720, 24), P.shd('#7d8a48', 0, 0.7))
  for (const x of [700, 900]) s.line(`M${x} 930V1110`, P.shd('#6a4a36', 0, 0.7), 16)
  s.path(
    shape([720, 900], [880, 900], [960, 1060], [640, 1060]),
    s.down(900, 1060, [0, P.lit('#c99a68')], [1, P.lit('#b9804e')]),
  ).path(rect(640, 1060, 320, 18), P.shd('#8a5c38', 0, 0.6))
  skiff(s, 1190, 1080, 280, { mast: false, band: '#c2452d' })
  for (const x0 of [-60, 1440]) {
    let stems = ''
    for (let i = 0; i < 60; i++)
      stems += `M${x0 + i * 4} ${1010 + (i % 7) * 8}q${(i % 9) - 4} -70 ${(i % 13) * 2 - 12} ${-120 - (i % 5) * 18}`
    s.line(stems, P.lit('#a3a85c'), 4)
  }
  finish(s)
}

export const farmhouse: Scene = { place: 'aegean', draw: drawFarm }
export const woodhouse: Scene = { place: 'taurus', draw: drawTimber }
export const millhouse: Scene = { place: 'aegean', draw: drawMill }
export const riverhouse: Scene = { place: 'aegean', draw: drawRiver }
