import { mix } from '../kit/colour'
import { land, ridge } from '../kit/land'
import { BLEED, H, rect, W } from '../kit/path'
import type { Sheet } from '../kit/sheet'
import { clouds, cumulus, sky } from '../kit/sky'
import { sea } from '../kit/water'

/** Height of the horizon of every outlook. */
export const HORIZON = 560

export interface View {
  readonly seed: string
  /** Where the sun stands, 0 left to 1600 right. */
  readonly sunX: number
}

/** A landscape from the sky down to the foot of the sheet: what lies behind a road, a window, a terrace or a wedding. */
export type Outlook = (s: Sheet, view: View) => void

export function heaven(s: Sheet, { seed, sunX }: View): void {
  const { P } = s
  s.path(rect(-BLEED, HORIZON - 20, W + 2 * BLEED, H), P.lit(mix(P.ground, P.veg, 0.4), 0.6))
  sky(s, HORIZON, { x: sunX, seed, y: P.low ? HORIZON - 260 : 140, r: 60 })
  if (P.hour === 'day') cumulus(s, 420, HORIZON - 70, 520, seed, { opacity: 0.85 })
  else clouds(s, HORIZON * 0.9, seed)
}

/** Blue mountains on the horizon; `env` gives their height from left (0) to right (1). */
export function range(
  s: Sheet,
  { seed }: View,
  amp = 240,
  env = (t: number): number => 0.4 + 0.6 * Math.sin(t * 3) ** 2,
): void {
  land(s, ridge(`${seed}far`, HORIZON, amp, { scale: 250, sharp: true, env }), HORIZON + 4, '#8d9ab2', 0.68, {
    seed,
    mist: 0.6,
    facet: 0.6,
  })
}

export function bay(s: Sheet, { seed, sunX }: View, low = 900): void {
  sea(s, HORIZON, low, { seed, sunX: s.P.hour === 'day' ? null : sunX, spread: 0.8 })
}

/** Flat ground from height `y` to the foot of the sheet. */
export function plain(s: Sheet, y: number, colour: string, near = mix(colour, s.P.ground, 0.3)): void {
  const { P } = s
  s.path(
    rect(-BLEED, y, W + 2 * BLEED, H - y + BLEED),
    s.down(y, y + 340, [0, P.lit(colour, 0.34)], [0.4, P.lit(colour, 0.08)], [1, P.lit(near)]),
  )
}
