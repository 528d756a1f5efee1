import { sideCar } from '../kit/cars'
import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { indoor } from '../kit/medical'
import { BLEED, ellipse, H, n, type Pt, pairs, poly, rect, shape, smooth, W } from '../kit/path'
import { person } from '../kit/person'
import { plane } from '../kit/plane'
import { palm } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { sky } from '../kit/sky'
import { OUTLOOK_PLACES, outlookOf } from '../outlooks/outlooks'

/** A driver with a board behind the rail of the arrivals. */
function drawArrivals(s: Sheet, { seed, sunX = 1100, car = '#2f7f86' }: Drawing): void {
  const { P } = s,
    q = rng(seed)
  s.path(rect(-BLEED, -BLEED, W + 2 * BLEED, H + 2 * BLEED), indoor(P, '#f3ece0', 0.1))
  const glass = rect(80, 150, 1440, 620)
  s.inside(glass)
  sky(s, 770, { x: sunX, seed, y: P.low ? 480 : 280, r: 70 })
  plane(s, 1080, 380, 420, { angle: -12 })
  s.path(rect(-60, 690, 1720, 100), P.lit('#b7bd96', 0.2))
  plane(s, 430, 700, 340, { angle: 0, d: 0.16, accent: '#1f5f86' })
  for (const [x, h] of pairs([180, 300, 1380, 330])) palm(s, x, 780, h, `${seed}${x}`, { d: 0.06 })
  s.close()
  let bars = ''
  for (let x = 80; x <= 1520; x += 180) bars += rect(x - 7, 150, 14, 620)
  s.path(`${bars}${rect(80, 420, 1440, 10)}`, indoor(P, '#8f9aa0', 0.25)).path(
    rect(60, 128, 1480, 26),
    indoor(P, '#8f9aa0', 0.4),
  )
  s.path(shape([-60, -60], [1660, -60], [1540, 128], [60, 128]), indoor(P, '#fbf6ec', 0.25))
  for (const x of [300, 560, 820, 1080, 1340])
    s.path(shape([x - 60, 20], [x + 60, 20], [x + 48, 70], [x - 48, 70]), '#fff3d4')
  s.path(rect(-60, 770, 1720, 500), s.down(770, H, [0, indoor(P, '#c9bfae', 0.35)], [1, indoor(P, '#e6dccb', 0.05)]))
  let joints = ''
  for (let i = -12; i <= 12; i++)
    joints += poly(
      [
        [800 + i * 110, 770],
        [800 + i * 230, 1260],
      ],
      false,
    )
  s.line(`${joints}M-60 830H1660M-60 930H1660M-60 1080H1660`, indoor(P, '#9a8f7e', 0.5), 3, 'opacity=".35"')
  // the board with flights, in signs that are no letters
  s.path(rect(1050, 190, 330, 190), indoor(P, '#1f3038', 0.2))
  for (let i = 0; i < 5; i++)
    s.path(rect(1072, 212 + i * 32, 110, 13) + rect(1200, 212 + i * 32, 60, 13), '#ffd98a', 'opacity=".85"').path(
      rect(1286, 212 + i * 32, 70, 13),
      i % 2 ? '#8fe0a8' : '#ffb48a',
      'opacity=".85"',
    )
  for (let i = 0; i < 7; i++)
    person(s, 120 + i * 95 + q.in(-20, 20), 850 + q.in(-10, 20), q.in(150, 165), {
      d: 0.12,
      dress: q() < 0.4,
      colour: q.pick(['#7a5a6a', '#4f6f7a', '#8a6a4a', '#5f7a5a']),
    })
  s.line('M-60 1030H1660M-60 1120H1660', indoor(P, '#b9bec2', 0.2), 13)
  let posts = ''
  for (let px = 60; px < 1600; px += 290) posts += `M${px} 1026V1210`
  s.line(posts, indoor(P, '#8f969a', 0.3), 17)
  // an arm in a dark sleeve holds the board up over the rail
  const x = 1040
  s.path(
    smooth(pairs([x + 30, 1270, x - 10, 1120, x + 6, 1040, x + 96, 1030, x + 150, 1120, x + 230, 1270]), false, 9) +
      'Z',
    s.across([0, indoor(P, '#2c3c4c', 0.5)], [1, indoor(P, '#3f556a', 0.1)]),
  )
  s.path(rect(x + 2, 1016, 98, 34), indoor(P, '#fffaf0', 0.1))
  s.path(
    smooth(pairs([x + 8, 1020, x, 950, x + 30, 912, x + 76, 916, x + 96, 960, x + 92, 1020]), true, 9),
    indoor(P, '#c98f68', 0.2),
  )
  s.path(shape([x - 210, 640], [x + 290, 610], [x + 306, 900], [x - 194, 930]), indoor(P, '#fffdf6')).line(
    shape([x - 210, 640], [x + 290, 610], [x + 306, 900], [x - 194, 930]),
    indoor(P, car, 0.1),
    17,
  )
  s.path(
    poly(
      pairs([0, -90, 26, -32, 90, -27, 40, 13, 57, 74, 0, 39, -57, 74, -40, 13, -90, -27, -26, -32]).map(
        ([a, b]): Pt => [x + 48 + a, 772 + b],
      ),
    ),
    indoor(P, car, 0.05),
  )
  s.path(shape([x + 16, 912], [x + 80, 908], [x + 84, 936], [x + 18, 940]), indoor(P, '#b9805c', 0.3))
  finish(s, { vignette: 0.3 })
}

const CASES = [
  [640, 190, 250, '#c9573a'],
  [830, 160, 300, '#2f7f86'],
  [990, 130, 220, '#e0a83f'],
] as const

/** Suitcases in the open boot, seen from behind the car. */
function drawBoot(s: Sheet, { seed, sunX = 1200, car = '#2c5f8a' }: Drawing): void {
  const { P } = s
  outlookOf('marina', 'coast')(s, { seed, sunX })
  s.path(rect(-60, 880, 1720, 400), s.down(880, H, [0, P.lit('#d9c6a2')], [1, P.lit('#bfa57c')]))
  sideCar(s, 190, 900, 330, 'hatch', '#e9e4da', 0.1)
  palm(s, 1490, 900, 620, `${seed}p`, { lean: -0.1 })
  s.path(ellipse(800, 1150, 640, 40), P.ink, 'opacity=".35"')
  for (const m of [-1, 1]) s.path(rect(800 + m * 430 - 80, 990, 160, 170), P.shd('#2c2a30', 0, 0.8))
  s.path(
    smooth(
      pairs([
        250, 1060, 240, 740, 330, 560, 420, 520, 1180, 520, 1270, 560, 1360, 740, 1350, 1060, 1250, 1110, 350, 1110,
      ]),
      true,
      14,
    ),
    s.down(520, 1110, [0, P.lit(mix(car, '#fff4dc', 0.2))], [0.4, P.lit(car)], [1, P.shd(car, 0, 0.7)]),
  )
  const hole = smooth(pairs([360, 920, 370, 640, 430, 580, 1170, 580, 1230, 640, 1240, 920]), true, 14)
  s.path(hole, s.down(580, 920, [0, P.shd('#5a5450', 0, 0.8)], [1, P.shd('#3a3634', 0, 0.9)]))
  s.path(shape([360, 870], [1240, 870], [1260, 930], [340, 930]), P.shd('#6a625c', 0, 0.5))
  for (const [x, w, h, c] of CASES) {
    s.line(`M${x - w * 0.22} ${900 - h}v-26h${n(w * 0.44)}v26`, P.shd('#4a4a50', 0, 0.5), 11)
    s.path(
      smooth(
        [
          [x - w / 2, 900],
          [x - w / 2, 900 - h],
          [x + w / 2, 900 - h],
          [x + w / 2, 900],
        ],
        true,
        22,
      ),
      s.across([0, P.shd(c, 0, 0.6)], [1, P.lit(c)]),
    )
    s.line(`M${n(x - w * 0.22)} ${912 - h}V892M${n(x + w * 0.22)} ${912 - h}V892`, P.shd(c, 0, 0.9), 6, 'opacity=".6"')
  }
  s.path(smooth(pairs([450, 900, 440, 800, 520, 780, 560, 800, 560, 900]), true, 9), P.lit('#f3e6cd')).line(
    'M470 800q30 -60 64 0',
    P.shd('#a8845f', 0, 0.4),
    9,
  )
  s.path(ellipse(1130, 876, 74, 18), P.lit('#e6cfa0'))
    .path(smooth(pairs([1080, 872, 1100, 816, 1160, 816, 1180, 872]), true, 8), P.lit('#f0dcb0'))
    .line('M1092 858h78', P.lit('#c9573a'), 9)
  // the lid above, held by two arms
  s.path(
    smooth(pairs([300, 430, 380, 220, 440, 190, 1160, 190, 1220, 220, 1300, 430, 1180, 470, 420, 470]), true, 14),
    s.down(190, 470, [0, P.lit(mix(car, '#fff4dc', 0.3))], [1, P.shd(car, 0, 0.4)]),
  )
  s.path(
    smooth(pairs([420, 400, 470, 250, 1130, 250, 1180, 400]), true, 12),
    s.down(250, 400, [0, P.lit('#8fb4c0')], [1, P.shd('#39525e', 0, 0.4)]),
  )
  s.line('M360 640L330 440M1240 640L1270 440', P.shd('#4a4a50', 0, 0.5), 13)
  for (const m of [-1, 1])
    s.path(
      smooth(
        pairs([430, 700, 540, 690, 556, 830, 450, 850]).map(([a, b]): Pt => [800 + m * a, b]),
        true,
        9,
      ),
      P.glowing ? '#ff5a3c' : P.lit('#d2432f'),
    )
  s.path(rect(690, 980, 220, 56), P.lit('#fbf6ea')).path(rect(690, 980, 30, 56), P.lit('#2b5fa8'))
  finish(s)
}

export const arrivals: Scene = { places: OUTLOOK_PLACES, place: 'city', draw: drawArrivals }
export const boot: Scene = { place: 'aegean', places: OUTLOOK_PLACES, draw: drawBoot }
