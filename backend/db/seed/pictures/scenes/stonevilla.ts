import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { land, ridge } from '../kit/land'
import { BLEED, ellipse, H, lens, n, type Pt, pairs, poly, quads, rect, shape, triples, W } from '../kit/path'
import { bougainvillea, cypress, foliage } from '../kit/plants'
import { lounger, parasol, poolWater } from '../kit/poolside'
import { type Rng, rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'
import { GROUND, house, masonry } from '../kit/stone-house'

/** A lemon tree in a clay pot. */
function lemonTree(s: Sheet, x: number, y: number, h: number, seed: string): void {
  const { P } = s,
    q = rng(`${seed}le`)
  s.path(ellipse(x + 10, y + 4, h * 0.24, h * 0.035), P.ink, 'opacity=".3"')
  s.path(
    shape([x - h * 0.16, y - h * 0.26], [x + h * 0.16, y - h * 0.26], [x + h * 0.11, y], [x - h * 0.11, y]),
    s.across([0, P.shd('#b9603f', 0, 0.7)], [1, P.lit('#c9744c')]),
  )
  s.path(rect(x - h * 0.18, y - h * 0.29, h * 0.36, h * 0.05), P.lit('#c9744c'))
  s.line(
    `M${n(x)} ${n(y - h * 0.26)}Q${n(x - h * 0.02)} ${n(y - h * 0.45)} ${n(x + h * 0.02)} ${n(y - h * 0.6)}`,
    P.shd('#7a5540', 0, 0.7),
    h * 0.04,
  )
  foliage(s, x, y - h * 0.76, h * 0.27, h * 0.23, seed, '#4f7a45', { n: 60, z: h * 0.055 })
  let fruit = ''
  for (let i = 0; i < 15; i++) {
    const [a, m] = [q() * 6.283, Math.sqrt(q())]
    fruit += ellipse(x + Math.cos(a) * h * 0.25 * m, y - h * 0.74 + Math.sin(a) * h * 0.21 * m, h * 0.028, h * 0.034)
  }
  s.path(fruit, P.lit('#f6cf4a'))
}

function bathingPool(s: Sheet, toward: (x: number, y: number) => Pt, seed: string, q: Rng): void {
  const { P } = s
  const pool: Pt[] = [toward(560, 900), toward(1040, 900), toward(1150, 1130), toward(450, 1130)]
  s.path(
    poly(pool.map(([x, y], i): Pt => [x + (i === 0 || i === 3 ? -24 : 24), y + (i < 2 ? -12 : 26)])),
    P.lit('#fbf3e2'),
  )
  poolWater(s, pool, 900, 1130, seed, 860)
  s.inside(poly(pool))
  let reflection = ''
  for (const x of [640, 800, 960])
    for (let i = 0; i < 12; i++) reflection += lens(x + q.in(-20, 20), 906 + i * 15, 48 - i, 5)
  s.path(reflection, P.lit(mix(P.rock, '#fff4dc', 0.4)), 'opacity=".35"').close()
}

/** A round basin of stone in the middle of a courtyard, with a jet of water. */
function fountain(s: Sheet, seed: string): void {
  const { P } = s,
    q = rng(`${seed}fo`),
    [x, y] = [800, 1010],
    stone = mix(P.rock, '#fff4dc', 0.5)
  s.path(ellipse(x + 26, y + 34, 236, 52), P.ink, 'opacity=".25"')
  s.path(shape([x - 214, y], [x + 214, y], [x + 196, y + 54], [x - 196, y + 54]), P.shd(stone, 0, 0.5))
  s.path(ellipse(x, y + 54, 196, 40), P.shd(stone, 0, 0.5)).path(ellipse(x, y, 220, 50), P.lit(stone))
  s.path(ellipse(x, y + 2, 190, 39), P.lit('#58cfd0', 0.1))
  s.path(rect(x - 15, y - 96, 30, 100), P.shd(stone, 0, 0.3)).path(ellipse(x, y - 98, 66, 15), P.lit(stone))
  let drops = ''
  for (let i = 0; i < 46; i++) {
    const t = q(),
      side = q() < 0.5 ? -1 : 1
    drops += ellipse(x + side * (14 + 92 * t), y - 150 + 150 * t * t + q.in(-8, 8), 3.4, 5)
  }
  s.path(drops, '#ffffff', 'opacity=".75"')
}

function draw(s: Sheet, { seed, sunX = 1420, bloom = '#d23a78', tile = '#4f7f86', ...look }: Drawing): void {
  const { P } = s,
    { wall = P.rock, isPlain = false, isFlat = false, isDry = false } = look,
    q = rng(seed)
  sky(s, 780, { x: sunX, seed, y: P.low ? 330 : 130, r: 62 })
  clouds(s, 420, seed)
  land(
    s,
    ridge(`${seed}a`, 760, 420, { scale: 260, sharp: true, x0: 1100, env: (t) => 0.5 + 0.5 * t }),
    800,
    '#8d9ab2',
    0.66,
    { seed, mist: 0.6 },
  )
  for (const [x, y, h] of triples([1330, 800, 430, 1420, 800, 350, 1570, 820, 520])) cypress(s, x, y, h, { d: 0.14 })
  s.path(rect(1240, 700, 480, 170), P.lit(P.rock, 0.06))
  masonry(s, rect(1240, 700, 480, 170), 704, 870, `${seed}g`, 0.06)
  s.path(rect(1232, 690, 480, 16), P.lit(mix(P.rock, '#fff4dc', 0.6), 0.05))
  for (let i = 0; i < 9; i++)
    foliage(s, 1270 + i * 46, 690 + q.in(-6, 6), q.in(28, 44), q.in(14, 22), `${seed}v${i}`, P.veg, { d: 0.06 })
  house(s, seed, tile, { wall, isPlain, isFlat })
  s.path(
    rect(-BLEED, GROUND, W + 2 * BLEED, 420),
    s.down(GROUND, H, [0, P.lit('#ead7b6', 0.04)], [1, P.lit('#d6bd94')]),
  )
  const toward = (x: number, y: number): Pt => [800 + (x - 800) * ((y - 560) / 640), y]
  let flags = ''
  for (const y of [872, 900, 936, 984, 1046, 1124]) flags += `M-60 ${y}H1660`
  for (let i = -12; i <= 12; i++) flags += poly([toward(800 + i * 150, GROUND), toward(800 + i * 150, 1260)], false)
  s.line(flags, P.shd('#b0946c', 0, 0.7), 2.5, 'opacity=".4"')
  if (P.low)
    for (const x of [500, 790, 1080])
      s.path(
        shape([x - 170, GROUND], [x - 120, GROUND], [x - 330, H], [x - 470, H]),
        P.shd(P.ground, 0, 1),
        'opacity=".25"',
      )
  if (isDry) fountain(s, seed)
  else bathingPool(s, toward, seed, q)
  // pergola with grapes of flowers, table below
  for (const [x, y] of pairs([40, 1090, 330, 900]))
    s.path(
      rect(x - 13, y - 620 + (x > 200 ? 190 : 0), 26, 620 - (x > 200 ? 190 : 0)),
      s.across([0, P.shd('#8a5f40', 0, 0.8)], [1, P.lit('#a8744c')]),
    )
  s.path(shape([-60, 440], [360, 452], [360, 478], [-60, 476]), P.shd('#7a5036', 0, 0.6))
  for (const [x, y, rx, ry] of quads([60, 450, 180, 80, 260, 450, 130, 66, 20, 580, 80, 120, 350, 560, 50, 90]))
    bougainvillea(s, x, y, rx, ry, `${seed}${x}`, { colour: bloom })
  s.path(ellipse(190, 1000, 150, 18), P.ink, 'opacity=".3"')
  s.path(shape([60, 890], [320, 890], [350, 920], [36, 920]), P.lit('#c99a68')).path(
    rect(36, 920, 314, 14),
    P.shd('#a8723f', 0, 0.6),
  )
  s.line('M70 934V1010M320 934V1000', P.shd('#a8723f', 0, 0.7), 12)
  s.path(ellipse(190, 896, 52, 12), P.lit('#fffaf0'))
  for (const [x, y] of pairs([166, 884, 190, 878, 212, 886, 186, 890])) s.path(ellipse(x, y, 15, 13), P.lit('#f6cf4a'))
  for (const [x, y, h] of triples([400, 900, 230, 1210, 905, 250, 1360, 980, 300])) lemonTree(s, x, y, h, seed + x)
  bougainvillea(s, 1170, 420, 90, 190, `${seed}bz`, { colour: bloom })
  bougainvillea(s, 1200, 640, 60, 130, `${seed}by`, { colour: bloom })
  if (!isDry) {
    parasol(s, 1490, 1010, 150, 300)
    lounger(s, 1400, 1050, 1, '#e2784a')
    lounger(s, 1540, 1120, 1.15, tile)
  }
  foliage(s, 60, 1190, 170, 70, `${seed}f1`, P.veg, { n: 80, z: 30, dark: 1 })
  foliage(s, 1570, 1210, 160, 60, `${seed}f2`, P.veg, { n: 80, z: 28, dark: 1 })
  gulls(s, 1420, 260, seed, 3, 13)
  finish(s)
}

export const stonevilla: Scene = {
  place: 'aegean',
  draw,
  hours: ['golden', 'day', 'dusk', 'dawn', 'night'],
  mirror: true,
  crops: triples([100, 120, 1400, 280, 250, 1240]),
  details: triples([900, 580, 700, 0, 400, 800, 400, 420, 780]),
  props: [{ bloom: '#d23a78' }, { bloom: '#e2583e', tile: '#3f6f8a' }, { bloom: '#f2a0b8', tile: '#7a5a3c' }],
}

/** Whitewashed, with a flat roof: Bodrum and the islands. */
export const whitehouse: Scene = {
  ...stonevilla,
  props: [
    { wall: '#fbf6ec', isPlain: true, isFlat: true, tile: '#2f6f9f', bloom: '#d23a78' },
    { wall: '#fbf6ec', isPlain: true, isFlat: true, tile: '#3f8a8a', bloom: '#e2583e' },
    { wall: '#f6efe2', isPlain: true, isFlat: true, tile: '#8a9a5a', bloom: '#b04a9a' },
  ],
}

/** Golden stone under a flat roof: the houses of the south-east and of Cappadocia. */
export const goldenhouse: Scene = {
  ...stonevilla,
  place: 'cappadocia',
  props: [
    { wall: '#e3b873', isFlat: true, tile: '#6a4a36', bloom: '#c23a4e' },
    { wall: '#d9b48a', isFlat: true, tile: '#7a3f36', bloom: '#f0b24a' },
  ],
}

/** A village house round a courtyard: somebody's home, and no pool. */
export const village: Scene = {
  ...stonevilla,
  props: [
    { isDry: true, tile: '#5f7a4a', bloom: '#d23a78' },
    { wall: '#f6efe2', isPlain: true, isDry: true, tile: '#3f6f8a', bloom: '#e2583e' },
  ],
}

/** The courtyards of Mardin and Urfa. */
export const stonetown: Scene = {
  ...goldenhouse,
  props: [
    { wall: '#e3b873', isFlat: true, isDry: true, tile: '#6a4a36', bloom: '#c23a4e' },
    { wall: '#d9b48a', isFlat: true, isDry: true, tile: '#3f5f6a', bloom: '#f0b24a' },
  ],
}
