import { mix } from './colour'
import { indoor } from './medical'
import { ellipse, n, type Pt, poly, rect, shape, smooth } from './path'
import { rng } from './random'
import { BACK, floorPoint, glow } from './room'
import type { Sheet } from './sheet'

export interface BedColours {
  readonly head: string
  readonly cover: string
  readonly pillow: string
}

function pillow(s: Sheet, x: number, y: number, w: number, colour: string): void {
  const { P } = s,
    h = w * 0.52,
    d = smooth(
      [
        [x - w / 2, y],
        [x - w * 0.52, y - h * 0.8],
        [x, y - h],
        [x + w * 0.52, y - h * 0.8],
        [x + w / 2, y],
        [x, y + h * 0.1],
      ],
      true,
      9,
    )
  s.path(d, s.down(y - h, y, [0, indoor(P, colour)], [1, indoor(P, colour, 0.3)]))
  s.shade(d, indoor(P, colour, 0.7), [x - w * 0.4, y + 10], [x + w * 0.2, y - h * 0.7], 0.6, 0.45)
}

/** A bed seen from its foot, `w` wide at the head; it stands against the back wall. */
export function bed(s: Sheet, x: number, w: number, o: BedColours): void {
  const { P } = s,
    top = BACK.floor - 250,
    [nearL, nearR] = [x - w * 0.66, x + w * 0.66]
  s.path(ellipse(x, 1130, w * 0.74, 40), indoor(P, '#6a5444', 1), 'opacity=".35"')
  const board = smooth(
    [
      [x - w * 0.56, BACK.floor],
      [x - w * 0.56, top + 30],
      [x - w * 0.4, top],
      [x + w * 0.4, top],
      [x + w * 0.56, top + 30],
      [x + w * 0.56, BACK.floor],
    ],
    false,
    12,
  )
  s.path(`${board}Z`, s.across([0, indoor(P, o.head, 0.4)], [1, indoor(P, o.head)]))
  s.line(board, indoor(P, mix(o.head, '#fff4dc', 0.35)), 7)
  const mattress = shape([x - w / 2, BACK.floor - 110], [x + w / 2, BACK.floor - 110], [nearR, 1060], [nearL, 1060])
  s.path(mattress, s.down(690, 1060, [0, indoor(P, '#fffaf0', 0.2)], [1, indoor(P, '#fffdf6')]))
  for (const m of [-1, 1]) pillow(s, x + m * w * 0.245, BACK.floor - 96, w * 0.46, '#fffdf8')
  for (const m of [-1, 1]) pillow(s, x + m * w * 0.2, BACK.floor - 52, w * 0.34, o.pillow)
  const at = (k: number): number => x - w / 2 + (nearL - (x - w / 2)) * k,
    y = (k: number): number => BACK.floor - 110 + (1060 - BACK.floor + 110) * k,
    right = (k: number): number => 2 * x - at(k)
  const cover = shape([at(0.42), y(0.42)], [right(0.42), y(0.42)], [nearR, 1060], [nearL, 1060])
  s.path(cover, s.down(y(0.42), 1060, [0, indoor(P, o.cover, 0.18)], [1, indoor(P, o.cover)]))
  s.shade(cover, indoor(P, o.cover, 0.8), [nearL, 1060], [x + w * 0.3, y(0.5)], 0.6, 0.45)
  s.path(
    shape([at(0.36), y(0.36)], [right(0.36), y(0.36)], [right(0.47), y(0.47)], [at(0.47), y(0.47)]),
    indoor(P, '#fffaf0'),
  )
  s.path(
    shape([at(0.74), y(0.74)], [right(0.74), y(0.74)], [right(0.9), y(0.9)], [at(0.9), y(0.9)]),
    indoor(P, mix(o.cover, o.pillow, 0.7), 0.05),
  )
  s.path(shape([nearL, 1060], [nearR, 1060], [nearR - 8, 1132], [nearL + 8, 1132]), indoor(P, o.cover, 0.5))
  let folds = ''
  for (let i = 1; i < 7; i++) folds += `M${n(nearL + ((nearR - nearL) * i) / 7)} 1064v60`
  s.line(folds, indoor(P, o.cover, 0.9), 4, 'opacity=".4"')
}

/** A bedside table with a lamp on it. */
export function nightstand(s: Sheet, x: number, colour: string, shade = '#ffe9b8'): void {
  const { P } = s,
    y = BACK.floor + 46
  s.path(ellipse(x + 6, y + 4, 86, 12), indoor(P, '#6a5444', 1), 'opacity=".35"')
  s.path(rect(x - 66, y - 150, 132, 150), s.across([0, indoor(P, colour, 0.5)], [1, indoor(P, colour, 0.1)]))
  s.path(rect(x - 74, y - 162, 148, 16), indoor(P, mix(colour, '#fff4dc', 0.3)))
  s.line(`M${x - 46} ${y - 84}h92`, indoor(P, colour, 0.9), 4)
  s.path(ellipse(x, y - 112, 8, 8), indoor(P, '#d9a441'))
  glow(s, x, y - 260, 190)
  s.path(ellipse(x, y - 188, 24, 28), indoor(P, mix(colour, '#f3e6cd', 0.6), 0.2))
  s.path(
    shape([x - 58, y - 226], [x + 58, y - 226], [x + 38, y - 312], [x - 38, y - 312]),
    P.glowing ? shade : indoor(P, mix(shade, '#fffaf0', 0.5)),
  )
}

/** A framed picture: hills under a sun. */
export function picture(s: Sheet, x: number, y: number, w: number, h: number, colour: string): void {
  const { P } = s
  s.path(rect(x - 7, y - 7, w + 14, h + 14), indoor(P, '#8a6544', 0.25)).path(
    rect(x, y, w, h),
    indoor(P, '#fffaf0', 0.05),
  )
  s.path(ellipse(x + w * 0.64, y + h * 0.34, w * 0.14, w * 0.14), indoor(P, '#f0a050'))
  s.inside(rect(x, y, w, h))
    .path(
      smooth(
        [
          [x, y + h * 0.66],
          [x + w * 0.3, y + h * 0.46],
          [x + w * 0.62, y + h * 0.68],
          [x + w, y + h * 0.52],
          [x + w, y + h],
          [x, y + h],
        ],
        true,
        9,
      ),
      indoor(P, colour, 0.1),
    )
    .close()
}

/** A woven rug on the floor. */
export function rug(s: Sheet, x: number, w: number, t0: number, t1: number, colour: string): void {
  const { P } = s,
    corner = (k: number, t: number): Pt => floorPoint(x + (k * w) / 2, t),
    band = (a: number, b: number): string => poly([corner(-1, a), corner(1, a), corner(1, b), corner(-1, b)])
  s.path(band(t0, t1), indoor(P, colour, 0.12))
  for (const k of [0.12, 0.36, 0.64, 0.88]) {
    const t = t0 + (t1 - t0) * k
    s.path(band(t, t + (t1 - t0) * 0.07), indoor(P, '#fbf0d8', 0.1), 'opacity=".8"')
  }
}

/** Long leaves that rise from a point and bend outwards. */
export function leaves(s: Sheet, x: number, y: number, h: number, seed: string, colour: string): void {
  const { P } = s,
    q = rng(seed)
  for (const tone of [0.75, 0.35, 0]) {
    let d = ''
    for (let i = 0; i < 9; i++) {
      const a = q.in(-1, 1),
        l = h * q.in(0.6, 1.05),
        [tx, ty] = [x + a * l * 0.62, y - l * (1 - Math.abs(a) * 0.42)],
        w = h * 0.075
      d += `M${n(x)} ${n(y)}Q${n(x + a * l * 0.1 - w)} ${n(y - l * 0.55)} ${n(tx)} ${n(ty)}Q${n(x + a * l * 0.34 + w)} ${n(y - l * 0.5)} ${n(x)} ${n(y)}Z`
    }
    s.path(d, indoor(P, tone === 0 ? mix(colour, '#d8d08a', 0.3) : colour, tone))
  }
}

/** A plant in a clay pot that stands on the floor at `y`. */
export function pot(s: Sheet, x: number, y: number, h: number, seed: string, colour = '#6f8f52'): void {
  const { P } = s
  s.path(ellipse(x + 6, y + 2, h * 0.24, h * 0.035), indoor(P, '#6a5444', 1), 'opacity=".4"')
  leaves(s, x, y - h * 0.36, h * 0.6, seed, colour)
  s.path(
    shape([x - h * 0.17, y - h * 0.36], [x + h * 0.17, y - h * 0.36], [x + h * 0.12, y], [x - h * 0.12, y]),
    s.across([0, indoor(P, '#b9603f', 0.6)], [1, indoor(P, '#cf7c54')]),
  )
}

/** Linen that hangs in folds beside an opening. */
export function curtain(s: Sheet, x: number, w: number, colour: string, top: number = BACK.top + 16): void {
  const { P } = s,
    step = w / 4
  s.path(rect(x, top, w, BACK.floor - top + 6), indoor(P, colour, 0.1))
  for (let i = 0; i < 4; i++)
    s.path(
      shape(
        [x + i * step, top],
        [x + (i + 0.4) * step, top],
        [x + (i + 0.55) * step, BACK.floor + 6],
        [x + i * step, BACK.floor + 6],
      ),
      indoor(P, colour, 0.5),
      'opacity=".5"',
    )
}
