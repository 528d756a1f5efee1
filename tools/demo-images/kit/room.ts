import type { OutlookName } from '../outlooks/outlooks'
import { outlookOf } from '../outlooks/outlooks'
import { indoor } from './medical'
import { arched, BLEED, ellipse, H, n, type Pt, poly, rect, shape } from './path'
import type { Sheet } from './sheet'

/** The back wall of every room: left, right, ceiling and floor line. */
export const BACK = { left: 250, right: 1350, top: 130, floor: 800 } as const

export interface Walls {
  readonly wall: string
  readonly floor: string
  /** Boards run away from the viewer, tiles lie in squares. */
  readonly laid: 'boards' | 'tiles'
  readonly ceiling: string
  /** Colour of the ceiling's beams; none without. */
  readonly beams?: string
  readonly isStone?: boolean
}

/** A point of the floor `t` of the way from the back wall (0) to the viewer (1). */
export const floorPoint = (x: number, t: number): Pt => {
  const y = BACK.floor + (H + BLEED - BACK.floor) * t
  return [800 + (x - 800) * (1 + 0.75 * t), y]
}

/** A box of a room in one-point perspective. */
export function room(s: Sheet, o: Walls): void {
  const { P } = s,
    { left, right, top, floor } = BACK,
    out = 1.75,
    corner = (x: number, y: number): Pt => [800 + (x - 800) * out, y]
  s.path(
    shape(corner(left, -BLEED - 40), corner(right, -BLEED - 40), [right, top], [left, top]),
    indoor(P, o.ceiling, 0.12),
  )
  if (o.beams)
    for (let i = 0; i < 6; i++) {
      const x = left + 90 + i * 184
      s.path(
        shape([x, top], [x + 34, top], [800 + (x + 44 - 800) * out, -100], [800 + (x - 800) * out, -100]),
        indoor(P, o.beams, 0.35),
      )
    }
  s.path(
    rect(left, top, right - left, floor - top),
    s.across([0, indoor(P, o.wall, 0.22)], [0.6, indoor(P, o.wall)], [1, indoor(P, o.wall, 0.12)]),
  )
  for (const m of [-1, 1]) {
    const edge = m < 0 ? left : right,
      wall = shape([edge, top], corner(edge, -100), corner(edge, H + 60), [edge, floor])
    s.path(wall, s.across([0, indoor(P, o.wall, m < 0 ? 0.5 : 0.2)], [1, indoor(P, o.wall, m < 0 ? 0.3 : 0.42)]))
  }
  if (o.isStone) stones(s, o.wall)
  s.path(
    shape([left, floor], [right, floor], corner(right, H + BLEED), corner(left, H + BLEED)),
    s.down(floor, H, [0, indoor(P, o.floor, 0.35)], [1, indoor(P, o.floor, 0.05)]),
  )
  let joints = ''
  const step = o.laid === 'boards' ? 62 : 110
  for (let x = left - 400; x <= right + 400; x += step) joints += poly([floorPoint(x, 0), floorPoint(x, 1)], false)
  if (o.laid === 'tiles')
    for (const t of [0.1, 0.24, 0.42, 0.64, 0.9])
      joints += poly([floorPoint(left - 300, t), floorPoint(right + 300, t)], false)
  s.line(joints, indoor(P, o.floor, 0.9), 2.6, 'opacity=".4"')
  s.line(`M${left} ${floor}H${right}`, indoor(P, '#fffaf2', 0.35), 9)
}

/** Courses of rubble on the back wall. */
function stones(s: Sheet, colour: string): void {
  const { P } = s
  let dark = '',
    pale = ''
  for (let row = 0; row < 20; row++)
    for (let i = 0; i < 17; i++) {
      const x = BACK.left + i * 66 + (row % 2) * 33,
        tone = (row * 7 + i * 13) % 11
      if (x > BACK.right - 60) continue
      if (tone < 3) dark += rect(x, BACK.top + 6 + row * 33, 56, 26)
      else if (tone < 5) pale += rect(x, BACK.top + 6 + row * 33, 56, 26)
    }
  s.path(dark, indoor(P, colour, 0.55), 'opacity=".55"').path(pale, indoor(P, '#fff4dc', 0.1), 'opacity=".4"')
}

/** A window or glass door in the back wall with what is seen through it. */
export function opening(
  s: Sheet,
  seed: string,
  view: OutlookName,
  at: { x: number; y: number; w: number; h: number; frame: string; isArched?: boolean; bars?: number },
): void {
  const { P } = s,
    { x, y, w, h } = at,
    outline = (g: number): string =>
      at.isArched ? arched(x + w / 2, y + h + g, w / 2 + g, h - w / 2) : rect(x - g, y - g, w + 2 * g, h + 2 * g)
  s.path(outline(22), indoor(P, at.frame, 0.2))
  s.inside(outline(0))
  const k = Math.max(w / 1180, (h + 20) / 700)
  s.open(`transform="translate(${n(x + w / 2 - 800 * k)} ${n(y + h - 880 * k)}) scale(${k.toFixed(3)})"`)
  outlookOf(view, 'coast')(s, { seed, sunX: 980 })
  s.close().close()
  const bars = at.bars ?? 2
  for (let i = 1; i < bars; i++) s.path(rect(x + (w * i) / bars - 6, y, 12, h), indoor(P, at.frame, 0.25))
  s.line(outline(0), indoor(P, at.frame, 0.3), 8)
  if (!P.glowing) {
    const light = [
      floorPoint(x + w * 0.2, 0.02),
      floorPoint(x + w * 1.05, 0.02),
      floorPoint(x + w * 1.1, 0.55),
      floorPoint(x + w * 0.1, 0.55),
    ]
    s.path(poly(light), P.sun, 'opacity=".22"')
  }
}

/** A glow around a lamp, stronger after sunset. */
export function glow(s: Sheet, x: number, y: number, r: number): void {
  s.path(ellipse(x, y, r, r), s.radial(x, y, r, [0, '#ffdf9a', s.P.glowing ? 0.85 : 0.32], [1, '#ffdf9a', 0]))
}

/** A lamp that hangs from the ceiling on a cord. */
export function pendant(s: Sheet, x: number, y: number, r: number, colour: string): void {
  const { P } = s
  s.line(`M${x} -60V${y - r}`, indoor(P, '#4a4038', 0.5), 4)
  glow(s, x, y + r * 0.4, r * 3)
  s.path(
    `M${n(x - r)} ${y + r * 0.5}Q${n(x - r * 0.8)} ${n(y - r)} ${x} ${n(y - r)}Q${n(x + r * 0.8)} ${n(y - r)} ${n(x + r)} ${y + r * 0.5}Z`,
    s.across([0, indoor(P, colour, 0.5)], [1, indoor(P, colour)]),
  )
  s.path(ellipse(x, y + r * 0.5, r, r * 0.2), '#ffe9b8')
}
