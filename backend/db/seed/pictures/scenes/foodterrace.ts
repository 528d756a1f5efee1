import { house, minaret } from '../kit/buildings'
import { heap, plate, simit, slices, teaGlass } from '../kit/crockery'
import { finish } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { land, ridge } from '../kit/land'
import { BLEED, ellipse, H, lens, n, type Pt, pairs, poly, quads, rect, shape, smooth, triples, W } from '../kit/path'
import { bougainvillea, cypress, foliage } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'
import { sailboat, skiff } from '../kit/small-boats'
import { sea } from '../kit/water'

/** Copper pan of menemen with two handles. */
function pan(s: Sheet, x: number, y: number, r: number, seed: string): void {
  const { P } = s,
    q = rng(`${seed}pa`),
    copper = '#b9692f'
  s.path(ellipse(x + 8, y + 16, r * 1.1, r * 0.46), P.shd('#8a5f44', 0, 1), 'opacity=".4"')
  s.line(
    `M${n(x - r)} ${y}q${n(-r * 0.34)} -6 ${n(-r * 0.3)} 18M${n(x + r)} ${y}q${n(r * 0.34)} -6 ${n(r * 0.3)} 18`,
    P.shd(copper, 0, 0.6),
    11,
  )
  s.path(
    `M${n(x - r)} ${y}Q${n(x - r * 0.86)} ${n(y + r * 0.52)} ${n(x)} ${n(y + r * 0.54)}Q${n(x + r * 0.86)} ${n(y + r * 0.52)} ${n(x + r)} ${y}Z`,
    s.across([0, P.shd(copper, 0, 0.8)], [0.6, P.lit(copper)], [1, P.lit('#e8a860')]),
  )
  s.path(ellipse(x, y, r, r * 0.4), P.lit('#d98a4a')).path(ellipse(x, y + 2, r * 0.88, r * 0.34), P.lit('#d9542e'))
  for (let i = 0; i < 26; i++) {
    const [a, m] = [q() * 6.283, Math.sqrt(q())]
    s.path(
      ellipse(x + Math.cos(a) * r * 0.74 * m, y + Math.sin(a) * r * 0.27 * m, q.in(8, 22), q.in(4, 9)),
      P.lit(q.pick(['#f6c84a', '#fff0c0', '#e8743a', '#5f9a4a', '#f2b03a'])),
    )
  }
}

/** Woven basket with bread. */
function basket(s: Sheet, x: number, y: number, r: number, seed: string): void {
  const { P } = s,
    q = rng(`${seed}ba`)
  s.path(ellipse(x + 8, y + r * 0.5, r * 1.05, r * 0.36), P.shd('#8a5f44', 0, 1), 'opacity=".4"')
  for (const [a, b, k] of [
    [-0.4, -0.22, 0.5],
    [0.36, -0.26, 0.46],
    [0, -0.34, 0.52],
    [-0.12, -0.04, 0.5],
  ] as const)
    s.path(ellipse(x + a * r, y + b * r, r * k, r * k * 0.6), P.shd('#d99a50', 0, 0.5))
      .path(ellipse(x + a * r + 4, y + b * r - 5, r * k * 0.84, r * k * 0.44), P.lit('#e8b468'))
      .line(
        `M${n(x + a * r - r * k * 0.4)} ${n(y + b * r - 6)}q${n(r * k * 0.4)} ${n(-r * 0.14)} ${n(r * k * 0.8)} 0`,
        P.lit('#fff0d0'),
        5,
      )
  const weave = `M${n(x - r)} ${y}Q${n(x - r * 0.8)} ${n(y + r * 0.6)} ${n(x)} ${n(y + r * 0.62)}Q${n(x + r * 0.8)} ${n(y + r * 0.6)} ${n(x + r)} ${y}Q${n(x)} ${n(y + r * 0.34)} ${n(x - r)} ${y}Z`
  s.path(weave, s.across([0, P.shd('#a8743e', 0, 0.7)], [1, P.lit('#c99a5c')]))
  s.inside(weave)
  let cane = ''
  for (let i = -7; i <= 7; i++)
    cane += `M${n(x + i * r * 0.15)} ${n(y - 10)}L${n(x + i * r * 0.12 + q.in(-2, 2))} ${n(y + r * 0.7)}`
  s.line(cane, P.shd('#8a5a2c', 0, 0.8), 4, 'opacity=".6"').close()
}

function table(s: Sheet, seed: string, cloth: string): void {
  const { P } = s
  const top: Pt[] = [
    [240, 800],
    [1360, 800],
    [1720, 1260],
    [-120, 1260],
  ]
  s.path(poly(top), s.down(800, H, [0, P.lit('#c99a68', 0.02)], [1, P.lit('#a8723f')]))
  s.inside(poly(top))
  let boards = ''
  for (let i = -7; i <= 7; i++) boards += `M${n(800 + i * 82)} 790L${n(800 + i * 136)} 1260`
  s.line(boards, P.shd('#7a4f2c', 0, 0.7), 4, 'opacity=".5"')
  s.path(shape([660, 800], [940, 800], [1040, 1260], [560, 1260]), P.lit(cloth))
  for (const k of [-0.86, -0.72, 0.72, 0.86])
    s.line(`M${n(800 + k * 140)} 800L${n(800 + k * 240)} 1260`, P.lit('#fff6e6'), 7, 'opacity=".85"')
  s.stipple(poly(top), P.shd('#7a4f2c'), [-60, 1240], [1000, 860], 0.8, 0.55)
  s.close()
  s.line('M240 800H1360', P.lit('#e8c490'), 7)
  plate(s, 470, 858, 92)
  slices(s, 470, 858, 92, '#e2503a', '#f0806a')
  plate(s, 1130, 856, 92)
  slices(s, 1130, 856, 92, '#6fa04e', '#d8e8a8')
  plate(s, 790, 852, 80, '#8fc4cc')
  heap(s, 790, 850, 80, ['#3a3a34', '#5f6a3a', '#4a4438'], 12, seed)
  plate(s, 630, 920, 84)
  for (const [i, c] of ['#fffaf0', '#fff2d8', '#f6e6b8'].entries())
    s.path(shape([590 + i * 26, 924], [610 + i * 26, 896], [656 + i * 22, 900], [640 + i * 26, 932]), P.lit(c)).path(
      shape([590 + i * 26, 924], [640 + i * 26, 932], [640 + i * 26, 940], [590 + i * 26, 932]),
      P.shd(c, 0, 0.5),
    )
  plate(s, 970, 922, 84, '#f2c0a0')
  heap(s, 970, 920, 84, ['#e8a03a', '#f0b85a', '#d98a2c'], 21, `${seed}o`)
  simit(s, 300, 960, 120, seed)
  simit(s, 380, 930, 110, `${seed}2`)
  basket(s, 1290, 930, 130, seed)
  pan(s, 800, 1010, 160, seed)
  teaGlass(s, 520, 1050, 104)
  teaGlass(s, 1080, 1046, 104)
  plate(s, 250, 1120, 130, '#8fc4cc')
  heap(s, 250, 1116, 130, ['#7a3f6a', '#8a4a78', '#5f3558'], 25, `${seed}f`)
  plate(s, 1360, 1124, 130)
  heap(s, 1360, 1120, 130, ['#c2352d', '#e2503a', '#a82a2a'], 19, `${seed}s`)
  plate(s, 800, 1176, 110, '#f6efe0')
  s.path(ellipse(800, 1170, 74, 25), P.lit('#e8a02c'))
    .path(ellipse(786, 1166, 40, 11), P.lit('#ffd870'), 'opacity=".8"')
    .path(ellipse(846, 1172, 26, 10), P.lit('#fffaf0'))
}

function draw(s: Sheet, { seed, sunX = 520, bloom = '#d23a78', tile = '#c2543d' }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 520
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 170 : 130, r: 62 })
  clouds(s, hz * 0.9, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 330, { scale: 220, sharp: true, env: (t) => 0.4 + 0.6 * Math.sin(t * 3.6 + 0.4) ** 2 }),
    hz + 3,
    '#7d93ab',
    0.66,
    { seed, mist: 0.65, facet: 0.6, lightRight: false },
  )
  sea(s, hz, 780, { seed, sunX: P.hour === 'day' ? null : sunX, spread: 0.7 })
  sailboat(s, 330, hz + 34, 48, { d: 0.36 })
  gulet(s, 620, hz + 108, 300, { d: 0.16, awning: '#c2452d' })
  skiff(s, 390, hz + 160, 90, { d: 0.12, mast: true, band: '#e7a93a' })
  minaret(s, 1230, 560, 360, 40, { fluted: true, d: 0.18 })
  for (const [x, y, w, h] of quads([1080, 560, 100, 90, 1290, 540, 130, 110, 1440, 530, 140, 130, 1570, 520, 140, 140]))
    house(s, x, y, w, h, seed + x, { d: 0.2, lightRight: false, side: 0.4 })
  for (const [x, y, h] of triples([1060, 600, 150, 1420, 570, 170])) cypress(s, x, y, h, { d: 0.18, side: -1 })
  for (const [x, y, w, h] of quads([
    960, 660, 110, 100, 1110, 640, 120, 110, 1270, 630, 130, 120, 1430, 620, 140, 130, 1570, 620, 140, 140,
  ]))
    house(s, x, y, w, h, seed + x, { d: 0.12, lightRight: false, side: 0.4 })
  for (let i = 0; i < 14; i++)
    foliage(s, 930 + i * 56, 664 + q.in(-10, 10), q.in(24, 40), q.in(14, 22), `${seed}w${i}`, P.veg, {
      d: 0.1,
      side: -1,
    })
  // terrace wall with pots, benches at both sides
  s.path(
    rect(-BLEED, 700, W + 2 * BLEED, 120),
    s.down(700, 820, [0, P.lit('#efdcc0', 0.04)], [1, P.shd('#e0c8a4', 0.02, 0.5)]),
  )
  s.path(rect(-BLEED, 690, W + 2 * BLEED, 20), P.lit('#fbf1de', 0.03))
  let stones = ''
  for (let i = 0; i < 60; i++) stones += `M${n(q.in(-40, 1640))} ${n(q.in(720, 800))}h${n(q.in(20, 60))}`
  s.line(stones, P.shd('#a88a6a', 0, 0.8), 3, 'opacity=".4"')
  for (const [x, r] of pairs([150, 40, 380, 32, 1190, 34, 1420, 42])) {
    s.path(
      shape([x - r * 0.7, 636], [x + r * 0.7, 636], [x + r * 0.5, 692], [x - r * 0.5, 692]),
      P.lit('#b9603f', 0.03),
    )
    foliage(s, x, 616, r * 1.2, r * 0.8, seed + x, P.veg, { n: 34, z: r * 0.3, side: -1 })
    s.path(lens(x, 614, r, 9) + lens(x + 14, 600, r * 0.7, 8), P.lit(x % 4 ? '#e24a5a' : '#f6efe0'), 'opacity=".8"')
  }
  for (const m of [0, 1]) {
    const at = (x: number): number => (m ? W - x : x)
    s.path(shape([at(-60), 850], [at(240), 812], [at(160), 960], [at(-60), 1080]), P.lit(tile))
    s.path(shape([at(-60), 850], [at(240), 812], [at(236), 770], [at(-60), 770]), P.shd(tile, 0, 0.6))
    for (const k of [0, 1])
      s.path(
        smooth(
          [
            [at(20 + k * 110), 820],
            [at(90 + k * 100), 800],
            [at(110 + k * 96), 740],
            [at(30 + k * 110), 744],
          ],
          true,
          9,
        ),
        P.lit(k ? '#f2dcb4' : '#2f7f86'),
      )
  }
  table(s, seed, P.night ? '#c2543d' : '#e8e2d0')
  s.path(rect(-BLEED, -BLEED, W + 2 * BLEED, 96), P.shd('#6a4a36', 0, 0.8))
  for (let i = 0; i < 7; i++)
    s.path(
      shape([90 + i * 240, -60], [122 + i * 240, -60], [132 + i * 240, 76], [80 + i * 240, 76]),
      P.shd('#7a5540', 0, 0.55),
    )
  s.path(rect(60, 20, 30, 760), s.across([0, P.shd('#8a5f40', 0, 0.8)], [1, P.lit('#a8744c')]))
  s.path(rect(1510, 20, 30, 760), s.across([0, P.lit('#a8744c')], [1, P.shd('#8a5f40', 0, 0.8)]))
  for (const [x, y, rx, ry] of quads([
    110, 60, 170, 80, 330, 50, 130, 56, 60, 190, 90, 110, 1490, 60, 180, 86, 1270, 46, 140, 54, 1550, 190, 90, 120, 800,
    30, 160, 40,
  ]))
    bougainvillea(s, x, y, rx, ry, `${seed}${x}`, { colour: bloom, side: -1 })
  if (P.glowing)
    for (const x of [430, 620, 800, 980, 1170]) {
      s.line(`M${x} 30V${150 + (x % 7) * 8}`, P.shd('#3a2c30', 0, 0.9), 3)
      const y = 168 + (x % 7) * 8
      s.path(ellipse(x, y, 100, 100), s.radial(x, y, 100, [0, '#ffdf9a', 0.7], [1, '#ffdf9a', 0])).path(
        ellipse(x, y, 22, 26),
        '#ffe6a8',
      )
    }
  gulls(s, 820, 300, seed, 5, 15)
  finish(s)
}

export const foodterrace: Scene = {
  place: 'antalya',
  draw,
  hours: ['day', 'golden', 'dusk', 'dawn'],
  mirror: true,
  crops: triples([90, 200, 1333, 180, 290, 1213]),
  details: triples([420, 660, 720, 60, 640, 746, 800, 380, 780]),
  props: [{ bloom: '#d23a78' }, { bloom: '#e2583e', tile: '#2f7f86' }, { bloom: '#f0a03a', tile: '#5f7a4a' }],
}
