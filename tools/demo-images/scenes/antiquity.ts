import { mix } from '../kit/colour'
import { column } from '../kit/column'
import { finish, hedge, tuft } from '../kit/foreground'
import { land, ridge, rocks } from '../kit/land'
import { arched, ellipse, n, pairs, poly, quads, rect, shape, smooth, triples } from '../kit/path'
import { person } from '../kit/person'
import { cypress, stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { bay, HORIZON, heaven, plain, range } from '../outlooks/ground'

/** Tiers of a theatre seen from its top row: half rings that open away from the viewer. */
function tiers(s: Sheet, seed: string, cx: number, cy: number, stage: number): void {
  const { P } = s,
    stone = mix(P.rock, '#fff4dc', 0.25),
    q = rng(`${seed}ti`)
  for (let i = 13; i >= 0; i--) {
    const r = stage + i * 62,
      ry = stage * 0.36 + i * 33,
      y = cy + i * 24,
      half = `M${n(cx - r)} ${n(y - ry * 0.1)}A${n(r)} ${n(ry)} 0 0 0 ${n(cx + r)} ${n(y - ry * 0.1)}`
    s.path(
      `${half}L${n(cx + r)} ${n(y - ry * 0.1 + 34)}A${n(r)} ${n(ry)} 0 0 1 ${n(cx - r)} ${n(y - ry * 0.1 + 34)}Z`,
      s.across([0, P.shd(stone, 0.04, 0.75)], [0.5, P.shd(stone, 0.03, 0.35)], [1, P.lit(stone, 0.02)]),
    )
    s.line(half, P.lit(mix(stone, '#fffaf0', 0.4), 0.02), 8)
  }
  s.path(
    `M${cx - stage} ${cy}A${stage} ${n(stage * 0.36)} 0 0 0 ${cx + stage} ${cy}Z`,
    P.lit(mix(stone, P.ground, 0.4), 0.06),
  )
  for (const a of [0.7, 1.15, 1.57, 2, 2.45])
    s.line(
      `M${n(cx + Math.cos(a) * stage)} ${n(cy + Math.sin(a) * stage * 0.36)}L${n(cx + Math.cos(a) * 930)} ${n(cy + 300 + Math.sin(a) * 470)}`,
      P.shd(stone, 0.02, 0.7),
      9,
      'opacity=".45"',
    )
  for (let i = 0; i < 7; i++) {
    const a = q.in(0.5, 2.6),
      r = stage + q.in(120, 420)
    person(s, cx + Math.cos(a) * r, cy + 60 + Math.sin(a) * r * 0.56, 54, { d: 0.04 })
  }
}

function stageWall(s: Sheet, x: number, y: number, w: number, h: number): void {
  const { P } = s,
    stone = mix(P.rock, '#fff4dc', 0.2)
  s.path(rect(x, y - h, w, h), s.across([0, P.shd(stone, 0.12, 0.5)], [1, P.lit(stone, 0.1)]))
  for (let i = 0; i < 7; i++) {
    const cx = x + (w * (i + 0.5)) / 7
    s.path(arched(cx, y, w / 26, h * 0.24), P.shd('#5a4636', 0.14, 0.85)).path(
      rect(cx - w / 40, y - h * 0.72, w / 20, h * 0.2),
      P.shd('#5a4636', 0.14, 0.8),
    )
    s.path(
      shape([cx - w / 26, y - h * 0.74], [cx + w / 26, y - h * 0.74], [cx, y - h * 0.83]),
      P.lit(mix(stone, '#fffaf0', 0.3), 0.1),
    )
  }
  for (let i = 0; i <= 7; i++)
    for (const k of [0, 0.5])
      s.path(rect(x + (w * i) / 7 - 8, y - h * (k + 0.44), 16, h * 0.42), P.lit(mix(stone, '#fffaf0', 0.35), 0.08))
  for (const k of [0.46, 0.94])
    s.path(rect(x - 12, y - h * k - 14, w + 24, 20), P.lit(mix(stone, '#fffaf0', 0.3), 0.09))
}

function drawTheatre(s: Sheet, { seed, view = 'roman', sunX = 1080 }: Drawing): void {
  const { P } = s,
    v = { seed, sunX }
  heaven(s, v)
  if (view === 'columns') {
    range(s, v, 330)
    plain(s, HORIZON + 10, '#b3ae6a')
    for (const [x, y, h, d] of quads([
      180, 800, 300, 0.2, 300, 790, 280, 0.22, 1330, 800, 300, 0.2, 1450, 810, 320, 0.18,
    ]))
      column(s, x, y, h, h * 0.13, { d })
    for (const [x, h] of pairs([430, 640, 640, 640, 850, 640, 1060, 640])) column(s, x, 960, h, 86, { d: 0.02 })
    s.path(rect(380, 296, 730, 40), P.lit(P.rock, 0.02))
      .path(rect(396, 262, 700, 36), P.lit(mix(P.rock, '#fff4dc', 0.35), 0.01))
      .path(rect(380, 336, 730, 12), P.shd(P.rock2, 0.02, 0.8))
    column(s, 1270, 960, 330, 84, { broken: true })
    for (const [x, y, w] of triples([210, 1010, 150, 1430, 1020, 170, 760, 1040, 120]))
      s.path(
        smooth(
          [
            [x - w / 2, y],
            [x - w / 2, y - 50],
            [x + w / 2, y - 58],
            [x + w / 2 + 10, y],
          ],
          true,
          9,
        ),
        s.across([0, P.shd(P.rock2, 0, 0.6)], [1, P.lit(P.rock)]),
      )
    for (const x of [330, 560, 930, 1180]) tuft(s, x, 980, 120, `${seed}${x}`, { colour: '#9aa05a' })
    person(s, 720, 960, 104)
    hedge(s, seed, (t) => 30 + 70 * Math.abs(t - 0.5) * 2, { flowers: '#d2492e' })
    finish(s)
    return
  }
  if (view === 'lycian') {
    range(s, v, 200)
    bay(s, v, 820)
    land(
      s,
      ridge(`${seed}p`, HORIZON + 40, 430, { scale: 300, sharp: true, x0: 700, env: (t) => Math.sin(t * 3) }),
      HORIZON + 70,
      '#9a9aa6',
      0.44,
      { seed, mist: 0.5 },
    )
    plain(s, 800, '#a8a468')
    for (const [x, h, y] of triples([110, 620, 960, 320, 470, 880, 1380, 560, 920, 1540, 660, 980]))
      stonePine(s, x, y, h, `${seed}${x}`)
    const stone = mix(P.rock, '#fff4dc', 0.15)
    s.path(
      `M470 930V560h690v370h-120v-190a95 95 0 0 0 -190 0v190h-80v-190a95 95 0 0 0 -190 0v190Z`,
      s.across([0, P.shd(stone, 0.04, 0.6)], [0.6, P.lit(stone, 0.03)], [1, P.lit(stone, 0.02)]),
    )
    s.path(
      poly(pairs([460, 566, 540, 520, 640, 540, 760, 500, 900, 540, 1060, 516, 1170, 566])),
      P.lit(mix(stone, P.veg, 0.25), 0.03),
    ).path(rect(456, 600, 718, 16), P.lit(mix(stone, '#fffaf0', 0.4), 0.02))
    for (const x of [675, 945])
      s.path(shape([x - 22, 630], [x + 22, 630], [x + 15, 676], [x - 15, 676]), P.lit(mix(stone, '#fffaf0', 0.4), 0.02))
    rocks(s, 380, 1260, 952, seed, 0.02)
    person(s, 800, 940, 100)
    person(s, 838, 940, 94, { dress: true, colour: '#b9472f' })
    hedge(s, seed, (t) => 26 + 80 * Math.abs(t - 0.5) * 2, { flowers: '#e86a9a' })
    finish(s)
    return
  }
  range(s, v, view === 'mountain' ? 420 : 220)
  if (view === 'mountain')
    land(s, ridge(`${seed}m`, HORIZON + 40, 300, { scale: 260, sharp: true }), HORIZON + 130, '#9a9aa6', 0.4, {
      seed,
      mist: 0.55,
      facet: 0.7,
    })
  plain(s, HORIZON + 60, '#a8a06a')
  if (view === 'roman') stageWall(s, 330, 760, 940, 360)
  else {
    for (const [x, h] of pairs([470, 150, 560, 190, 1010, 170, 1120, 130]))
      column(s, x, 700, h, 30, { d: 0.16, broken: h < 160 })
    s.path(rect(430, 690, 760, 36), P.shd(P.rock, 0.14, 0.4))
  }
  for (const [x, h] of pairs([110, 240, 1480, 260])) cypress(s, x, 760, h, { d: 0.16 })
  tiers(s, seed, 800, view === 'roman' ? 770 : 740, 250)
  finish(s)
}

/** Circles of carved stone pillars on a bare hill. */
function drawStones(s: Sheet, { seed, sunX = 1200 }: Drawing): void {
  const { P } = s
  heaven(s, { seed, sunX })
  land(s, ridge(`${seed}h`, HORIZON + 30, 90, { scale: 420, oct: 3 }), HORIZON + 80, P.rock2, 0.5, { seed })
  plain(s, HORIZON + 60, '#d0b47c')
  const stone = mix(P.rock, '#fff4dc', 0.1)
  s.path(ellipse(800, 900, 660, 210), P.shd('#b9945c', 0.02, 0.5)).path(
    ellipse(800, 914, 620, 190),
    P.lit('#c9a468', 0.02),
  )
  const pillar = (x: number, y: number, h: number, k: number): void => {
    const w = h * 0.2
    s.path(ellipse(x + w * 0.6, y + 4, w * 1.4, w * 0.3), P.ink, 'opacity=".25"')
    s.path(
      rect(x - w / 2, y - h * 0.82, w, h * 0.82),
      s.across([0, P.shd(stone, 0.02, 0.8)], [0.6, P.lit(stone, 0.02)], [1, P.lit(stone)]),
    )
    s.path(
      shape([x - w * 1.3, y - h], [x + w * 1.3, y - h], [x + w * 1.2, y - h * 0.8], [x - w * 1.2, y - h * 0.8]),
      s.across([0, P.shd(stone, 0.02, 0.75)], [1, P.lit(mix(stone, '#fff4dc', 0.3))]),
    )
    if (k)
      s.line(
        `M${n(x - w * 0.2)} ${n(y - h * 0.3)}q${n(w * 0.3)} ${n(-h * 0.14)} ${n(w * 0.1)} ${n(-h * 0.2)}M${n(x - w * 0.26)} ${n(y - h * 0.56)}h${n(w * 0.5)}`,
        P.shd(stone, 0, 1),
        h * 0.02,
        'opacity=".6"',
      )
  }
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (1.04 + i * 0.153)
    pillar(800 + Math.cos(a) * 600, 900 + Math.sin(a) * 180, 210, 0)
    if (i < 6) {
      const b = a + 0.24
      s.path(rect(800 + Math.cos(b) * 590 - 60, 836 + Math.sin(b) * 170, 120, 60), P.shd(P.rock2, 0.06, 0.5))
    }
  }
  pillar(690, 930, 430, 1)
  pillar(930, 940, 430, 1)
  for (const [x, y] of pairs([270, 990, 430, 1060, 1180, 1060, 1340, 990])) pillar(x, y, 250, 1)
  person(s, 1130, 900, 84)
  person(s, 1164, 902, 78, { dress: true, colour: '#b9472f' })
  hedge(s, seed, (t) => 20 + 50 * Math.abs(t - 0.5) * 2, {
    colours: ['#b3a85c', '#9c9a4e', '#c9b56a'],
    flowers: '#f0b03a',
  })
  finish(s)
}

export const theatre: Scene = { place: 'antique', places: { mountain: 'taurus', lycian: 'antalya' }, draw: drawTheatre }
export const stones: Scene = { place: 'antique', draw: drawStones }
