import { mix } from '../kit/colour'
import { finish, hedge } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { forest, land, ridge, rocks } from '../kit/land'
import { H, heightAt, lens, pairs, quads, smooth, triples } from '../kit/path'
import { bougainvillea, stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, cumulus, gulls, sky } from '../kit/sky'
import { sailboat, skiff } from '../kit/small-boats'
import { reflected, ripples, sea } from '../kit/water'

/** A wooded island with a pale rock rim and a shallow halo; its shore lies at `y`. */
function island(s: Sheet, x: number, y: number, w: number, h: number, d: number, seed: string): void {
  const { P } = s
  const crest = ridge(seed, y, h, {
    x0: x - w / 2,
    x1: x + w / 2,
    scale: w * 0.32,
    oct: 4,
    env: (t) => Math.sin(t * Math.PI) ** 0.7,
  })
  const halo = P.night ? '#3f8fa6' : P.lit(P.shallow, d * 0.6)
  for (const [k, op] of pairs([1.12, 0.35, 1.06, 0.5]))
    s.path(lens(x, y + 4, w * 0.55 * k, 46 * (1 - d) * k), halo, `opacity="${op}"`)
  reflected(
    s,
    y + 6,
    h * 0.7,
    () => {
      forest(s, crest, y + 6, d, seed, { n: Math.round(w * 0.5), size: 20 * (1 - d) + 3 })
      rocks(s, x - w * 0.48, x + w * 0.48, y + 8, seed, d)
    },
    0.4,
  )
  ripples(s, x, y + 8, w * 0.8, h * 0.6, mix(P.sea[1], halo, 0.45), `${seed}r`, 18)
}

function draw(s: Sheet, { seed, sunX = 1180, sails = false, bloom = '#e24a86' }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 400
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 130 : 110, r: 56 })
  if (P.hour === 'day') cumulus(s, 460, hz - 60, 480, seed, { opacity: 0.85 })
  else clouds(s, hz * 0.9, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 300, { scale: 330, sharp: true, env: (t) => 0.35 + 0.65 * Math.sin(t * 2.7 + 0.3) }),
    hz + 10,
    '#8fa0b0',
    0.72,
    { seed, mist: 0.6, facet: 0.6 },
  )
  land(
    s,
    ridge(`${seed}b`, hz + 14, 190, { scale: 280, env: (t) => Math.max(0.1, 1 - t * 1.3, (t - 0.6) * 1.8) }),
    hz + 18,
    '#7d9488',
    0.58,
    { seed: `${seed}1`, mist: 0.5 },
  )
  const tq = P.night ? '#2f8fa6' : P.lit('#3fc9c6')
  sea(s, hz + 10, H, {
    seed,
    colours: [P.sea[0], mix(P.sea[1], tq, 0.25), mix(P.sea[2], tq, P.low || P.night ? 0.2 : 0.45), P.sea[3]],
    sunX: P.hour === 'day' ? null : sunX,
    spread: 0.9,
  })
  forest(
    s,
    ridge(`${seed}c`, hz + 40, 210, { scale: 240, x1: 560, env: (t) => Math.max(0, 1 - t) }),
    hz + 44,
    0.48,
    `${seed}c`,
    { n: 190, size: 11 },
  )
  forest(s, ridge(`${seed}d`, hz + 52, 190, { scale: 220, x0: 1120, env: (t) => t }), hz + 56, 0.46, `${seed}d`, {
    n: 170,
    size: 11,
    lightRight: false,
  })
  for (const [x, y, w, h] of quads([760, 470, 260, 66, 1010, 508, 200, 54, 540, 520, 320, 86]))
    island(s, x, y, w, h, 0.44, `${seed}${x}`)
  sailboat(s, 880, 540, 40, { d: 0.4 })
  sailboat(s, 690, 500, 26, { d: 0.5 })
  island(s, 1290, 620, 500, 150, 0.28, `${seed}i1`)
  sailboat(s, 1010, 640, 84, { d: 0.25 })
  sailboat(s, 1540, 690, 60, { d: 0.25 })
  island(s, 420, 700, 620, 190, 0.18, `${seed}i2`)
  for (const [x, y, L, side] of quads([250, 748, 190, 1, 480, 760, 150, 1])) {
    reflected(s, y + 3, 70, () => gulet(s, x, y, L * side, { d: 0.16, awning: '#f4ead8' }), 0.5)
    ripples(s, x, y + 6, L * 0.9, 50, mix(P.sea[2], tq, 0.4), `${seed}${x}`, 12)
  }
  reflected(s, 912, 240, () => gulet(s, 850, 906, 560, { d: 0.02, sails, awning: '#2f6f8a' }), 0.55)
  ripples(s, 850, 916, 520, 190, mix(P.sea[2], tq, 0.25), `${seed}g`, 30)
  for (const [x, y, L] of [
    [480, 990, 96],
    [1180, 1030, 120],
  ] as const)
    skiff(s, x, y, L, { band: x > 720 ? '#c2452d' : '#e7a93a', cabin: false, d: 0.02 })
  let light = ''
  for (let i = 0; i < 60; i++) {
    const t = q()
    light += lens(q() * 1600, 820 + t * 340, (16 + 60 * t) * q.in(0.5, 1.2), 1 + 3.4 * t)
  }
  s.path(light, P.lit('#ffffff'), 'opacity=".26"')
  // the slope we look down from
  const near = ridge(`${seed}n`, H - 20, 210, {
    scale: 400,
    oct: 4,
    env: (t) => Math.max(0.1, 1.1 - t * 2.1, (t - 0.74) * 2.4),
  })
  land(s, near, H + 60, mix(P.veg, '#b59a6a', 0.35), 0.03, { mist: 0, facets: false, grainA: 0.9 })
  for (const [x, h] of pairs([110, 560, 300, 330, 1530, 470]))
    stonePine(s, x, heightAt(near, x) + 26, h, seed + x, { lean: x < 800 ? 0.1 : -0.12 })
  s.line(smooth(pairs([-60, 1130, 120, 1106, 260, 1140])), P.lit(mix(P.ground, '#fff0d8', 0.3)), 22, 'opacity=".6"')
  hedge(s, seed, (t) => Math.max(22, H - heightAt(near, t * 1600) + 8), { flowers: bloom })
  bougainvillea(s, 1590, 1080, 110, 70, `${seed}v`, { colour: bloom, side: -1 })
  gulls(s, 640, 250, seed, 6, 15)
  finish(s)
}

export const gocek: Scene = {
  place: 'aegean',
  draw,
  hours: ['golden', 'day', 'dawn', 'dusk', 'night'],
  mirror: true,
  crops: triples([100, 150, 1400, 240, 260, 1240]),
  details: triples([470, 420, 780, 120, 330, 900]),
  moods: [{}, { sails: true }],
}
