import { mix } from '../kit/colour'
import { column } from '../kit/column'
import { finish, hedge, tuft } from '../kit/foreground'
import { forest, land, ridge } from '../kit/land'
import { arched, BLEED, ellipse, H, n, type Pt, pairs, poly, rect, shape, triples, W } from '../kit/path'
import { person } from '../kit/person'
import { cypress, foliage, stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'

const GROUND = 930
const DOORS = [550, 800, 1050] as const

/** Architrave, frieze and cornice over one bay, lit from the right. */
function entablature(s: Sheet, x0: number, x1: number, y: number): void {
  const { P } = s
  const stone = s.across(
    [0, P.shd(P.rock2, 0.04, 0.75)],
    [0.55, P.lit(P.rock, 0.04)],
    [1, P.lit(mix(P.rock, P.sun, 0.4), 0.04)],
  )
  s.path(rect(x0, y - 20, x1 - x0, 20), stone)
  s.path(rect(x0 + 4, y - 36, x1 - x0 - 8, 16), P.shd(P.rock2, 0.04, 0.5))
  s.path(shape([x0 - 10, y - 36], [x1 + 10, y - 36], [x1 + 18, y - 50], [x0 - 18, y - 50]), stone)
  let dentils = '',
    scroll = ''
  for (let x = x0 + 2; x < x1 - 8; x += 15) dentils += rect(x, y - 43, 7, 7)
  for (let x = x0 + 16; x < x1 - 10; x += 26) scroll += ellipse(x, y - 28, 8, 5)
  s.path(dentils, P.shd(P.rock2, 0, 0.9), 'opacity=".6"').path(scroll, P.lit(P.rock), 'opacity=".8"')
}

function statue(s: Sheet, x: number, y: number, h: number): void {
  const { P } = s
  s.path(arched(x, y, 25, h * 0.86), P.shd(P.rock2, 0.04, 1))
  s.path(
    `M${n(x - 13)} ${n(y)}L${n(x - 17)} ${n(y - h * 0.44)}Q${n(x - 15)} ${n(y - h * 0.7)} ${n(x - 5)} ${n(y - h * 0.74)}H${n(x + 5)}Q${n(x + 16)} ${n(y - h * 0.7)} ${n(x + 15)} ${n(y - h * 0.42)}L${n(x + 13)} ${n(y)}Z${ellipse(x, y - h * 0.82, 7.5, 9.5)}`,
    s.across([0, P.shd(P.rock, 0.02, 0.7)], [1, P.lit('#fbf1dc', 0.02)]),
  )
  s.path(rect(x - 26, y, 52, 12), P.lit(P.rock, 0.04))
}

function facade(s: Sheet, seed: string): void {
  const { P } = s,
    q = rng(`${seed}fa`)
  // the wall behind, its top broken where the roof fell in
  const wall: Pt[] = [
    [352, GROUND],
    [352, 330],
    [392, 318],
    [420, 344],
    [448, 296],
    [1150, 296],
    [1176, 330],
    [1204, 322],
    [1226, 372],
    [1248, 390],
    [1248, GROUND],
  ]
  s.path(poly(wall), s.across([0, P.shd(P.rock2, 0.1, 0.85)], [0.6, P.shd(P.rock, 0.1, 0.4)], [1, P.lit(P.rock, 0.1)]))
  let joints = ''
  for (let row = 0; row < 15; row++)
    for (let i = 0; i < 15; i++)
      if (q() < 0.55) joints += `M${n(356 + i * 60 + (row % 2) * 30)} ${n(340 + row * 40)}h${n(q.in(22, 56))}`
  s.inside(poly(wall))
    .line(joints, P.shd(P.rock2, 0.08, 0.9), 2, 'opacity=".4"')
    .close()
  s.stipple(poly(wall), P.shd('#7a5540', 0.08), [352, GROUND], [1000, 420], 0.85, 0.55)
  for (const x of DOORS) {
    const mid = x === 800,
      w = mid ? 56 : 46,
      h = mid ? 250 : 214
    s.path(rect(x - w - 15, GROUND - h - 16, w * 2 + 30, h + 16), P.lit(P.rock, 0.06)).path(
      rect(x - w, GROUND - h, w * 2, h),
      P.shd('#4a3a34', 0.06, 0.85),
    )
    s.path(
      shape([x - w, GROUND - h], [x - w + 24, GROUND - h], [x - w + 24, GROUND], [x - w, GROUND]),
      P.shd('#6a5444', 0.04, 0.6),
    )
    if (P.glowing)
      s.path(rect(x - w, GROUND - h, w * 2, h), s.down(GROUND - h, GROUND, [0, '#ffcf7c', 0.1], [1, '#ffb45c', 0.75]))
    const [wy, wh] = [GROUND - 420, 118]
    s.path(rect(x - 42, wy - wh, 84, wh), P.glowing ? mix(P.lamp, '#e0935a', 0.4) : mix(P.sky[2], P.sky[1], 0.4))
    s.line(`M${x - 42} ${wy - wh}h84v${wh}h-84Z`, P.lit(P.rock, 0.05), 9)
  }
  for (const x of [425, 675, 925, 1175]) statue(s, x, GROUND - 34, 170)
  // upper storey first: its bays stand over the gaps of the lower one
  const upper = GROUND - 382
  for (const x of [383, 467, 633, 717, 883, 967, 1133, 1217])
    if (x !== 1217) column(s, x, upper, x === 383 ? 150 : 240, 27, { d: 0.05, broken: x === 383 })
  for (const x of DOORS) {
    entablature(s, x - 100, x + 100, upper - 240)
    const [l, r, y] = [x - 118, x + 118, upper - 290]
    const stone = s.across(
      [0, P.shd(P.rock2, 0.05, 0.7)],
      [0.6, P.lit(P.rock, 0.05)],
      [1, P.lit(mix(P.rock, P.sun, 0.4), 0.05)],
    )
    if (x === 800)
      s.path(shape([l, y], [r, y], [x, y - 74]), stone).path(
        shape([l + 44, y - 8], [r - 44, y - 8], [x, y - 54]),
        P.shd(P.rock2, 0.05, 0.75),
      )
    else
      s.path(`M${l} ${y}Q${x} ${y - 96} ${r} ${y}Z`, stone).path(
        `M${l + 44} ${y - 6}Q${x} ${y - 66} ${r - 44} ${y - 6}Z`,
        P.shd(P.rock2, 0.05, 0.75),
      )
  }
  for (const x of [425, 675, 925, 1175]) entablature(s, x - 62, x + 62, GROUND - 330)
  s.path(rect(352, GROUND - 384, 896, 8), P.shd(P.rock2, 0.05, 0.5))
  for (const x of [383, 467, 633, 717, 883, 967, 1133, 1217]) {
    column(s, x, GROUND - 30, 300, 33, { d: 0.02 })
    s.path(rect(x - 26, GROUND - 32, 52, 34), s.across([0, P.shd(P.rock2, 0, 0.8)], [1, P.lit(P.rock)]))
  }
  for (let i = 0; i < 6; i++) {
    const y = GROUND + i * 13
    s.path(rect(330 - i * 16, y, 940 + i * 32, 7), P.lit(mix(P.rock, '#fff4dc', 0.3))).path(
      rect(330 - i * 16, y + 6, 940 + i * 32, 8),
      P.shd(P.rock2, 0, 0.7),
    )
  }
}

function draw(s: Sheet, { seed, sunX = 1290, bloom = '#d8402f' }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 760
  sky(s, hz, { x: sunX, seed, y: P.low ? 420 : 170, r: 74 })
  clouds(s, hz * 0.72, seed)
  land(
    s,
    ridge(`${seed}a`, hz - 60, 240, { scale: 380, env: (t) => 0.4 + 0.6 * Math.sin(t * 3.1) }),
    hz + 60,
    '#8f99a4',
    0.66,
    { seed, mist: 0.55 },
  )
  forest(
    s,
    ridge(`${seed}b`, hz + 20, 300, { scale: 300, oct: 4, env: (t) => Math.max(0.16, Math.abs(t - 0.5) * 1.7) }),
    hz + 140,
    0.38,
    seed,
    { n: 360, size: 17 },
  )
  for (const [x, y, h] of triples([
    120, 860, 250, 190, 870, 320, 262, 880, 210, 1330, 880, 230, 1400, 870, 340, 1478, 864, 260,
  ]))
    cypress(s, x, y, h, { d: 0.26 })
  s.path(
    rect(-BLEED, 880, W + 2 * BLEED, 400),
    s.down(880, H, [0, P.lit(mix(P.ground, P.veg, 0.25), 0.16)], [1, P.lit(P.ground)]),
  )
  for (let i = 0; i < 24; i++)
    foliage(
      s,
      -30 + i * 72 + q.in(-16, 16),
      884 + q.in(-4, 10),
      q.in(34, 60),
      q.in(12, 22),
      `${seed}u${i}`,
      mix(P.veg, '#b59a55', q.in(0, 0.5)),
      { d: 0.24, z: 12 },
    )
  facade(s, seed)
  // marble street, worn to a shine, running up to the steps
  const toward = (x: number, y: number): Pt => [800 + (x - 800) * ((y - 780) / 420), y]
  const street = poly([toward(300, 1010), toward(1300, 1010), toward(1300, 1260), toward(300, 1260)])
  s.path(street, s.down(1000, H, [0, P.lit(mix(P.rock, '#ffffff', 0.3))], [1, P.shd(P.rock2, 0, 0.25)]))
  s.inside(street)
  let seams = ''
  for (const y of [1036, 1066, 1104, 1150]) seams += `M-60 ${y}H1660`
  for (let i = -6; i <= 6; i++)
    seams += `M${n(toward(800 + i * 84, 1005)[0])} 1005L${n(toward(800 + i * 84, 1260)[0])} 1260`
  s.line(seams, P.shd(P.rock2, 0, 0.9), 2.5, 'opacity=".45"')
  let worn = ''
  for (let i = 0; i < 26; i++) worn += ellipse(800 + q.in(-360, 360), q.in(1020, 1190), q.in(30, 90), q.in(3, 8))
  s.path(worn, P.lit('#fffaf0'), 'opacity=".45"').close()
  s.stipple(street, P.shd('#9a7a5c'), [300, 1230], [760, 1060], 0.7, 0.5)
  if (P.low)
    for (const x of [383, 675, 967, 1217])
      s.path(
        shape([x - 20, 1008], [x + 20, 1008], [x + (x - sunX) * 0.24 + 40, 1240], [x + (x - sunX) * 0.24 - 40, 1240]),
        P.shd(P.ground, 0, 1),
        'opacity=".3"',
      )
  column(s, 190, 1070, 300, 56, { broken: true })
  column(s, 66, 1120, 190, 64, { broken: true })
  column(s, 1430, 1072, 400, 56)
  column(s, 1554, 1120, 250, 64, { broken: true })
  for (const x of [66, 190, 1430, 1554]) tuft(s, x, 1074 + (Math.abs(x - 800) > 700 ? 48 : 0), 110, seed + x)
  for (const [x, y, h] of triples([610, 1052, 78, 640, 1054, 72, 980, 1030, 62, 1004, 1032, 60, 800, 1002, 50]))
    person(s, x, y, h, x % 3 ? { dress: true, colour: q.pick(['#b9472f', '#2e7480', '#f0b765']) } : {})
  stonePine(s, 30, 1010, 620, `${seed}p`, { lean: 0.13 })
  foliage(s, 40, 1040, 90, 40, `${seed}pf`, P.veg, { n: 50, z: 18 })
  hedge(s, seed, (t) => 14 + 170 * Math.abs(t - 0.5) ** 1.7 * 2.4, { flowers: bloom })
  for (const [x, y] of pairs([330, 1050, 1290, 1060, 250, 1090, 1360, 1100])) tuft(s, x, y, 60, seed + x)
  gulls(s, 420, 250, seed, 4, 15)
  finish(s)
}

export const ephesus: Scene = {
  place: 'antique',
  draw,
  hours: ['golden', 'day', 'dusk', 'dawn', 'night'],
  mirror: true,
  crops: triples([150, 150, 1300, 240, 120, 1120]),
  details: triples([440, 160, 740, 300, 540, 760]),
  props: [{ bloom: '#d8402f' }, { bloom: '#f0b03a' }, { bloom: '#e86a9a' }],
}
