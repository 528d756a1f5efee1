import { indoor } from './medical'
import { ellipse, n, type Pt, pairs, poly, quads, shape, smooth } from './path'
import type { Sheet } from './sheet'

type At = (a: number, b: number) => Pt

const METAL = '#b9bec2'
const SHELL = '#f6f1e8'

/** Shadow, foot and lift of a chair whose middle stands at the origin. */
export function chairFoot(s: Sheet, u: At, rx: number): void {
  const { P } = s,
    [x, y] = u(0, 0)
  s.path(ellipse(x - 10, y + 4, rx * 1.9, 34), indoor(P, '#8a6f58', 0.9), 'opacity=".28"')
  s.path(ellipse(x, y, rx, 26), indoor(P, SHELL, 0.75)).path(ellipse(x, y - 10, rx, 24), indoor(P, SHELL, 0.2))
  s.path(
    shape(u(-56, -190), u(66, -190), u(92, -18), u(-82, -18)),
    s.across([0, indoor(P, SHELL, 0.75)], [0.55, indoor(P, SHELL, 0.1)], [1, indoor(P, SHELL, 0.5)]),
  )
  s.line(poly([u(-70, -80), u(80, -80)], false), indoor(P, METAL, 0.7), 3, 'opacity=".6"')
}

/** A cushion: local colour, rim of light above, shade below. */
export function cushion(s: Sheet, pts: readonly Pt[], colour: string, k = 9): void {
  const { P } = s,
    d = smooth(pts, true, k),
    ys = pts.map(([, y]) => y),
    [top, low] = [Math.min(...ys), Math.max(...ys)]
  s.path(d, s.down(top, low, [0, indoor(P, colour)], [0.45, indoor(P, colour, 0.3)], [1, indoor(P, colour, 0.8)]))
  s.stipple(d, indoor(P, colour, 1), [0, low], [0, top + (low - top) * 0.4], 0.6, 0.5)
}

/** A round stool on five castors. */
export function stool(s: Sheet, x: number, y: number, k: number, colour: string): void {
  const { P } = s,
    metal = indoor(P, METAL, 0.35)
  s.path(ellipse(x, y + 4, 96 * k, 18 * k), indoor(P, '#8a6f58', 0.9), 'opacity=".3"')
  for (const [a, b] of pairs([-80, -2, 80, -2, -46, 16, 50, 16, 4, -14])) {
    s.line(`M${n(x)} ${n(y - 36 * k)}L${n(x + a * k)} ${n(y + (b - 12) * k)}`, metal, 11 * k)
    s.path(ellipse(x + a * k, y + (b - 5) * k, 10 * k, 10 * k), indoor(P, '#4a4a52', 0.6))
  }
  s.line(`M${n(x)} ${n(y - 36 * k)}V${n(y - 190 * k)}`, metal, 20 * k)
  cushion(
    s,
    pairs([-92, -196, -84, -226, 0, -238, 84, -226, 92, -196, 70, -178, -70, -178]).map(
      ([a, b]): Pt => [x + a * k, y + b * k],
    ),
    colour,
  )
}

/** Lamp on a jointed arm, its light falling on the headrest. */
function lamp(s: Sheet, u: At): void {
  const { P } = s,
    arm = indoor(P, SHELL, 0.25)
  s.path(
    shape(u(176, -664), u(284, -706), u(500, -470), u(250, -420)),
    s.between(u(230, -680), u(370, -450), [0, '#fff6d0', P.glowing ? 0.75 : 0.6], [1, '#fff6d0', 0]),
  )
  s.line(poly([u(505, -760), u(360, -842), u(214, -742)], false), indoor(P, METAL, 0.6), 22)
  s.line(poly([u(505, -760), u(360, -846), u(214, -746)], false), arm, 15)
  for (const [a, b] of pairs([505, -760, 360, -844])) s.path(ellipse(...u(a, b), 19, 19), indoor(P, METAL, 0.45))
  cushion(s, [u(120, -672), u(150, -722), u(226, -766), u(304, -770), u(312, -722), u(240, -680), u(160, -652)], SHELL)
  s.path(
    smooth([u(144, -660), u(226, -704), u(306, -726), u(292, -698), u(226, -664), u(160, -640)], true, 9),
    '#fffbe6',
  )
  s.line(poly([u(300, -766), u(342, -796)], false), indoor(P, METAL, 0.5), 12)
}

/** Tray of instruments on an arm over the knees, hoses hanging in loops. */
function tray(s: Sheet, u: At): void {
  const { P } = s
  s.line(poly([u(-60, -120), u(-290, -150), u(-330, -380), u(-200, -420)], false), indoor(P, METAL, 0.5), 20)
  s.line(poly([u(-60, -124), u(-290, -154), u(-334, -382), u(-200, -424)], false), indoor(P, SHELL, 0.15), 12)
  for (const [i, a] of [-270, -226, -182, -138, -94].entries()) {
    const [x, y] = u(a, -424)
    s.line(
      `M${n(x)} ${n(y + 30)}q${n(-20 - i * 3)} ${n(104 + (i % 2) * 26)} ${n(26 - i * 6)} ${n(76)}t${n(30)} -70`,
      indoor(P, '#7f8f94', 0.4),
      7,
    )
    s.line(`M${n(x)} ${n(y + 22)}l-12 -92`, indoor(P, METAL, 0.5), 15)
    s.line(`M${n(x - 3)} ${n(y + 2)}l-9 -68`, indoor(P, '#f2f4f4'), 8)
    s.line(`M${n(x - 12)} ${n(y - 70)}l-14 -18`, indoor(P, METAL, 0.3), 7)
  }
  s.path(shape(u(-320, -446), u(-50, -446), u(-30, -420), u(-330, -420)), indoor(P, SHELL))
  s.path(shape(u(-330, -420), u(-30, -420), u(-52, -388), u(-310, -388)), indoor(P, SHELL, 0.5))
}

/** A dentist's chair facing left: seat, back, lamp, instruments and the basin behind it; its foot stands at `x`, `y`. */
export function dentalChair(s: Sheet, x: number, y: number, colour: string): void {
  const { P } = s,
    u: At = (a, b) => [x + a, y + b]
  // the unit behind the chair with its basin and the post of the lamp
  s.path(ellipse(...u(430, -28), 190, 24), indoor(P, '#8a6f58', 0.9), 'opacity=".26"')
  s.line(poly([u(505, -60), u(505, -764)], false), indoor(P, METAL, 0.5), 30)
  s.line(poly([u(500, -60), u(500, -764)], false), indoor(P, SHELL, 0.1), 16)
  s.path(
    smooth([u(330, -290), u(560, -290), u(566, -40), u(320, -40)], true, 16),
    s.across([0, indoor(P, SHELL, 0.65)], [0.5, indoor(P, SHELL, 0.1)], [1, indoor(P, SHELL, 0.45)]),
  )
  s.path(ellipse(...u(420, -296), 92, 22), indoor(P, SHELL)).path(
    ellipse(...u(420, -294), 72, 14),
    indoor(P, '#8fd0d4', 0.1),
  )
  s.line(`M${n(x + 500)} ${n(y - 300)}v-46q0 -20 -26 -20h-14v20`, indoor(P, METAL, 0.3), 9)
  chairFoot(s, u, 190)
  cushion(s, [u(-380, -196), u(-120, -222), u(120, -214), u(90, -168), u(-60, -160), u(-330, -168)], SHELL)
  cushion(s, [u(66, -204), u(110, -236), u(336, -440), u(352, -408), u(150, -196), u(96, -172)], SHELL)
  cushion(
    s,
    [u(-396, -222), u(-384, -258), u(-200, -268), u(40, -276), u(92, -246), u(60, -208), u(-130, -212)],
    colour,
  )
  cushion(s, [u(44, -266), u(90, -316), u(280, -482), u(334, -470), u(334, -424), u(130, -236), u(76, -222)], colour)
  cushion(s, [u(318, -478), u(352, -540), u(408, -574), u(438, -552), u(424, -508), u(368, -450)], colour)
  for (const [a, b, c, d] of quads([
    -250, -264, -250, -214, -90, -270, -90, -214, 128, -348, 172, -276, 214, -424, 258, -352,
  ]))
    s.line(poly([u(a, b), u(c, d)], false), indoor(P, colour, 1), 4, 'opacity=".45"')
  s.line(poly([u(40, -250), u(70, -330)], false), indoor(P, METAL, 0.4), 15)
  s.line(poly([u(-30, -342), u(134, -352)], false), indoor(P, SHELL, 0.45), 30)
  s.line(poly([u(-30, -348), u(134, -358)], false), indoor(P, SHELL), 18)
  tray(s, u)
  lamp(s, u)
}
