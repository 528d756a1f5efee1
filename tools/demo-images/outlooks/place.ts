import { house } from '../kit/buildings'
import { balloon, chimney } from '../kit/cappadocian'
import { mix } from '../kit/colour'
import { land, ridge } from '../kit/land'
import { arched, ellipse, n, type Pt, pairs, quads, rect, shape, smooth, triples } from '../kit/path'
import { cypress, palm } from '../kit/plants'
import { rng } from '../kit/random'
import { sailboat } from '../kit/small-boats'
import { bay, HORIZON as HZ, heaven, type Outlook, plain, range } from './ground'

const flat = (seed: string, y: number, amp: number): Pt[] => ridge(seed, y, amp, { scale: 420, oct: 3 })

export const chimneys: Outlook = (s, v) => {
  const { P } = s
  heaven(s, v)
  land(s, flat(`${v.seed}m`, HZ, 150), HZ + 60, P.rock2, 0.66, { seed: v.seed })
  if (!P.night)
    for (const [x, y, r, d] of quads([
      300, 210, 58, 0.12, 620, 330, 32, 0.3, 1080, 160, 44, 0.2, 1330, 300, 74, 0.06, 900, 400, 20, 0.42,
    ]))
      balloon(s, x, y, r, `${v.seed}${x}`, { d })
  for (const [x, h] of pairs([120, 110, 260, 140, 520, 120, 730, 150, 960, 130, 1180, 160, 1420, 130]))
    chimney(s, x, HZ + 110, h, `${v.seed}${x}`, { d: 0.42 })
  plain(s, HZ + 100, P.ground)
  for (const [x, y, h, d] of quads([
    60, 800, 330, 0.12, 330, 770, 240, 0.2, 560, 790, 300, 0.14, 1030, 780, 270, 0.18, 1270, 800, 360, 0.1, 1500, 790,
    290, 0.14,
  ]))
    chimney(s, x, y, h, `${v.seed}n${x}`, { d, windows: h > 280 ? 5 : 2 })
}

/** Cones far below, balloons at eye level. */
export const valley: Outlook = (s, v) => {
  const { P } = s
  heaven(s, v)
  land(s, flat(`${v.seed}m`, HZ, 190), HZ + 40, P.rock2, 0.68, { seed: v.seed })
  land(s, flat(`${v.seed}k`, HZ + 60, 90), HZ + 140, P.rock, 0.46, { seed: v.seed })
  for (const [x, y, h, d] of quads([
    80, 760, 190, 0.3, 250, 730, 150, 0.36, 470, 770, 210, 0.26, 690, 740, 160, 0.34, 900, 770, 220, 0.26, 1130, 740,
    170, 0.34, 1320, 780, 230, 0.24, 1520, 750, 190, 0.3,
  ]))
    chimney(s, x, y, h, `${v.seed}${x}`, { d })
  plain(s, 760, P.ground)
  for (const [x, y, r, d] of quads([
    260, 240, 84, 0.08, 560, 390, 40, 0.26, 820, 200, 52, 0.2, 1080, 420, 30, 0.34, 1330, 280, 66, 0.12, 980, 320, 20,
    0.44,
  ]))
    balloon(s, x, y, r, `${v.seed}b${x}`, { d })
}

export const terraces: Outlook = (s, v) => {
  const { P } = s,
    q = rng(`${v.seed}te`)
  heaven(s, v)
  range(s, v, 170)
  plain(s, HZ, '#b9b482')
  for (let i = 0; i < 7; i++) {
    const y = 290 + i * 84,
      left = 1120 - i * 172,
      d = 0.26 - i * 0.035,
      gap = 150 + i * 14,
      rim = Array.from({ length: 14 }, (_, k): Pt => [left + k * gap, y + (k % 2 ? 26 : -4) + q.in(-5, 5)]),
      step = `${smooth([[left - 90, y + 110], [left - 30, y + 22], ...rim])}L1760 ${y + 150}L${left - 90} ${y + 150}Z`
    s.path(step, s.down(y, y + 120, [0, P.lit('#fffdf8', d)], [1, P.shd('#ddd6d6', d, 0.55)]))
    let drips = ''
    for (let x = left; x < 1660; x += q.in(22, 48)) drips += `M${n(x)} ${n(y + 40)}v${n(q.in(20, 60))}`
    s.line(drips, P.shd('#d6cfd2', d, 0.5), 5, 'opacity=".35"')
    const pool = `${smooth(rim.map(([x, v]): Pt => [x + 20, v + 6]))}L1760 ${y - 26}L${left + 70} ${y - 22}Z`
    s.path(pool, s.down(y - 26, y + 24, [0, P.lit(mix(P.shallow, '#ffffff', 0.35), d)], [1, P.lit(P.shallow, d)]))
    s.line(smooth(rim.map(([x, v]): Pt => [x + 20, v + 6])), P.lit('#ffffff', d), 6)
  }
  plain(s, 880, '#b3ae74')
  for (const [x, h] of pairs([70, 250, 190, 210, 420, 160])) cypress(s, x, 890, h, { d: 0.08 })
}

export const gate: Outlook = (s, v) => {
  const { P } = s,
    stone = '#e6cda0'
  heaven(s, v)
  for (let i = 0; i < 9; i++) house(s, -40 + i * 200, 800, 140, 190 + (i % 3) * 40, `${v.seed}${i}`, { d: 0.26 })
  plain(s, 790, '#d9c6a2')
  for (const [x, w, h] of triples([330, 170, 470, 1100, 170, 500])) {
    s.path(rect(x, 800 - h, w, h), s.across([0, P.shd(stone, 0.08, 0.6)], [1, P.lit(stone, 0.08)]))
    for (let i = 0; i < 4; i++) s.path(rect(x + (i * w) / 4, 800 - h - 26, w / 6, 28), P.lit(stone, 0.08))
  }
  s.path(rect(500, 390, 600, 410), s.across([0, P.shd(stone, 0.05, 0.3)], [1, P.lit(mix(stone, '#fff4dc', 0.2), 0.05)]))
  s.path(rect(480, 366, 640, 34), P.lit(mix(stone, '#fff4dc', 0.4), 0.04)).path(
    rect(480, 400, 640, 10),
    P.shd('#b5946a', 0.04, 0.7),
  )
  for (const x of [600, 800, 1000]) {
    s.path(arched(x, 800, 70, 190), P.glowing ? '#f2b768' : P.shd('#7a6a58', 0.1, 0.6))
    s.line(`M${x - 70} 800v-190a70 70 0 0 1 140 0v190`, P.lit(mix(stone, '#fff4dc', 0.6), 0.03), 13)
  }
  for (const x of [510, 700, 900, 1090])
    s.path(rect(x - 12, 430, 24, 370), s.across([0, P.shd('#f3e6cd', 0.03, 0.6)], [1, P.lit('#fff6e2', 0.03)]))
  for (const [x, h] of pairs([150, 500, 1400, 520, 1530, 420])) palm(s, x, 880, h, `${v.seed}${x}`)
}

export const city: Outlook = (s, v) => {
  const { P } = s,
    q = rng(`${v.seed}ci`)
  heaven(s, v)
  range(s, v, 200)
  bay(s, v, 820)
  land(s, ridge(`${v.seed}h`, HZ + 40, 170, { scale: 420, x0: 500 }), HZ + 80, '#a8a68a', 0.46, { seed: v.seed })
  for (let x = 560; x < 1640; x += q.in(74, 104))
    house(s, x, 720, q.in(66, 92), q.in(150, 280), `${v.seed}${x}`, {
      d: 0.26,
      flat: true,
      wall: q.pick(['#f3ece0', '#e9d9bf', '#dfe3e2', '#f0dcc8']),
      ny: 6,
    })
  for (const [x, y, L] of triples([170, 650, 80, 380, 690, 110])) sailboat(s, x, y, L, { d: 0.28 })
  s.path(rect(-60, 806, 1780, 80), P.lit('#e2d5bf', 0.05)).path(rect(480, 716, 1240, 92), P.lit('#d9cdb8', 0.12))
  // the clock tower
  const stone = '#efe0c4'
  s.path(rect(420, 420, 84, 390), s.across([0, P.shd(stone, 0.1, 0.6)], [1, P.lit(stone, 0.1)]))
  s.path(shape([404, 424], [520, 424], [462, 330]), P.lit('#9aa6a0', 0.1)).path(
    ellipse(462, 480, 29, 29),
    P.glowing ? P.lamp : P.lit('#fffdf2', 0.06),
  )
  s.line('M462 480V460M462 480L476 488', P.shd('#4a4a50', 0.06, 0.6), 4)
  s.path(arched(462, 640, 20, 70) + arched(462, 810, 26, 90), P.shd('#6a5a4c', 0.12, 0.7))
  for (const x of [120, 760, 1020, 1290, 1520]) palm(s, x, 884, 300 + (x % 90), `${v.seed}${x}`, { d: 0.04 })
  let lamps = ''
  for (let x = 40; x < 1600; x += 210) lamps += `M${x} 886V${n(786)}`
  s.line(lamps, P.shd('#4a4a50', 0.05, 0.5), 5)
  if (P.glowing) for (let x = 40; x < 1600; x += 210) s.path(ellipse(x, 782, 10, 10), P.lamp)
}

export const roofs: Outlook = (s, v) => {
  const q = rng(`${v.seed}ro`)
  heaven(s, v)
  range(s, v, 160)
  bay(s, v, 760)
  sailboat(s, 1140, 640, 80, { d: 0.3 })
  sailboat(s, 820, 670, 100, { d: 0.26 })
  for (const [y, k, d] of triples([740, 0.7, 0.26, 800, 0.9, 0.18, 870, 1.2, 0.1]))
    for (let x = -40; x < 1660; x += q.in(96, 130) * k)
      house(s, x, y + q.in(-10, 14), q.in(70, 96) * k, q.in(56, 84) * k, `${v.seed}${y}${x}`, {
        d,
        wall: '#fbf6ec',
        flat: q() < 0.7,
        shutter: '#3f7fa8',
      })
  for (const [x, h] of pairs([260, 190, 700, 160, 1330, 200])) cypress(s, x, 860, h, { d: 0.1 })
}
