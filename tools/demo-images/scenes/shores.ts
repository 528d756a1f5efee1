import { mix } from '../kit/colour'
import { finish, hedge } from '../kit/foreground'
import { forest, ridge } from '../kit/land'
import { ellipse, H, n, type Pt, pairs, rect, shape, smooth, triples } from '../kit/path'
import { stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { sea } from '../kit/water'
import { bay, HORIZON, heaven, range } from '../outlooks/ground'
import { river } from '../outlooks/river'

/** A turtle on her way over the sand. */
function drawTurtle(s: Sheet, { seed, sunX = 980 }: Drawing): void {
  const { P } = s,
    v = { seed, sunX },
    q = rng(`${seed}tu`)
  heaven(s, v)
  range(s, v, 260, (t) => 1 - t)
  bay(s, v, 830)
  const sand = `${smooth(pairs([-80, 820, 240, 800, 620, 826, 1000, 806, 1340, 830, 1680, 812]))}L1680 1260H-80Z`
  s.line(smooth(pairs([-80, 812, 240, 792, 620, 818, 1000, 798, 1340, 822, 1680, 804])), '#ffffff', 15, 'opacity=".75"')
  s.path(
    sand,
    s.down(800, H, [0, P.shd(P.ground, 0, 0.3)], [0.2, P.lit(P.ground)], [1, P.lit(mix(P.ground, '#d9b886', 0.5))]),
  )
  s.shade(sand, P.shd('#c9a878', 0, 0.8), [0, H], [0, 820], 0.6, 0.45)
  let tracks = ''
  for (let i = 0; i < 15; i++)
    for (const m of [-1, 1]) tracks += ellipse(1180 + i * 32, 1010 + i * 14 + m * (40 + i * 3), 15 + i, 7 + i * 0.4)
  s.path(tracks, P.shd('#b9945c', 0, 0.7), 'opacity=".45"')
  const [x, y] = [880, 980],
    skin = '#8f8a5a',
    shell = '#a8703f'
  s.path(ellipse(x + 10, y + 66, 290, 30), P.ink, 'opacity=".3"')
  for (const pts of [
    [-150, 20, -250, 90, -330, 80, -300, 40, -210, -6],
    [120, 30, 190, 96, 260, 92, 240, 50, 180, 6],
    [-60, 40, -110, 120, -180, 128, -170, 96, -120, 40],
  ])
    s.path(
      smooth(
        pairs(pts).map(([a, b]): Pt => [x + a, y + b]),
        true,
        7,
      ),
      s.across([0, P.shd(skin, 0, 0.6)], [1, P.lit(skin)]),
    )
  s.path(
    smooth(
      pairs([-200, 10, -250, -40, -316, -46, -350, -14, -330, 24, -260, 40]).map(([a, b]): Pt => [x + a, y + b]),
      true,
      7,
    ),
    P.lit(skin),
  ).path(ellipse(x - 306, y - 16, 8, 9), P.shd('#2c2a28', 0, 0.6))
  const dome = smooth(
    pairs([-220, 40, -190, -70, -80, -140, 60, -146, 170, -90, 230, 40, 120, 66, -120, 66]).map(
      ([a, b]): Pt => [x + a, y + b],
    ),
    true,
    7,
  )
  s.path(dome, s.down(y - 146, y + 66, [0, P.lit(mix(shell, '#f0c078', 0.35))], [1, P.shd(shell, 0, 0.6)]))
  s.inside(dome)
  for (const [a, b, r] of triples([
    -120, -40, 62, 0, -70, 70, 110, -40, 62, -60, 30, 56, 60, 26, 58, 180, 20, 50, -180, 20, 46,
  ]))
    s.line(
      smooth(
        [0, 1, 2, 3, 4, 5].map((i): Pt => [x + a + Math.cos(i * 1.047) * r, y + b + Math.sin(i * 1.047) * r * 0.76]),
        true,
        40,
      ),
      P.shd(shell, 0, 1),
      6,
      'opacity=".5"',
    )
  s.close()
  for (let i = 0; i < 26; i++)
    s.path(
      ellipse(q.in(0, 1600), q.in(1050, 1190), q.in(6, 15), q.in(4, 9)),
      P.lit(q.pick(['#fff4e0', '#e6c9a8', '#d9b08a'])),
    )
  finish(s)
}

function drawReeds(s: Sheet, { seed, sunX = 420 }: Drawing): void {
  const { P } = s
  river(s, { seed, sunX })
  sea(s, 880, H + 60, {
    seed: `${seed}n`,
    sunX: P.hour === 'day' ? null : sunX,
    spread: 0.5,
    n: 120,
    colours: [P.sea[1], P.sea[1], P.sea[2], P.sea[3]],
  })
  // a flat river boat with a sun roof
  const [x, y] = [800, 1020]
  s.path(ellipse(x, y + 26, 420, 24), P.ink, 'opacity=".25"')
  for (const m of [-230, -80, 80, 230]) s.path(rect(x + m - 5, y - 190, 10, 170), P.shd('#8a5f40', 0, 0.4))
  s.path(shape([x - 290, y - 206], [x + 290, y - 206], [x + 310, y - 180], [x - 310, y - 180]), P.lit('#fbf3e2')).path(
    rect(x - 310, y - 180, 620, 16),
    P.lit('#c9573a'),
  )
  for (const m of [-170, -100, 10, 100, 170])
    s.path(
      smooth(
        [
          [x + m - 24, y - 40],
          [x + m - 22, y - 90],
          [x + m, y - 104],
          [x + m + 22, y - 90],
          [x + m + 24, y - 40],
        ],
        true,
        8,
      ),
      P.shd(m % 20 ? '#3f6f8a' : '#c9573a', 0, 0.3),
    ).path(ellipse(x + m, y - 122, 15, 18), P.shd('#8a5a44', 0, 0.5))
  s.path(
    smooth(
      [
        [x - 400, y - 66],
        [x - 300, y - 44],
        [x + 300, y - 44],
        [x + 430, y - 90],
        [x + 360, y + 20],
        [x - 340, y + 20],
      ],
      true,
      12,
    ),
    s.down(y - 90, y + 20, [0, P.lit('#fbf6ec')], [1, P.shd('#e9dcc4', 0, 0.5)]),
  ).path(shape([x - 380, y - 20], [x + 392, y - 20], [x + 384, y - 4], [x - 372, y - 4]), P.lit('#2f7f86'))
  let reeds = ''
  for (let i = 0; i < 150; i++)
    reeds += `M${n(i < 75 ? -50 + i * 5 : 1260 + (i - 75) * 5.2)} ${1210 + (i % 9) * 5}q${(i % 9) - 4} -100 ${(i % 13) * 3 - 18} ${-170 - (i % 7) * 24}`
  s.line(reeds, P.shd('#98a350', 0, 0.2), 5)
  finish(s)
}

function drawLake(s: Sheet, { seed, sunX = 1180 }: Drawing): void {
  const { P } = s,
    v = { seed, sunX },
    aqua = P.lit('#7fe3e0')
  heaven(s, v)
  range(s, v, 330)
  sea(s, HORIZON, 960, {
    seed,
    sunX: P.hour === 'day' ? null : sunX,
    colours: [P.sea[1], mix(P.sea[1], aqua, 0.4), aqua, mix(aqua, '#ffffff', 0.4)],
  })
  forest(s, ridge(`${seed}c`, HORIZON + 20, 110, { scale: 230, x0: 1000, env: (t) => t }), HORIZON + 26, 0.4, seed, {
    n: 160,
    size: 12,
  })
  for (const [y, c] of [
    [830, 0.25],
    [880, 0.1],
    [940, 0],
  ] as const)
    s.path(
      `${smooth(ridge(`${seed}${y}`, y, 60, { scale: 420, oct: 3, step: 70 }))}L1680 1260H-80Z`,
      c ? mix(P.lit('#fffdf6'), aqua, c * 1.6) : s.down(900, H, [0, P.lit('#fffefa')], [1, P.lit('#f1ece2')]),
    )
  for (const [x, y, r] of triples([260, 1010, 120, 620, 1060, 90, 1290, 1030, 150]))
    s.path(ellipse(x, y, r, r * 0.2), P.lit('#9fe6e4')).path(
      ellipse(x - r * 0.2, y - 4, r * 0.5, r * 0.06),
      '#ffffff',
      'opacity=".7"',
    )
  stonePine(s, 120, 1140, 760, `${seed}p`, { lean: 0.12 })
  hedge(s, seed, (t) => 70 * Math.max(0, Math.abs(t - 0.55) * 2 - 0.5), { colours: ['#93a273', '#a8a868', P.veg] })
  finish(s)
}

export const turtle: Scene = { place: 'aegean', draw: drawTurtle }
export const reedriver: Scene = { place: 'aegean', draw: drawReeds }
export const lake: Scene = { place: 'pamukkale', draw: drawLake }
