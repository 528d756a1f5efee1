import { mix } from './colour'
import { ellipse, n, type Pt, poly, rect, shape, smooth } from './path'
import type { Sheet } from './sheet'
import { wheel } from './vehicles'

export type CarBody = 'hatch' | 'sedan' | 'suv' | 'cabrio'

interface Outline {
  /** Roof line from the rear to the windscreen's foot, in units of the car's length; y up is negative. */
  readonly roof: readonly Pt[]
  readonly glass: readonly (readonly Pt[])[]
  readonly belt: number
  readonly wheel: number
  readonly axles: readonly [number, number]
}

const OUTLINES: Readonly<Record<CarBody, Outline>> = {
  hatch: {
    roof: [
      [-0.47, -0.24],
      [-0.42, -0.36],
      [-0.33, -0.415],
      [-0.1, -0.43],
      [0.07, -0.41],
      [0.24, -0.265],
    ],
    glass: [
      [
        [-0.4, -0.27],
        [-0.36, -0.36],
        [-0.27, -0.39],
        [-0.12, -0.4],
        [-0.12, -0.27],
      ],
      [
        [-0.1, -0.27],
        [-0.1, -0.4],
        [0.04, -0.385],
        [0.18, -0.27],
      ],
    ],
    belt: -0.255,
    wheel: 0.088,
    axles: [-0.29, 0.3],
  },
  sedan: {
    roof: [
      [-0.48, -0.25],
      [-0.36, -0.265],
      [-0.22, -0.375],
      [-0.06, -0.39],
      [0.08, -0.375],
      [0.24, -0.25],
    ],
    glass: [
      [
        [-0.28, -0.265],
        [-0.2, -0.345],
        [-0.06, -0.36],
        [-0.06, -0.265],
      ],
      [
        [-0.04, -0.265],
        [-0.04, -0.36],
        [0.06, -0.35],
        [0.18, -0.26],
      ],
    ],
    belt: -0.245,
    wheel: 0.08,
    axles: [-0.3, 0.3],
  },
  suv: {
    roof: [
      [-0.47, -0.3],
      [-0.44, -0.44],
      [-0.36, -0.485],
      [-0.1, -0.495],
      [0.08, -0.475],
      [0.22, -0.32],
    ],
    glass: [
      [
        [-0.42, -0.32],
        [-0.4, -0.42],
        [-0.3, -0.455],
        [-0.14, -0.46],
        [-0.14, -0.32],
      ],
      [
        [-0.12, -0.32],
        [-0.12, -0.46],
        [0.05, -0.445],
        [0.17, -0.32],
      ],
    ],
    belt: -0.31,
    wheel: 0.105,
    axles: [-0.29, 0.3],
  },
  cabrio: {
    roof: [
      [-0.48, -0.24],
      [-0.34, -0.27],
      [-0.22, -0.275],
      [-0.02, -0.255],
      [0.1, -0.255],
      [0.22, -0.25],
    ],
    glass: [],
    belt: -0.24,
    wheel: 0.084,
    axles: [-0.3, 0.3],
  },
}

/** A passenger car from the side, facing right, wheels on `y`, `L` long. */
export function sideCar(s: Sheet, x: number, y: number, L: number, kind: CarBody, colour: string, d = 0): void {
  const { P } = s,
    o = OUTLINES[kind],
    u = ([a, b]: Pt): Pt => [x + a * L, y + b * L],
    glass = P.glowing ? mix(P.lamp, '#b9784a', 0.3) : P.shd('#35505e', d, 0.35),
    lift = kind === 'suv' ? -0.03 : 0
  s.path(ellipse(x, y, L * 0.54, L * 0.026), P.ink, 'opacity=".38"')
  if (kind === 'cabrio') {
    s.path(
      smooth(
        [
          [-0.2, -0.25],
          [-0.22, -0.33],
          [-0.17, -0.345],
          [-0.13, -0.25],
        ].map(([a = 0, b = 0]) => u([a, b])),
        true,
        8,
      ),
      P.shd('#7a4a34', d, 0.4),
    )
    s.path(
      smooth(
        [
          [-0.02, -0.25],
          [-0.05, -0.33],
          [0, -0.345],
          [0.04, -0.25],
        ].map(([a = 0, b = 0]) => u([a, b])),
        true,
        8,
      ),
      P.shd('#7a4a34', d, 0.3),
    )
    s.line(poly([u([0.2, -0.25]), u([0.09, -0.375])], false), P.shd('#3a3a40', d, 0.6), L * 0.014)
    s.path(poly([u([0.2, -0.25]), u([0.1, -0.365]), u([0.12, -0.26])]), P.lit('#9fd0dc', d), 'opacity=".6"')
    s.line(poly([u([0.08, -0.24]), u([0.04, -0.3])], false), P.shd('#3a3a40', d, 0.7), L * 0.012)
  }
  const nose: Pt[] = [
    [0.24, -0.26 + lift],
    [0.42, -0.235 + lift],
    [0.485, -0.18 + lift],
    [0.495, -0.1],
  ]
  const body = `${smooth([[-0.49, -0.1] as Pt, [-0.495, -0.18] as Pt, ...o.roof, ...nose].map(u), false, 7)}L${n(x + 0.48 * L)} ${n(y - 0.06 * L)}H${n(x - 0.48 * L)}Z`
  s.path(
    body,
    s.fade([0, P.lit(mix(colour, '#fff4dc', 0.22), d)], [0.5, P.lit(colour, d)], [1, P.shd(colour, d, 0.75)]),
  )
  s.stipple(body, P.shd(colour, d), u([-0.5, -0.06]), u([0.1, -0.3]), 0.85, 0.55)
  s.inside(body)
  s.path(rect(x - L, y - 0.095 * L, 2 * L, 0.06 * L), P.shd('#3a3438', d, 0.7))
  s.path(
    shape(
      u([-0.5, o.belt + 0.035]),
      u([0.5, o.belt + 0.05 + lift]),
      u([0.5, o.belt + 0.062 + lift]),
      u([-0.5, o.belt + 0.047]),
    ),
    P.lit(mix(colour, '#ffffff', 0.35), d),
    'opacity=".7"',
  )
  s.close()
  for (const pane of o.glass) s.path(smooth(pane.map(u), true, 14), glass)
  if (!P.glowing)
    for (const pane of o.glass) {
      const [a] = u(pane[0] ?? [0, 0])
      s.inside(smooth(pane.map(u), true, 14))
        .path(
          shape([a + L * 0.04, y], [a + L * 0.16, y - L * 0.5], [a + L * 0.2, y - L * 0.5], [a + L * 0.08, y]),
          '#ffffff',
          'opacity=".25"',
        )
        .close()
    }
  s.line(
    `${poly([u([-0.11, o.belt]), u([-0.11, -0.11])], false)}${poly([u([0.13, o.belt]), u([0.16, -0.11])], false)}`,
    P.shd(colour, d, 0.9),
    L * 0.0035,
    'opacity=".7"',
  )
  for (const a of [-0.16, 0.06])
    s.path(rect(x + a * L, y + (o.belt + 0.03) * L, 0.04 * L, 0.011 * L), P.shd('#4a4a50', d, 0.5))
  s.path(
    smooth(
      [u([0.16, o.belt - 0.01]), u([0.2, o.belt - 0.025]), u([0.2, o.belt + 0.012]), u([0.17, o.belt + 0.01])],
      true,
    ),
    P.shd(colour, d, 0.6),
  )
  s.path(
    smooth(
      [u([0.42, -0.225 + lift]), u([0.475, -0.19 + lift]), u([0.47, -0.165 + lift]), u([0.42, -0.185 + lift])],
      true,
      8,
    ),
    P.glowing ? '#fff3c8' : P.lit('#fff6df', d),
  )
  s.path(
    smooth(
      [u([-0.49, -0.23 + lift]), u([-0.45, -0.235 + lift]), u([-0.46, -0.185 + lift]), u([-0.495, -0.18 + lift])],
      true,
      8,
    ),
    P.glowing ? '#ff5a3c' : P.lit('#c2392d', d),
  )
  if (kind === 'suv') s.line(poly([u([-0.38, -0.505]), u([0.04, -0.51])], false), P.shd('#3a3a40', d, 0.6), L * 0.012)
  for (const a of o.axles) {
    s.path(
      `M${n(x + (a - o.wheel * 1.22) * L)} ${n(y - 0.06 * L)}a${n(o.wheel * 1.22 * L)} ${n(o.wheel * 1.3 * L)} 0 0 1 ${n(o.wheel * 2.44 * L)} 0Z`,
      P.shd('#2c2a30', d, 0.8),
    )
    wheel(s, x + a * L, y, L * o.wheel, d)
  }
  if (P.glowing)
    s.path(
      poly([u([0.47, -0.19]), u([1.05, -0.07]), u([1.08, 0.02]), u([0.47, -0.13])]),
      s.across([0, '#fff0b8', 0.55], [1, '#fff0b8', 0]),
    )
}
