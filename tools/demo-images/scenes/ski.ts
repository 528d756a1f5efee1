import { finish } from '../kit/foreground'
import { ellipse, H, lens, n, pairs, rect, shape, smooth, triples } from '../kit/path'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { snow } from '../outlooks/stone'

function skier(s: Sheet, x: number, y: number, k: number, jacket: string): void {
  const { P } = s
  s.path(lens(x + 20 * k, y + 12 * k, 120 * k, 8 * k), P.shd('#9fb4d2', 0, 0.6), 'opacity=".5"')
  s.line(
    `M${n(x - 76 * k)} ${n(y - 12 * k)}L${n(x + 96 * k)} ${n(y + 16 * k)}M${n(x - 66 * k)} ${n(y - 26 * k)}L${n(x + 104 * k)} ${n(y + 2 * k)}`,
    P.shd('#2c3f52', 0, 0.4),
    7 * k,
  )
  s.path(
    smooth(
      [
        [x - 20 * k, y - 8 * k],
        [x - 40 * k, y - 70 * k],
        [x - 16 * k, y - 100 * k],
        [x + 26 * k, y - 96 * k],
        [x + 16 * k, y - 50 * k],
        [x + 30 * k, y],
      ],
      true,
      7,
    ),
    P.shd('#34475a', 0, 0.3),
  )
  s.path(
    smooth(
      [
        [x - 24 * k, y - 92 * k],
        [x - 16 * k, y - 150 * k],
        [x + 24 * k, y - 162 * k],
        [x + 44 * k, y - 110 * k],
        [x + 20 * k, y - 86 * k],
      ],
      true,
      7,
    ),
    P.lit(jacket),
  )
  s.path(ellipse(x + 26 * k, y - 180 * k, 19 * k, 22 * k), P.lit('#f6efe0')).path(
    rect(x + 20 * k, y - 186 * k, 26 * k, 11 * k),
    P.shd('#2c3f52', 0, 0.5),
  )
  s.line(
    `M${n(x + 30 * k)} ${n(y - 130 * k)}L${n(x + 72 * k)} ${n(y - 100 * k)}L${n(x + 30 * k)} ${n(y + 4 * k)}`,
    P.shd('#4a4a50', 0, 0.4),
    6 * k,
  )
}

function drawSki(s: Sheet, { seed, sunX = 1240 }: Drawing): void {
  const { P } = s
  snow(s, { seed, sunX })
  const piste = `${smooth(pairs([-80, 700, 260, 760, 620, 830, 1000, 860, 1340, 800, 1680, 700]))}L1680 1260H-80Z`
  s.path(piste, s.down(700, H, [0, P.lit('#ffffff', 0.04)], [0.5, P.lit('#f4f7fb')], [1, P.shd('#e6edf6', 0, 0.25)]))
  s.line(
    'M120 1240Q420 1120 380 1040T700 930T880 860M1500 1240Q1200 1130 1260 1050T980 900',
    P.shd('#b9cbe2', 0, 0.4),
    9,
    'opacity=".7"',
  )
  s.line('M-60 330L1660 610', P.shd('#4a5460', 0.08, 0.4), 4)
  for (const [x, y] of pairs([200, 372, 560, 431, 920, 490, 1290, 550]))
    s.line(`M${x} ${y}v60`, P.shd('#4a5460', 0.06, 0.4), 5)
      .path(rect(x - 34, y + 54, 68, 52), P.lit(x % 400 ? '#d2492e' : '#f0b03a', 0.04))
      .path(rect(x - 26, y + 60, 52, 22), P.shd('#5f808a', 0.04, 0.3))
  for (const x of [420, 1110]) s.path(rect(x - 9, x === 420 ? 408 : 520, 18, 360), P.shd('#8f9aa8', 0.08, 0.4))
  skier(s, 620, 960, 1, '#d2492e')
  skier(s, 1120, 1090, 1.35, '#2f7f86')
  skier(s, 960, 890, 0.6, '#f0b03a')
  for (const [x, y, h] of triples([90, 1060, 430, 230, 960, 300, 1450, 980, 330, 1570, 1080, 460])) {
    for (let i = 0; i < 4; i++) {
      const [w, ty] = [h * (0.34 - i * 0.07), y - h * (0.1 + i * 0.22)]
      s.path(shape([x - w, ty], [x + w, ty], [x, ty - h * 0.36]), P.shd('#4f6f62', 0, 0.35)).path(
        shape([x - w * 0.6, ty - h * 0.12], [x + w * 0.2, ty - h * 0.16], [x, ty - h * 0.36]),
        P.lit('#ffffff'),
      )
    }
  }
  finish(s)
}

export const ski: Scene = { place: 'winter', draw: drawSki }
