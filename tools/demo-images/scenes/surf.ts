import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { ellipse, H, lens, n, rect, smooth } from '../kit/path'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { gulls } from '../kit/sky'
import { sea } from '../kit/water'
import { HORIZON, heaven, range } from '../outlooks/ground'

function drawSurf(s: Sheet, { seed, sunX = 1180 }: Drawing): void {
  const { P } = s,
    v = { seed, sunX },
    aqua = P.lit('#6fded0')
  heaven(s, v)
  range(s, v, 160)
  sea(s, HORIZON, H + 60, {
    seed,
    sunX: P.hour === 'day' ? null : sunX,
    colours: [P.sea[0], mix(P.sea[1], aqua, 0.5), aqua, mix(aqua, '#f3ead0', 0.25)],
  })
  const surfer = (x: number, y: number, k: number, cloth: string, second: string): void => {
    s.path(lens(x, y + 16 * k, 190 * k, 12 * k), '#ffffff', 'opacity=".75"')
    s.path(
      smooth(
        [
          [x - 170 * k, y],
          [x, y - 12 * k],
          [x + 170 * k, y - 6 * k],
          [x + 130 * k, y + 10 * k],
          [x - 130 * k, y + 12 * k],
        ],
        true,
        9,
      ),
      P.lit('#fbf3e2'),
    )
    s.path(
      smooth(
        [
          [x - 96 * k, y - 6 * k],
          [x - 72 * k, y - 60 * k],
          [x - 108 * k, y - 120 * k],
          [x - 96 * k, y - 180 * k],
          [x - 56 * k, y - 186 * k],
          [x - 40 * k, y - 124 * k],
          [x - 22 * k, y - 64 * k],
          [x - 50 * k, y - 6 * k],
        ],
        true,
        6,
      ),
      P.shd('#2c3f52', 0, 0.4),
    )
    s.path(ellipse(x - 80 * k, y - 212 * k, 21 * k, 25 * k), P.shd('#9a6a4e', 0, 0.4))
    s.line(
      `M${n(x - 60 * k)} ${n(y - 170 * k)}L${n(x + 30 * k)} ${n(y - 160 * k)}M${n(x + 20 * k)} ${n(y - 8 * k)}L${n(x + 110 * k)} ${n(y - 470 * k)}`,
      P.shd('#4a4a50', 0, 0.5),
      9 * k,
    )
    const sail = `M${n(x + 20 * k)} ${n(y - 20 * k)}Q${n(x - 30 * k)} ${n(y - 300 * k)} ${n(x + 110 * k)} ${n(y - 480 * k)}Q${n(x + 300 * k)} ${n(y - 260 * k)} ${n(x + 270 * k)} ${n(y - 90 * k)}Z`
    s.path(sail, s.across([0, P.lit(cloth)], [1, P.shd(cloth, 0, 0.25)]))
    s.inside(sail)
      .path(rect(x - 100 * k, y - 260 * k, 500 * k, 90 * k), P.lit(second))
      .path(rect(x - 100 * k, y - 150 * k, 500 * k, 40 * k), '#ffffff', 'opacity=".6"')
      .close()
  }
  surfer(1230, 720, 0.42, '#e0a83f', '#2f7f86')
  surfer(300, 760, 0.5, '#2f7f86', '#fbf3e2')
  surfer(730, 990, 1.15, '#d2492e', '#f0b03a')
  const q = rng(`${seed}sp`)
  let spray = ''
  for (let i = 0; i < 60; i++) spray += ellipse(q.in(480, 620), q.in(930, 1010), q.in(3, 9), q.in(3, 7))
  s.path(spray, '#ffffff', 'opacity=".7"')
  gulls(s, 1080, 240, seed, 4, 15)
  finish(s)
}

export const surf: Scene = { place: 'aegean', draw: drawSurf }
