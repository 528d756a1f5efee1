import { ferry, mosque } from '../kit/bosphorus'
import { house } from '../kit/buildings'
import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { land, ridge } from '../kit/land'
import { H, n, pairs, poly, quads, rect, smooth, triples, W } from '../kit/path'
import { cypress, foliage } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'
import { sailboat } from '../kit/small-boats'
import { reflected, ripples, sea } from '../kit/water'

function draw(s: Sheet, { seed, sunX = 1120 }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 760
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 230 : 170, r: 92 })
  clouds(s, hz * 0.9, seed)
  const town = (y: number, N: number, d: number, lo: number, hi: number, x0 = -60, x1 = W + 60) => {
    let a = '',
      b = '',
      r = '',
      wl = ''
    for (let i = 0; i < N; i++) {
      const x = x0 + ((i + q() * 0.8) / N) * (x1 - x0),
        w = q.in(24, 62),
        h = q.in(lo, hi)
      a += rect(x, y - h, w, h + 40)
      b += rect(x - w * 0.3, y - h, w * 0.3, h + 40)
      r += poly([
        [x - w * 0.36, y - h],
        [x - w * 0.12, y - h - 13],
        [x + w * 0.86, y - h - 13],
        [x + w * 1.06, y - h],
      ])
      for (let j = 0; j < 5; j++) if (q() < 0.55) wl += rect(x + q.in(0.1, 0.75) * w, y - h + q.in(0.15, 0.9) * h, 5, 7)
    }
    s.path(a, P.lit(P.wall, d))
      .path(b, P.shd(P.wall, d, 0.6))
      .path(r, P.lit(P.roof, d))
      .path(wl, P.glowing ? P.far(P.lamp, d * 0.5) : P.shd('#5a4a48', d, 0.5))
  }
  const hill = ridge(`${seed}a`, hz, 90, { scale: 380, env: (t) => 0.4 + 0.6 * Math.sin(t * 3.1) })
  land(s, hill, hz + 10, '#8a84a0', 0.74, { facets: false })
  mosque(s, 1400, hz - 44, 120, 0.68, {})
  land(
    s,
    ridge(`${seed}b`, hz - 30, 150, { scale: 520, oct: 2, env: (t) => Math.sin(Math.min(1, t * 1.25) * 3.14) ** 0.7 }),
    hz + 10,
    '#8f7f86',
    0.5,
    { facets: false },
  )
  town(hz - 70, 26, 0.5, 24, 60, 200, 1250)
  mosque(s, 520, hz - 116, 400, 0.4, {})
  town(hz - 28, 40, 0.42, 26, 66, 0, 1450)
  for (let i = 0; i < 26; i++) {
    const x = q.in(40, 1400)
    i % 2
      ? cypress(s, x, hz - q.in(10, 60), q.in(34, 66), { d: 0.42 })
      : foliage(s, x, hz - q.in(14, 70), q.in(16, 30), 12, seed + i, P.veg, { d: 0.42 })
  }
  mosque(s, 985, hz - 92, 250, 0.42, { stone: '#d8a88c', minarets: { back: [-0.62, 0.62], front: [-0.74, 0.74] } })
  town(hz - 4, 44, 0.34, 20, 54)
  sea(s, hz, H, { seed, sunX, spread: 1.05, glitter: 300 })
  s.path(rect(-60, hz - 4, W + 120, 8), P.shd(P.rock, 0.3, 0.6))
  let rf = ''
  for (let i = 0; i < 60; i++) {
    const x = q() * W,
      y = hz + 8 + q() * 70,
      l = q.in(20, 70)
    rf += `M${n(x - l)} ${n(y)}Q${n(x)} ${n(y - 3)} ${n(x + l)} ${n(y)}Q${n(x)} ${n(y + 3)} ${n(x - l)} ${n(y)}Z`
  }
  s.path(rf, P.shd(P.wall, 0.3, 0.8), 'opacity=".3"')
  // Galata tower on the near shore, right
  land(s, pairs([1086, 930, 1150, 896, 1210, 872, 1330, 850, 1480, 838, 1660, 830]), 960, '#7f6f78', 0.16, {
    facets: false,
  })
  const gt = 1440,
    g = s.across([0, P.shd(P.rock, 0.1, 0.75)], [0.6, P.lit(P.rock, 0.1)], [1, P.lit(P.rock, 0.1)])
  s.path(rect(gt - 62, 420, 124, 460), g)
    .path(
      poly([
        [gt - 62, 440],
        [gt - 80, 414],
        [gt - 80, 396],
        [gt + 80, 396],
        [gt + 80, 414],
        [gt + 62, 440],
      ]),
      g,
    )
    .path(rect(gt - 54, 330, 108, 70), g)
    .path(
      poly([
        [gt - 66, 334],
        [gt, 196],
        [gt + 66, 334],
      ]),
      s.across([0, P.shd('#6f8390', 0.1, 0.8)], [1, P.lit('#8296a0', 0.1)]),
    )
  s.line(`M${gt} 200V166`, P.lit('#d9a94a', 0.1), 4)
  let gw = ''
  for (let i = 0; i < 5; i++) gw += `M${gt - 46 + i * 23 - 6} 386v-26a6 6 0 0 1 12 0v26Z`
  for (const [a, b] of pairs([-26, 500, 14, 500, -26, 600, 14, 600, -6, 700]))
    gw += `M${gt + a} ${b}v-22a7 7 0 0 1 14 0v22Z`
  s.path(gw, P.glowing ? P.lamp : P.shd('#4a3a40', 0.1, 0.6))
  s.stipple(rect(gt - 62, 400, 124, 480), P.shd('#6a5048', 0.1), [gt - 60, 800], [gt + 50, 600], 0.8, 0.5)
  for (const [x, y, w, h] of quads([
    1180, 900, 90, 80, 1290, 890, 100, 110, 1590, 880, 110, 150, 1390, 900, 90, 70, 1490, 905, 110, 100,
  ]))
    house(s, x, y, w, h, seed + x, { d: 0.12 })
  s.path(poly(pairs([1120, 900, 1660, 890, 1660, 940, 1090, 924])), P.shd(P.rock, 0.08, 0.7))
  s.path(
    smooth(pairs([920, 1000, 890, 992, 240, 998, 40, 1012, -60, 1030, 300, 1018, 800, 1014]), true),
    '#ffffff',
    'opacity=".55"',
  )
  reflected(s, 1000, 190, () => ferry(s, 560, 994, 700, 0.05), 0.5)
  ripples(s, 560, 1002, 680, 170, mix(P.sea[2], P.sea[1], 0.3), `${seed}r`, 34)
  sailboat(s, 1060, 850, 50, { d: 0.25 })
  gulls(s, 860, 330, seed + 4, 6, 16)
  finish(s)
}

export const istanbul: Scene = {
  place: 'istanbul',
  draw,
  hours: ['dusk', 'golden', 'dawn', 'day', 'night'],
  mirror: true,
  crops: triples([0, 150, 1400, 300, 200, 1300]),
  details: triples([60, 260, 980, 880, 150, 720, 160, 640, 740]),
}
