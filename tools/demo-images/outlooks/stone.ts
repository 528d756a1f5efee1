import { house, minaret } from '../kit/buildings'
import { mix } from '../kit/colour'
import { cliff, forest, land, ridge, rocks } from '../kit/land'
import { BLEED, ellipse, lens, n, type Pt, pairs, poly, rect, shape, smooth, triples, W } from '../kit/path'
import { cypress, foliage, stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import { sea } from '../kit/water'
import { HORIZON as HZ, heaven, type Outlook, plain, range } from './ground'

export const ruins: Outlook = (s, v) => {
  const { P } = s,
    q = rng(`${v.seed}ru`)
  heaven(s, v)
  range(s, v, 200)
  const hill = ridge(`${v.seed}h`, 820, 470, { scale: 420, x0: 200, env: (t) => Math.sin(t * 3) ** 0.7 })
  forest(s, hill, 900, 0.26, v.seed, { n: 260, size: 12, colour: mix(P.veg, P.rock, 0.35) })
  for (let row = 0; row < 5; row++)
    for (let x = 380 + row * 60; x < 1400 - row * 60; x += q.in(84, 116)) {
      const y = 850 - row * 74 + q.in(-10, 10),
        w = q.in(50, 70),
        h = q.in(44, 60),
        d = 0.16 + row * 0.02,
        cut = q.in(0, 14)
      s.path(
        shape([x, y - h], [x + w * 0.4, y - h - cut], [x + w, y - h + cut * 0.4], [x + w, y], [x, y]),
        P.lit(P.rock, d),
      )
      s.path(shape([x - w * 0.34, y - h + cut], [x, y - h], [x, y], [x - w * 0.34, y - 5]), P.shd(P.rock2, d, 0.7))
      s.path(
        rect(x + w * 0.18, y - h * 0.72, w * 0.18, h * 0.36) + rect(x + w * 0.6, y - h * 0.72, w * 0.18, h * 0.36),
        P.shd('#5a4a40', d, 0.9),
      )
    }
  plain(s, 860, '#b3a76c')
  for (const [x, h] of pairs([250, 210, 1440, 250])) stonePine(s, x, 880, h, `${v.seed}${x}`, { d: 0.1 })
}

export const canyon: Outlook = (s, v) => {
  const { P } = s
  heaven(s, v)
  range(s, v, 260)
  cliff(s, pairs([-80, 130, 140, 170, 330, 250, 470, 380, 560, 560, 640, 800]), 900, P.rock, P.rock2, 0.16, v.seed)
  cliff(
    s,
    pairs([940, 800, 1000, 600, 1080, 430, 1210, 280, 1400, 200, 1680, 150]),
    900,
    P.rock,
    P.rock2,
    0.12,
    `${v.seed}r`,
  )
  s.path(smooth(pairs([700, 700, 860, 700, 960, 800, 1120, 900, 520, 900, 640, 800]), true, 8), P.lit(P.shallow, 0.1))
  let ripples = ''
  for (let i = 0; i < 20; i++) ripples += lens(800 + (i % 5) * 30 - 60, 720 + i * 9, 40 + i * 3, 2 + i * 0.12)
  s.path(ripples, '#ffffff', 'opacity=".4"')
  for (const [x, y, h] of triples([250, 230, 150, 420, 330, 130, 1130, 380, 130, 1330, 230, 160]))
    stonePine(s, x, y, h, `${v.seed}${x}`, { d: 0.14 })
  plain(s, 870, '#b0ae74')
  rocks(s, 480, 1180, 878, v.seed, 0.06)
}

export const hilltown: Outlook = (s, v) => {
  const { P } = s,
    q = rng(`${v.seed}ht`)
  heaven(s, v)
  range(s, v, 300)
  forest(
    s,
    ridge(`${v.seed}h`, 820, 500, { scale: 460, env: (t) => 0.25 + 0.75 * Math.sin(t * 3.1) }),
    900,
    0.3,
    v.seed,
    { n: 300, size: 15 },
  )
  for (let row = 0; row < 5; row++)
    for (let x = 330 + row * 70; x < 1300 - row * 70; x += q.in(78, 110))
      house(s, x, 862 - row * 78 + q.in(-12, 12), q.in(52, 72), q.in(52, 74), `${v.seed}${row}${x}`, {
        d: 0.2 + row * 0.01,
        wall: '#fbf3e4',
      })
  minaret(s, 880, 560, 230, 22, { d: 0.2 })
  for (const [x, y, h] of triples([420, 800, 150, 700, 730, 130, 1110, 740, 140, 1290, 850, 190]))
    cypress(s, x, y, h, { d: 0.16 })
  plain(s, 866, '#a8a866')
  for (let i = 0; i < 10; i++)
    foliage(s, 60 + i * 170, 880, 60, 28, `${v.seed}f${i}`, i % 3 ? P.veg : '#93a273', { d: 0.05 })
}

export const snow: Outlook = (s, v) => {
  const { P } = s
  heaven(s, v)
  const cone: Pt[] = pairs([
    120, 700, 330, 560, 520, 400, 640, 270, 730, 200, 800, 176, 880, 196, 960, 260, 1080, 380, 1260, 540, 1500, 700,
  ])
  const body = `${smooth(cone)}Z`
  s.path(body, s.down(180, 700, [0, P.lit('#ffffff', 0.16)], [0.6, P.lit('#dfe6f2', 0.3)], [1, P.lit('#b9c2d2', 0.45)]))
  s.inside(body)
  s.path(
    poly(pairs([800, 150, 740, 300, 790, 400, 660, 520, 720, 700, 60, 720, 520, 380])),
    P.shd('#b9c8e2', 0.2, 0.5),
    'opacity=".55"',
  )
  let rock = ''
  for (const [x, y, l] of triples([
    700, 360, 90, 860, 330, 110, 960, 420, 120, 620, 470, 130, 1080, 520, 120, 800, 520, 90,
  ]))
    rock += poly([
      [x, y],
      [x + 22, y + l * 0.5],
      [x + 8, y + l],
      [x - 16, y + l * 0.6],
    ])
  s.path(rock, P.shd('#7a7f8e', 0.24, 0.6), 'opacity=".7"').close()
  plain(s, 676, '#f3f6fa', '#e2e6ea')
  for (const [x, y, h] of triples([180, 760, 150, 330, 740, 120, 1270, 750, 140, 1440, 770, 170]))
    cypress(s, x, y, h, { d: 0.12, w: 0.2, colour: '#5f7a70' })
  s.path(rect(-BLEED, 800, W + 2 * BLEED, 26), P.lit('#ffffff'), 'opacity=".5"')
}

export const bridge: Outlook = (s, v) => {
  const { P } = s
  heaven(s, v)
  range(s, v, 200)
  land(s, ridge(`${v.seed}h`, HZ + 60, 110, { scale: 360 }), HZ + 110, P.rock, 0.36, { seed: v.seed })
  for (let i = 0; i < 7; i++) house(s, 250 + i * 92, HZ + 104, 64, 62, `${v.seed}${i}`, { d: 0.3, wall: '#efe0c4' })
  sea(s, 680, 850, {
    seed: v.seed,
    sunX: null,
    n: 120,
    colours: ['#d9a78a', '#c47a5a', '#b5653f', '#9a5236'].map((c) => P.lit(c, 0.08)) as [
      string,
      string,
      string,
      string,
    ],
  })
  for (const x of [430, 1190])
    s.path(rect(x - 12, 500, 24, 250), P.shd('#c9b08a', 0.08, 0.3)).path(
      rect(x - 26, 500, 52, 12),
      P.lit('#d9c4a0', 0.06),
    )
  s.line('M120 690Q300 640 430 510Q800 800 1190 510Q1330 640 1500 690', P.shd('#4a4038', 0.08, 0.6), 5)
  let ropes = ''
  for (let x = 460; x < 1180; x += 36) ropes += `M${x} ${n(654 - 144 * ((x - 810) / 380) ** 2)}V716`
  s.line(ropes, P.shd('#4a4038', 0.1, 0.6), 2.4)
  s.path(rect(110, 712, 1400, 16), P.lit('#b98556', 0.06))
  plain(s, 840, '#a8a866')
  for (const [x, h] of pairs([90, 330, 210, 290, 1420, 300, 1540, 350]))
    cypress(s, x, 880, h, { d: 0.08, w: 0.12, colour: '#7a9450' })
}

export const aqueduct: Outlook = (s, v) => {
  const { P } = s,
    brick = '#c98f62'
  heaven(s, v)
  range(s, v, 240)
  forest(s, ridge(`${v.seed}h`, HZ + 60, 90, { scale: 400 }), HZ + 130, 0.36, v.seed, { n: 200, size: 14 })
  plain(s, HZ + 120, '#b3ac6c')
  s.path(rect(96, 372, 1318, 34), P.lit(mix(brick, '#e9cfa0', 0.3), 0.12))
  for (let i = 0; i < 6; i++) {
    const x = 130 + i * 250
    s.path(rect(x - 34, 400, 68, 440), s.across([0, P.shd(brick, 0.12, 0.7)], [1, P.lit(brick, 0.12)]))
    if (i < 5) s.path(`M${x + 20} 400h210v100a105 88 0 0 0 -210 0Z`, P.lit(mix(brick, '#e9cfa0', 0.3), 0.12))
    s.line(lens(x, 366, 44, 16), P.shd('#6a5240', 0.1, 0.7), 9)
    s.path(ellipse(x + 6, 338, 13, 20), P.lit('#fffaf0', 0.08)).line(
      `M${x + 12} 322l8 -24l22 4`,
      P.lit('#fffaf0', 0.08),
      7,
    )
    s.line(`M${x + 40} 302l20 4`, P.lit('#d2492e', 0.06), 5)
  }
  for (const [x, h] of pairs([60, 260, 1500, 300])) cypress(s, x, 880, h, { d: 0.08 })
}
