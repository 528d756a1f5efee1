import { mix } from '../kit/colour'
import { body, pane, slab } from '../kit/elevation'
import { finish, hedge } from '../kit/foreground'
import { flags, pool } from '../kit/grounds'
import { forest, land, ridge } from '../kit/land'
import { ellipse, H, lens, n, type Pt, pairs, rect, shape, smooth, triples } from '../kit/path'
import { cypress, foliage, palm } from '../kit/plants'
import { lounger, parasol, towels } from '../kit/poolside'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { heaven, range } from '../outlooks/ground'

/** Steam that rises from warm water. */
function steam(s: Sheet, seed: string, spots: readonly (readonly [number, number, number])[]): void {
  const q = rng(`${seed}stm`)
  for (const [x, y, r] of spots)
    for (let i = 0; i < 3; i++) {
      const [cx, cy, rr] = [x + q.in(-r, r) * 0.4, y - i * r * 0.7, r * (1 - i * 0.18)]
      s.path(
        ellipse(cx, cy, rr, rr * 0.62),
        s.radial(cx, cy, rr, [0, '#ffffff', 0.42], [0.5, '#ffffff', 0.18], [1, '#ffffff', 0]),
      )
    }
}

/** A bather: head and shoulders above the water, rings around them. */
function bather(s: Sheet, x: number, y: number, k: number, cap: string): void {
  const { P } = s,
    skin = P.shd('#c08a68', 0, 0.2)
  s.line(
    ellipse(x, y + 4 * k, 74 * k, 15 * k) + ellipse(x, y + 6 * k, 112 * k, 24 * k),
    '#ffffff',
    3 * k,
    'opacity=".4"',
  )
  s.path(
    `M${n(x - 44 * k)} ${n(y + 4 * k)}Q${n(x - 40 * k)} ${n(y - 40 * k)} ${n(x)} ${n(y - 42 * k)}Q${n(x + 40 * k)} ${n(y - 40 * k)} ${n(x + 44 * k)} ${n(y + 4 * k)}Z`,
    skin,
  )
  s.path(ellipse(x, y - 62 * k, 21 * k, 26 * k), skin)
  s.path(`M${n(x - 23 * k)} ${n(y - 66 * k)}a${n(23 * k)} ${n(25 * k)} 0 0 1 ${n(46 * k)} 0Z`, P.lit(cap))
}

/** A red spring: iron and lime in steps over which hot water runs into a basin. */
function drawRed(s: Sheet, { seed, sunX = 1240 }: Drawing): void {
  const { P } = s,
    q = rng(`${seed}rd`),
    v = { seed, sunX }
  heaven(s, v)
  range(s, v, 300)
  // the white slope of Pamukkale far behind
  land(s, ridge(`${seed}w`, 600, 120, { scale: 420, x0: 700, env: (t) => Math.sin(t * 3.1) }), 650, '#fffaf0', 0.22, {
    seed,
    facets: false,
  })
  forest(s, ridge(`${seed}f`, 660, 70, { scale: 300 }), 800, 0.3, seed, { n: 220, size: 17 })
  s.path(rect(-60, 760, 1780, 520), s.down(760, H, [0, P.lit('#c9b078', 0.1)], [1, P.lit('#b9975e')]))
  for (const [x, h] of pairs([90, 420, 210, 340, 1390, 360, 1520, 460])) palm(s, x, 880, h, `${seed}${x}`, { d: 0.06 })
  for (const [x, h] of pairs([300, 260, 1300, 250])) cypress(s, x, 860, h, { d: 0.1 })
  // the mound in steps, each with a rim and its own tint
  const tints = ['#f6e9d2', '#e9b27a', '#d9803f', '#c95f33', '#b5472c', '#cf6a35', '#a83f2c']
  const half = (i: number): number => 190 + 460 * (i / 6) ** 0.8
  const middle = (i: number): number => 900 - 90 * (i / 6) + ([0, 26, -34, 18, -22, 14, 0][i] ?? 0)
  const step = (i: number): Pt[] => {
    const t = i / 6,
      [w, m] = [half(i), middle(i)],
      [l, r] = [w * q.in(0.86, 1.12), w * q.in(0.86, 1.12)],
      y = 500 + 330 * t,
      f = () => q.in(-20, 20) * (0.5 + t)
    return [
      [m - l, y + 116],
      [m - l * 0.97, y + 60 + f()],
      [m - l * 0.74, y + 20 + f()],
      [m - l * 0.42, y + 34 + f()],
      [m - l * 0.1, y + 8 + f()],
      [m + r * 0.2, y + 30 + f()],
      [m + r * 0.5, y + 6 + f()],
      [m + r * 0.78, y + 38 + f()],
      [m + r * 0.97, y + 64 + f()],
      [m + r, y + 120],
    ]
  }
  for (let i = 0; i <= 6; i++) {
    const pts = step(i),
      tint = tints[i] ?? '#c95f33',
      [, y] = pts[4] ?? [0, 0],
      d = `${smooth(pts, false, 6)}L1500 960H150Z`
    s.path(
      d,
      s.down(
        y,
        y + 150,
        [0, P.lit(mix(tint, '#fff0d0', 0.35), 0.02)],
        [0.3, P.lit(tint, 0.02)],
        [1, P.shd(tint, 0, 0.5)],
      ),
    )
    s.line(smooth(pts.slice(1, -1), false, 6), P.lit('#fff4de'), 9, 'opacity=".85"')
    // water that runs over the rim in ribbons
    let ribbons = ''
    for (let k = 0; k < 9 + i * 2; k++) {
      const x = middle(i) + q.in(-0.8, 0.8) * half(i),
        l = q.in(34, 84)
      ribbons += `M${n(x)} ${n(y + 10)}q${n(q.in(-8, 8))} ${n(l * 0.5)} ${n(q.in(-10, 10))} ${n(l)}`
    }
    s.line(ribbons, '#ffffff', 5, 'opacity=".34"')
    let drips = ''
    for (let k = 0; k < 10 + i * 2; k++) {
      const x = middle(i) + q.in(-0.86, 0.86) * half(i),
        l = q.in(40, 96)
      drips += `M${n(x)} ${n(y + 20)}q${n(q.in(-6, 6))} ${n(l * 0.5)} ${n(q.in(-8, 8))} ${n(l)}`
    }
    s.line(drips, P.shd(i % 3 === 1 ? '#7f8a4a' : '#8a2f22', 0, 0.3), 6, 'opacity=".38"')
  }
  // the spring's mouth
  s.path(
    smooth(pairs([760, 540, 800, 494, 870, 476, 960, 480, 1030, 500, 1060, 546, 910, 566]), true, 7),
    P.lit('#e9a76a'),
  ).path(smooth(pairs([800, 514, 870, 490, 960, 490, 1016, 514, 910, 530]), true, 6), P.lit('#c9ece4'))
  s.line('M850 524Q842 556 850 590M906 528Q914 562 904 598M966 524Q960 552 972 586', '#ffffff', 11, 'opacity=".8"')
  // the basin
  const rim = pairs([
    180, 960, 460, 916, 800, 906, 1160, 918, 1430, 962, 1500, 1060, 1290, 1150, 800, 1180, 320, 1150, 110, 1060,
  ])
  s.path(
    smooth(
      rim.map(([x, y]): Pt => [800 + (x - 800) * 1.05, 1040 + (y - 1040) * 1.14]),
      true,
      6,
    ),
    P.lit('#e9c49a'),
  )
  const water = smooth(rim, true, 6)
  s.path(water, s.down(906, 1180, [0, P.lit('#f0b890')], [0.35, P.lit('#c9905e')], [1, P.lit('#8f6a4a')]))
  s.inside(water)
  let light = ''
  for (let i = 0; i < 90; i++) light += lens(q.in(120, 1480), 920 + q() * 250, q.in(20, 74), q.in(1.5, 4.5))
  s.path(light, '#fff6e4', 'opacity=".5"')
  let mirror = ''
  for (let i = 0; i < 40; i++) mirror += lens(800 + q.in(-420, 420), 916 + q() * 120, q.in(30, 90), q.in(3, 6))
  s.path(mirror, P.lit('#b5472c'), 'opacity=".34"').close()
  bather(s, 560, 1040, 1, '#f6efe0')
  bather(s, 700, 1070, 1.05, '#2f7f86')
  bather(s, 1090, 1030, 0.95, '#f0b03a')
  steam(s, seed, triples([910, 470, 150, 420, 940, 190, 800, 900, 200, 1190, 940, 190]))
  towels(s, 1480, 1130, 1, ['#f6efe0', '#2f7f86', '#f6efe0'])
  foliage(s, 60, 1130, 150, 74, `${seed}l`, P.veg, { n: 70, z: 26 })
  hedge(s, seed, (t) => 74 * Math.max(0, Math.abs(t - 0.5) * 2 - 0.5), { flowers: '#f2b33d' })
  finish(s)
}

/** Thermal pools under wooded hills, a cable car above them. */
function drawHills(s: Sheet, { seed, sunX = 460, tile = '#2f7f86' }: Drawing): void {
  const { P } = s,
    v = { seed, sunX }
  heaven(s, v)
  range(s, v, 240)
  forest(s, ridge(`${seed}a`, 640, 300, { scale: 420, env: (t) => 0.3 + 0.7 * t }), 760, 0.4, seed, {
    n: 300,
    size: 17,
  })
  forest(s, ridge(`${seed}b`, 740, 330, { scale: 380, env: (t) => 0.2 + 0.8 * t * t }), 900, 0.26, `${seed}b`, {
    n: 320,
    size: 22,
  })
  // the cable car climbs to the right
  for (const [x, y, h] of triples([560, 690, 150, 960, 620, 190, 1330, 480, 170])) {
    s.path(shape([x - 14, y], [x + 14, y], [x + 6, y - h], [x - 6, y - h]), P.shd('#8f9aa2', 0.14, 0.4))
    s.path(rect(x - 44, y - h, 88, 10), P.shd('#8f9aa2', 0.12, 0.5))
  }
  s.line(
    'M120 640Q360 580 520 544M524 538Q760 520 920 432M1000 430Q1180 390 1290 312M1372 312Q1500 280 1680 190',
    P.shd('#4a4f58', 0.1, 0.5),
    4,
  )
  s.line('M520 544L600 540M920 432L1000 430M1290 312L1372 312', P.shd('#4a4f58', 0.1, 0.5), 4)
  for (const [x, y, k] of triples([330, 594, 0.8, 740, 510, 1, 1150, 392, 1.1, 1500, 272, 1])) {
    s.line(`M${x} ${y}v${n(34 * k)}`, P.shd('#4a4f58', 0.08, 0.5), 5)
    const [top, w] = [y + 34 * k, 46 * k]
    s.path(
      `M${n(x - w)} ${n(top + 14 * k)}q0 ${n(-14 * k)} ${n(14 * k)} ${n(-14 * k)}h${n(2 * w - 28 * k)}q${n(14 * k)} 0 ${n(14 * k)} ${n(14 * k)}v${n(50 * k)}q0 ${n(16 * k)} ${n(-16 * k)} ${n(16 * k)}h${n(-2 * w + 32 * k)}q${n(-16 * k)} 0 ${n(-16 * k)} ${n(-16 * k)}Z`,
      P.lit('#d2492e', 0.05),
    )
    s.path(
      rect(x - w + 9 * k, top + 12 * k, 2 * w - 18 * k, 32 * k),
      P.glowing ? P.lamp : P.shd('#3f6a78', 0.05, 0.2),
    ).path(rect(x - 2, top + 12 * k, 5, 32 * k), P.lit('#d2492e', 0.05))
  }
  flags(s, 850, '#efe0c2')
  // the bath house on the right, pines and cypresses around
  for (const [x, h] of pairs([1120, 330, 1230, 280, 60, 360])) cypress(s, x, 860, h, { d: 0.08 })
  body(s, seed, { x: 1200, w: 520, top: 560, ground: 860, wall: '#f3e3c8', side: 90 })
  slab(s, 1120, 620, 566, 26, '#c99a68')
  for (const x of [1250, 1420]) pane(s, x, 856, 130, 230, { isArched: true, frame: '#8a5f40' })
  for (let i = 0; i < 9; i++)
    foliage(s, 40 + i * 118, 858, 70, 34, `${seed}h${i}`, i % 2 ? P.veg : '#93a273', { n: 34, z: 15 })
  pool(s, seed, [330, 1050], [900, 1130], 0.2)
  s.path(ellipse(1370, 1010, 190, 52), P.lit('#fbf3e2')).path(
    ellipse(1370, 1006, 164, 42),
    s.down(964, 1048, [0, P.lit('#bfeae4')], [1, P.lit('#3fa8b4')]),
  )
  let jets = ''
  const q = rng(`${seed}j`)
  for (let i = 0; i < 60; i++) jets += ellipse(1370 + q.in(-120, 120), 1006 + q.in(-26, 26), q.in(4, 13), q.in(2, 5))
  s.path(jets, '#ffffff', 'opacity=".6"')
  // a handrail and steps into the pool
  s.line('M930 930V880Q930 866 946 866H1010Q1026 866 1026 880V940', P.lit('#f2f4f4'), 9)
  bather(s, 560, 1000, 0.85, '#f6efe0')
  bather(s, 760, 1040, 0.95, tile)
  bather(s, 880, 980, 0.8, '#e2583e')
  bather(s, 1360, 1000, 0.7, '#f0b03a')
  steam(s, seed, triples([480, 930, 150, 760, 920, 170, 1020, 930, 130, 1370, 960, 120]))
  parasol(s, 150, 1020, 150, 250)
  lounger(s, 150, 1060, 1.1, tile, -1)
  lounger(s, 80, 1140, 1.25, '#e2784a', -1)
  towels(s, 1240, 1150, 1.1, ['#f6efe0', tile, '#f6efe0'])
  foliage(s, 1540, 1170, 150, 70, `${seed}f`, P.veg, { n: 70, z: 26, dark: 1 })
  finish(s)
}

/** Thermal water in the open: the `red` spring, or pools below a cable car (`hills`). */
export const springs: Scene = {
  place: 'pamukkale',
  places: { hills: 'aegean' },
  draw: (s: Sheet, drawing: Drawing) => (drawing.view === 'hills' ? drawHills(s, drawing) : drawRed(s, drawing)),
}
