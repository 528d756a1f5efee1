import { forest, land, ridge, rocks } from './land'
import { H } from './path'
import type { Sheet } from './sheet'
import { clouds, cumulus, sky } from './sky'
import { sailboat } from './small-boats'
import { reflected, sea } from './water'

/** Open water with a wooded cape on the left, as seen from a boat; the horizon lies at `hz`. */
export function coast(s: Sheet, hz: number, seed: string, sunX: number): void {
  const { P } = s
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 150 : 130, r: 60 })
  if (P.hour === 'day') cumulus(s, 1230, hz - 40, 520, seed, { opacity: 0.85 })
  else clouds(s, hz * 0.9, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 210, { scale: 300, sharp: true, env: (t) => 0.3 + 0.7 * Math.abs(t - 0.5) * 1.6 }),
    hz + 3,
    '#8fa0ac',
    0.7,
    { seed, mist: 0.55 },
  )
  sea(s, hz, H, { seed, sunX: P.hour === 'day' ? null : sunX })
  reflected(
    s,
    hz + 30,
    90,
    () => {
      forest(s, ridge(`${seed}b`, hz + 26, 190, { scale: 220, x1: 520, env: (t) => 1 - t }), hz + 30, 0.3, seed, {
        n: 200,
        size: 14,
      })
      rocks(s, -60, 500, hz + 32, seed, 0.3)
    },
    0.4,
  )
  forest(s, ridge(`${seed}c`, hz + 20, 130, { scale: 200, x0: 1130, env: (t) => t }), hz + 24, 0.42, seed, {
    n: 150,
    size: 11,
    lightRight: false,
  })
  sailboat(s, 1170, hz + 54, 70, { d: 0.3 })
}
