import { minaret } from '../kit/buildings'
import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { land, ridge } from '../kit/land'
import { ellipse, H, n, type Pt, pairs, poly, quads, rect, smooth, triples, W, xy } from '../kit/path'
import { person } from '../kit/person'
import { bougainvillea, cypress, foliage } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, sky } from '../kit/sky'

const LANTERNS = ['#e8503a', '#f2b33d', '#2f9aa0', '#e07aa0', '#f7e3b0'] as const

function draw(s: Sheet, { seed, sunX = 960 }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 720,
    vx = 830,
    glow = P.glowing || P.hour === 'dawn',
    warm = (c: string, k: number) => (glow ? mix(P.lit(c), '#f0a860', k) : P.lit(c))
  sky(s, hz, { x: sunX, seed, y: P.night ? 190 : P.low ? 420 : 150, r: 60 })
  clouds(s, hz * 0.8, seed)
  land(s, ridge(`${seed}a`, hz, 120, { scale: 240, sharp: true }), hz + 60, '#6f86a4', 0.6, { seed, mist: 0.4 })
  s.path(rect(600, hz - 14, 480, 60), P.sea[1])
  minaret(s, 912, hz + 20, 440, 46, { fluted: true, d: 0.22 })
  for (const [x, h] of pairs([760, 120, 990, 150, 730, 90])) cypress(s, x, hz + 30, h, { d: 0.25 })
  s.path(rect(-60, hz + 26, W + 120, H), glow ? mix(P.lit('#b79a7c'), '#8a5a40', 0.25) : P.lit('#d9c2a0'))
  // street
  const street = poly([
    [vx - 46, hz + 30],
    [vx + 46, hz + 30],
    [1420, 1260],
    [240, 1260],
  ])
  s.path(street, s.fade([0, warm('#c9a884', 0.25)], [1, P.shd('#a88a74', 0, 0.6)]))
  s.open(`clip-path="${s.clip(street)}"`)
  let cb = '',
    cl = ''
  for (let r = 0; r < 30; r++) {
    const t = (r / 30) ** 1.9,
      y = hz + 34 + t * 500,
      wv = 16 + 62 * t,
      off = (r % 2) * 0.5
    for (let i = -11; i <= 11; i++) {
      const x = vx + (i + off) * wv,
        p = ellipse(x, y, wv * 0.44, wv * 0.17)
      if (q() < 0.42) cl += p
      else cb += p
    }
  }
  s.path(cb, P.shd('#7a6050', 0, 0.7), 'opacity=".35"').path(cl, warm('#f0cfa0', 0.35), 'opacity=".45"')
  s.path(
    ellipse(vx, 1010, 250, 170),
    s.radial(vx, 1010, 250, [0, '#ffcf80', glow ? 0.5 : 0.12], [1, '#ffcf80', 0]),
  ).close()
  // houses: [near t, far t, wall, height, storeys] where t is distance along the side, 0 near .. 1 at the vanishing point
  const side = (m: number, list: readonly (readonly [number, number, string, number, string])[]) => {
    const X0 = m < 0 ? -120 : 1720,
      B0 = 1330
    const pt = (t: number, y: number): Pt => [X0 + (vx - X0) * t, y + (hz - y) * t]
    for (const [t0, t1, wall, top, tone] of [...list].reverse()) {
      const wc = glow ? mix(P.lit(wall), '#e8a05c', 0.34) : m < 0 ? P.lit(wall) : P.shd(wall, 0, 0.4),
        f = (a: number, b: number, y0: number, y1: number, c: string, ex = '') =>
          s.path(poly([pt(a, y0), pt(b, y0), pt(b, y1), pt(a, y1)]), c, ex)
      const tt = (u: number) => t0 + (t1 - t0) * u
      f(t0, t1, top, B0, wc)
      s.stipple(
        poly([pt(t0, top), pt(t1, top), pt(t1, B0), pt(t0, B0)]),
        P.shd(wall, 0, 1),
        [0, pt(t0, top)[1]],
        [0, pt(t0, B0)[1] - 200],
        0.85,
        0.7,
        0.1,
      )
      f(t0, t1, B0 - 190, B0, P.shd('#a98a6a', 0, 0.75), 'opacity=".55"')
      const mid = top + (B0 - top) * 0.46,
        dx = m < 0 ? 1 : -1,
        jut = 74 * (1 - t0),
        jb = (u: number, y: number): Pt => {
          const p = pt(tt(u), y)
          return [p[0] + dx * jut, p[1]]
        }
      // cumba: the jettied upper floor in timber
      const up = poly([jb(0.16, top + 6), jb(0.86, top + 6), jb(0.86, mid), jb(0.16, mid)]),
        bot = poly([pt(tt(0.16), mid), jb(0.16, mid), jb(0.86, mid), pt(tt(0.86), mid)])
      s.path(poly([pt(tt(0.16), top + 60), jb(0.16, top + 60), jb(0.16, mid), pt(tt(0.16), mid)]), P.shd(tone, 0, 0.55))
      s.path(bot, P.shd('#5a3c2c', 0, 0.9))
      s.path(up, glow ? mix(P.lit(tone), '#c98048', 0.3) : P.lit(tone))
      s.stipple(up, P.shd(tone, 0, 1), [0, jb(0.16, top)[1]], [0, jb(0.16, mid)[1]], 0.7, 0.5)
      for (const u of [0.24, 0.48, 0.7]) {
        const a = u,
          b = u + 0.13,
          y0 = top + 60 + (mid - top) * 0.16,
          y1 = top + 60 + (mid - top) * 0.68
        s.path(poly([jb(a, y0), jb(b, y0), jb(b, y1), jb(a, y1)]), glow ? '#ffd98c' : P.shd('#4a4a50', 0, 0.5))
        const [ax, ay] = [(a + b) / 2, (y0 + y1) / 2]
        s.line(
          `M${xy(jb(ax, y0))}L${xy(jb(ax, y1))}M${xy(jb(a, ay))}L${xy(jb(b, ay))}`,
          P.shd('#5a3c2c', 0, 0.8),
          4 * (1 - t0),
        )
      }
      for (const [u, w, hh, door] of quads([0.2, 0.2, 0.55, 1, 0.55, 0.14, 0.34, 0, 0.76, 0.14, 0.34, 0])) {
        const y1 = door ? B0 : B0 - (B0 - mid) * 0.3,
          y0 = y1 - (B0 - mid) * hh
        f(tt(u), tt(u + w), y0, y1, door ? P.shd('#3f6f7a', 0, 0.35) : glow ? '#ffcf7c' : P.shd('#4a4a50', 0, 0.5))
        if (!door) {
          f(tt(u - 0.05), tt(u), y0, y1, P.shd('#4f7a6a', 0, 0.4))
          f(tt(u + w), tt(u + w + 0.05), y0, y1, P.shd('#4f7a6a', 0, 0.4))
        }
      }
      const ev = (u: number, y: number, k: number): Pt => {
        const p = pt(tt(u), y)
        return [p[0] + dx * jut * k, p[1]]
      }
      s.path(
        poly([pt(t0, top - 60), ev(-0.04, top - 26, 1.7), ev(1.02, top - 26, 1.7), pt(t1, top - 60)]),
        P.shd(P.roof, 0, 0.5),
      )
      s.path(
        poly([pt(t0, top + 40), ev(-0.04, top - 26, 1.7), ev(1.02, top - 26, 1.7), pt(t1, top + 40)]),
        P.shd('#5a3c2c', 0, 0.8),
      )
      s.line(`M${xy(ev(-0.04, top - 26, 1.7))}L${xy(ev(1.02, top - 26, 1.7))}`, P.shd(P.roof, 0, 0.3), 12 * (1 - t0))
    }
  }
  side(-1, [
    [0.06, 0.35, '#e9c79a', -60, '#8a5a3c'],
    [0.35, 0.57, '#f1e0c2', 60, '#5f7f78'],
    [0.57, 0.73, '#e2b088', 10, '#8a5a3c'],
    [0.73, 0.84, '#f1e0c2', 90, '#7a5a48'],
  ])
  side(1, [
    [0.04, 0.33, '#f1e0c2', -120, '#5f7f78'],
    [0.33, 0.56, '#e2b088', 30, '#8a5a3c'],
    [0.56, 0.73, '#f1e0c2', -10, '#7a5a48'],
    [0.73, 0.85, '#e9c79a', 80, '#5f7f78'],
  ])
  // awning plants, tables, strings of lanterns
  bougainvillea(s, 210, 640, 130, 70, `${seed}b1`, { colour: '#d23a78' })
  bougainvillea(s, 300, 720, 60, 70, `${seed}b2`, { colour: '#d23a78' })
  for (const [x, y, r] of triples([330, 1100, 50, 1350, 1120, 56, 470, 985, 28, 1180, 985, 30])) {
    s.path(
      poly([
        [x - r * 0.6, y],
        [x + r * 0.6, y],
        [x + r * 0.44, y + r],
        [x - r * 0.44, y + r],
      ]),
      P.shd('#b9603f', 0, 0.4),
    )
    foliage(s, x, y - r * 0.4, r, r * 0.7, seed + x, P.veg, { n: 30, z: r * 0.28 })
  }
  for (const [y0, y1, sag, N, k] of [
    [300, 250, 150, 9, 1],
    [470, 452, 92, 8, 0.72],
    [574, 566, 54, 7, 0.48],
  ] as const) {
    const xa = 830 - 560 * k - 60,
      xb = 830 + 560 * k + 60,
      at = (t: number): Pt => [xa + (xb - xa) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)]
    s.line(smooth([0, 0.2, 0.4, 0.5, 0.6, 0.8, 1].map(at)), P.shd('#3a2c30', 0, 0.9), 3 * k)
    for (let i = 1; i < N; i++) {
      const [x, y] = at(i / N),
        r = 30 * k,
        c = LANTERNS[(i + N) % LANTERNS.length] ?? LANTERNS[0]
      s.line(`M${n(x)} ${n(y)}v${n(r * 0.6)}`, P.shd('#3a2c30', 0, 0.9), 2.4 * k)
      if (glow)
        s.path(
          ellipse(x, y + r * 1.6, r * 3.4, r * 3.4),
          s.radial(x, y + r * 1.6, r * 3.4, [0, mix(c, '#ffe0a0', 0.5), 0.5], [1, c, 0]),
        )
      const L = `M${n(x - r * 0.3)} ${n(y + r * 0.6)}Q${n(x - r * 1.1)} ${n(y + r * 1.1)} ${n(x - r * 0.85)} ${n(y + r * 1.9)}Q${n(x - r * 0.5)} ${n(y + r * 2.4)} ${n(x)} ${n(y + r * 2.75)}Q${n(x + r * 0.5)} ${n(y + r * 2.4)} ${n(x + r * 0.85)} ${n(y + r * 1.9)}Q${n(x + r * 1.1)} ${n(y + r * 1.1)} ${n(x + r * 0.3)} ${n(y + r * 0.6)}Z`
      s.path(L, glow ? c : P.lit(c))
      s.open(`clip-path="${s.clip(L)}"`)
      s.path(ellipse(x, y + r * 1.6, r * 0.62, r * 0.9), mix(c, '#fff3c0', glow ? 0.65 : 0.3))
      let mz = ''
      for (let a = -2; a <= 2; a++)
        mz += `M${n(x + a * r * 0.36)} ${n(y + r * 0.5)}L${n(x + a * r * 0.22)} ${n(y + r * 2.8)}`
      mz += `M${n(x - r)} ${n(y + r * 1.3)}h${n(2 * r)}M${n(x - r)} ${n(y + r * 1.9)}h${n(2 * r)}`
      s.line(mz, mix(c, '#4a2030', 0.45), 2 * k, 'opacity=".7"').close()
      s.path(rect(x - r * 0.34, y + r * 0.5, r * 0.68, r * 0.2), P.lit('#c98a3a'))
    }
  }
  for (const [x, y, h, o] of [
    [770, 900, 106, {}],
    [806, 902, 98, { dress: true, colour: '#b9472f' }],
    [900, 850, 76, {}],
    [846, 810, 54, { dress: true, colour: '#5f7f78' }],
    [950, 960, 128, { colour: '#2b4f6f' }],
  ] as const) {
    s.path(ellipse(x - 10, y + 2, h * 0.3, h * 0.04), P.ink, 'opacity=".4"')
    person(s, x, y, h, o)
  }
  finish(s, { vignette: 0.5 })
}

export const oldtown: Scene = {
  place: 'antalya',
  draw,
  hours: ['night', 'dusk', 'golden', 'day'],
  mirror: true,
  crops: triples([130, 130, 1340, 260, 120, 1160]),
  details: triples([420, 180, 800, 0, 420, 800]),
}
