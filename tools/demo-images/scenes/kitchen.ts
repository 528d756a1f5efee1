import { mix } from '../kit/colour'
import { heap, plate } from '../kit/crockery'
import { finish } from '../kit/foreground'
import { leaves } from '../kit/furniture'
import { indoor } from '../kit/medical'
import { ellipse, n, rect, shape, smooth } from '../kit/path'
import { BACK, opening, pendant, room, type Walls } from '../kit/room'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import type { OutlookName } from '../outlooks/outlooks'

interface Look extends Walls {
  readonly view: OutlookName
  readonly front: string
  readonly top: string
  readonly island: string
  readonly splash: string
  readonly lamp: string
  readonly frame: string
  readonly fruit: readonly [string, ...string[]]
  /** What hangs or stands beside the window. */
  readonly shelf: 'crockery' | 'pans'
  readonly isArched?: boolean
}

const base = { ceiling: '#fbf6ec', frame: '#fffaf2', fruit: ['#f0932c', '#f6cf4a', '#e8743a'] } as const

const LOOKS: Readonly<Record<string, Look>> = {
  white: {
    ...base,
    laid: 'boards',
    wall: '#f6f1e8',
    floor: '#c99a68',
    front: '#fffdf8',
    top: '#d9c4a0',
    island: '#e9e0d0',
    splash: '#dfe8e4',
    lamp: '#d9a441',
    view: 'coast',
    shelf: 'crockery',
  },
  olive: {
    ...base,
    laid: 'tiles',
    wall: '#f1ead2',
    floor: '#b9603f',
    front: '#7f8a58',
    top: '#b98556',
    island: '#6f7a4c',
    splash: '#f3ead8',
    lamp: '#b9692f',
    view: 'vines',
    shelf: 'pans',
    beams: '#8a5f40',
    fruit: ['#c9402d', '#8a2f2a', '#f0b03a'],
  },
  wood: {
    ...base,
    laid: 'boards',
    wall: '#d9b184',
    floor: '#a8744a',
    front: '#b98556',
    top: '#f1e6d2',
    island: '#8a5c38',
    splash: '#e9d6b4',
    lamp: '#3f5f4a',
    ceiling: '#c99a68',
    beams: '#8a5c38',
    view: 'forest',
    shelf: 'crockery',
    frame: '#7a4f30',
    fruit: ['#9fbf4a', '#c9d86a', '#e2503a'],
  },
  blue: {
    ...base,
    laid: 'tiles',
    wall: '#fbf6ec',
    floor: '#d9cbb4',
    front: '#3f7fa8',
    top: '#fbf6ec',
    island: '#2f6788',
    splash: '#9fc8d8',
    lamp: '#fbf6ec',
    view: 'roofs',
    shelf: 'crockery',
    beams: '#e9e2d4',
    fruit: ['#f6cf4a', '#f0b03a', '#9fbf4a'],
  },
  stone: {
    ...base,
    laid: 'tiles',
    wall: '#cdb391',
    floor: '#a88a68',
    front: '#7a5a40',
    top: '#e9dcc4',
    island: '#8f6a48',
    splash: '#bfa27e',
    lamp: '#d9a441',
    view: 'hilltown',
    shelf: 'pans',
    isStone: true,
    beams: '#5f4430',
    isArched: true,
    frame: '#6a4a32',
    fruit: ['#7a3f6a', '#8a4a78', '#c9d86a'],
  },
  terracotta: {
    ...base,
    laid: 'tiles',
    wall: '#f3e0c8',
    floor: '#b5653f',
    front: '#c9744c',
    top: '#f1e6d2',
    island: '#a85a38',
    splash: '#e0a07a',
    lamp: '#2f7f86',
    view: 'orchard',
    shelf: 'crockery',
    beams: '#7a4c30',
    isArched: true,
    frame: '#7a4c30',
  },
}

function counter(s: Sheet, o: Look): void {
  const { P } = s,
    y = BACK.floor + 6,
    { left, right } = BACK
  s.path(rect(left, y - 330, right - left, 110), indoor(P, o.splash, 0.1))
  let tiles = ''
  for (let x = left; x < right; x += 55) tiles += `M${x} ${y - 330}v110`
  s.line(`${tiles}M${left} ${y - 275}H${right}`, indoor(P, mix(o.splash, '#fffaf0', 0.5), 0.15), 3, 'opacity=".8"')
  s.path(rect(left, y - 210, right - left, 210), s.across([0, indoor(P, o.front, 0.4)], [1, indoor(P, o.front, 0.08)]))
  let doors = '',
    knobs = ''
  for (let x = left + 20; x < right - 100; x += 178) {
    doors += rect(x, y - 190, 158, 170)
    knobs += ellipse(x + 140, y - 110, 7, 7)
  }
  s.line(doors, indoor(P, o.front, 0.95), 3, 'opacity=".5"').path(knobs, indoor(P, '#d9b46a', 0.1))
  s.path(rect(left, y - 226, right - left, 22), indoor(P, o.top, 0.05)).path(
    rect(left, y - 204, right - left, 7),
    indoor(P, '#4a3a30', 0.6),
    'opacity=".35"',
  )
  // stove, kettle and tap
  s.path(rect(left + 60, y - 196, 190, 176), indoor(P, '#4a5054', 0.3)).path(
    rect(left + 84, y - 140, 142, 84),
    P.glowing ? '#e8a860' : indoor(P, '#2c3236', 0.4),
  )
  s.path(
    smooth(
      [
        [left + 110, y - 226],
        [left + 100, y - 280],
        [left + 140, y - 300],
        [left + 200, y - 280],
        [left + 190, y - 226],
      ],
      true,
      7,
    ),
    indoor(P, '#b9692f', 0.15),
  ).line(`M${left + 112} ${y - 282}q40 -50 76 0M${left + 196} ${y - 262}l30 -20`, indoor(P, '#8a4a22', 0.4), 9)
  s.line(`M800 ${y - 226}v-70q0 -26 26 -26t26 26v14`, indoor(P, '#b9bec2', 0.15), 11)
}

function shelves(s: Sheet, x: number, o: Look): void {
  const { P } = s
  if (o.shelf === 'pans') {
    s.line(`M${x - 110} 250H${x + 110}`, indoor(P, '#5a4a3e', 0.4), 9)
    for (const [dx, r] of [
      [-74, 38],
      [2, 46],
      [80, 34],
    ] as const) {
      s.line(`M${x + dx} 250v${r + 30}`, indoor(P, '#5a4a3e', 0.5), 7)
      s.path(ellipse(x + dx, 300 + r, r, r), s.across([0, indoor(P, '#9a5424', 0.3)], [1, indoor(P, '#e08a4a')])).path(
        ellipse(x + dx, 300 + r, r * 0.78, r * 0.78),
        indoor(P, '#b9692f', 0.35),
      )
    }
    return
  }
  for (const y of [270, 390]) {
    s.path(rect(x - 116, y, 232, 15), indoor(P, '#a8744a', 0.15)).path(
      rect(x - 116, y + 15, 232, 6),
      indoor(P, '#4a3a30', 0.7),
      'opacity=".3"',
    )
    for (const [i, dx] of [-84, -34, 16, 74].entries()) {
      if (i % 2)
        s.path(ellipse(x + dx, y - 34, 32, 34), indoor(P, '#fffdf6', 0.15)).path(
          ellipse(x + dx, y - 34, 21, 23),
          indoor(P, o.front === '#fffdf8' ? '#7fb0bc' : o.front, 0.2),
          'opacity=".7"',
        )
      else
        s.path(
          shape([x + dx - 20, y - 52], [x + dx + 20, y - 52], [x + dx + 15, y], [x + dx - 15, y]),
          indoor(P, ['#e9c08a', '#8fb7a4', '#d99a94', '#f6efe0'][i] ?? '#f6efe0', 0.15),
        )
    }
  }
}

function island(s: Sheet, seed: string, o: Look): void {
  const { P } = s
  s.path(ellipse(800, 1182, 640, 40), indoor(P, '#4a3a30', 1), 'opacity=".4"')
  s.path(
    shape([330, 1010], [1270, 1010], [1270, 1260], [330, 1260]),
    s.across([0, indoor(P, o.island, 0.5)], [1, indoor(P, o.island, 0.1)]),
  )
  for (const x of [352, 652, 952]) s.line(rect(x, 1040, 280, 240), indoor(P, o.island, 0.95), 4, 'opacity=".5"')
  s.path(
    shape([350, 916], [1250, 916], [1330, 1000], [270, 1000]),
    s.across([0, indoor(P, o.top, 0.18)], [1, indoor(P, o.top)]),
  ).path(rect(270, 1000, 1060, 22), indoor(P, o.top, 0.4))
  plate(s, 640, 962, 120, '#8fc4cc')
  heap(s, 640, 950, 100, o.fruit, 25, seed)
  s.path(shape([900, 946], [1110, 946], [1132, 976], [884, 976]), indoor(P, '#a8693a', 0.1))
  s.path(
    smooth(
      [
        [930, 950],
        [950, 912],
        [1010, 902],
        [1060, 920],
        [1076, 952],
        [1000, 962],
      ],
      true,
      7,
    ),
    indoor(P, '#d9a050', 0.1),
  ).line('M970 920l14 26M1004 912l12 34M1036 918l10 32', indoor(P, '#a86a2c', 0.3), 5)
  s.path(shape([436, 916], [500, 916], [494, 978], [442, 978]), indoor(P, '#e9e2d6', 0.2))
  leaves(s, 468, 922, 130, `${seed}h`, '#6f8f52')
  s.path(
    shape([1172, 850], [1196, 850], [1204, 888], [1204, 966], [1164, 966], [1164, 888]),
    indoor(P, '#4f7a45', 0.25),
  ).path(rect(1174, 838, 20, 16), indoor(P, '#b98556', 0.3))
}

function draw(s: Sheet, { seed, view = 'white' }: Drawing): void {
  const o = LOOKS[view] ?? LOOKS.white
  if (!o) return
  room(s, o)
  counter(s, o)
  opening(s, seed, o.view, {
    x: 610,
    y: o.isArched ? 180 : 200,
    w: 400,
    h: o.isArched ? 290 : 260,
    frame: o.frame,
    ...(o.isArched ? { isArched: true } : {}),
  })
  shelves(s, 430, o)
  shelves(s, 1190, { ...o, shelf: 'crockery' })
  for (const x of [560, 800, 1040]) pendant(s, x, 128, 50, o.lamp)
  island(s, seed, o)
  s.line(`M${BACK.left} ${BACK.top}V${n(BACK.floor - 226)}`, indoor(s.P, o.wall, 0.7), 4, 'opacity=".5"')
  finish(s, { vignette: 0.32 })
}

/** Kitchens of the villas. */
export const kitchen: Scene = {
  place: 'aegean',
  draw,
}
