import { chairFoot, cushion } from './dental-chair'
import { indoor } from './medical'
import { ellipse, n, type Pt, pairs, poly, rect, shape, smooth, triples } from './path'
import type { Sheet } from './sheet'

type At = (a: number, b: number) => Pt

const METAL = '#b9bec2'
const SHELL = '#f6f1e8'

const shadow = (s: Sheet, x: number, y: number, rx: number, ry: number): void => {
  s.path(ellipse(x, y, rx, ry), indoor(s.P, '#8a6f58', 0.9), 'opacity=".28"')
}

/** An operating lamp on an arm from the ceiling: a wide disc with five bulbs, its light falling straight down. */
export function theatreLamp(s: Sheet, x: number, y: number, k: number): void {
  const { P } = s,
    u: At = (a, b) => [x + a * k, y + b * k]
  s.path(
    shape(u(-150, 20), u(150, 20), u(290, 470), u(-290, 470)),
    s.down(y, y + 470 * k, [0, '#fff8dc', 0.5], [1, '#fff8dc', 0]),
  )
  s.line(poly([u(220, -400), u(220, -190), u(40, -130), u(0, -60)], false), indoor(P, METAL, 0.55), 26 * k)
  s.line(poly([u(214, -400), u(214, -194), u(36, -136), u(-4, -60)], false), indoor(P, SHELL, 0.15), 16 * k)
  for (const [a, b] of pairs([217, -192, 38, -133])) s.path(ellipse(...u(a, b), 22 * k, 22 * k), indoor(P, METAL, 0.4))
  s.path(ellipse(...u(0, -14), 196 * k, 66 * k), indoor(P, METAL, 0.5)).path(
    ellipse(...u(0, -24), 192 * k, 60 * k),
    indoor(P, SHELL, 0.1),
  )
  s.path(ellipse(...u(0, 6), 170 * k, 44 * k), indoor(P, SHELL, 0.4))
  for (const [a, b] of pairs([-104, 4, -40, 26, 40, 26, 104, 4, 0, -12]))
    s.path(ellipse(...u(a, b), 36 * k, 13 * k), '#fffbe4').path(ellipse(...u(a, b), 20 * k, 7 * k), '#ffffff')
  s.line(poly([u(-26, 46), u(26, 46)], false), indoor(P, METAL, 0.6), 16 * k)
}

/** A treatment bed on a column, its head end a little raised; the head lies on the left. */
export function procedureBed(s: Sheet, x: number, y: number, colour: string): void {
  const { P } = s,
    u: At = (a, b) => [x + a, y + b]
  chairFoot(s, u, 180)
  cushion(s, [u(-330, -196), u(-120, -226), u(380, -226), u(410, -190), u(60, -172), u(-300, -160)], SHELL, 12)
  cushion(s, [u(-60, -224), u(-40, -266), u(380, -270), u(424, -244), u(400, -212), u(-40, -206)], colour, 12)
  cushion(s, [u(-360, -300), u(-330, -334), u(-70, -280), u(-30, -240), u(-70, -206), u(-330, -250)], colour, 12)
  cushion(s, [u(-470, -330), u(-440, -368), u(-350, -350), u(-330, -310), u(-360, -282), u(-452, -298)], colour, 10)
  for (const [a, b, c, d] of [
    [80, -266, 84, -212],
    [220, -268, 224, -212],
  ] as const)
    s.line(poly([u(a, b), u(c, d)], false), indoor(P, colour, 1), 4, 'opacity=".4"')
  const sheet = smooth([u(120, -276), u(400, -276), u(430, -244), u(420, -150), u(130, -150)], true, 26)
  s.path(sheet, indoor(P, '#ffffff', 0.05)).shade(sheet, indoor(P, '#b9cfd2', 0.5), u(0, -150), u(0, -276), 0.6, 0.45)
  cushion(s, [u(-450, -356), u(-430, -386), u(-366, -374), u(-350, -344), u(-380, -330), u(-440, -338)], '#fffaf0')
}

/** A trolley with instruments on a blue cloth. */
export function trolley(s: Sheet, x: number, y: number, k: number): void {
  const { P } = s,
    u: At = (a, b) => [x + a * k, y + b * k],
    metal = indoor(P, METAL, 0.35)
  shadow(s, x, y + 4 * k, 170 * k, 18 * k)
  for (const a of [-130, 130])
    s.line(poly([u(a, -300), u(a, -16)], false), metal, 11 * k).path(
      ellipse(...u(a, -8), 13 * k, 13 * k),
      indoor(P, '#4a4a52', 0.5),
    )
  s.path(shape(u(-150, -110), u(150, -110), u(150, -94), u(-150, -94)), metal)
  for (const [a, w, h, c] of [
    [-90, 70, 54, '#8fc7c4'],
    [0, 54, 74, '#f6f1e8'],
    [80, 64, 44, '#e9b88a'],
  ] as const)
    s.path(rect(...u(a - w / 2, -110 - h), w * k, h * k), indoor(P, c, 0.15))
  s.path(shape(u(-160, -306), u(160, -306), u(156, -286), u(-156, -286)), metal)
  s.path(shape(u(-150, -312), u(150, -312), u(164, -250), u(-164, -250)), indoor(P, '#4f8fa8', 0.15))
  for (const [a, l] of pairs([-110, 54, -78, 60, -46, 50, -14, 58]))
    s.line(poly([u(a, -322), u(a + 8, -322 - l * 0.06), u(a + 26, -316)], false), indoor(P, '#eef2f4'), 7 * k)
  s.path(ellipse(...u(52, -322), 38 * k, 12 * k), indoor(P, METAL, 0.1)).path(
    ellipse(...u(52, -326), 30 * k, 8 * k),
    indoor(P, '#6f7a80', 0.4),
  )
  s.path(rect(...u(106, -366), 26 * k, 52 * k), indoor(P, '#c98a2c', 0.1)).path(
    rect(...u(111, -380), 16 * k, 16 * k),
    indoor(P, SHELL, 0.2),
  )
}

/** A tall mirror in a wooden frame on a stand, the room's light in it. */
export function mirror(s: Sheet, x: number, y: number, k: number): void {
  const { P } = s,
    u: At = (a, b) => [x + a * k, y + b * k]
  shadow(s, x, y + 4 * k, 150 * k, 18 * k)
  s.line(
    `${poly([u(-120, 0), u(0, -150), u(120, 0)], false)}${poly([u(0, -150), u(0, -300)], false)}`,
    indoor(P, '#9a6f48', 0.4),
    18 * k,
  )
  const [cx, cy] = u(0, -500)
  s.path(ellipse(cx, cy, 176 * k, 236 * k), s.across([0, indoor(P, '#8a5f40', 0.5)], [1, indoor(P, '#c99a68')]))
  const glass = ellipse(cx, cy, 152 * k, 212 * k)
  s.path(
    glass,
    s.between(
      [cx - 120 * k, cy - 200 * k],
      [cx + 120 * k, cy + 200 * k],
      [0, indoor(P, '#f4f8f6')],
      [0.5, indoor(P, '#cfe2e2', 0.1)],
      [1, indoor(P, '#a9c4c8', 0.25)],
    ),
  )
  s.inside(glass)
    .path(
      shape(
        [cx - 150 * k, cy + 40 * k],
        [cx + 30 * k, cy - 220 * k],
        [cx + 90 * k, cy - 220 * k],
        [cx - 130 * k, cy + 120 * k],
      ),
      '#ffffff',
      'opacity=".5"',
    )
    .path(
      shape(
        [cx - 40 * k, cy + 180 * k],
        [cx + 140 * k, cy - 90 * k],
        [cx + 150 * k, cy - 60 * k],
        [cx - 10 * k, cy + 200 * k],
      ),
      '#ffffff',
      'opacity=".35"',
    )
    .close()
}

/** An easy chair seen from the front right. */
export function armchair(s: Sheet, x: number, y: number, k: number, colour: string): void {
  const { P } = s,
    u: At = (a, b) => [x + a * k, y + b * k]
  shadow(s, x, y + 4 * k, 220 * k, 24 * k)
  for (const a of [-140, 150]) s.line(poly([u(a, -70), u(a * 1.06, -4)], false), indoor(P, '#8a5f40', 0.4), 16 * k)
  cushion(s, [u(-160, -200), u(-170, -420), u(-120, -470), u(120, -470), u(170, -420), u(160, -200)], colour, 12)
  cushion(s, [u(-176, -170), u(-150, -226), u(150, -226), u(176, -170), u(160, -92), u(-160, -92)], colour, 14)
  for (const m of [-1, 1])
    cushion(
      s,
      [u(m * 150, -90), u(m * 146, -270), u(m * 176, -306), u(m * 222, -280), u(m * 218, -100), u(m * 190, -74)],
      colour,
      12,
    )
  cushion(s, [u(-70, -226), u(-86, -300), u(0, -320), u(86, -300), u(70, -226)], '#f3e6cd', 9)
}

/** A bicycle that measures effort, with the screen it reports to. */
export function ergometer(s: Sheet, x: number, y: number, colour: string): void {
  const { P } = s,
    u: At = (a, b) => [x + a, y + b],
    white = (k = 0) => indoor(P, SHELL, k),
    metal = indoor(P, METAL, 0.4)
  shadow(s, x, y + 6, 380, 34)
  for (const a of [-270, 260]) s.line(poly([u(a - 70, -10), u(a + 70, -10)], false), indoor(P, '#4a4a52', 0.5), 26)
  s.line(poly([u(-270, -16), u(0, -110), u(260, -16)], false), metal, 34)
  // housing with the flywheel, crank and pedals
  s.path(
    smooth([u(-60, -90), u(-80, -230), u(40, -330), u(230, -330), u(310, -220), u(270, -70), u(90, -40)], true, 9),
    s.across([0, white(0.1)], [1, white(0.55)]),
  )
  s.path(ellipse(...u(170, -190), 110, 110), indoor(P, colour, 0.1)).path(ellipse(...u(170, -190), 74, 74), white(0.15))
  s.line(
    `${poly([u(-6, -168), u(34, -86)], false)}${poly([u(6, -176), u(-40, -256)], false)}`,
    indoor(P, '#4a4a52', 0.3),
    18,
  )
  for (const [a, b] of pairs([34, -82, -40, -260])) s.path(rect(...u(a - 44, b - 8), 88, 20), indoor(P, '#3a3a42', 0.4))
  s.path(ellipse(...u(0, -172), 34, 34), metal)
  // saddle and handlebar
  s.line(poly([u(-60, -130), u(-160, -450)], false), metal, 32)
  cushion(s, [u(-280, -470), u(-250, -500), u(-120, -496), u(-60, -476), u(-90, -452), u(-230, -440)], colour)
  s.line(poly([u(190, -310), u(230, -560)], false), metal, 32)
  s.line(`M${n(x + 230)} ${n(y - 560)}q-90 -20 -130 20q-20 40 10 60`, indoor(P, '#3a3a42', 0.3), 26)
  s.path(smooth([u(190, -560), u(200, -660), u(320, -690), u(330, -580), u(270, -550)], true, 12), white(0.1))
  s.path(shape(u(212, -640), u(306, -664), u(312, -600), u(214, -588)), '#17323c').line(
    poly([u(222, -612), u(242, -618), u(252, -640), u(264, -600), u(274, -626), u(302, -632)], false),
    '#7ff0c8',
    5,
  )
}

/** A scanner on wheels: screen, keys, probes in their holders. */
export function ultrasound(s: Sheet, x: number, y: number): void {
  const { P } = s,
    u: At = (a, b) => [x + a, y + b],
    white = (k = 0) => indoor(P, SHELL, k)
  shadow(s, x, y + 6, 190, 24)
  for (const a of [-130, 130]) s.path(ellipse(...u(a, -14), 22, 22), indoor(P, '#4a4a52', 0.5))
  s.path(
    smooth([u(-150, -30), u(150, -30), u(130, -330), u(-110, -330)], true, 18),
    s.across([0, white(0.6)], [0.5, white(0.1)], [1, white(0.5)]),
  )
  for (let i = 0; i < 3; i++) s.path(rect(...u(-86, -270 + i * 66), 172, 10), indoor(P, METAL, 0.3))
  s.path(shape(u(-200, -360), u(160, -360), u(190, -312), u(-190, -312)), white(0.15)).path(
    shape(u(-190, -312), u(190, -312), u(180, -292), u(-180, -292)),
    white(0.7),
  )
  let keys = ''
  for (let i = 0; i < 14; i++) keys += rect(...u(-160 + (i % 7) * 34, -350 + Math.floor(i / 7) * 18), 24, 11)
  s.path(keys, indoor(P, '#6f8f98', 0.2)).path(ellipse(...u(120, -338), 20, 12), indoor(P, '#4f8fa8', 0.1))
  for (const [a, c] of [
    [-176, '#4f8fa8'],
    [-146, '#c9573a'],
  ] as const) {
    s.line(`M${n(x + a)} ${n(y - 356)}q-30 150 10 240`, indoor(P, '#5f6a70', 0.3), 8)
    s.path(rect(...u(a - 12, -420), 24, 62), white()).path(rect(...u(a - 14, -432), 28, 18), indoor(P, c, 0.1))
  }
  s.line(poly([u(20, -360), u(20, -470)], false), indoor(P, METAL, 0.4), 28)
  const [cx, cy] = u(20, -640)
  s.path(
    `M${n(cx - 216)} ${n(cy - 150)}h432q16 0 16 16v300q0 16 -16 16h-432q-16 0 -16 -16v-300q0 -16 16 -16Z`,
    indoor(P, '#3a444c', 0.2),
  )
  s.path(rect(cx - 206, cy - 140, 412, 290), '#0d2028')
  // the fan of a heart in echoes
  const fan = `M${n(cx - 20)} ${n(cy - 124)}L${n(cx - 150)} ${n(cy + 96)}Q${n(cx - 20)} ${n(cy + 170)} ${n(cx + 110)} ${n(cy + 96)}Z`
  s.path(
    fan,
    s.radial(cx - 20, cy - 124, 290, [0, '#e9f6f4', 0.75], [0.4, '#7f9aa0', 0.55], [1, '#2c424a', 0.9]),
  ).inside(fan)
  for (const [a, b, r] of triples([-50, 0, 46, 22, 4, 40, -30, 84, 34]))
    s.path(ellipse(cx + a, cy + b, r, r * 1.15), '#0d2028', 'opacity=".9"').line(
      ellipse(cx + a, cy + b, r, r * 1.15),
      '#f2fbf8',
      7,
      'opacity=".6"',
    )
  s.path(ellipse(cx - 12, cy + 40, 28, 16), '#e2583e', 'opacity=".85"')
    .path(ellipse(cx + 20, cy + 62, 20, 12), '#3f8fd0', 'opacity=".85"')
    .close()
  s.line(
    `M${n(cx + 126)} ${n(cy - 90)}h54M${n(cx + 126)} ${n(cy - 60)}h38M${n(cx + 126)} ${n(cy - 30)}h54`,
    '#7ff0c8',
    6,
    'opacity=".8"',
  )
  s.line(`M${n(cx - 190)} ${n(cy + 124)}h90l12 -16l14 30l16 -52l18 58l12 -20h220`, '#ffc77a', 5)
}

/** Wall bars of beech for exercises. */
export function wallBars(s: Sheet, x: number, w: number, top: number, floor: number): void {
  const { P } = s
  for (const a of [0, w / 2, w])
    s.path(rect(x + a - 11, top, 22, floor - top), s.across([0, indoor(P, '#a8744c', 0.5)], [1, indoor(P, '#d9a468')]))
  for (let y = top + 34; y < floor - 20; y += 46)
    s.path(rect(x, y, w, 15), s.down(y, y + 15, [0, indoor(P, '#ecc48c')], [1, indoor(P, '#a8744c', 0.5)])).path(
      rect(x, y + 17, w, 7),
      indoor(P, '#8a6f58', 0.7),
      'opacity=".22"',
    )
}

/** A large ball for exercises. */
export function ball(s: Sheet, x: number, y: number, r: number, colour: string): void {
  const { P } = s
  shadow(s, x + r * 0.1, y, r * 0.9, r * 0.13)
  s.path(
    ellipse(x, y - r, r, r),
    s.radial(
      x + r * 0.3,
      y - r * 1.45,
      r * 1.7,
      [0, indoor(P, '#fff6e4')],
      [0.2, indoor(P, colour)],
      [1, indoor(P, colour, 0.9)],
    ),
  )
  for (const k of [0.3, 0.62]) s.line(ellipse(x, y - r, r * k, r), indoor(P, colour, 0.9), 3, 'opacity=".25"')
}
