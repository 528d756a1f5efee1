import { finish, hedge } from '../kit/foreground'
import { land, ridge } from '../kit/land'
import { ellipse, H, pairs, poly, rect, triples, W } from '../kit/path'
import { person } from '../kit/person'
import { plane } from '../kit/plane'
import { foliage, palm } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, sky } from '../kit/sky'
import { minibus } from '../kit/vehicles'

function draw(s: Sheet, { seed, sunX = 1130, car = '#f6f1e6' }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 770,
    glow = P.glowing
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 190 : 150, r: 80 })
  clouds(s, hz * 0.85, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 330, {
      scale: 230,
      sharp: true,
      env: (t) => 0.35 + 0.65 * Math.abs(Math.sin(t * 3.3 + 0.7)),
    }),
    hz + 4,
    '#8d9ab2',
    0.7,
    { seed, mist: 0.65, facet: 0.6 },
  )
  land(s, ridge(`${seed}b`, hz + 10, 130, { scale: 260, sharp: true }), hz + 20, '#8a9a86', 0.52, {
    seed: seed + 1,
    mist: 0.55,
  })
  plane(s, 1010, 250, 440, { angle: -13 })
  s.path(rect(-60, hz, W + 120, 200), s.fade([0, P.lit('#b7bd96', 0.4)], [1, P.lit('#9aa77a', 0.1)]))
  s.path(
    poly([
      [-60, hz + 34],
      [1660, hz + 22],
      [1660, hz + 44],
      [-60, hz + 60],
    ]),
    P.lit('#b3aea6', 0.3),
  )
  plane(s, 1370, hz + 12, 230, { angle: 0, d: 0.24, accent: '#1f5f86' })
  // control tower
  const tx = 1240,
    g = s.across([0, P.shd(P.wall, 0.1, 0.7)], [0.6, P.lit(P.wall, 0.1)], [1, P.lit(P.wall, 0.1)])
  s.path(
    poly([
      [tx - 34, hz + 60],
      [tx - 24, 410],
      [tx + 24, 410],
      [tx + 34, hz + 60],
    ]),
    g,
  )
  s.path(
    poly([
      [tx - 28, 420],
      [tx - 74, 372],
      [tx + 74, 372],
      [tx + 28, 420],
    ]),
    g,
  )
  s.path(
    poly([
      [tx - 74, 372],
      [tx - 88, 302],
      [tx + 88, 302],
      [tx + 74, 372],
    ]),
    glow ? '#ffdc96' : s.fade([0, P.lit('#7fa6b4', 0.1)], [1, P.shd('#39525e', 0.1, 0.4)]),
  )
  let mu = ''
  for (let i = -3; i <= 3; i++) mu += `M${tx + i * 21} 372L${tx + i * 25} 302`
  s.line(mu, P.lit(P.wall, 0.1), 4)
  s.path(
    poly([
      [tx - 98, 302],
      [tx - 84, 280],
      [tx + 84, 280],
      [tx + 98, 302],
    ]),
    P.lit(P.wall, 0.08),
  )
  s.path(rect(tx - 80, 372, 160, 9), P.lit('#c2452d', 0.1))
  s.line(`M${tx} 280V214M${tx + 34} 280V240M${tx - 30} 280V250`, P.shd('#6a6a70', 0.1, 0.5), 4)
  s.path(ellipse(tx, 212, 6, 6), '#e5482f')
  let sl = ''
  for (let i = 0; i < 6; i++) sl += rect(tx - 6, 470 + i * 46, 12, 22)
  s.path(sl, glow ? P.lamp : P.shd('#39525e', 0.1, 0.5))
  // terminal: curved roof, glass, columns
  const roof = `M-80 560Q240 470 560 540Q720 576 890 640L890 662Q720 606 560 574Q240 510 -80 604Z`,
    glass = `M-80 604Q240 510 560 574Q720 606 860 654L860 ${hz + 110}H-80Z`
  s.path(
    glass,
    glow
      ? s.fade([0, '#ffe7b0'], [1, '#f2ab62'])
      : s.fade([0, P.lit('#9fc6cf', 0.05)], [0.55, P.lit('#e6d9bb', 0.05)], [1, P.shd('#4f7480', 0.05, 0.3)]),
  )
  s.open(`clip-path="${s.clip(glass)}"`)
  let ml = ''
  for (let i = 0; i < 24; i++) ml += `M${-60 + i * 40} 480V${hz + 120}`
  ml += `M-80 690H900M-80 780H900`
  s.line(ml, P.shd('#5f7680', 0.05, 0.4), 3.5, 'opacity=".7"')
  for (let i = 0; i < 26; i++)
    person(s, q.in(-40, 830), hz + 106, q.in(50, 60), {
      d: 0.12,
      colour: q.pick(['#46323c', '#5f4a44', '#2e5a6a', '#8a4a3a']),
    })
  s.close()
  s.path(roof, P.lit('#fbf4e6', 0.02))
  s.path(
    `M-80 604Q240 510 560 574Q720 606 890 662L884 672Q720 620 560 590Q240 526 -80 622Z`,
    P.shd('#b9804e', 0.02, 0.4),
  )
  for (const x of [60, 300, 540, 780])
    s.path(
      poly([
        [x - 8, hz + 112],
        [x - 6, x < 700 ? 560 : 620],
        [x + 6, x < 700 ? 560 : 624],
        [x + 8, hz + 112],
      ]),
      P.lit('#fbf4e6', 0.02),
    )
  // forecourt and road
  s.path(rect(-60, hz + 108, W + 120, 120), s.fade([0, P.lit('#d9cfbd', 0.06)], [1, P.lit('#cbbfa9', 0.02)]))
  s.path(rect(-60, hz + 196, W + 120, 16), P.lit('#efe6d4'))
  s.path(rect(-60, hz + 212, W + 120, 8), P.shd('#a59a8a', 0, 0.7))
  s.path(rect(-60, hz + 220, W + 120, 260), s.fade([0, P.lit('#8f8a8a')], [1, P.lit('#77737a')]))
  s.stipple(rect(-60, hz + 220, W + 120, 240), P.shd('#66626c', 0), [0, H], [0, hz + 240], 0.7, 0.5)
  for (let i = 0; i < 8; i++)
    s.path(
      poly([
        [i * 230 - 60, 1128],
        [i * 230 + 60, 1128],
        [i * 230 + 48, 1140],
        [i * 230 - 76, 1140],
      ]),
      P.lit('#fff6e0'),
      'opacity=".9"',
    )
  for (const [x, h] of pairs([960, 380, 1440, 430, 1560, 330])) {
    palm(s, x, hz + 200, h, seed + x, { lean: x > 1500 ? 0.06 : -0.05 })
    foliage(s, x, hz + 196, 44, 18, seed + x, P.veg, { n: 30, z: 11 })
  }
  person(s, 1020, hz + 204, 104, {})
  person(s, 1058, hz + 204, 98, { dress: true, colour: '#b9472f' })
  s.path(rect(1084, hz + 164, 24, 38), P.lit('#1f7a8c')).line(
    `M1088 ${hz + 164}v-22h14v22`,
    P.shd('#4a4a50', 0, 0.5),
    3,
  )
  s.path(poly(pairs([330, 1096, 930, 1096, 860, 1130, 200, 1130])), P.ink, 'opacity=".2"')
  minibus(s, 560, 1090, 760, { colour: car })
  hedge(s, seed, (t) => 18 + 36 * Math.abs(t - 0.5), { flowers: '#f2b33d' })
  finish(s)
}

export const airport: Scene = {
  place: 'city',
  draw,
  hours: ['golden', 'day', 'dusk', 'dawn', 'night'],
  mirror: false,
  crops: triples([0, 120, 1400, 160, 300, 1200, 60, 240, 1260, 300, 120, 1300]),
  details: triples([120, 580, 800, 760, 110, 820]),
  props: [{ car: '#f6f1e6' }, { car: '#2c3f52' }, { car: '#c9402d' }],
}
