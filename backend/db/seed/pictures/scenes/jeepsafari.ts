import { mix } from '../kit/colour'
import { finish, hedge } from '../kit/foreground'
import { forest, land, ridge } from '../kit/land'
import { ellipse, H, pairs, rect, smooth, triples } from '../kit/path'
import { person } from '../kit/person'
import { cypress, stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'
import { jeep } from '../kit/vehicles'

function draw(s: Sheet, { seed, sunX = 1240, car = '#6a8450' }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 640
  sky(s, hz, { x: sunX, seed, y: P.low ? 250 : 140, r: 62 })
  clouds(s, hz * 0.75, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 470, { scale: 230, sharp: true, env: (t) => 0.45 + 0.55 * Math.sin(t * 3.1) }),
    hz + 60,
    '#9aa0b4',
    0.62,
    { seed, mist: 0.6, facet: 0.7 },
  )
  land(
    s,
    ridge(`${seed}b`, hz + 40, 330, { scale: 210, sharp: true, env: (t) => 0.5 + 0.5 * Math.abs(t - 0.5) * 2 }),
    hz + 120,
    P.rock2,
    0.44,
    { seed: seed + 1, mist: 0.5, facet: 0.7 },
  )
  forest(
    s,
    ridge(`${seed}c`, hz + 110, 170, { scale: 320, env: (t) => 0.3 + 0.7 * Math.abs(t - 0.55) * 2 }),
    hz + 200,
    0.32,
    seed,
    { n: 420, size: 13, colour: '#5d7a52' },
  )
  forest(
    s,
    ridge(`${seed}d`, hz + 190, 120, { scale: 260, env: (t) => 0.2 + Math.abs(t - 0.5) * 1.8 }),
    hz + 260,
    0.18,
    `${seed}d`,
    { n: 320, size: 20 },
  )
  const g = ridge(`${seed}e`, hz + 262, 50, { scale: 420, oct: 3 })
  land(s, g, H + 40, P.ground, 0.06, { facets: false, mist: 0, grainA: 0.8 })
  // dirt track climbing in from the left and away to the gap in the hills
  s.path(
    `${smooth(pairs([-80, 1230, 220, 1120, 640, 1084, 1060, 1092, 1300, 1060, 1330, 1010, 1180, 968, 980, 946, 900, 922, 905, 900]))}L${smooth(pairs([930, 900, 940, 918, 1040, 934, 1280, 960, 1460, 1010, 1470, 1090, 1330, 1150, 1060, 1186, 640, 1180, 320, 1240, -80, 1330])).slice(1)}Z`,
    P.lit(mix(P.ground, '#fff0d8', 0.4)),
  )
  s.line(
    smooth(pairs([-80, 1270, 240, 1162, 640, 1118, 1060, 1128, 1340, 1086, 1380, 1020, 1220, 966])),
    P.shd(P.ground, 0, 0.5),
    9,
    'opacity=".4"',
  )
  for (const [x, h] of pairs([120, 430, 300, 300, 1520, 460, 1390, 260]))
    stonePine(s, x, hz + 300 + (x % 5) * 6, h, seed + x, { d: 0.05 })
  for (const [x, y, h] of triples([640, 930, 130, 690, 926, 100, 1120, 920, 90])) cypress(s, x, y, h, { d: 0.12 })
  // following jeep in the distance, dust, lead jeep
  const dust = (x: number, y: number, r: number, k: number) => {
    for (let i = 0; i < k; i++) {
      const t = i / k,
        rr = r * (0.5 + t),
        px = x - t * r * 4.6 + q.in(-10, 10),
        py = y - rr * 0.4 - t * 12
      s.path(
        ellipse(px, py, rr, rr * 0.7),
        mix(P.lit('#f2dcb4'), P.haze, 0.3),
        `opacity="${(0.5 * (1 - t * 0.7)).toFixed(2)}"`,
      )
    }
  }
  dust(1150, 976, 26, 8)
  jeep(s, 1210, 982, 130, { d: 0.12, colour: '#c9402d' })
  dust(520, 1130, 74, 12)
  s.open(`transform="rotate(-2.2 800 1136)"`)
  for (const [x, y, h, c] of [
    [640, 1008, 96, '#b9472f'],
    [700, 1010, 92, '#46323c'],
    [832, 1004, 96, '#2b5a7f'],
  ] as const) {
    s.open(`clip-path="${s.clip(rect(x - 60, 800, 120, 168))}"`)
    person(s, x, y + 20, h + 24, { colour: c })
    s.close()
  }
  jeep(s, 770, 1136, 520, { colour: car })
  s.close()
  for (let i = 0; i < 30; i++) {
    const x = 520 - q() * 40 - 30,
      a = q.in(-40, 10),
      r = q.in(2, 6)
    s.path(ellipse(x + a, 1136 - q() * 40, r, r * 0.8), P.shd(P.ground, 0, 0.6))
  }
  hedge(s, seed, (t) => 24 + 110 * Math.max(0, Math.abs(t - 0.45) - 0.16) * 2, {
    flowers: '#f0b03a',
    colours: [P.veg, '#b59a55', mix(P.veg, '#5a6a4a', 0.5)],
  })
  gulls(s, 520, 230, seed, 4, 18)
  finish(s)
}

export const jeepsafari: Scene = {
  place: 'taurus',
  draw,
  hours: ['golden', 'day', 'dusk', 'dawn'],
  mirror: true,
  crops: triples([150, 220, 1300, 330, 330, 1160]),
  details: triples([420, 640, 740, 760, 420, 840]),
  props: [{ car: '#5f7a4a' }, { car: '#c9402d' }, { car: '#e7a93a' }],
}
