import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { land, ridge } from '../kit/land'
import { arched, BLEED, ellipse, H, lens, n, type Pt, pairs, poly, quads, rect, shape, triples, W } from '../kit/path'
import { bougainvillea, cypress, foliage } from '../kit/plants'
import { lounger, parasol, poolWater } from '../kit/poolside'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'

const GROUND = 850

function masonry(s: Sheet, d: string, y0: number, y1: number, seed: string, depth: number): void {
  const { P } = s,
    q = rng(`${seed}ma`)
  s.inside(d)
  let dark = '',
    pale = ''
  for (let y = y0; y < y1; y += 27)
    for (let x = -60 + (Math.round(y / 27) % 2) * 26; x < 1660; x += q.in(40, 66)) {
      const stone = rect(x, y, q.in(30, 52), 21)
      const tone = q()
      if (tone < 0.16) dark += stone
      else if (tone < 0.36) pale += stone
    }
  s.path(dark, P.shd(P.rock2, depth, 0.55), 'opacity=".4"')
    .path(pale, P.lit(mix(P.rock, '#fff4dc', 0.5), depth), 'opacity=".6"')
    .close()
}

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

function opening(s: Sheet, x: number, y: number, w: number, h: number, shutter: string, door = false): void {
  const { P } = s
  s.path(rect(x - w / 2 - 9, y - h - 13, w + 18, h + 13), P.lit(mix(P.rock, '#fff4dc', 0.6), 0.02))
  s.path(
    rect(x - w / 2, y - h, w, h),
    P.glowing ? s.down(y - h, y, [0, '#ffe3a6'], [1, '#f3a65e']) : P.shd('#4a5a60', 0.02, 0.5),
  )
  if (door) return
  s.line(`M${x} ${y - h}v${h}M${x - w / 2} ${y - h * 0.5}h${w}`, P.lit('#f6efe0'), 4)
  for (const m of [-1, 1]) {
    const sx = x + m * (w / 2 + w * 0.27)
    s.path(rect(sx - w * 0.23, y - h - 3, w * 0.46, h + 6), m < 0 ? P.shd(shutter, 0.02, 0.3) : P.lit(shutter, 0.02))
    let slats = ''
    for (let i = 1; i < 9; i++) slats += `M${n(sx - w * 0.18)} ${n(y - h + (i / 9) * h)}h${n(w * 0.36)}`
    s.line(slats, P.shd(shutter, 0, 0.8), 2.4, 'opacity=".6"')
  }
  s.path(rect(x - w / 2 - 16, y, w + 32, 12), P.lit(mix(P.rock, '#fff4dc', 0.6)))
}

function house(s: Sheet, seed: string, shutter: string): void {
  const { P } = s
  const main = shape([330, 200], [1250, 200], [1250, GROUND], [330, GROUND])
  s.path(
    main,
    s.across([0, P.shd(P.rock, 0.04, 0.35)], [0.5, P.lit(P.rock, 0.04)], [1, P.lit(mix(P.rock, '#fff0d0', 0.3), 0.04)]),
  )
  masonry(s, main, 204, GROUND, seed, 0.04)
  s.stipple(main, P.shd(P.rock2, 0.04), [330, GROUND], [1000, 300], 0.7, 0.5)
  const wing = shape([-60, 380], [330, 330], [330, GROUND], [-60, 920])
  s.path(wing, P.shd(P.rock, 0.02, 0.6))
  masonry(s, wing, 330, 920, `${seed}w`, 0.02)
  for (const [a, b, c] of [
    [300, 1280, 200],
    [-60, 350, 356],
  ] as const) {
    const tiles =
      a === 300
        ? shape([a, c], [b, c], [b - 90, c - 96], [a + 90, c - 96])
        : shape([a, c + 20], [b, c - 30], [b - 60, c - 96], [a, c - 60])
    s.path(tiles, P.lit(P.roof, 0.03))
    s.inside(tiles)
    let rows = ''
    for (let x = a; x < b; x += 15) rows += `M${x} ${c + 30}L${n(x + (a + b) / 2 / 60 - 8)} ${c - 110}`
    s.line(rows, P.shd(P.roof, 0, 0.6), 3.4, 'opacity=".6"').close()
    s.stipple(tiles, P.shd(P.roof, 0.03), [a, c], [b, c - 60], 0.8, 0.5)
    s.line(a === 300 ? `M${a} ${c}H${b}` : `M${a} ${c + 20}L${b} ${c - 30}`, P.shd(P.roof, 0, 0.5), 10)
  }
  for (const x of [470, 790, 1110]) opening(s, x, 470, 92, 140, shutter)
  // arcade of three arches on the ground floor
  for (const x of [500, 790, 1080]) {
    s.path(
      arched(x, GROUND, 112, 150),
      s.down(
        590,
        GROUND,
        [0, P.glowing ? '#e8a860' : P.shd(P.rock2, 0.05, 0.95)],
        [1, P.glowing ? '#ffd08a' : P.shd(P.rock2, 0.03, 0.55)],
      ),
    )
    s.line(`M${x - 112} ${GROUND}v-150a112 112 0 0 1 224 0v150`, P.lit(mix(P.rock, '#fff4dc', 0.6), 0.02), 17)
    opening(s, x, GROUND, 88, 168, shutter, true)
    s.line(`M${x - 44} ${GROUND}v-168h88v168M${x} ${GROUND}v-168`, P.shd(shutter, 0, 0.3), 7)
  }
}

function draw(s: Sheet, { seed, sunX = 1420, bloom = '#d23a78', tile = '#4f7f86' }: Drawing): void {
  const { P } = s,
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
  house(s, seed, tile)
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
  parasol(s, 1490, 1010, 150, 300)
  lounger(s, 1400, 1050, 1, '#e2784a')
  lounger(s, 1540, 1120, 1.15, tile)
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
