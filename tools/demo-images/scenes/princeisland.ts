import { bicycle } from '../kit/bicycle'
import { ferry } from '../kit/bosphorus'
import { body, pane, tiles } from '../kit/elevation'
import { finish, hedge, tuft } from '../kit/foreground'
import { cliff, forest, land, ridge } from '../kit/land'
import { ellipse, H, n, pairs, poly, quads, rect, shape, smooth, triples } from '../kit/path'
import { bougainvillea, foliage, palm, stonePine } from '../kit/plants'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { sailboat } from '../kit/small-boats'
import { bay, heaven, range } from '../outlooks/ground'

/** A porch or balcony of turned wood: floor, balusters, posts and a fringe of fretwork below its roof. */
function porch(s: Sheet, x: number, w: number, y: number, h: number, posts: number): void {
  const { P } = s,
    white = P.lit('#fffdf6'),
    shade = P.shd('#d9cdb8', 0, 0.5)
  s.path(rect(x - 10, y, w + 20, 16), white).path(rect(x - 10, y + 16, w + 20, 9), P.ink, 'opacity=".2"')
  let rails = ''
  for (let i = 1; i < w / 17; i++) rails += `M${n(x + i * 17)} ${n(y)}v-52`
  s.line(rails, shade, 5)
  s.path(rect(x, y - 58, w, 9), white)
  for (let i = 0; i <= posts; i++) s.path(rect(x + (w * i) / posts - 6, y - h, 12, h), white)
  for (let i = 0; i < posts; i++) {
    const [a, b] = [x + (w * i) / posts, w / posts]
    s.path(`M${n(a)} ${n(y - h)}h${n(b)}v40q${n(-b * 0.14)} -32 ${n(-b / 2)} -32t${n(-b / 2)} 32Z`, white)
  }
  s.path(rect(x - 14, y - h - 14, w + 28, 18), white)
}

/** A mansion of painted boards: two floors, a porch above a porch, a tower with a pointed roof where `tower` says so. */
function mansion(
  s: Sheet,
  seed: string,
  o: { x: number; w: number; top: number; ground: number; wall: string; shutter: string; roof: string; tower?: 1 | -1 },
): void {
  const { P } = s,
    { x, w, top, ground, wall, shutter, roof } = o,
    middle = (top + ground) / 2 + 6,
    [bay0, bayW] = [x + w * 0.3, w * 0.4]
  body(s, seed, { x, w, top, ground, wall, material: 'wood', side: 60 })
  tiles(s, x - 30, w + 40, top + 6, 96, 0.2, roof)
  // gable over the porch
  s.path(shape([bay0 - 26, top + 4], [bay0 + bayW + 26, top + 4], [bay0 + bayW / 2, top - 150]), P.lit(wall, 0.01))
  s.line(
    poly(
      [
        [bay0 - 40, top + 12],
        [bay0 + bayW / 2, top - 160],
        [bay0 + bayW + 40, top + 12],
      ],
      false,
    ),
    P.lit('#fffdf6'),
    16,
  )
  s.path(ellipse(bay0 + bayW / 2, top - 52, 30, 30), P.glowing ? P.lamp : P.shd('#5f7f88', 0.02, 0.3)).line(
    `${ellipse(bay0 + bayW / 2, top - 52, 30, 30)}M${n(bay0 + bayW / 2)} ${n(top - 82)}v60M${n(bay0 + bayW / 2 - 30)} ${n(top - 52)}h60`,
    P.lit('#fffdf6'),
    6,
  )
  for (const k of [0.07, 0.77]) {
    pane(s, x + w * k + 22, middle - 60, w * 0.11, 140, { shutter })
    pane(s, x + w * k + 22, ground - 70, w * 0.11, 140, { shutter })
  }
  s.path(rect(bay0, top + 40, bayW, ground - top - 40), P.shd(wall, 0.02, 0.42))
  for (const k of [0.16, 0.58]) pane(s, bay0 + bayW * k, middle - 8, bayW * 0.26, 150, { frame: '#fffdf6' })
  pane(s, bay0 + bayW * 0.37, ground - 4, bayW * 0.26, 190, { frame: shutter, isArched: true })
  porch(s, bay0, bayW, middle, middle - top - 46, 4)
  porch(s, bay0, bayW, ground - 6, ground - middle - 34, 4)
  s.path(rect(bay0 + bayW * 0.34, ground - 66, bayW * 0.32, 62), P.shd(wall, 0.02, 0.42)).path(
    shape(
      [bay0 + bayW * 0.32, ground - 6],
      [bay0 + bayW * 0.68, ground - 6],
      [bay0 + bayW * 0.74, ground + 32],
      [bay0 + bayW * 0.26, ground + 32],
    ),
    P.lit('#f3ead8'),
  )
  if (!o.tower) return
  const tx = o.tower > 0 ? x + w - 20 : x - 110
  body(s, `${seed}t`, { x: tx, w: 130, top: top - 120, ground, wall, material: 'wood' })
  s.path(
    `M${tx - 22} ${top - 112}Q${tx + 60} ${top - 200} ${tx + 65} ${top - 330}Q${tx + 70} ${top - 200} ${tx + 152} ${top - 112}Z`,
    s.across([0, P.shd(roof, 0.02, 0.5)], [1, P.lit(roof, 0.02)]),
  )
  s.line(`M${tx + 65} ${top - 326}v-40`, P.lit('#d9a94a'), 5)
  for (const y of [top - 8, middle - 60, ground - 70]) pane(s, tx + 38, y, 54, 110, { frame: '#fffdf6' })
  s.path(rect(tx - 8, middle - 12, 146, 12) + rect(tx - 12, top - 122, 154, 14), P.lit('#fffdf6'))
}

/** A street of wooden mansions: no cars, bicycles at the garden fence. */
function drawMansions(s: Sheet, { seed, sunX = 300 }: Drawing): void {
  const { P } = s,
    v = { seed, sunX }
  heaven(s, v)
  forest(s, ridge(`${seed}h`, 600, 210, { scale: 420, env: (t) => 0.4 + 0.6 * t }), 900, 0.3, seed, {
    n: 260,
    size: 20,
  })
  for (const [x, h] of pairs([60, 620, 830, 560, 1560, 690])) stonePine(s, x, 880, h, `${seed}${x}`, { d: 0.1 })
  mansion(s, `${seed}r`, {
    x: 990,
    w: 560,
    top: 420,
    ground: 880,
    wall: '#e9dcc0',
    shutter: '#5f7f78',
    roof: '#8f5a48',
  })
  mansion(s, seed, {
    x: 230,
    w: 600,
    top: 400,
    ground: 890,
    wall: '#fbf7ee',
    shutter: '#3f7f86',
    roof: '#b9603f',
    tower: 1,
  })
  // gardens: palms, bushes, roses over the fence
  palm(s, 110, 900, 430, `${seed}pl`, { lean: 0.06 })
  palm(s, 1540, 900, 380, `${seed}pr`, { lean: -0.06 })
  for (let i = 0; i < 15; i++)
    foliage(s, 20 + i * 112, 900, 66, 34, `${seed}g${i}`, i % 3 ? P.veg : '#93a273', { n: 34, z: 15 })
  for (const [x, y, rx, ry] of quads([190, 800, 90, 100, 950, 850, 70, 70, 1500, 850, 90, 60]))
    bougainvillea(s, x, y, rx, ry, `${seed}${x}`, { colour: '#d23a78' })
  let pickets = ''
  for (let x = -50; x < 1660; x += 26)
    pickets += poly([
      [x, 972],
      [x, 908],
      [x + 7, 896],
      [x + 14, 908],
      [x + 14, 972],
    ])
  s.path(rect(-60, 924, 1780, 9) + rect(-60, 956, 1780, 9), P.shd('#e9e0cf', 0, 0.3)).path(pickets, P.lit('#fffdf6'))
  // pavement and street
  s.path(rect(-60, 968, 1780, 46), P.lit('#e2d3b6')).path(rect(-60, 1010, 1780, 16), P.shd('#b9a888', 0, 0.6))
  s.path(rect(-60, 1024, 1780, 300), s.down(1024, H, [0, P.lit('#bfb3a2', 0.03)], [1, P.shd('#a3968a', 0, 0.3)]))
  let joints = ''
  for (const y of [1046, 1074, 1110, 1154]) joints += `M-60 ${y}H1660`
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 16; i++)
      joints += `M${i * 112 + (row % 2) * 56 - 20} ${[1026, 1046, 1074, 1110][row]}l${-8 - row * 3} ${[20, 28, 36, 44][row]}`
  s.line(joints, P.shd('#8a7d70', 0, 0.6), 3, 'opacity=".35"')
  bicycle(s, 1130, 1004, 210, '#c9402d')
  bicycle(s, 1330, 1006, 210, '#f0b03a', { facing: -1 })
  s.path(ellipse(700, 1150, 160, 14), P.ink, 'opacity=".2"')
  bicycle(s, 520, 1140, 250, '#2f7f86', { rider: '#e2583e' })
  bicycle(s, 800, 1120, 230, '#7a5a8a', { rider: '#f0b03a' })
  finish(s)
}

/** The ring road through the pines, high above the sea, with the islands and the ferry. */
function drawPines(s: Sheet, { seed, sunX = 420 }: Drawing): void {
  const { P } = s,
    v = { seed, sunX }
  heaven(s, v)
  range(s, v, 120)
  bay(s, v, H)
  for (const [x0, x1, y, a] of quads([60, 470, 640, 120, 620, 880, 600, 60]))
    forest(
      s,
      ridge(`${seed}${x0}`, y, a, { scale: 90, x0, x1, env: (t) => Math.sin(t * 3.14) }),
      y + 4,
      0.36,
      `${seed}${x0}`,
      { n: 90, size: 11 },
    )
  ferry(s, 560, 760, 300, 0.14)
  sailboat(s, 250, 800, 90, { d: 0.2 })
  sailboat(s, 820, 690, 60, { d: 0.28 })
  cliff(
    s,
    pairs([860, 1270, 880, 980, 950, 860, 1060, 780, 1230, 700, 1450, 640, 1690, 600]),
    1270,
    '#d3b08a',
    '#a87a5c',
    0.1,
    seed,
  )
  forest(s, pairs([930, 860, 1060, 770, 1230, 690, 1450, 630, 1690, 590]), 900, 0.14, seed, { n: 150, size: 24 })
  land(s, ridge(`${seed}n`, 1010, 60, { scale: 500, lift: (t) => 130 * t }), 1290, '#a3a060', 0, {
    seed,
    facets: false,
  })
  // the road comes up from the left and bends away to the right
  s.path(
    smooth(
      pairs([
        -90, 1120, 300, 1050, 700, 1010, 1010, 950, 1220, 880, 1420, 850, 1430, 872, 1290, 920, 1120, 1010, 860, 1110,
        480, 1190, -90, 1290,
      ]),
      true,
      7,
    ),
    s.across([0, P.lit('#c9a583')], [1, P.lit('#dcc09a', 0.03)]),
  )
  s.line(
    smooth(pairs([-90, 1106, 300, 1036, 700, 996, 1010, 936, 1220, 868])),
    P.shd('#a8a06a', 0, 0.4),
    9,
    'opacity=".7"',
  )
  let posts = ''
  for (const [x, y] of pairs([120, 1080, 300, 1044, 480, 1022, 660, 1000, 830, 974, 980, 942]))
    posts += rect(x - 7, y - 62, 14, 62)
  s.path(posts, P.shd('#9a6f48', 0, 0.4)).line(
    smooth(pairs([120, 1028, 300, 992, 480, 970, 660, 948, 830, 922, 980, 890])),
    P.lit('#c99a68'),
    9,
  )
  bicycle(s, 1090, 950, 130, '#f0b03a', { rider: '#2f7f86', d: 0.03 })
  bicycle(s, 820, 1068, 210, '#2f6f8a', { rider: '#e2583e' })
  bicycle(s, 470, 1140, 250, '#c9402d', { rider: '#f3ead8' })
  stonePine(s, 130, 1120, 900, `${seed}a`, { lean: 0.09 })
  stonePine(s, 1240, 1030, 640, `${seed}b`, { lean: -0.06 })
  stonePine(s, 1500, 1090, 840, `${seed}c`, { lean: -0.1 })
  for (const [x, y, w] of triples([260, 1200, 160, 1010, 1160, 150, 1330, 1080, 130, 1480, 1190, 180]))
    tuft(s, x, y, w, `${seed}${x}`, { colour: '#a8a05a' })
  for (const [x, y] of pairs([130, 1118, 1240, 1028, 1500, 1088]))
    foliage(s, x + 8, y + 2, 74, 22, `${seed}ft${x}`, P.veg, { n: 34, z: 14 })
  hedge(s, seed, (t) => 16 + 60 * t, { flowers: '#e86a9a' })
  finish(s)
}

/** An island without cars off Istanbul: `mansions` or the ring road through the `pines`. */
export const princeisland: Scene = {
  place: 'istanbul',
  draw: (s: Sheet, drawing: Drawing) => (drawing.view === 'pines' ? drawPines(s, drawing) : drawMansions(s, drawing)),
}
