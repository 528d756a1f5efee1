import { boards, counter, curtain, FLOOR, wall, window } from '../kit/clinic-room'
import {
  armchair,
  ball,
  ergometer,
  mirror,
  procedureBed,
  theatreLamp,
  trolley,
  ultrasound,
  wallBars,
} from '../kit/clinic-things'
import { stool } from '../kit/dental-chair'
import { examBed } from '../kit/exam-room'
import { finish } from '../kit/foreground'
import { pot } from '../kit/furniture'
import { heart, indoor, panel, trace } from '../kit/medical'
import { ellipse, n, type Pt, pairs, rect, shape, smooth } from '../kit/path'
import { towels } from '../kit/poolside'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'

type View = (s: Sheet, drawing: { seed: string; tile: string }) => void

/** The head of a patient in profile with the hairline that was drawn on it. */
function hairSign(s: Sheet, x: number, y: number, colour: string): void {
  const { P } = s
  panel(s, x, y, 260, 320, '#fffef6', '#f1e8d6')
  const u = (a: number, b: number): Pt => [x + a, y + b]
  const head = smooth(
    [
      u(-58, 120),
      u(-66, 60),
      u(-92, 10),
      u(-92, -50),
      u(-50, -106),
      u(20, -116),
      u(74, -84),
      u(86, -30),
      u(98, 12),
      u(84, 24),
      u(84, 62),
      u(62, 84),
      u(30, 84),
      u(26, 120),
    ],
    true,
    9,
  )
  s.path(head, indoor(P, '#e2b48f', 0.1))
  s.path(
    smooth(
      [
        u(-92, 10),
        u(-96, -56),
        u(-52, -112),
        u(22, -122),
        u(66, -96),
        u(34, -78),
        u(6, -60),
        u(-8, -10),
        u(-30, 30),
        u(-66, 56),
      ],
      true,
      9,
    ),
    indoor(P, '#5a4032', 0.2),
  )
  s.line(smooth([u(76, -88), u(46, -72), u(30, -46), u(22, -10)]), indoor(P, colour, 0.1), 8, 'stroke-dasharray="3 17"')
  s.path(ellipse(...u(-18, 30), 14, 20), indoor(P, '#cf9a74', 0.2))
  s.line(smooth([u(58, -8), u(68, -12), u(78, -8)]), indoor(P, '#5a4032', 0.4), 6)
}

/** An eye with the crease above it marked. */
function lidSign(s: Sheet, x: number, y: number, colour: string): void {
  const { P } = s
  panel(s, x, y, 300, 230, '#fffef6', '#f1e8d6')
  const u = (a: number, b: number): Pt => [x + a, y + b]
  const eye = `M${n(x - 108)} ${n(y + 20)}Q${n(x)} ${n(y - 74)} ${n(x + 108)} ${n(y + 20)}Q${n(x)} ${n(y + 80)} ${n(x - 108)} ${n(y + 20)}Z`
  s.path(eye, '#ffffff')
    .inside(eye)
    .path(ellipse(...u(0, 10), 46, 46), indoor(P, colour, 0.1))
    .path(ellipse(...u(0, 10), 23, 23), '#22323a')
    .path(ellipse(...u(12, -4), 9, 9), '#ffffff')
    .close()
  s.line(`M${n(x - 108)} ${n(y + 20)}Q${n(x)} ${n(y - 74)} ${n(x + 108)} ${n(y + 20)}`, indoor(P, '#5a4032', 0.3), 8)
  s.line(
    `M${n(x - 112)} ${n(y - 14)}Q${n(x)} ${n(y - 108)} ${n(x + 112)} ${n(y - 14)}`,
    indoor(P, '#c9573a', 0.1),
    7,
    'stroke-dasharray="4 16"',
  )
  s.line(
    `M${n(x - 116)} ${n(y - 46)}Q${n(x)} ${n(y - 136)} ${n(x + 116)} ${n(y - 60)}`,
    indoor(P, '#5a4032', 0.3),
    13,
    'opacity=".85"',
  )
}

const hair: View = (s, { seed, tile }) => {
  window(s, 110, 760, seed)
  curtain(s, -60, 150)
  curtain(s, 890, 120)
  boards(s)
  hairSign(s, 1330, 330, tile)
  counter(s, 1180, 400, tile, `${seed}p`)
  theatreLamp(s, 560, 330, 1)
  procedureBed(s, 760, 1090, tile)
  stool(s, 250, 1120, 1.05, tile)
  trolley(s, 1250, 1150, 1)
}

const lids: View = (s, { seed, tile }) => {
  const { P } = s
  window(s, 90, 980, seed, 'strait')
  curtain(s, -60, 140)
  curtain(s, 1090, 120)
  boards(s)
  lidSign(s, 1390, 300, tile)
  armchair(s, 470, 1110, 1.25, tile)
  mirror(s, 1060, 1100, 1)
  // a low table: flowers, sunglasses, a gel mask
  s.path(ellipse(770, 1128, 120, 16), indoor(P, '#8a6f58', 0.9), 'opacity=".28"')
  s.line('M710 960L690 1124M830 960L850 1124', indoor(P, '#8a5f40', 0.4), 14)
  s.path(ellipse(770, 952, 140, 32), indoor(P, '#c99a68')).path(ellipse(770, 946, 138, 30), indoor(P, '#e2bd8c'))
  s.path(
    smooth(
      pairs([690, 946, 700, 930, 740, 930, 752, 942, 764, 930, 804, 932, 812, 946, 780, 956, 752, 950, 716, 958]),
      true,
      8,
    ),
    indoor(P, '#4f8fa8', 0.1),
  ).path(ellipse(722, 942, 14, 6) + ellipse(784, 943, 14, 6), indoor(P, '#f3ebdf'))
  s.path(rect(826, 896, 36, 46), indoor(P, '#fbf6ec', 0.1))
  for (const [a, b] of pairs([832, 872, 846, 852, 862, 874, 842, 886]))
    s.path(ellipse(a, b, 15, 14), indoor(P, '#e86a7a', 0.05))
  counter(s, 1240, 380, tile, `${seed}p`)
}

const effort: View = (s, { seed, tile }) => {
  window(s, 70, 660, seed, 'strait')
  curtain(s, -60, 120)
  curtain(s, 750, 110)
  boards(s)
  panel(s, 1130, 330, 460, 300, '#17323c', '#0f2830')
  s.path(heart(970, 300, 46), '#ff9a86')
  s.line(trace(1040, 270, 290, 70) + trace(1040, 400, 290, 40), '#7ff0c8', 7)
  s.line('M940 420h64', '#ffc77a', 8)
  counter(s, 1260, 330, tile, `${seed}p`)
  ergometer(s, 660, 1100, tile)
  pot(s, 130, 1130, 330, `${seed}pt`)
  stool(s, 1180, 1130, 1.1, tile)
}

const echo: View = (s, { seed, tile }) => {
  window(s, 100, 780, seed)
  curtain(s, -60, 140)
  curtain(s, 900, 120)
  boards(s)
  panel(s, 1400, 280, 250, 200, '#17323c', '#0f2830')
  s.path(heart(1400, 278, 62), '#ff9a86')
  counter(s, 1270, 330, tile, `${seed}p`)
  examBed(s, 480, 1070, tile, true)
  ultrasound(s, 1090, 1120)
  stool(s, 800, 1140, 1, tile)
}

const talk: View = (s, { seed, tile }) => {
  const { P } = s
  window(s, 330, 880, seed)
  curtain(s, 180, 130)
  curtain(s, 1230, 130)
  boards(s)
  // shelves of books on the left
  s.path(rect(-60, 190, 220, FLOOR - 180), indoor(P, '#b98a5e', 0.5))
  for (let row = 0; row < 4; row++) {
    s.path(rect(-60, 210 + row * 176, 200, 150), indoor(P, '#8a6544', 0.7))
    for (let i = 0; i < 6; i++) {
      const h = 92 + ((i * 37 + row * 23) % 44)
      s.path(
        rect(-20 + i * 25, 360 + row * 176 - h, 20, h),
        indoor(
          P,
          ['#c9573a', '#2f7f86', '#f0e2c4', '#e0a83f', '#4f6f8a', '#8a4a5a'][(i + row * 2) % 6] ?? '#c9573a',
          0.2,
        ),
      )
    }
  }
  panel(s, 1450, 330, 250, 320, '#eaf4f4', '#bcd6da')
  s.path(heart(1450, 330, 78), '#e2725e')
  s.line('M1450 262V210M1420 270Q1400 230 1372 226M1480 272Q1506 240 1530 242', '#4f8fd0', 12)
  pot(s, 1500, 1120, 360, `${seed}pt`)
  armchair(s, 800, 1000, 1.15, '#5f6a70')
  // the desk with the figures on it, two chairs before it
  s.path(ellipse(800, 1150, 560, 30), indoor(P, '#8a6f58', 0.9), 'opacity=".28"')
  s.path(
    shape([330, 850], [1270, 850], [1340, 910], [260, 910]),
    s.down(850, 910, [0, indoor(P, '#d9a873')], [1, indoor(P, '#c08a56')]),
  )
  s.path(rect(260, 910, 1080, 26), indoor(P, '#8a5f40', 0.5)).path(
    rect(300, 936, 1000, 190),
    s.down(936, 1126, [0, indoor(P, '#a8744c', 0.5)], [1, indoor(P, '#b9855a', 0.3)]),
  )
  for (const x of [640, 970]) s.path(rect(x - 2, 944, 5, 176), indoor(P, '#7a5036', 0.7))
  s.path(shape([700, 868], [880, 868], [900, 898], [684, 898]), indoor(P, '#ffffff')).line(
    'M716 878H820M712 888H862',
    indoor(P, '#6f8f98', 0.3),
    4,
  )
  s.path(shape([930, 866], [1060, 866], [1080, 896], [936, 896]), indoor(P, '#fdf6e4')).line(
    trace(944, 884, 118, 18),
    indoor(P, '#c9573a', 0.1),
    4,
  )
  s.path(shape([420, 760], [600, 760], [610, 870], [410, 870]), indoor(P, '#3a444c', 0.2)).path(
    shape([432, 770], [588, 770], [596, 858], [424, 858]),
    '#17323c',
  )
  s.line(trace(440, 800, 140, 40) + trace(440, 840, 140, 20), '#7ff0c8', 5)
  s.path(shape([400, 870], [620, 870], [640, 894], [384, 894]), indoor(P, '#b9bec2', 0.2))
  s.path(shape([1130, 830], [1160, 830], [1158, 880], [1132, 880]), indoor(P, '#fffaf0')).path(
    ellipse(1145, 830, 15, 5),
    indoor(P, '#a8623a', 0.2),
  )
  for (const [x, m] of pairs([470, 1, 1130, -1])) {
    s.path(
      smooth(pairs([x - 104, 1190, x - 108, 1010, x - 86, 972, x + 86, 972, x + 108, 1010, x + 104, 1190]), true, 14),
      s.across([0, indoor(P, tile, m > 0 ? 0.6 : 0.2)], [1, indoor(P, tile, m > 0 ? 0.1 : 0.6)]),
    )
    s.line(`M${x - 90} 1186V1250M${x + 90} 1186V1250`, indoor(P, '#8a5f40', 0.5), 16)
  }
}

const movement: View = (s, { seed, tile }) => {
  const { P } = s
  window(s, 560, 940, seed, 'hills')
  curtain(s, 410, 130)
  curtain(s, 1520, 140)
  boards(s)
  wallBars(s, 60, 320, 130, FLOOR - 10)
  s.line('M220 190Q210 420 250 520Q300 610 330 500', indoor(P, '#e2583e', 0.1), 11)
  // mats, rolls, weights
  for (const [x, w, c] of [
    [610, 330, tile],
    [1130, 360, '#c9a2b0'],
  ] as const) {
    s.path(ellipse(x, 1092, w * 0.9, 20), indoor(P, '#8a6f58', 0.9), 'opacity=".22"')
    s.path(
      shape([x - w * 0.62, 1016], [x + w * 0.62, 1016], [x + w * 0.78, 1086], [x - w * 0.78, 1086]),
      s.down(1016, 1086, [0, indoor(P, c, 0.3)], [1, indoor(P, c)]),
    )
    s.path(
      shape([x - w * 0.78, 1086], [x + w * 0.78, 1086], [x + w * 0.78, 1104], [x - w * 0.78, 1104]),
      indoor(P, c, 0.7),
    )
  }
  s.path(rect(1010, 976, 180, 46), indoor(P, '#f0b03a', 0.2))
    .path(ellipse(1010, 999, 15, 23), indoor(P, '#f0b03a'))
    .path(ellipse(1190, 999, 15, 23), indoor(P, '#c98a2c', 0.4))
  towels(s, 640, 1050, 1, ['#f6efe0', '#9fd0cc', '#f6efe0'])
  ball(s, 330, 1120, 150, '#d2664a')
  ball(s, 1420, 1140, 120, '#4f8fa8')
  ball(s, 890, 1176, 76, '#e9b04a')
  pot(s, 1540, 1010, 300, `${seed}pt`)
  for (const [x, y] of pairs([120, 1120, 190, 1140]))
    s.line(`M${x} ${y}h70`, indoor(P, '#5f6a70', 0.3), 14).path(
      ellipse(x, y, 16, 24) + ellipse(x + 70, y, 16, 24),
      indoor(P, '#3f6a78', 0.3),
    )
}

const VIEWS: Readonly<Record<string, View>> = { hair, lids, effort, echo, talk, movement }

function draw(s: Sheet, { seed, view = 'talk', tile = '#2f7f86' }: Drawing): void {
  wall(s)
  VIEWS[view]?.(s, { seed, tile })
  finish(s, { vignette: 0.3 })
}

/** Rooms where something is done or talked over: `hair`, `lids`, `effort` (a test on a bicycle), `echo`, `talk`, `movement`. */
export const clinic: Scene = { place: 'antalya', draw }
