import { balloon, chimney } from '../kit/cappadocian'
import { mix } from '../kit/colour'
import { finish, hedge } from '../kit/foreground'
import { land, ridge } from '../kit/land'
import { BLEED, H, quads, rect, triples, W } from '../kit/path'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, sky } from '../kit/sky'
import { plain } from '../outlooks/ground'

/** Balloons before the rising sun: over a rose-coloured valley, or between tall pillars. */
function drawBalloons(s: Sheet, { seed, view = 'valley', sunX }: Drawing): void {
  const { P } = s,
    isPillars = view === 'pillars',
    x0 = sunX ?? (isPillars ? 560 : 1010),
    hz = 690
  sky(s, hz, { x: x0, y: hz - 90, r: 120, seed })
  clouds(s, 420, seed)
  land(s, ridge(`${seed}a`, hz, 130, { scale: 420, oct: 3 }), hz + 60, P.rock2, 0.66, { seed, mist: 0.7 })
  s.path(
    rect(-BLEED, hz - 30, W + 2 * BLEED, 120),
    s.down(hz - 30, hz + 90, [0, P.haze, 0], [0.5, P.haze, 0.85], [1, P.haze, 0]),
  )
  land(s, ridge(`${seed}b`, hz + 90, 110, { scale: 300, oct: 4 }), hz + 190, mix(P.rock, '#e08a86', 0.4), 0.4, {
    seed,
    mist: 0.5,
  })
  for (const [x, y, r, d] of quads(
    isPillars
      ? [
          1120, 270, 150, 0.02, 300, 190, 74, 0.12, 690, 330, 46, 0.26, 860, 150, 34, 0.3, 1390, 160, 58, 0.16, 150,
          420, 30, 0.36, 920, 470, 22, 0.44, 1480, 430, 40, 0.26,
        ]
      : [
          480, 250, 165, 0.02, 830, 160, 60, 0.16, 1330, 260, 96, 0.08, 1130, 420, 36, 0.32, 160, 430, 48, 0.24, 720,
          460, 26, 0.42, 1510, 130, 34, 0.28, 940, 330, 22, 0.4,
        ],
  ))
    balloon(s, x, y, r, `${seed}${x}`, { d })
  if (isPillars) {
    plain(s, hz + 150, P.ground)
    for (const [x, y, h, d] of quads([
      90, 930, 420, 0.16, 250, 900, 300, 0.24, 420, 960, 470, 0.12, 640, 900, 260, 0.26, 800, 930, 330, 0.2, 960, 900,
      240, 0.28, 1330, 950, 400, 0.14, 1520, 930, 470, 0.14,
    ]))
      chimney(s, x, y, h, `${seed}p${x}`, { d, w: 0.26 })
    for (const [x, y, h] of triples([210, 1130, 430, 1180, 1150, 360, 1440, 1160, 460]))
      chimney(s, x, y, h, `${seed}n${x}`, { d: 0.02, w: 0.3, hat: true })
  } else {
    land(
      s,
      ridge(`${seed}c`, hz + 190, 120, { scale: 210, sharp: true }),
      hz + 320,
      mix(P.rock, '#d9747a', 0.45),
      0.22,
      { seed, mist: 0.3, facet: 0.7 },
    )
    land(s, ridge(`${seed}d`, hz + 320, 150, { scale: 170, sharp: true }), H + 60, mix(P.rock, '#c9605f', 0.4), 0.08, {
      seed: `${seed}d`,
      mist: 0.1,
      facet: 0.8,
    })
    for (const [x, y, h] of triples([240, 1110, 230, 1080, 1090, 190, 1420, 1130, 260]))
      chimney(s, x, y, h, `${seed}n${x}`, { d: 0.04, windows: 3 })
  }
  hedge(s, seed, (t) => 14 + 50 * Math.abs(t - 0.5) * 2, {
    colours: ['#8f9560', '#a3985c', '#7f8a54'],
    flowers: '#f0b03a',
  })
  finish(s)
}

export const balloons: Scene = { place: 'cappadocia', draw: drawBalloons }
