import { mix } from '../kit/colour'
import { finish, pineFrame } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { forest, land, ridge, rocks } from '../kit/land'
import { H, triples } from '../kit/path'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'
import { sailboat } from '../kit/small-boats'
import { reflected, ripples, sea } from '../kit/water'

function draw(s: Sheet, { seed, view = 'cove', sunX = 1060, sails = false }: Drawing): void {
  const { P } = s,
    hz = view === 'open' ? 700 : 620,
    wl = view === 'open' ? 890 : 880
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 190 : 170 })
  clouds(s, hz * 0.95, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 150, { scale: 420, env: (t) => 0.35 + 0.65 * Math.sin(t * 2.6 + 0.5) }),
    hz + 2,
    '#8fa0a8',
    0.82,
    { mist: 0.6 },
  )
  land(
    s,
    ridge(`${seed}b`, hz + 2, 190, { scale: 360, env: (t) => Math.max(0.05, 1 - t * 1.15) }),
    hz + 4,
    P.rock2,
    0.64,
    { mist: 0.5 },
  )
  sea(s, hz, H, { sunX: P.hour === 'day' ? null : sunX, seed })
  if (P.hour === 'day') {
    s.path(
      `M-60 ${wl - 90}C300 ${wl - 120} 900 ${wl + 20} 1660 ${wl - 60}V1260H-60Z`,
      s.fade([0, '#7fe0d2', 0], [0.4, '#7fe0d2', 0.5], [1, '#7fe0d2', 0.15]),
    )
  }
  sailboat(s, 1330, hz + 22, 42, { d: 0.5 })
  if (view === 'cove') {
    const left = ridge(`${seed}c`, hz + 40, 330, {
      scale: 300,
      oct: 4,
      x1: 720,
      env: (t) => Math.max(0.0, 1 - t ** 1.3) * 0.9 + 0.02,
    })
    reflected(
      s,
      hz + 62,
      190,
      () => {
        forest(s, left, hz + 62, 0.3, seed, { n: 320 })
        rocks(s, -60, 700, hz + 62, seed, 0.28)
      },
      0.5,
    )
    ripples(s, 260, hz + 66, 560, 150, mix(P.sea[1], P.sea[2], 0.4), `${seed}rp`, 22)
    const right = ridge(`${seed}d`, hz + 70, 300, { scale: 260, oct: 4, x0: 1180, env: (t) => t ** 1.2 * 0.95 + 0.02 })
    reflected(
      s,
      hz + 96,
      200,
      () => {
        forest(s, right, hz + 96, 0.18, `${seed}r`, { n: 260 })
        rocks(s, 1170, 1660, hz + 96, `${seed}x`, 0.18)
      },
      0.5,
    )
    ripples(s, 1450, hz + 100, 460, 160, mix(P.sea[1], P.sea[2], 0.5), `${seed}rq`, 22)
  }
  const gx = view === 'open' ? 760 : 730,
    L = view === 'open' ? 980 : 880
  reflected(s, wl + 8, 320, () => gulet(s, gx, wl, L, { sails }), 0.62)
  ripples(s, gx, wl + 8, L * 0.92, 300, mix(P.sea[2], P.sea[1], 0.25), `${seed}rr`, 40)
  ripples(s, gx, wl + 4, L * 0.9, 14, mix(P.sea[0], P.cloud, 0.3), `${seed}wl`, 6)
  gulls(s, 420, 300, seed, 6, 18)
  if (view === 'cove') pineFrame(s, seed)
  finish(s)
}

export const guletScene: Scene = {
  place: 'aegean',
  draw,
  hours: ['golden', 'day', 'dusk', 'dawn', 'night'],
  mirror: true,
  crops: triples([130, 150, 1340, 230, 260, 1240]),
  details: triples([640, 300, 800, 200, 480, 800]),
  views: ['cove', 'open'],
  moods: [{}, { sails: true }],
}
