import { balloon, chimney } from '../kit/cappadocian'
import { mix } from '../kit/colour'
import { finish, hedge, tuft } from '../kit/foreground'
import { land, ridge } from '../kit/land'
import { ellipse, H, n, type Pt, pairs, triples, W } from '../kit/path'
import { type Rng, rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, sky } from '../kit/sky'

function draw(s: Sheet, drawing: Drawing): void {
  paint(s, drawing, { straw: '#b59a55', flowers: '#e8b23f' })
}

/** The same valley in January: white ground, dry stalks, and flakes between the balloons. */
function drawSnow(s: Sheet, drawing: Drawing): void {
  paint(s, drawing, { straw: '#cfc4ae', flowers: '#fbfdff' })
  const q = rng(`${drawing.seed}flakes`)
  for (let i = 0; i < 170; i++) {
    const r = q.in(2, 6)
    s.path(ellipse(q() * W, q() * H, r, r), '#ffffff', `opacity="${n(q.in(0.55, 0.95))}"`)
  }
}

interface Growth {
  readonly straw: string
  readonly flowers: string
}

function paint(s: Sheet, { seed, view = 'valley', sunX = 1180 }: Drawing, { straw, flowers }: Growth): void {
  const { P } = s,
    q = rng(seed),
    hz = view === 'ridge' ? 760 : 690
  sky(s, hz + 60, { x: sunX, seed, y: hz - (P.low ? 120 : 470) })
  clouds(s, hz * 0.9, seed)
  land(
    s,
    ridge(seed + 1, hz - 20, 120, { scale: 500, env: (t) => 0.4 + 0.6 * Math.sin(t * 3.1) }),
    hz + 140,
    P.rock2,
    0.84,
    { seed },
  )
  // table mountain
  const tm: Pt[] = [
    [-60, hz + 40],
    [60, hz + 8],
    [250, hz - 30],
    [330, hz - 128],
    [390, hz - 140],
    [640, hz - 134],
    [690, hz - 120],
    [760, hz - 40],
    [980, hz + 4],
    [1240, hz + 26],
    [1660, hz + 36],
  ]
  land(s, tm, hz + 200, P.rock2, 0.68, { seed, facet: 0.5 })
  balloonsAt(
    s,
    q,
    triples([250, 250, 26, 560, 190, 20, 930, 330, 22, 1410, 220, 24, 720, 420, 15, 1290, 430, 17, 1010, 140, 15]),
    0.58,
  )
  const row = (y: number, N: number, hLo: number, hHi: number, d: number, x0 = -20, x1 = W + 20) => {
    for (let i = 0; i < N; i++) {
      const x = x0 + ((i + q.in(0.15, 0.85)) / N) * (x1 - x0)
      chimney(s, x, y + q.in(-8, 14), q.in(hLo, hHi), seed + d + i, { d })
    }
  }
  row(hz + 126, 20, 50, 120, 0.6)
  cones(s, q, hz + 140, 16, 50, 110, 0.55, seed)
  land(s, ridge(seed + 2, hz + 138, 50, { scale: 260 }), hz + 260, P.ground, 0.5, { facets: false })
  balloonsAt(s, q, triples([1180, 300, 52, 330, 400, 46]), 0.3)
  cones(s, q, hz + 240, 12, 90, 190, 0.38, seed)
  row(hz + 225, 9, 130, 220, 0.34, -20, W + 20)
  land(s, ridge(seed + 3, hz + 232, 56, { scale: 300 }), hz + 380, P.ground, 0.28, { facets: false })
  if (view === 'valley')
    balloon(s, 690, 268, 150, `${seed}hero`, { d: 0.06, c1: '#c9452f', c2: '#f0b03a', c3: '#f6ead2' })
  if (view === 'ridge') {
    balloon(s, 1130, 300, 118, `${seed}h1`, { d: 0.08, c1: '#2e7480', c2: '#f6ead2', c3: '#f0b03a' })
    balloon(s, 420, 210, 84, `${seed}h2`, { d: 0.16, c1: '#f0b03a', c2: '#c9452f' })
  }
  const b = hz + 300
  if (view === 'valley') {
    for (const [x, h, w] of triples([150, 390, 3, 330, 270, 2, 1330, 300, 2, 1500, 450, 4]))
      chimney(s, x, b + q.in(10, 40), h, `${seed}n${x}`, { d: 0.1, windows: w, hat: true })
    chimney(s, 1180, b + 30, 190, `${seed}m`, { d: 0.14, windows: 1 })
    for (const [x, h] of pairs([20, 250, 230, 180, 430, 130, 1260, 120, 1420, 210, 1590, 260]))
      chimney(s, x, b + 60, h, `${seed}z${x}`, { d: 0.1, hat: false, w: 0.95 })
  } else {
    for (const [x, h, w] of triples([760, 300, 2, 930, 380, 4, 240, 250, 1, 1420, 330, 3]))
      chimney(s, x, b + q.in(0, 30), h, `${seed}n${x}`, { d: 0.12, windows: w, hat: true })
  }
  const g = ridge(seed + 4, b + 40, 52, { scale: 420, oct: 3 }),
    gp = land(s, g, H + 40, P.ground, 0.06, { mist: 0, facets: false, grainA: 0.8 })
  // footpath winding in
  const cl = s.clip(gp)
  s.open(`clip-path="${cl}"`)
  s.path(
    `M640 ${H + 20}C700 ${b + 170} 980 ${b + 150} 860 ${b + 90}C800 ${b + 55} 700 ${b + 60} 730 ${b - 20}L752 ${b - 20}C740 ${b + 45} 860 ${b + 48} 930 ${b + 88}C1060 ${b + 160} 900 ${b + 190} 900 ${H + 20}Z`,
    P.lit(mix(P.ground, '#fff0d8', 0.5), 0.04),
  ).close()
  const f = ridge(seed + 5, H - 30, 60, { scale: 380, oct: 3, env: (t) => Math.abs(t - 0.5) * 2 + 0.15 })
  land(s, f, H + 60, mix(P.ground, P.veg, 0.45), 0, { mist: 0, facets: false, grainA: 0.8 })
  for (let i = 0; i < 9; i++) tuft(s, q() * W, H - q.in(90, 190), q.in(30, 90), seed + i, { colour: straw })
  hedge(s, seed, (t) => 24 + 110 * Math.abs(t - 0.52) ** 1.4 * 2.2, {
    colours: [P.veg, straw, mix(P.veg, '#5a6a4a', 0.5)],
    flowers,
  })
  finish(s)
}

function cones(s: Sheet, q: Rng, y: number, N: number, hLo: number, hHi: number, d: number, seed: string): void {
  for (let i = 0; i < N; i++) {
    const x = -40 + ((i + q.in(0.1, 0.9)) / N) * (W + 80),
      h = q.in(hLo, hHi) * (0.55 + 0.45 * Math.abs(Math.sin(i * 1.7)))
    chimney(s, x, y + q.in(0, 12), h, `${seed}k${d}${i}`, { d, hat: false, w: q.in(0.85, 1.15) })
  }
}

function balloonsAt(s: Sheet, q: Rng, list: readonly (readonly [number, number, number])[], d: number): void {
  for (const [x, y, r] of list) balloon(s, x + q.in(-40, 40), y + q.in(-20, 20), r, `b${x}${y}`, { d: d, band: r > 30 })
}

export const cappadocia: Scene = {
  place: 'cappadocia',
  draw,
  hours: ['dawn', 'golden', 'day', 'dusk', 'night'],
  mirror: true,
  crops: triples([200, 0, 1300, 0, 60, 1360]),
  details: triples([340, 20, 760, 860, 520, 740]),
  views: ['valley', 'ridge'],
}

export const cappadociasnow: Scene = {
  ...cappadocia,
  place: 'winter',
  draw: drawSnow,
  hours: ['day', 'dawn', 'golden', 'night'],
}
