import { house } from '../kit/buildings'
import { castle, mill } from '../kit/castle'
import { mix } from '../kit/colour'
import { column } from '../kit/column'
import { tuft } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { cliff, forest, land, ridge, rocks } from '../kit/land'
import { heightAt, type Pt, pairs, poly, quads, rect, smooth, triples } from '../kit/path'
import { cypress, palm, stonePine } from '../kit/plants'
import { parasol } from '../kit/poolside'
import { rng } from '../kit/random'
import type { Sheet } from '../kit/sheet'
import { sailboat, skiff } from '../kit/small-boats'
import { sea } from '../kit/water'
import { bay, HORIZON as HZ, heaven, type Outlook, plain, range, type View } from './ground'

function cape(s: Sheet, { seed }: View, x0: number, amp = 200): void {
  forest(s, ridge(`${seed}cape`, HZ + 34, amp, { scale: 230, x0, env: (t) => t }), HZ + 38, 0.4, seed, {
    n: 180,
    size: 13,
    lightRight: false,
  })
}

const shallows = (s: Sheet, { seed, sunX }: View, low: number): void => {
  const { P } = s
  const aqua = P.lit(P.shallow)
  sea(s, HZ, low, {
    seed,
    sunX: P.hour === 'day' ? null : sunX,
    spread: 0.7,
    colours: [P.sea[0], mix(P.sea[1], aqua, 0.35), mix(P.sea[1], aqua, 0.75), aqua],
  })
}

export const coast: Outlook = (s, v) => {
  heaven(s, v)
  range(s, v)
  bay(s, v)
  cape(s, v, 980)
  land(
    s,
    ridge(`${v.seed}isle`, HZ + 30, 60, { scale: 120, x0: 90, x1: 430, env: (t) => Math.sin(t * 3.14) }),
    HZ + 32,
    s.P.rock2,
    0.45,
  )
  gulet(s, 520, 705, 250, { d: 0.2 })
  sailboat(s, 840, 636, 60, { d: 0.3 })
}

export const cliffs: Outlook = (s, v) => {
  const { P } = s,
    top: Pt[] = pairs([860, 900, 900, 610, 960, 470, 1060, 390, 1180, 330, 1300, 250, 1440, 210, 1680, 150])
  heaven(s, v)
  range(s, v, 170, (t) => 1 - t)
  bay(s, v, 960)
  sailboat(s, 430, 680, 90, { d: 0.25 })
  sailboat(s, 250, 620, 50, { d: 0.35 })
  cliff(s, top, 960, P.rock, P.rock2, 0.14, v.seed)
  rocks(s, 800, 1500, 962, v.seed, 0.1)
  for (const [x, y, h] of triples([1080, 392, 170, 1210, 330, 210, 1370, 238, 190, 1520, 200, 230]))
    stonePine(s, x, y + 6, h, `${v.seed}${x}`, { d: 0.1 })
}

export const lagoon: Outlook = (s, v) => {
  const { P } = s
  heaven(s, v)
  range(s, v, 330, (t) => 0.25 + 0.75 * t)
  shallows(s, v, 900)
  forest(s, ridge(`${v.seed}b`, HZ + 30, 170, { scale: 260, x1: 640, env: (t) => 1 - t }), HZ + 40, 0.36, v.seed, {
    n: 200,
    size: 14,
  })
  s.path(
    smooth(pairs([-80, 640, 240, 626, 560, 640, 860, 690, 1010, 742, 930, 766, 720, 736, 420, 700, -80, 712]), true, 7),
    P.lit(P.ground, 0.12),
  )
  s.line(smooth(pairs([240, 700, 560, 716, 780, 748, 940, 772, 1030, 748])), '#ffffff', 5, 'opacity=".6"')
  for (const [x, y] of pairs([180, 640, 300, 638, 420, 652, 540, 660]))
    stonePine(s, x, y, 74, `${v.seed}${x}`, { d: 0.26 })
  sailboat(s, 1230, 700, 86, { d: 0.2 })
}

export const marina: Outlook = (s, v) => {
  const { P } = s,
    q = rng(v.seed)
  heaven(s, v)
  range(s, v, 300)
  bay(s, v)
  cape(s, v, 900, 240)
  for (const [x, y, L] of triples([
    180, 660, 100, 400, 690, 150, 700, 650, 90, 950, 690, 160, 1190, 660, 110, 1400, 700, 170,
  ]))
    sailboat(s, x, y, L, { d: 0.22 })
  gulet(s, 640, 770, 360, { d: 0.12, awning: '#2f6f8a' })
  for (const [x, y] of pairs([240, 800, 1010, 790, 1340, 806]))
    skiff(s, x, y, 150, { mast: true, d: 0.08, band: q.pick(['#2b6f8f', '#c2452d', '#e7a93a']) })
  s.path(rect(-60, 840, 1780, 16), P.lit('#efe4cf', 0.05)).path(rect(-60, 856, 1780, 30), P.shd(P.rock2, 0.04, 0.6))
}

export const beach: Outlook = (s, v) => {
  const { P } = s
  heaven(s, v)
  range(s, v, 300, (t) => 0.2 + 0.8 * (1 - t))
  shallows(s, v, 800)
  const sand = `${smooth(pairs([-80, 780, 240, 762, 620, 786, 1000, 764, 1340, 790, 1680, 770]))}L1680 1260H-80Z`
  s.line(smooth(pairs([-80, 776, 240, 758, 620, 782, 1000, 760, 1340, 786, 1680, 766])), '#ffffff', 12, 'opacity=".8"')
  s.path(sand, s.down(770, 1000, [0, P.shd(P.ground, 0, 0.2)], [0.3, P.lit(P.ground)], [1, P.lit(P.ground)]))
  for (const [x, y, r] of triples([300, 846, 60, 520, 852, 64, 980, 848, 62, 1260, 854, 66]))
    parasol(s, x, y, r, 96, x % 40 ? '#fbf1dd' : '#e2784a')
  for (const [x, h, lean] of triples([90, 560, 0.1, 1440, 520, -0.08, 1570, 430, -0.14]))
    palm(s, x, 930, h, `${v.seed}${x}`, { lean })
}

export const island: Outlook = (s, v) => {
  const { P } = s
  heaven(s, v)
  range(s, v, 160)
  bay(s, v)
  land(
    s,
    ridge(`${v.seed}i`, 690, 110, { scale: 200, x0: 600, x1: 1180, env: (t) => Math.sin(t * 3.14) ** 0.7 }),
    694,
    P.rock,
    0.26,
    {
      seed: v.seed,
      mist: 0.2,
    },
  )
  castle(s, 880, 640, 0.42, 0.24)
  rocks(s, 590, 1190, 698, v.seed, 0.22)
  for (const [x, h] of pairs([690, 80, 1050, 90, 1100, 70])) cypress(s, x, 676, h, { d: 0.26 })
  gulet(s, 330, 770, 260, { d: 0.16 })
  sailboat(s, 1370, 720, 96, { d: 0.24 })
  skiff(s, 1180, 800, 130, { mast: true, d: 0.1, band: '#2b6f8f' })
}

export const whitetown: Outlook = (s, v) => {
  const { P } = s,
    q = rng(`${v.seed}wt`)
  heaven(s, v)
  range(s, v, 180)
  bay(s, v, 820)
  castle(s, 1220, 660, 0.46, 0.24)
  gulet(s, 1010, 760, 240, { d: 0.16 })
  land(
    s,
    ridge(`${v.seed}h`, 780, 430, { scale: 300, x1: 1000, env: (t) => (1 - t) ** 0.8 }),
    900,
    mix(P.rock, P.veg, 0.4),
    0.2,
    {
      seed: v.seed,
      mist: 0.2,
    },
  )
  for (let row = 0; row < 5; row++)
    for (let x = -20; x < 900 - row * 130; x += q.in(74, 104)) {
      const w = q.in(54, 78),
        y = 880 - row * 82 + (x * row) / 34 + q.in(-8, 8)
      if (y < 900)
        house(s, x, y, w, q.in(56, 76), `${v.seed}${row}${x}`, {
          d: 0.22 - row * 0.01,
          wall: '#fbf6ec',
          flat: true,
          shutter: '#3f7fa8',
        })
    }
  plain(s, 880, '#d9c8a0')
  for (const [x, h] of pairs([420, 170, 640, 140, 180, 190])) cypress(s, x, 890, h, { d: 0.1 })
}

export const castleRock: Outlook = (s, v) => {
  const { P } = s,
    q = rng(`${v.seed}cr`)
  heaven(s, v)
  range(s, v, 220, (t) => 1 - t)
  bay(s, v, 860)
  const top: Pt[] = pairs([
    640, 830, 720, 700, 800, 590, 900, 470, 1010, 380, 1180, 330, 1380, 350, 1540, 420, 1690, 480,
  ])
  cliff(s, top, 870, P.rock, P.rock2, 0.24, v.seed)
  castle(s, 1180, 372, 0.62, 0.22)
  s.line(
    smooth(pairs([760, 690, 880, 600, 1020, 560, 1260, 590, 1500, 560, 1690, 590])),
    P.lit(mix(P.rock, '#fff4dc', 0.3), 0.2),
    13,
  )
  for (let i = 0; i < 15; i++)
    house(s, 760 + i * 62 + q.in(-12, 12), 868 - q.in(0, 90), q.in(46, 60), q.in(50, 74), `${v.seed}${i}`, { d: 0.2 })
  gulet(s, 360, 770, 290, { d: 0.16 })
  plain(s, 866, '#c9b58a')
  for (const x of [700, 980, 1330]) cypress(s, x, 880, 150, { d: 0.1 })
}

export const mills: Outlook = (s, v) => {
  const { P } = s
  heaven(s, v)
  range(s, v, 150, (t) => t)
  bay(s, v, 820)
  sailboat(s, 1330, 660, 80, { d: 0.3 })
  const hill = ridge(`${v.seed}h`, 806, 330, { scale: 360, env: (t) => Math.max(0, 1 - t * 1.3) ** 0.6 })
  land(s, hill, 920, mix('#b3a874', P.rock, 0.3), 0.14, {
    seed: v.seed,
    mist: 0.2,
  })
  for (const [x, h] of pairs([150, 190, 410, 170, 650, 156, 860, 140])) mill(s, x, heightAt(hill, x) + 8, h, 0.12)
  plain(s, 880, '#b9b078')
  for (const x of [330, 760]) cypress(s, x, 890, 170, { d: 0.1 })
}

export const temple: Outlook = (s, v) => {
  const { P } = s
  heaven(s, v)
  range(s, v, 120)
  bay(s, v, 840)
  sailboat(s, 240, 650, 76, { d: 0.3 })
  plain(s, 800, '#cbb585')
  s.path(rect(700, 812, 700, 26), P.lit(P.rock, 0.08)).path(rect(670, 838, 760, 26), P.shd(P.rock, 0.06, 0.4))
  for (const x of [770, 890, 1010, 1130, 1250]) column(s, x, 816, 440, 56, { d: 0.08 })
  const beam = poly([
    [716, 340],
    [1306, 340],
    [1306, 382],
    [716, 382],
  ])
  s.path(beam, P.lit(P.rock, 0.06)).path(rect(716, 382, 590, 12), P.shd(P.rock2, 0.06, 0.7))
  s.path(
    poly([
      [1010, 340],
      [1306, 340],
      [1306, 316],
      [1130, 262],
    ]),
    P.lit(P.rock, 0.06),
  )
  for (const [x, h] of pairs([1400, 170, 600, 110])) column(s, x, 846, h, 52, { d: 0.06, broken: true })
  for (const [x, h] of pairs([90, 470, 1540, 430])) palm(s, x, 900, h, `${v.seed}${x}`)
}

export const dunes: Outlook = (s, v) => {
  const { P } = s
  heaven(s, v)
  range(s, v, 260, (t) => 1 - t)
  shallows(s, v, 720)
  for (const [y, k, d] of quads([700, 0.1, 0.12, 0, 770, 0.5, 0.05, 0, 840, 0.9, 0, 0])) {
    const dune = `${smooth(ridge(`${v.seed}${y}`, y, 80, { scale: 330, oct: 2, step: 60 }))}L1680 1260H-80Z`
    s.path(dune, s.down(y - 60, y + 130, [0, P.lit(mix(P.ground, '#fff6dc', 0.3), d)], [1, P.shd(P.ground, d, 0.25)]))
    s.shade(dune, P.shd('#c9a878', d, 0.8), [0, y + 170], [0, y - 40], 0.6, 0.45)
    for (let i = 0; i < 6; i++)
      tuft(s, 120 + i * 270 + k * 90, y + 46, 70, `${v.seed}${y}${i}`, { colour: '#9aa05a', d, k: 0.8 + k })
  }
}
