import { mix } from '../kit/colour'
import { finish, hedge } from '../kit/foreground'
import { cliff } from '../kit/land'
import {
  arched,
  BLEED,
  ellipse,
  H,
  lens,
  type Pt,
  pairs,
  poly,
  quads,
  rect,
  shape,
  smooth,
  triples,
  W,
} from '../kit/path'
import { person } from '../kit/person'
import { foliage } from '../kit/plants'
import { rng } from '../kit/random'
import { LEAF, poplar, willow } from '../kit/river-trees'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { heaven, plain } from '../outlooks/ground'

/** A church cut into the cliff: a blind arcade over its door. */
function rockChurch(s: Sheet, x: number, y: number, k: number): void {
  const { P } = s,
    pale = P.lit(mix(P.rock, '#fff4dc', 0.5), 0.12),
    dark = P.shd('#5a4032', 0.14, 0.8)
  s.path(rect(x - 120 * k, y - 190 * k, 240 * k, 190 * k), P.lit(mix(P.rock, '#fff4dc', 0.2), 0.14))
  for (const a of [-84, -28, 28, 84]) s.path(arched(x + a * k, y - 108 * k, 20 * k, 38 * k), P.shd(P.rock2, 0.12, 0.7))
  s.path(arched(x, y, 30 * k, 58 * k), dark).path(
    arched(x - 84 * k, y - 20 * k, 15 * k, 30 * k) + arched(x + 84 * k, y - 20 * k, 15 * k, 30 * k),
    dark,
  )
  s.path(rect(x - 130 * k, y - 102 * k, 260 * k, 9 * k) + rect(x - 130 * k, y - 196 * k, 260 * k, 11 * k), pale)
  for (const a of [-58, 58]) s.path(rect(x + a * k - 5 * k, y - 92 * k, 10 * k, 92 * k), pale)
}

/** Both walls of the valley, its churches and the trees on its floor. */
function valley(s: Sheet, seed: string, sunX: number): void {
  const { P } = s,
    q = rng(`${seed}ih`)
  heaven(s, { seed, sunX })
  cliff(
    s,
    pairs([300, 640, 420, 470, 560, 440, 700, 500, 820, 470, 960, 520, 1080, 450, 1260, 640]),
    720,
    P.rock,
    P.rock2,
    0.42,
    `${seed}f`,
  )
  const left: Pt[] = pairs([-80, 60, 120, 90, 250, 80, 330, 190, 430, 240, 500, 400, 590, 470, 640, 640, 700, 760])
  const right: Pt[] = pairs([930, 760, 980, 610, 1060, 520, 1120, 370, 1240, 280, 1330, 120, 1480, 70, 1680, 40])
  cliff(s, left, 800, P.rock, P.rock2, 0.18, seed)
  cliff(s, right, 800, P.rock, P.rock2, 0.12, `${seed}r`)
  for (const pts of [left, right]) {
    let ledge = ''
    for (const [x, y] of pts.slice(1, -1)) ledge += lens(x, y + 120, 120, 8) + lens(x + 20, y + 230, 100, 6)
    s.path(ledge, P.shd(P.rock2, 0.16, 0.7), 'opacity=".35"')
  }
  rockChurch(s, 1330, 640, 1)
  rockChurch(s, 270, 600, 0.8)
  let doors = ''
  for (const [x, y, k] of triples([
    1180, 520, 20, 1480, 470, 24, 1500, 640, 26, 110, 480, 20, 430, 560, 17, 90, 640, 22,
  ]))
    doors += arched(x, y, k * 0.7, k * 1.3)
  s.path(doors, P.shd('#5a4032', 0.16, 0.8))
  plain(s, 720, '#a3b25c', '#8fa64e')
  for (let i = 0; i < 17; i++)
    foliage(
      s,
      330 + i * 58,
      760 + q.in(-12, 12),
      q.in(30, 50),
      q.in(22, 34),
      `${seed}b${i}`,
      i % 3 ? LEAF : '#93a460',
      { d: 0.22, n: 26 },
    )
  for (const [x, h] of pairs([520, 250, 600, 300, 660, 230, 960, 260, 1030, 320, 1100, 250]))
    poplar(s, x, 790, h, `${seed}p${x}`, 0.2)
}

/** The river between its banks, from the far bend to the viewer. */
function river(s: Sheet, seed: string, banks: readonly Pt[], near: number): void {
  const { P } = s,
    q = rng(`${seed}rv`),
    d = smooth(banks, true, 7)
  s.path(d, s.down(770, H, [0, P.lit('#bfe0cf', 0.1)], [0.4, P.lit('#6fb9a8')], [1, P.lit('#3f8f8a')]))
  s.inside(d)
  let light = '',
    dark = ''
  for (let i = 0; i < 130; i++) {
    const t = q() ** 0.8,
      y = 776 + t * 440,
      x = 800 + (q() - 0.5) * (120 + near * t)
    if (q() < 0.6) light += lens(x, y, 12 + 60 * t, 1 + 4 * t)
    else dark += lens(x, y, 14 + 70 * t, 1 + 4 * t)
  }
  s.path(dark, P.shd('#2f6f6a', 0, 0.4), 'opacity=".3"')
    .path(light, '#ffffff', 'opacity=".42"')
    .close()
}

/** Walkers on the path beside the stream. */
function drawWalk(s: Sheet, { seed, sunX = 860 }: Drawing): void {
  const { P } = s
  valley(s, seed, sunX)
  river(
    s,
    seed,
    pairs([
      770, 772, 830, 780, 790, 830, 720, 880, 640, 960, 600, 1060, 660, 1270, 60, 1270, 200, 1100, 420, 950, 600, 860,
      720, 806,
    ]),
    500,
  )
  s.path(
    smooth(
      pairs([
        880, 780, 910, 784, 900, 840, 940, 900, 1060, 990, 1180, 1090, 1240, 1270, 960, 1270, 940, 1130, 860, 1020, 800,
        930, 810, 850,
      ]),
      true,
      7,
    ),
    s.down(780, H, [0, P.lit('#e2c898', 0.1)], [1, P.lit('#d6b27c')]),
  )
  willow(s, 470, 900, 400, `${seed}w`, 0.06)
  for (const [x, y, h, c, bag] of [
    [905, 960, 128, '#c9573a', '#f0b03a'],
    [965, 985, 122, '#2f6f8a', '#e9dcc4'],
    [880, 868, 76, '#7a5a6a', '#c9573a'],
  ] as const) {
    s.path(ellipse(x + 6, y + 2, h * 0.3, h * 0.05), P.ink, 'opacity=".3"')
    person(s, x, y, h, { colour: c })
    s.path(rect(x - h * 0.17, y - h * 0.78, h * 0.2, h * 0.32), P.lit(bag))
  }
  for (const [x, y, h] of triples([1400, 1060, 640, 1530, 1120, 880])) poplar(s, x, y, h, `${seed}n${x}`, 0.02)
  poplar(s, 130, 1060, 780, `${seed}l`, 0.03)
  for (const [x, y, r] of triples([1290, 1060, 90, 1400, 1090, 110, 1540, 1140, 130, 90, 1090, 120, 330, 1190, 120]))
    foliage(s, x, y, r, r * 0.5, `${seed}u${x}`, x % 4 ? LEAF : '#93a460', { n: 46, z: r * 0.26 })
  hedge(s, seed, (t) => 20 + 70 * Math.abs(t - 0.62) * 1.4, {
    flowers: '#e86a9a',
    colours: [LEAF, '#93a460', '#6f8f4a'],
  })
  finish(s)
}

/** A platform on posts in the water: boards, carpet, low table, cushions, a roof of reeds. */
function platform(s: Sheet, x: number, y: number, k: number, carpet: string): void {
  const { P } = s,
    u = (a: number, b: number): Pt => [x + a * k, y + b * k],
    wood = '#b98556'
  s.path(ellipse(x, y + 76 * k, 330 * k, 26 * k), P.ink, 'opacity=".2"')
  for (const a of [-250, -90, 90, 250]) s.path(rect(...u(a - 8, 20), 16 * k, 76 * k), P.shd('#6a4a36', 0, 0.6))
  s.path(
    shape(u(-250, -50), u(250, -50), u(310, 30), u(-310, 30)),
    s.down(y - 50 * k, y + 30 * k, [0, P.lit(wood, 0.04)], [1, P.lit('#d9a468')]),
  )
  s.path(shape(u(-310, 30), u(310, 30), u(310, 52), u(-310, 52)), P.shd(wood, 0, 0.6))
  s.path(shape(u(-196, -42), u(196, -42), u(236, 18), u(-236, 18)), P.lit(carpet))
  for (const a of [0.16, 0.42, 0.68])
    s.path(
      shape(
        u(-196 - 40 * a, -42 + 60 * a),
        u(196 + 40 * a, -42 + 60 * a),
        u(200 + 40 * a, -34 + 60 * a),
        u(-200 - 40 * a, -34 + 60 * a),
      ),
      P.lit('#f3dfae'),
      'opacity=".8"',
    )
  // back rests and cushions around three sides
  s.path(shape(u(-256, -118), u(256, -118), u(250, -50), u(-250, -50)), P.shd('#8a5f40', 0, 0.4))
  for (let i = 0; i < 6; i++)
    s.path(
      smooth(
        [
          u(-240 + i * 80, -52),
          u(-242 + i * 80, -108),
          u(-204 + i * 80, -116),
          u(-168 + i * 80, -108),
          u(-166 + i * 80, -52),
        ],
        true,
        10,
      ),
      P.lit(['#c9402d', '#f0b03a', '#2f7f86', '#c9402d', '#7a3f5a', '#f0b03a'][i] ?? '#c9402d'),
    )
  // the tray: bread, trout, tea
  s.path(ellipse(...u(0, 6), 116 * k, 25 * k), P.shd('#8a5f40', 0, 0.6)).path(
    ellipse(...u(0, -6), 120 * k, 26 * k),
    P.lit('#e9d2a2'),
  )
  for (const [a, b, r, c] of [
    [-62, -12, 30, '#fffaf0'],
    [0, -16, 26, '#f3c26a'],
    [58, -10, 30, '#fffaf0'],
    [4, 6, 28, '#c9573a'],
  ] as const)
    s.path(ellipse(...u(a, b), r * k, r * 0.3 * k), P.lit(c))
  s.path(ellipse(...u(-62, -15), 20 * k, 5 * k), P.lit('#7f9f5a')).path(
    ellipse(...u(58, -13), 20 * k, 5 * k),
    P.lit('#c98f5c'),
  )
  for (const a of [-110, 104]) s.path(shape(u(a - 8, -32), u(a + 8, -32), u(a + 6, -8), u(a - 6, -8)), P.lit('#b5502f'))
  // posts and the roof of reeds
  for (const [a, b] of pairs([-286, 24, 286, 24, -244, -60, 244, -60]))
    s.path(rect(...u(a - 8, b - 330), 16 * k, 330 * k), P.shd('#8a5f40', 0, 0.4))
  s.path(
    shape(u(-280, -430), u(280, -430), u(350, -290), u(-350, -290)),
    s.down(y - 430 * k, y - 290 * k, [0, P.lit('#d9c07a')], [1, P.shd('#b9985a', 0, 0.3)]),
  )
  let reeds = ''
  for (let i = 0; i <= 34; i++) reeds += poly([u(-280 + i * 16.5, -428), u(-350 + i * 20.6, -280 + (i % 3) * 6)], false)
  s.line(reeds, P.shd('#8a7040', 0, 0.5), 3 * k, 'opacity=".5"')
}

/** Lunch above the stream: platforms with cushions, willows, feet near the water. */
function drawPlatforms(s: Sheet, { seed, sunX = 800 }: Drawing): void {
  const { P } = s
  valley(s, seed, sunX)
  s.path(rect(-BLEED, 790, W + 2 * BLEED, 60), P.lit('#8fa64e', 0.06))
  river(s, seed, pairs([-90, 840, 300, 812, 800, 826, 1300, 810, 1690, 836, 1690, 1290, 800, 1280, -90, 1290]), 1900)
  for (const [x, y, h] of triples([300, 840, 420, 820, 830, 340, 1330, 840, 440]))
    willow(s, x, y, h, `${seed}w${x}`, 0.1)
  s.path(shape([-60, 940], [240, 952], [250, 976], [-60, 972]), P.lit('#c99a68'))
  platform(s, 1180, 960, 0.72, '#8a2f3a')
  platform(s, 480, 1040, 1, '#a83a2f')
  for (const [x, y, h, c] of [
    [330, 1046, 0, '#2f6f8a'],
    [640, 1046, 0, '#e2583e'],
  ] as const) {
    // guests who sit: shoulders and head above the cushions
    s.path(
      smooth(
        pairs([x - 34, y - 20, x - 38, y - 78, x - 22, y - 108, x + 22, y - 108, x + 38, y - 78, x + 34, y - 20 + h]),
        true,
        8,
      ),
      P.shd(c, 0, 0.25),
    )
    s.path(ellipse(x, y - 130, 18, 22), P.shd('#8a5a44', 0, 0.4))
  }
  let stones = ''
  for (const [x, y, r] of quads([
    900, 1130, 46, 0, 990, 1160, 60, 0, 820, 1176, 40, 0, 1420, 1120, 70, 0, 130, 1150, 60, 0,
  ]))
    stones += smooth(
      [
        [x - r, y],
        [x - r * 0.6, y - r * 0.5],
        [x + r * 0.3, y - r * 0.56],
        [x + r, y],
      ],
      true,
      7,
    )
  s.path(stones, s.down(1080, 1180, [0, P.lit('#d9c6a8')], [1, P.shd('#a8957c', 0, 0.6)]))
  foliage(s, 1540, 1120, 150, 90, `${seed}fr`, LEAF, { n: 80, z: 28 })
  foliage(s, 40, 1180, 150, 80, `${seed}fl`, LEAF, { n: 80, z: 28 })
  hedge(s, seed, (t) => 70 * Math.max(0, Math.abs(t - 0.5) * 2 - 0.55), {
    flowers: '#fffaf0',
    colours: [LEAF, '#93a460', '#6f8f4a'],
  })
  finish(s)
}

/** A green valley between cliffs with rock churches: the `walk` beside its stream, lunch on `platforms` over it. */
export const ihlara: Scene = {
  place: 'cappadocia',
  draw: (s: Sheet, drawing: Drawing) =>
    drawing.view === 'platforms' ? drawPlatforms(s, drawing) : drawWalk(s, drawing),
}
