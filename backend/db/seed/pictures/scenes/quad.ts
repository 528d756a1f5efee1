import { buggy, quad } from '../kit/buggy'
import { mix } from '../kit/colour'
import { finish, hedge, tuft } from '../kit/foreground'
import { forest, land, ridge } from '../kit/land'
import { ellipse, H, lens, pairs, quads, smooth, triples } from '../kit/path'
import { foliage, stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'

/** A trail of dust behind a wheel at (x, y): soft billows below, hard grains on top. */
function dust(s: Sheet, x: number, y: number, k: number, seed: string, d: number): void {
  const { P } = s,
    q = rng(`${seed}du`),
    pale = P.lit(mix(P.ground, '#fff8ea', 0.72), d)
  for (let i = 0; i < 13; i++) {
    const t = i / 12,
      r = (40 + 110 * t) * k * q.in(0.75, 1.15),
      cx = x - t * 560 * k + q.in(-14, 14),
      cy = y - r * 0.62 - t * 30 * k
    s.path(
      ellipse(cx, cy, r, r * 0.82),
      s.radial(cx, cy, r, [0, pale, 0.95 - 0.45 * t], [0.6, pale, 0.6 - 0.3 * t], [1, pale, 0]),
    )
  }
  let grains = ''
  for (let i = 0; i < 120; i++) {
    const t = q() ** 0.8,
      r = q.in(1.5, 6) * k
    grains += ellipse(x - t * 420 * k, y - q() ** 1.7 * (60 + 150 * t) * k, r, r)
  }
  s.path(grains, P.shd(P.ground, d, 0.35), 'opacity=".75"')
}

function draw(s: Sheet, { seed, view = 'buggy', sunX = 1130, car = '#d2492e', bloom = '#f0b03a' }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 620
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 190 : 140, r: 74 })
  clouds(s, hz * 0.85, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 420, { scale: 240, sharp: true, env: (t) => 0.4 + 0.6 * Math.sin(t * 2.8 + 0.2) }),
    hz + 30,
    '#8d9ab2',
    0.7,
    { seed, mist: 0.6, facet: 0.6 },
  )
  land(
    s,
    ridge(`${seed}b`, hz + 20, 210, { scale: 300, sharp: true, env: (t) => Math.abs(t - 0.4) + 0.3 }),
    hz + 60,
    P.rock2,
    0.52,
    { seed: `${seed}1`, mist: 0.5 },
  )
  forest(s, ridge(`${seed}c`, hz + 70, 130, { scale: 320, oct: 3 }), hz + 120, 0.36, seed, { n: 380, size: 15 })
  land(s, ridge(`${seed}d`, hz + 120, 60, { scale: 420, oct: 3 }), H, mix(P.ground, P.veg, 0.3), 0.24, {
    mist: 0.1,
    facets: false,
  })
  for (const [x, y, h, lean] of quads([
    150, 830, 300, 0.1, 330, 800, 190, 0.12, 1420, 810, 260, -0.1, 1560, 840, 360, -0.08, 1250, 780, 150, 0.1,
  ]))
    stonePine(s, x, y, h, seed + x, { lean, d: 0.14 })
  land(s, ridge(`${seed}e`, hz + 230, 70, { scale: 500, oct: 3 }), H + 60, P.ground, 0.06, {
    mist: 0,
    facets: false,
    grainA: 0.9,
  })
  // track: two ruts out of the far slope, round a bend and past us
  const track = `${smooth(pairs([640, 800, 560, 830, 620, 870, 900, 900, 1240, 960, 1660, 1060]))}L${smooth(pairs([1660, 1220, 900, 1190, -60, 1180, -60, 1070, 300, 1010, 560, 950, 620, 910, 480, 862, 500, 820, 600, 796])).slice(1)}Z`
  s.path(track, P.lit(mix(P.ground, '#fff0d0', 0.4), 0.04))
  s.stipple(track, P.shd('#b08a5c'), [800, 1240], [800, 900], 0.75, 0.5)
  s.inside(track)
  let ruts = ''
  for (let i = 0; i < 90; i++) {
    const t = q()
    ruts += lens(q.in(-60, 1660), 950 + t * 260, (20 + 90 * t) * q.in(0.4, 1.2), 2 + 6 * t)
  }
  s.path(ruts, P.shd(P.ground, 0, 0.6), 'opacity=".35"').close()
  for (const [x, y, r] of triples([420, 900, 30, 760, 850, 24, 1080, 880, 34, 1340, 930, 40, 210, 950, 44])) {
    foliage(s, x, y, r, r * 0.55, seed + x, mix(P.veg, '#b59a55', 0.3), { n: 28, z: r * 0.3 })
    tuft(s, x + r, y + r * 0.4, r * 2, seed + x, { colour: '#b59a55' })
  }
  dust(s, 610, 838, 0.34, `${seed}x`, 0.2)
  if (view === 'quad') {
    buggy(s, 660, 842, 130, { d: 0.2, colour: car })
    dust(s, 1010, 1010, 0.8, `${seed}z`, 0.06)
    quad(s, 1150, 1016, 280, { colour: '#f0b03a', d: 0.04 })
    dust(s, 400, 1100, 1.15, `${seed}y`, 0.04)
    quad(s, 560, 1100, 420, { colour: car })
  } else {
    quad(s, 660, 842, 110, { d: 0.2, colour: '#2e7480' })
    dust(s, 760, 1010, 0.62, `${seed}y`, 0.06)
    buggy(s, 1190, 1016, 300, { d: 0.05, colour: '#2e7480' })
    dust(s, 360, 1120, 1.15, `${seed}z`, 0.02)
    buggy(s, 640, 1122, 560, { colour: car })
  }
  let stones = ''
  for (let i = 0; i < 50; i++) stones += ellipse(q.in(0, 1600), q.in(1120, 1190), q.in(4, 12), q.in(3, 7))
  s.path(stones, P.shd(P.rock2, 0, 0.7), 'opacity=".6"')
  hedge(s, seed, (t) => 10 + 120 * Math.abs(t - 0.5) ** 1.6 * 2, {
    colours: [P.veg, '#b59a55', mix(P.veg, '#5a6a4a', 0.5)],
    flowers: bloom,
  })
  gulls(s, 480, 260, seed, 5, 15)
  finish(s)
}

export const quadScene: Scene = {
  place: 'taurus',
  draw,
  hours: ['golden', 'day', 'dusk', 'dawn'],
  mirror: true,
  crops: triples([60, 230, 1280, 240, 280, 1220]),
  details: triples([300, 600, 780, 820, 560, 760]),
  views: ['buggy', 'quad'],
  props: [{ car: '#d2492e' }, { car: '#2e7480' }, { car: '#f0b03a' }],
}
