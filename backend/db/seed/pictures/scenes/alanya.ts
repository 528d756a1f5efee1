import { house } from '../kit/buildings'
import { mix } from '../kit/colour'
import { finish, hedge } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { cliff, land, ridge, rocks } from '../kit/land'
import {
  along,
  arched,
  H,
  heightAt,
  n,
  type Pt,
  pairs,
  poly,
  quads,
  rect,
  roughen,
  shape,
  stretches,
  triples,
} from '../kit/path'
import { bougainvillea, cypress, foliage, palm } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, cumulus, gulls, sky } from '../kit/sky'
import { sailboat, skiff } from '../kit/small-boats'
import { reflected, ripples, sea } from '../kit/water'

const WALL = '#c98a62'
const RED = '#c0603f'

/** A line of crenellated wall that follows the hill, with square towers. */
function rampart(s: Sheet, line: readonly Pt[], h: number, d: number): void {
  const { P } = s
  const top = line.map(([x, y]): Pt => [x, y - h])
  s.path(poly([...top, ...[...line].reverse()]), P.lit(WALL, d))
  s.path(
    poly([...line.map(([x, y]): Pt => [x, y - h * 0.45]), ...[...line].reverse()]),
    P.shd(WALL, d, 0.7),
    'opacity=".45"',
  )
  let teeth = ''
  for (const [from, to] of stretches(top)) {
    const steps = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 14))
    for (let k = 0; k < steps; k++) {
      const [x, y] = along(from, to, (k + 0.3) / steps)
      teeth += rect(x - 3.4, y - 7, 6.8, 9)
    }
  }
  s.path(teeth, P.lit(WALL, d))
  for (const [i, [x, y]] of line.entries())
    if (i % 2) {
      const w = 17 + h * 0.22
      s.path(
        rect(x - w, y - h * 1.55, w * 2, h * 1.75),
        s.across([0, P.lit(mix(WALL, '#fff0d8', 0.2), d)], [0.4, P.lit(WALL, d)], [1, P.shd(WALL, d, 0.7)]),
      )
      let crown = ''
      for (let k = 0; k < 4; k++) crown += rect(x - w + k * w * 0.56, y - h * 1.55 - 8, w * 0.3, 10)
      s.path(crown, P.lit(WALL, d))
    }
}

/** Kızıl Kule: the octagonal red tower at the harbour; `x` its middle, `y` its foot. */
function redTower(s: Sheet, x: number, y: number, w: number, h: number): void {
  const { P } = s,
    faces = [-1, -0.6, 0.1, 0.74, 1] as const,
    d = 0.05
  const tones = [P.lit(mix(RED, '#fff0d0', 0.28), d), P.lit(RED, d), P.shd(RED, d, 0.5), P.shd(RED, d, 0.85)]
  for (const [i, tone] of tones.entries()) {
    const [a, b] = [faces[i] ?? -1, faces[i + 1] ?? 1]
    const drop = (k: number): number => (1 - k * k) * 15
    s.path(
      shape(
        [x + a * w, y + drop(a)],
        [x + a * w * 0.95, y - h + drop(a) * 0.4],
        [x + b * w * 0.95, y - h + drop(b) * 0.4],
        [x + b * w, y + drop(b)],
      ),
      tone,
    )
  }
  const body = shape([x - w, y], [x - w * 0.95, y - h], [x + w * 0.95, y - h], [x + w, y])
  s.path(rect(x - w * 0.98, y - h * 0.42, w * 1.96, 6), P.shd(RED, d, 0.9), 'opacity=".5"')
  s.inside(body)
  let courses = ''
  for (let i = 1; i < 15; i++) courses += `M${n(x - w)} ${n(y - (i / 15) * h)}h${n(w * 2)}`
  s.line(courses, P.shd(RED, d, 0.9), 1.6, 'opacity=".3"').close()
  s.stipple(body, P.shd('#7a3a2c', d), [x + w, y], [x - w * 0.6, y - h * 0.6], 0.85, 0.55)
  let slits = ''
  for (const [a, b] of pairs([-0.8, 0.7, -0.26, 0.74, 0.4, 0.74, 0.86, 0.7, -0.26, 0.3, 0.4, 0.3, -0.8, 0.3]))
    slits += arched(x + a * w, y - b * h, 6, 22)
  s.path(slits, P.glowing ? P.lamp : P.shd('#4a2a24', d, 0.7))
  let teeth = ''
  for (let i = 0; i < 13; i++)
    teeth += rect(x - w * 0.97 + i * w * 0.153, y - h - 18 + Math.sin((i / 12) * Math.PI) * 5, w * 0.09, 24)
  s.path(teeth, P.lit(RED, d))
  s.line(`M${x} ${y - h - 6}V${y - h - 76}`, P.shd('#4a3a34', d, 0.6), 4)
  s.path(`M${x} ${y - h - 76}q20 -9 44 2v26q-22 -9 -44 -2Z`, P.lit('#cf3a33', d))
}

function draw(s: Sheet, { seed, sunX = 400, bloom = '#d23a78' }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 600
  sky(s, hz, { x: sunX, seed, y: P.low ? 330 : 140, r: 62 })
  if (P.hour === 'day') cumulus(s, 330, hz - 150, 460, seed, { opacity: 0.85 })
  else clouds(s, hz * 0.85, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 320, { scale: 240, sharp: true, env: (t) => Math.max(0.16, 1 - t * 1.2) }),
    hz + 6,
    '#8795ae',
    0.68,
    { seed, mist: 0.6, facet: 0.6, lightRight: false },
  )
  land(s, ridge(`${seed}b`, hz + 8, 120, { scale: 220, x1: 720, env: (t) => 1 - t }), hz + 12, '#8a9a86', 0.54, {
    seed: `${seed}1`,
    mist: 0.55,
  })
  let town = ''
  for (let i = 0; i < 46; i++) {
    const x = -40 + i * 15 + q.in(-4, 4),
      h = q.in(14, 40) * (1 - i / 70)
    town += rect(x, hz + 10 - h, q.in(9, 15), h)
  }
  s.path(town, P.lit('#f4ece0', 0.5))
  sea(s, hz + 6, H, { seed, sunX: P.hour === 'day' ? null : sunX, spread: 0.9 })
  sailboat(s, 210, hz + 60, 62, { d: 0.34 })
  sailboat(s, 420, hz + 30, 36, { d: 0.45 })
  // the rock of the citadel
  const crest = roughen(
    pairs([
      560, 690, 640, 560, 720, 470, 820, 400, 930, 318, 1040, 250, 1160, 214, 1290, 204, 1400, 236, 1520, 300, 1660,
      340,
    ]),
    6,
    q,
    4,
  )
  reflected(
    s,
    772,
    160,
    () => {
      land(s, [[530, 772], ...crest], 772, mix(P.rock, P.veg, 0.3), 0.18, {
        facets: false,
        mist: 0.08,
        grainA: 0.7,
        lightRight: false,
      })
      cliff(s, pairs([520, 740, 570, 680, 650, 640, 760, 640, 860, 690, 940, 740]), 774, P.rock, P.rock2, 0.16, seed)
      for (let i = 0; i < 110; i++) {
        const x = q.in(620, 1640),
          top = heightAt(crest, x),
          r = q.in(14, 32)
        foliage(s, x, top + (750 - top) * q.in(0.04, 0.96), r, r * 0.58, `${seed}${i}`, i % 4 ? P.veg : '#8f9a5a', {
          d: 0.18,
          n: 18,
          side: -1,
        })
      }
      rampart(s, pairs([860, 384, 940, 326, 1050, 262, 1160, 226, 1290, 214, 1400, 246, 1520, 310]), 30, 0.2)
      rampart(
        s,
        pairs([640, 590, 730, 540, 830, 520, 940, 476, 1060, 440, 1180, 420, 1310, 424, 1440, 450, 1660, 440]),
        28,
        0.15,
      )
      for (const [x, y, w, h] of quads([
        1010, 540, 70, 50, 1110, 520, 76, 56, 1230, 516, 72, 50, 1340, 530, 84, 58, 1470, 526, 90, 62, 930, 590, 74, 52,
        1060, 600, 84, 60, 1190, 590, 84, 58, 1320, 606, 92, 66, 1450, 612, 96, 70, 1580, 600, 100, 74,
      ]))
        house(s, x, y, w, h, seed + x, { d: 0.14, lightRight: false, rh: 0.32, side: 0.4 })
      for (const [x, y, h] of triples([980, 560, 90, 1160, 540, 110, 1290, 560, 96, 1530, 560, 120]))
        cypress(s, x, y, h, { d: 0.14, side: -1 })
      rampart(s, pairs([700, 740, 820, 736, 960, 734, 1120, 740, 1300, 738, 1480, 744, 1660, 740]), 34, 0.1)
      rocks(s, 560, 1660, 774, seed, 0.12)
    },
    0.45,
  )
  ripples(s, 1140, 780, 900, 130, mix(P.sea[1], P.sea[2], 0.5), `${seed}r`, 30)
  // harbour: quay, tower, boats
  s.path(poly(pairs([600, 812, 1660, 806, 1660, 850, 590, 840])), P.lit(mix(P.rock, '#fff2dc', 0.35), 0.04))
  s.path(poly(pairs([590, 840, 1660, 850, 1660, 888, 590, 868])), P.shd(P.rock2, 0.02, 0.7))
  reflected(s, 872, 240, () => redTower(s, 800, 836, 136, 330), 0.5)
  ripples(s, 800, 880, 300, 200, mix(P.sea[2], P.sea[1], 0.3), `${seed}t`, 24)
  for (const [x, h] of pairs([1010, 210, 1110, 240, 1400, 230, 1540, 250])) palm(s, x, 830, h, seed + x, { d: 0.05 })
  bougainvillea(s, 1240, 806, 80, 34, `${seed}bg`, { side: -1, colour: bloom })
  for (const [x, y, L, band] of [
    [1040, 900, 130, '#2b6f8f'],
    [1200, 908, 140, '#c2452d'],
    [1370, 914, 150, '#e7a93a'],
    [1540, 920, 150, '#2b6f8f'],
  ] as const)
    reflected(s, y + 4, 70, () => skiff(s, x, y, L, { band, mast: true, d: 0.03 }), 0.5)
  reflected(s, 1052, 190, () => gulet(s, 380, 1044, 600, { awning: '#c2452d' }), 0.55)
  ripples(s, 390, 1056, 560, 130, mix(P.sea[2], P.sea[3], 0.3), `${seed}g`, 22)
  ripples(s, 1260, 930, 640, 150, mix(P.sea[2], P.sea[3], 0.3), `${seed}h`, 26)
  skiff(s, 1010, 1090, 190, { band: '#2b6f8f', cabin: false })
  hedge(s, seed, (t) => Math.max(0, (t - 0.7) * 300), { flowers: bloom })
  gulls(s, 560, 300, seed, 7, 17)
  finish(s)
}

export const alanya: Scene = {
  place: 'antalya',
  draw,
  hours: ['golden', 'day', 'dusk', 'dawn', 'night'],
  mirror: true,
  crops: triples([200, 150, 1400, 420, 120, 1180]),
  details: triples([560, 400, 740, 820, 120, 780, 20, 620, 760]),
}
