import { house, minaret } from '../kit/buildings'
import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { cliff, land, ridge } from '../kit/land'
import { H, heightAt, n, type Pt, pairs, poly, quads, rect, triples } from '../kit/path'
import { bougainvillea, cypress, foliage } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'
import { sailboat, skiff } from '../kit/small-boats'
import { reflected, ripples, sea } from '../kit/water'

function draw(s: Sheet, { seed, sunX = 420 }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 610
  sky(s, hz, { x: sunX, seed, y: P.low ? 330 : 150, r: 64 })
  clouds(s, hz * 0.8, seed)
  // Beydaglari across the gulf
  const L = { lightRight: false }
  land(
    s,
    ridge(`${seed}b0`, hz, 330, {
      scale: 210,
      oct: 5,
      sharp: true,
      env: (t) => 0.45 + 0.55 * Math.sin(t * 4 + 0.4) ** 2,
    }),
    hz + 2,
    '#7d93ab',
    0.66,
    { ...L, seed, mist: 0.7, facet: 0.6 },
  )
  land(
    s,
    ridge(`${seed}b1`, hz + 2, 230, { scale: 190, oct: 5, sharp: true, env: (t) => Math.max(0.1, 1 - t) }),
    hz + 3,
    '#6f8a94',
    0.48,
    { ...L, seed: seed + 1, mist: 0.65, facet: 0.6 },
  )
  sea(s, hz, H, { seed, sunX: P.hour === 'day' ? null : sunX, spread: 0.9 })
  if (P.hour === 'day')
    s.path(
      `M-60 ${hz + 150}C400 ${hz + 120} 900 ${hz + 220} 1660 ${hz + 170}V1260H-60Z`,
      s.fade([0, '#6fd6cf', 0], [0.5, '#6fd6cf', 0.45], [1, '#6fd6cf', 0.1]),
    )
  sailboat(s, 250, hz + 26, 50, { d: 0.4 })
  sailboat(s, 560, hz + 14, 30, { d: 0.5 })
  // far cliff with park trees
  const f = pairs([620, 640, 690, 588, 780, 560, 900, 540, 1080, 520, 1300, 500, 1660, 480])
  reflected(
    s,
    700,
    110,
    () => {
      cliff(s, [[640, 700], ...f.slice(1)], 700, P.rock, P.rock2, 0.32, `${seed}f`)
    },
    0.5,
  )
  const r2 = rng(`${seed}tr`)
  for (let i = 0; i < 34; i++) {
    const x = 700 + i * 29 + r2.in(-8, 8),
      y = heightAt(f, x)
    if (i % 4 === 2) cypress(s, x, y + 8, r2.in(54, 84), { d: 0.3, side: -1 })
    else foliage(s, x, y - 8, r2.in(20, 34), 15, `${seed}t${i}`, P.veg, { d: 0.3, side: -1 })
  }
  ripples(s, 1100, 702, 900, 90, mix(P.sea[1], P.sea[2], 0.4), `${seed}r0`, 22)
  // the old town on its rock, right
  const top = pairs([840, 850, 872, 770, 930, 742, 1000, 716, 1110, 700, 1210, 662, 1330, 640, 1460, 618, 1660, 600])
  minaret(s, 1120, 690, 430, 50, { fluted: true, d: 0.12 })
  const row = (list: readonly (readonly [number, number, number, number])[], d: number) => {
    for (const [x, y, w, h] of list) house(s, x, y, w, h, seed + x, { d, lightRight: false, side: 0.42 })
  }
  row(quads([1260, 560, 110, 92, 1400, 540, 130, 110, 1545, 520, 140, 120]), 0.2)
  for (const [x, y, h] of triples([1236, 600, 150, 1395, 590, 130, 1530, 560, 170]))
    cypress(s, x, y, h, { d: 0.18, side: -1 })
  row(quads([1000, 690, 96, 84, 1180, 672, 118, 104, 1322, 640, 128, 120, 1480, 620, 150, 130]), 0.12)
  for (const [x, y, r] of triples([1150, 676, 30, 1300, 660, 34, 1462, 640, 36, 1110, 700, 26, 990, 716, 24]))
    foliage(s, x, y, r, r * 0.6, seed + x, P.veg, { d: 0.1, side: -1 })
  row(quads([905, 772, 86, 70, 1062, 730, 104, 92, 1236, 706, 116, 96, 1392, 676, 128, 108, 1560, 660, 150, 124]), 0.06)
  reflected(
    s,
    905,
    170,
    () => {
      cliff(
        s,
        top.map(([x, y]): Pt => [x, y + 12]),
        905,
        P.rock,
        P.rock2,
        0.08,
        seed,
      )
    },
    0.5,
  )
  for (let i = 0; i < 26; i++) {
    const x = 860 + i * 31,
      ty = heightAt(top, x)
    foliage(s, x, ty + q.in(6, 22), q.in(20, 38), q.in(12, 22), `${seed}w${i}`, P.veg, { d: 0.05, side: -1 })
  }
  bougainvillea(s, 1316, 730, 52, 34, `${seed}bg`, { side: -1 })
  bougainvillea(s, 1010, 770, 34, 24, `${seed}bh`, { side: -1, colour: '#d9507a' })
  ripples(s, 1300, 906, 640, 120, mix(P.sea[2], P.sea[1], 0.3), `${seed}r1`, 22)
  // breakwater and quay
  const bw = poly(pairs([830, 906, 1660, 906, 1660, 950, 812, 932]))
  s.path(bw, P.lit(mix(P.rock, '#fff2dc', 0.3), 0.03))
  s.path(poly(pairs([812, 932, 1660, 950, 1660, 992, 812, 956])), P.shd(P.rock2, 0.02, 0.7))
  let jt = ''
  for (let i = 0; i < 22; i++) jt += `M${830 + i * 40} ${n(934 + i * 0.85)}v${n(22 + i * 0.9)}`
  s.line(jt, P.shd(P.rock2, 0, 1), 2, 'opacity=".4"')
  house(s, 842, 924, 26, 96, `${seed}lh`, {
    d: 0.04,
    flat: true,
    side: 0.5,
    wall: '#f7f1e6',
    nx: 1,
    ny: 1,
    lightRight: false,
  })
  s.path(rect(836, 800, 26, 26), P.glowing ? P.lamp : P.shd('#35525c', 0.05, 0.4)).path(
    poly(pairs([829, 800, 849, 776, 869, 800])),
    P.lit('#c2452d', 0.05),
  )
  for (const [x, y, L, c] of [
    [925, 985, 120, '#2b6f8f'],
    [1050, 992, 130, '#c2452d'],
    [1205, 1000, 140, '#e7a93a'],
    [1370, 1006, 150, '#2b6f8f'],
    [1535, 1012, 150, '#c2452d'],
  ] as const) {
    reflected(s, y + 4, 70, () => skiff(s, x, y, L, { band: c, mast: true, d: 0.03 }), 0.5)
  }
  reflected(s, 1082, 180, () => gulet(s, 390, 1076, 580, { awning: '#c2452d' }), 0.5)
  ripples(s, 430, 1084, 560, 120, mix(P.sea[2], P.sea[3], 0.3), `${seed}r3`, 20)
  ripples(s, 1250, 1020, 640, 160, mix(P.sea[2], P.sea[3], 0.3), `${seed}r4`, 26)
  for (const [x, y, L, c] of [
    [900, 1120, 150, '#2b6f8f'],
    [1240, 1136, 170, '#c2452d'],
  ] as const) {
    reflected(s, y + 5, 60, () => skiff(s, x, y, L, { band: c, d: 0.01, cabin: x < 1000 }), 0.5)
    ripples(s, x, y + 6, L, 40, mix(P.sea[2], P.sea[3], 0.5), seed + x, 8)
  }
  gulls(s, 760, 300, seed, 7, 17)
  finish(s)
}

export const antalya: Scene = {
  place: 'antalya',
  draw,
  hours: ['golden', 'day', 'dusk', 'dawn', 'night'],
  mirror: true,
  crops: triples([260, 120, 1340, 60, 200, 1240]),
  details: triples([820, 290, 780, 60, 600, 800]),
}
