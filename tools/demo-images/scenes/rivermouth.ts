import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { forest, ridge } from '../kit/land'
import { BLEED, ellipse, H, lens, n, type Pt, pairs, rect, shape, smooth, triples, W } from '../kit/path'
import { person } from '../kit/person'
import { foliage, stonePine } from '../kit/plants'
import { parasol } from '../kit/poolside'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { gulls } from '../kit/sky'
import { sailboat, skiff } from '../kit/small-boats'
import { bay, heaven, range } from '../outlooks/ground'
import { reeds } from '../outlooks/river'

/** A wooden river boat of two decks, seen from the side, with guests at the rail. */
function riverBoat(s: Sheet, x: number, y: number, L: number, seed: string): void {
  const { P } = s,
    q = rng(`${seed}rb`),
    u = (a: number, b: number): Pt => [x + a * L, y + b * L],
    wood = '#a8623a'
  s.path(ellipse(x, y + L * 0.02, L * 0.56, L * 0.03), P.ink, 'opacity=".28"')
  const guests = (y0: number, from: number, to: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const [gx, gy] = u(from + ((to - from) * (i + 0.5)) / count, y0),
        k = L * 0.001,
        c = ['#c9402d', '#2f6f8a', '#f0b03a', '#fbf3e0', '#5f7a4a', '#7a4a6a'][q.int(0, 5)] ?? '#c9402d'
      s.path(
        smooth(
          pairs([
            gx - 16 * k,
            gy,
            gx - 17 * k,
            gy - 40 * k,
            gx,
            gy - 54 * k,
            gx + 17 * k,
            gy - 40 * k,
            gx + 16 * k,
            gy,
          ]),
          true,
          8,
        ),
        P.shd(c, 0, 0.2),
      )
      s.path(ellipse(gx, gy - 66 * k, 11 * k, 13 * k), P.shd('#9a6a4c', 0, 0.3))
    }
  }
  // the upper deck under its awning
  for (const a of [-0.36, -0.18, 0, 0.18, 0.34])
    s.path(rect(...u(a - 0.006, -0.4), L * 0.012, L * 0.19), P.shd('#7a4a30', 0, 0.4))
  guests(-0.22, -0.34, 0.3, 8)
  s.path(
    `M${n(x - 0.43 * L)} ${n(y - 0.39 * L)}Q${n(x)} ${n(y - 0.45 * L)} ${n(x + 0.41 * L)} ${n(y - 0.39 * L)}L${n(x + 0.43 * L)} ${n(y - 0.36 * L)}Q${n(x)} ${n(y - 0.41 * L)} ${n(x - 0.45 * L)} ${n(y - 0.36 * L)}Z`,
    P.lit('#fbf3e2'),
  )
  let scallops = ''
  for (let i = 0; i < 22; i++)
    scallops += `M${n(x + (-0.44 + i * 0.04) * L)} ${n(y - (0.362 + 0.024 * Math.sin((i / 21) * 3.14)) * L)}q${n(0.02 * L)} ${n(0.036 * L)} ${n(0.04 * L)} 0Z`
  s.path(scallops, P.lit('#c9402d'))
  s.path(shape(u(-0.42, -0.25), u(0.38, -0.25), u(0.38, -0.2), u(-0.42, -0.2)), P.lit('#fbf6ec'))
  let rails = ''
  for (let i = 0; i <= 40; i++) rails += `M${n(x + (-0.42 + i * 0.02) * L)} ${n(y - 0.25 * L)}v${n(0.05 * L)}`
  s.line(rails, P.lit('#c9854f'), L * 0.005)
  // the lower deck with its windows
  s.path(
    shape(u(-0.42, -0.2), u(0.38, -0.2), u(0.42, -0.07), u(-0.43, -0.07)),
    s.down(y - 0.2 * L, y - 0.07 * L, [0, P.shd('#6a3f2a', 0, 0.7)], [1, P.shd('#8a5236', 0, 0.4)]),
  )
  guests(-0.09, -0.36, 0.24, 7)
  for (let i = 0; i < 9; i++)
    s.path(rect(x + (-0.42 + i * 0.1) * L, y - 0.2 * L, L * 0.014, L * 0.13), P.lit('#e9c79a'))
  s.path(shape(u(0.28, -0.2), u(0.38, -0.2), u(0.42, -0.07), u(0.28, -0.07)), P.lit('#e9c79a'))
  s.path(rect(...u(0.3, -0.175), L * 0.06, L * 0.05), P.shd('#4a6a78', 0, 0.3))
  // the hull
  s.path(
    smooth(
      [
        u(-0.49, -0.1),
        u(-0.3, -0.072),
        u(0.2, -0.075),
        u(0.42, -0.1),
        u(0.55, -0.16),
        u(0.46, -0.02),
        u(0.4, 0.03),
        u(-0.42, 0.03),
        u(-0.47, -0.03),
      ],
      true,
      12,
    ),
    s.down(y - 0.16 * L, y + 0.03 * L, [0, P.lit(mix(wood, '#f0c080', 0.25))], [1, P.shd(wood, 0, 0.6)]),
  )
  s.path(shape(u(-0.47, -0.052), u(0.47, -0.06), u(0.46, -0.036), u(-0.465, -0.03)), P.lit('#fbf6ec'))
  // the flag at the stern
  s.line(`M${n(x - 0.46 * L)} ${n(y - 0.1 * L)}V${n(y - 0.3 * L)}`, P.shd('#7a4a30', 0, 0.4), L * 0.008)
  s.path(shape(u(-0.46, -0.3), u(-0.56, -0.285), u(-0.55, -0.245), u(-0.46, -0.25)), P.lit('#d2392d'))
}

/** The green river on this side of the sandbar, the blue sea on the other. */
function draw(s: Sheet, { seed, sunX = 1180 }: Drawing): void {
  const { P } = s,
    v = { seed, sunX },
    q = rng(`${seed}rm`)
  heaven(s, v)
  range(s, v, 330, (t) => Math.max(0, 0.55 - t) * 1.5)
  bay(s, v, 780)
  sailboat(s, 1260, 620, 70, { d: 0.3 })
  sailboat(s, 900, 600, 46, { d: 0.36 })
  // the sandbar runs from the pine wood on the left out into the sea
  const bar = smooth(
    pairs([
      -80, 700, 260, 690, 640, 716, 1000, 706, 1330, 728, 1500, 752, 1380, 776, 1000, 790, 560, 800, 180, 816, -80, 830,
    ]),
    true,
    7,
  )
  s.line(smooth(pairs([-80, 692, 260, 682, 640, 708, 1000, 698, 1330, 720, 1520, 752])), '#ffffff', 12, 'opacity=".8"')
  s.path(bar, s.down(690, 830, [0, P.lit('#f6e6bf', 0.08)], [1, P.lit('#e2c68e', 0.03)]))
  for (const [x, y, k] of triples([420, 756, 0.46, 610, 762, 0.5, 800, 752, 0.46, 990, 760, 0.52, 1170, 756, 0.48])) {
    s.path(ellipse(x + 14, y + 4, 70 * k, 9 * k), P.ink, 'opacity=".25"')
    parasol(s, x, y + 4, 130 * k, 190 * k, x % 20 ? '#d2492e' : '#fbf1dd')
  }
  for (const [x, h, c] of [
    [520, 54, '#c9402d'],
    [546, 50, '#f3ead8'],
    [720, 50, '#2f6f8a'],
    [900, 56, '#f0b03a'],
    [1080, 50, '#7a4a6a'],
    [1240, 46, '#2f7f86'],
  ] as const)
    person(s, x, 764 + (x % 7), h, { colour: c, d: 0.06, dress: c === '#f3ead8' })
  // the river
  s.path(
    rect(-BLEED, 806, W + 2 * BLEED, H),
    s.down(790, H, [0, P.lit('#8fd0b4', 0.06)], [0.35, P.lit('#4fae98')], [1, P.lit('#23737a')]),
  )
  s.path(
    smooth(pairs([1120, 806, 1380, 776, 1520, 752, 1700, 760, 1700, 860, 1380, 838]), true, 7),
    mix(P.sea[1], P.lit('#8fd0b4'), 0.5),
    'opacity=".8"',
  )
  s.path(
    smooth(
      pairs([-80, 812, 180, 800, 560, 788, 1000, 780, 1380, 768, 1500, 752, 1400, 790, 1000, 806, 560, 822, -80, 846]),
      true,
      7,
    ),
    P.lit('#d9c08a', 0.03),
  )
  let light = '',
    dark = ''
  for (let i = 0; i < 170; i++) {
    const t = q() ** 1.2,
      wave = lens(q.in(-60, 1660), 840 + t * 370, (16 + 90 * t) * q.in(0.5, 1.3), 1 + 4 * t)
    if (q() < 0.5) light += wave
    else dark += wave
  }
  s.path(dark, P.shd('#1f5f66', 0, 0.4), 'opacity=".24"').path(light, '#ffffff', 'opacity=".34"')
  skiff(s, 1310, 900, 170, { mast: false, band: '#2b6f8f', d: 0.05 })
  riverBoat(s, 640, 1110, 800, seed)
  s.path(lens(640, 1136, 450, 11) + lens(520, 1150, 260, 7), '#ffffff', 'opacity=".5"')
  // the wood at the left bank, reeds on both sides
  forest(s, ridge(`${seed}f`, 700, 120, { scale: 200, x1: 320, env: (t) => 1 - t }), 812, 0.14, seed, {
    n: 120,
    size: 20,
  })
  for (const [x, y, h] of triples([40, 850, 430, 210, 830, 330])) stonePine(s, x, y, h, `${seed}${x}`, { d: 0.08 })
  for (let i = 0; i < 5; i++)
    foliage(s, 20 + i * 74, 838 + i, 60, 28, `${seed}b${i}`, i % 2 ? P.veg : '#93a273', { d: 0.08 })
  reeds(s, 1262, 230, seed, 0, -60, 330)
  reeds(s, 1256, 200, `${seed}r`, 0, 1300, 1660)
  gulls(s, 660, 330, seed, 6, 20, P.lit('#fffaf0'))
  finish(s)
}

/** A river boat near the mouth, where a bar of sand keeps river and sea apart. */
export const rivermouth: Scene = { place: 'lagoon', draw }
