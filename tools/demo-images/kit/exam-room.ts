import { chairFoot, cushion } from './dental-chair'
import { indoor, panel, trace } from './medical'
import { ellipse, n, type Pt, pairs, poly, rect, shape, smooth, triples } from './path'
import type { Sheet } from './sheet'

type At = (a: number, b: number) => Pt

const METAL = '#b9bec2'
const SHELL = '#f6f1e8'

/** The two dials of a lens tester, seen from the front. */
function lensTester(s: Sheet, x: number, y: number): void {
  const { P } = s,
    dark = indoor(P, '#3f4a54', 0.3)
  s.path(rect(x - 60, y - 92, 120, 40), indoor(P, SHELL, 0.3))
  for (const m of [-1, 1]) {
    const cx = x + m * 84
    s.path(
      smooth(
        pairs([0, -92, 66, -66, 92, 0, 70, 78, 0, 104, -56, 66, -70, 0, -58, -66]).map(
          ([a, b]): Pt => [cx + a * m, y + b],
        ),
        true,
        6,
      ),
      s.fade([0, indoor(P, '#5f6c76')], [1, indoor(P, '#3a444c', 0.4)]),
    )
    for (let i = 0; i < 8; i++) {
      const a = i * 0.785
      s.path(ellipse(cx + m * 8 + Math.cos(a) * 58, y + Math.sin(a) * 60, 8, 8), indoor(P, METAL, 0.1), 'opacity=".8"')
    }
    s.path(ellipse(cx, y, 38, 38), indoor(P, METAL))
      .path(ellipse(cx, y, 29, 29), dark)
      .path(ellipse(cx - 3, y - 3, 21, 21), indoor(P, '#7fd0d8'))
      .path(ellipse(cx - 9, y - 10, 7, 6), '#ffffff', 'opacity=".85"')
    s.path(ellipse(cx + m * 88, y + 6, 15, 24), indoor(P, METAL, 0.2))
  }
}

/** Microscope, lamp and chin rest on their table; the patient looks in from the right. */
function slitLamp(s: Sheet, x: number, y: number): void {
  const { P } = s,
    u: At = (a, b) => [x + a, y + b],
    white = (k = 0) => indoor(P, SHELL, k)
  s.path(ellipse(x, y + 2, 190, 24), indoor(P, '#8a6f58', 0.9), 'opacity=".28"')
  s.path(smooth([u(-140, -22), u(140, -22), u(156, 4), u(-156, 4)], true, 14), white(0.4))
  s.path(
    shape(u(-34, -350), u(34, -350), u(46, -20), u(-46, -20)),
    s.across([0, white(0.7)], [0.5, white(0.1)], [1, white(0.5)]),
  )
  s.path(shape(u(-200, -376), u(200, -376), u(206, -348), u(-206, -348)), indoor(P, '#c99a6a', 0.1)).path(
    shape(u(-206, -348), u(206, -348), u(198, -332), u(-198, -332)),
    indoor(P, '#9a6f48', 0.5),
  )
  s.path(shape(u(-110, -400), u(70, -400), u(84, -376), u(-124, -376)), indoor(P, '#5f6c76', 0.2))
  s.line(poly([u(-90, -400), u(-100, -446)], false), indoor(P, '#3a444c', 0.3), 13)
  s.path(ellipse(...u(-101, -452), 13, 15), indoor(P, '#3a444c', 0.2))
  s.line(poly([u(-20, -400), u(-20, -500)], false), white(0.3), 38)
  s.line(poly([u(52, -392), u(52, -640)], false), indoor(P, METAL, 0.3), 22)
  cushion(s, [u(24, -700), u(78, -706), u(82, -632), u(74, -610), u(30, -610), u(20, -640)], SHELL)
  cushion(s, [u(-96, -566), u(20, -580), u(34, -540), u(20, -500), u(-90, -506), u(-104, -536)], SHELL)
  s.path(shape(u(-156, -572), u(-96, -562), u(-96, -516), u(-156, -520)), indoor(P, '#3a444c', 0.3))
  s.path(ellipse(...u(-158, -546), 13, 28), indoor(P, '#5f6c76', 0.2))
  s.path(shape(u(30, -566), u(64, -556), u(64, -524), u(30, -516)), indoor(P, '#3a444c', 0.3))
  s.line(poly([u(170, -376), u(170, -690), u(150, -704)], false), indoor(P, METAL, 0.2), 14)
  s.line(poly([u(130, -468), u(170, -468)], false), indoor(P, METAL, 0.4), 12)
  s.line(poly([u(116, -474), u(156, -474)], false), white(0.1), 18)
  s.line(`M${n(x + 140)} ${n(y - 664)}q18 26 6 52`, white(), 14)
}

/** The eye doctor's corner: chair, lens tester on its post, microscope on its table. */
export function eyeChair(s: Sheet, x: number, y: number, colour: string): void {
  const { P } = s,
    u: At = (a, b) => [x + a, y + b]
  s.path(ellipse(...u(470, -36), 120, 18), indoor(P, '#8a6f58', 0.9), 'opacity=".28"')
  s.path(smooth([u(390, -44), u(550, -44), u(562, -28), u(378, -28)], true, 14), indoor(P, SHELL, 0.4))
  s.line(poly([u(470, -44), u(470, -800)], false), indoor(P, METAL, 0.5), 34)
  s.line(poly([u(464, -44), u(464, -800)], false), indoor(P, SHELL, 0.1), 18)
  const v: At = (a, b) => u(a + 190, b)
  chairFoot(s, v, 150)
  cushion(s, [v(120, -250), v(160, -262), v(236, -540), v(206, -556), v(176, -500)], SHELL)
  cushion(s, [v(-172, -176), v(-150, -214), v(150, -214), v(160, -180), v(60, -158), v(-60, -158)], SHELL)
  cushion(s, [v(-186, -232), v(-160, -268), v(60, -274), v(150, -256), v(150, -216), v(-150, -204)], colour)
  cushion(s, [v(104, -256), v(128, -420), v(164, -540), v(206, -556), v(216, -510), v(180, -300), v(158, -240)], colour)
  cushion(s, [v(156, -580), v(176, -640), v(226, -650), v(238, -610), v(220, -574)], colour)
  s.line(poly([v(90, -270), v(60, -350)], false), indoor(P, METAL, 0.4), 15)
  s.line(poly([v(-90, -362), v(96, -362)], false), indoor(P, SHELL, 0.45), 30)
  s.line(poly([v(-90, -368), v(96, -368)], false), indoor(P, SHELL), 18)
  s.line(poly([v(-150, -190), v(-196, -60), v(-270, -52)], false), indoor(P, METAL, 0.4), 18)
  s.line(poly([u(470, -790), u(240, -846), u(110, -806), u(110, -690)], false), indoor(P, METAL, 0.55), 24)
  s.line(poly([u(470, -794), u(240, -850), u(110, -810), u(110, -690)], false), indoor(P, SHELL, 0.15), 16)
  lensTester(s, ...u(110, -600))
  slitLamp(s, ...u(-230, 34))
}

/** A cardiograph on its trolley, with the leads hanging over. */
function cardiograph(s: Sheet, x: number, y: number): void {
  const { P } = s,
    u: At = (a, b) => [x + a, y + b],
    metal = indoor(P, METAL, 0.4)
  s.path(ellipse(x, y + 4, 150, 20), indoor(P, '#8a6f58', 0.9), 'opacity=".3"')
  for (const a of [-100, 100]) s.path(ellipse(...u(a, -8), 14, 14), indoor(P, '#4a4a52', 0.5))
  s.line(`${poly([u(-100, -20), u(100, -20)], false)}${poly([u(0, -20), u(0, -370)], false)}`, metal, 20)
  s.path(shape(u(-120, -190), u(120, -190), u(112, -172), u(-112, -172)), indoor(P, SHELL, 0.2))
  s.path(shape(u(-140, -390), u(140, -390), u(128, -366), u(-128, -366)), indoor(P, SHELL, 0.1))
  s.line(poly([u(0, -390), u(0, -430)], false), metal, 26)
  panel(s, x, y - 540, 290, 210, '#17323c', '#0f2830')
  s.line(trace(x - 132, y - 566, 264, 70), '#7ff0c8', 8)
  s.line(trace(x - 132, y - 476, 264, 30), '#ffc77a', 5)
  for (const [a, b, c] of triples([-90, 120, 60, -40, 170, 100, 20, 140, 70]))
    s.line(
      `M${n(x + a)} ${n(y - 372)}q${n(-c)} ${b} ${n(c * 0.8)} ${n(b * 0.9)}t${n(c)} ${-b * 0.7}`,
      indoor(P, '#c2543d', 0.2),
      5,
    )
}

/** A check-up couch with a raised head end, paper sheet and pillow, and the heart's monitor beside it unless `isAlone`. */
export function examBed(s: Sheet, x: number, y: number, colour: string, isAlone = false): void {
  const { P } = s,
    u: At = (a, b) => [x + a, y + b],
    white = (k = 0) => indoor(P, SHELL, k)
  s.path(ellipse(x + 10, y - 6, 480, 34), indoor(P, '#8a6f58', 0.9), 'opacity=".28"')
  s.path(shape(u(-330, -190), u(330, -190), u(310, -40), u(-310, -40)), s.fade([0, white(0.75)], [1, white(0.35)]))
  for (const a of [-200, 20, 240])
    s.path(shape(u(a - 100, -172), u(a + 66, -172), u(a + 66, -62), u(a - 100, -62)), white(0.2)).path(
      rect(x + a - 36, y - 156, 40, 9),
      indoor(P, METAL, 0.3),
    )
  for (const a of [-290, 290]) s.line(poly([u(a, -46), u(a, -8)], false), indoor(P, METAL, 0.5), 22)
  cushion(s, [u(-410, -196), u(-404, -252), u(120, -258), u(156, -226), u(140, -186), u(-390, -182)], colour, 12)
  cushion(s, [u(100, -244), u(330, -420), u(420, -452), u(430, -404), u(180, -206), u(110, -196)], colour, 12)
  s.line(poly([u(300, -300), u(300, -190)], false), indoor(P, METAL, 0.5), 16)
  const paper = smooth(
    [u(-300, -262), u(110, -266), u(350, -446), u(372, -428), u(150, -246), u(110, -232), u(-300, -226)],
    true,
    30,
  )
  s.path(paper, indoor(P, '#ffffff')).shade(paper, indoor(P, '#d9cfc2', 0.5), u(0, -220), u(0, -270), 0.5, 0.4)
  cushion(s, [u(262, -420), u(300, -484), u(390, -512), u(424, -474), u(390, -426), u(320, -390)], '#fffaf0')
  s.path(
    smooth([u(-290, -262), u(-280, -300), u(-120, -300), u(-110, -262)], true, 12),
    indoor(P, '#e9b88a', 0.1),
  ).path(smooth([u(-286, -286), u(-276, -318), u(-128, -318), u(-116, -286)], true, 12), indoor(P, '#f2dcb4'))
  if (!isAlone) cardiograph(s, x + 530, y + 60)
}
