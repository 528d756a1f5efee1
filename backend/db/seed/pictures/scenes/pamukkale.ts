import { balloon } from '../kit/cappadocian'
import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { land, ridge } from '../kit/land'
import { along, firstOf, H, lastOf, lens, n, type Pt, pairs, roughen, smooth, stretches, triples, W } from '../kit/path'
import { person } from '../kit/person'
import { cypress } from '../kit/plants'
import { noise1, rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, sky } from '../kit/sky'

/** One terrace across the slope: a shelf, lens-shaped pools that touch at cusps, one continuous fluted wall below the lip. */
function terrace(
  s: Sheet,
  yAt: (x: number) => number,
  x0: number,
  x1: number,
  k: number,
  seed: string,
  d: number,
): void {
  const { P } = s,
    q = rng(seed),
    c = P.rock,
    c2 = P.rock2,
    wall = 92 * k,
    front: Pt[] = [],
    pools: [Pt[], Pt[]][] = []
  const widths: number[] = []
  for (let x = x0; x < x1; x += widths[widths.length - 1] ?? 250) widths.push(250 * k * q.in(0.65, 1.35))
  let a = x0
  for (const w of widths) {
    const left = a,
      bulge = w * q.in(0.13, 0.19),
      back = w * q.in(0.1, 0.17),
      F: Pt[] = [],
      K: Pt[] = [],
      sk = q.in(-0.12, 0.12)
    for (let j = 0; j <= 12; j++) {
      const u = j / 12,
        x = left + w * u,
        v = Math.sin(Math.PI * Math.min(1, Math.max(0, u + sk * Math.sin(Math.PI * u)))) ** 0.62
      F.push([x, yAt(x) + bulge * v + q.in(-1, 1) * 2 * k])
      K.push([x, yAt(x) - back * v * 0.8 - 2 * k])
    }
    front.push(...(front.length ? F.slice(1) : F))
    a += w
    pools.push([F, K])
  }
  const up = front.map(([x]): Pt => [x, yAt(x) - 62 * k]).reverse()
  s.path(
    `${smooth(front)}L${smooth(up).slice(1)}Z`,
    s.fade([0, P.lit(c, d), 0], [0.45, P.lit(c, d)], [1, P.lit('#ffffff', d)]),
  )
  const low = front
      .map(([x, y], i): Pt => [x, y + wall * (0.82 + 0.3 * Math.sin(i * 0.55 + 1) * Math.sin(i * 1.7))])
      .reverse(),
    wp = `${smooth(front, false, 7)}L${smooth(low, false, 6).slice(1)}Z`
  s.path(wp, s.fade([0, P.lit('#fffaf2', d)], [0.45, P.lit(c2, d)], [1, P.shd(c2, d, 0.55)]))
  const cl = s.clip(wp)
  let fl = '',
    fk = ''
  for (const [from, to] of stretches(front))
    for (let m = 0; m < 3; m++) {
      const [x, y] = along(from, to, q()),
        hh = wall * q.in(0.35, 1.05),
        ww = q.in(2.5, 7) * k
      const p = `M${n(x - ww)} ${n(y)}Q${n(x - ww * 0.5)} ${n(y + hh * 0.6)} ${n(x)} ${n(y + hh)}Q${n(x + ww * 0.5)} ${n(y + hh * 0.6)} ${n(x + ww)} ${n(y)}Z`
      if (q() < 0.5) fl += p
      else fk += p
    }
  s.open(`clip-path="${cl}"`)
    .path(fl, P.shd(c2, d, 0.7), 'opacity=".5"')
    .path(fk, P.lit('#ffffff', d), 'opacity=".75"')
    .close()
  s.stipple(
    wp,
    P.shd('#a893a0', d),
    [0, Math.max(...low.map((p) => p[1]))],
    [0, Math.min(...front.map((p) => p[1])) + wall * 0.3],
    0.6,
    0.5,
  )
  const aq = P.lit(P.shallow, d)
  for (const [F, K] of pools) {
    const pp = `${smooth(F, false, 7)}L${smooth([...K].reverse(), false, 7).slice(1)}Z`,
      top = Math.min(...K.map((p) => p[1])),
      bot = Math.max(...F.map((p) => p[1])),
      [left] = firstOf(F),
      w = lastOf(F)[0] - left
    s.path(
      pp,
      s.fade(
        [0, mix(aq, P.sky[2], 0.35)],
        [0.5, mix(aq, P.sky[3], 0.08)],
        [1, mix(aq, P.shd('#2f9db8', d, 0.3), 0.55)],
      ),
    )
    s.open(`clip-path="${s.clip(pp)}"`)
    s.path(
      `${smooth(
        K.map(([x, y]) => [x, y + 16 * k]),
        false,
        7,
      )}L${smooth(
        [...K].reverse().map(([x, y]) => [x, y - 30]),
        false,
        7,
      ).slice(1)}Z`,
      P.shd('#3f9fb4', d, 0.25),
      'opacity=".35"',
    )
    let rp = ''
    for (let i = 0; i < 6; i++) {
      const x = left + q.in(0.15, 0.85) * w,
        y = top + (bot - top) * q.in(0.25, 0.85),
        l = w * q.in(0.04, 0.14),
        th = 2.2 * k
      rp += lens(x, y, l, th)
    }
    s.path(rp, P.sun, 'opacity=".8"').close()
    s.line(smooth(F, false, 7), P.lit('#ffffff', d), 7 * k + 1)
    s.line(smooth(K, false, 7), P.lit('#ffffff', d), 3 * k + 0.6, 'opacity=".8"')
  }
}

function draw(s: Sheet, { seed, sunX = 1180, balloons = true }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 470
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 130 : 120, r: 66 })
  clouds(s, hz, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 170, { scale: 340, sharp: true, env: (t) => 0.3 + 0.7 * t }),
    hz + 50,
    '#9a93a8',
    0.72,
    { seed, mist: 0.6 },
  )
  land(s, ridge(`${seed}b`, hz + 30, 70, { scale: 300 }), hz + 110, '#a5a07c', 0.58, { mist: 0.5, facets: false })
  for (let i = 0; i < 5; i++)
    land(
      s,
      ridge(`${seed}p${i}`, hz + 70 + i * 26, 12, { scale: 500, oct: 2 }),
      hz + 400,
      i % 2 ? '#c2b06e' : P.veg,
      0.5 - i * 0.05,
      { mist: 0.2, facets: false },
    )
  for (let i = 0; i < 40; i++) cypress(s, 760 + q() * 900, hz + 80 + q() * 110, q.in(12, 30), { d: 0.42 })
  if (balloons) {
    balloon(s, 1380, 190, 44, `${seed}b1`, { d: 0.25 })
    balloon(s, 880, 140, 28, `${seed}b2`, { d: 0.4 })
    balloon(s, 1060, 250, 18, `${seed}b3`, { d: 0.5 })
  }
  // travertine hill falling from upper left to lower right
  const hill = pairs([-60, 330, 90, 340, 240, 366, 420, 430, 600, 520, 820, 610, 1060, 690, 1320, 750, 1660, 800])
  const hp = land(s, roughen(hill, 5, q, 4), H + 40, P.rock, 0.1, { mist: 0.06, facets: false, grainA: 0.5 })
  for (const [x, y, h] of triples([60, 350, 84, 96, 352, 66, 170, 362, 74])) cypress(s, x, y, h, { d: 0.18 })
  const rows = 8,
    clipHill = s.clip(hp)
  s.open(`clip-path="${clipHill}"`)
  for (let r = 0; r < rows; r++) {
    const t = r / (rows - 1),
      k = 0.26 + t ** 1.3 * 1.0,
      y0 = 392 + t ** 1.15 * 700,
      f = noise1(seed + r, 3),
      tilt = 330 * (1 - t) ** 1.1 + 40
    terrace(s, (x) => y0 + (x / W) * tilt + f(x / 260) * 34 * k, -120, W + 120, k, seed + r, 0.3 * (1 - t) ** 1.4)
    if (r === 2) {
      person(s, 500, y0 + 112, 40, { d: 0.14 })
      person(s, 522, y0 + 114, 37, { d: 0.14, dress: true, colour: '#c9452f' })
    }
    if (r === 4) {
      person(s, 1120, y0 + 142, 60, { d: 0.06, colour: '#2e7480' })
    }
  }
  s.close()
  finish(s, { vignette: 0.26 })
}

export const pamukkale: Scene = {
  place: 'pamukkale',
  draw,
  hours: ['dawn', 'golden', 'day', 'dusk'],
  mirror: true,
  crops: triples([0, 240, 1280, 300, 180, 1300]),
  details: triples([0, 420, 1040, 760, 480, 820]),
  moods: [{ balloons: true }, { balloons: false }],
}
