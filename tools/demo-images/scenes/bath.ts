import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { leaves, pot, rug } from '../kit/furniture'
import { indoor } from '../kit/medical'
import { ellipse, n, rect, shape, smooth } from '../kit/path'
import { BACK, glow, opening, room, type Walls } from '../kit/room'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import type { OutlookName } from '../outlooks/outlooks'

interface Look extends Walls {
  readonly view: OutlookName
  readonly wood: string
  readonly towel: string
  readonly frame: string
  /** Tiles on the lower half of the back wall. */
  readonly tile?: string
  readonly pattern?: string
  /** Where the tub stands; without one the washstand is the subject. */
  readonly tub: 'left' | 'right' | 'none'
  readonly isArched?: boolean
}

const base = { laid: 'tiles', ceiling: '#fbf6ec', frame: '#fffaf2', floor: '#d9c7a8' } as const

const LOOKS: Readonly<Record<string, Look>> = {
  sea: { ...base, wall: '#f6f1e8', wood: '#b98556', towel: '#5f9fb0', view: 'coast', tub: 'right' },
  green: {
    ...base,
    wall: '#f1ead9',
    wood: '#8a5f40',
    towel: '#e9c08a',
    view: 'olives',
    tub: 'left',
    tile: '#5f8a72',
    isArched: true,
    floor: '#b9784f',
  },
  stone: {
    ...base,
    wall: '#cdb391',
    wood: '#6a4a32',
    towel: '#fbf3e2',
    view: 'hilltown',
    tub: 'none',
    isStone: true,
    beams: '#6a4a32',
    frame: '#6a4a32',
    floor: '#b59a78',
  },
  white: {
    ...base,
    wall: '#fbf8f2',
    wood: '#c99a64',
    towel: '#e2784a',
    view: 'roofs',
    tub: 'none',
    tile: '#ffffff',
    floor: '#cfc6b8',
  },
  blue: {
    ...base,
    wall: '#f3ede0',
    wood: '#7a5036',
    towel: '#f0b03a',
    view: 'marina',
    tub: 'left',
    tile: '#3f7fa8',
    pattern: '#e9f1f0',
    floor: '#b9603f',
  },
  garden: {
    ...base,
    wall: '#e6e0cc',
    wood: '#a87a50',
    towel: '#d99a94',
    view: 'garden',
    tub: 'right',
    beams: '#a87a50',
    floor: '#c9a577',
  },
}

function tiles(s: Sheet, colour: string, pattern?: string): void {
  const { P } = s,
    { left, right, floor } = BACK,
    top = 440
  s.path(
    rect(left, top, right - left, floor - top),
    s.across([0, indoor(P, colour, 0.3)], [1, indoor(P, colour, 0.05)]),
  )
  let joints = '',
    stars = ''
  for (let x = left; x <= right; x += 55) joints += `M${x} ${top}V${floor}`
  for (let y = top; y <= floor; y += 55) joints += `M${left} ${y}H${right}`
  for (let i = 0; i < 20; i++)
    for (let j = 0; j < 6; j++)
      if ((i + j) % 2 === 0) {
        const [x, y] = [left + i * 55 + 27, top + j * 55 + 27]
        stars += shape(
          [x, y - 22],
          [x + 8, y - 8],
          [x + 22, y],
          [x + 8, y + 8],
          [x, y + 22],
          [x - 8, y + 8],
          [x - 22, y],
          [x - 8, y - 8],
        )
      }
  if (pattern) s.path(stars, indoor(P, pattern, 0.1))
  s.line(joints, indoor(P, mix(colour, '#fffaf0', 0.5), 0.2), 3, 'opacity=".7"')
  s.path(rect(left, top - 12, right - left, 14), indoor(P, mix(colour, '#2f2a24', 0.25), 0.2))
}

function tub(s: Sheet, x: number, y: number, k: number): void {
  const { P } = s,
    u = (a: number, b: number): readonly [number, number] => [x + a * k, y + b * k],
    white = '#fffdf8'
  s.path(ellipse(x, y + 6, 330 * k, 34 * k), indoor(P, '#6a5444', 1), 'opacity=".4"')
  s.line(
    `M${n(x + 290 * k)} ${n(y - 40 * k)}V${n(y - 400 * k)}q0 ${n(-50 * k)} ${n(-60 * k)} ${n(-50 * k)}v${n(34 * k)}`,
    indoor(P, '#b99a58', 0.1),
    13 * k,
  )
  s.path(ellipse(x, y - 236 * k, 318 * k, 62 * k), indoor(P, white, 0.55))
  s.path(ellipse(x, y - 226 * k, 284 * k, 44 * k), indoor(P, '#9fd6d8', 0.15))
  s.path(ellipse(x - 60 * k, y - 234 * k, 120 * k, 14 * k), '#ffffff', 'opacity=".55"')
  const body = smooth(
    [
      u(-322, -236),
      u(-306, -150),
      u(-240, -40),
      u(-150, -6),
      u(150, -6),
      u(240, -40),
      u(306, -150),
      u(322, -236),
      u(160, -182),
      u(0, -172),
      u(-160, -182),
    ],
    true,
    9,
  )
  s.path(body, s.across([0, indoor(P, white, 0.6)], [0.5, indoor(P, white, 0.12)], [1, indoor(P, white)]))
  s.shade(body, indoor(P, '#cfc6c0', 0.6), u(-320, 0), u(60, -160), 0.6, 0.45)
}

/** Washstand with a basin, a round mirror above it, and towels. */
function washstand(s: Sheet, x: number, w: number, o: Look): void {
  const { P } = s,
    y = BACK.floor + 40
  for (const m of [-1, 1]) glow(s, x + m * 190, 340, 150)
  s.path(ellipse(x, 350, 138, 138), indoor(P, o.wood, 0.2)).path(
    ellipse(x, 350, 122, 122),
    s.fade([0, indoor(P, '#dfeaea')], [1, indoor(P, '#b9cfd0', 0.2)]),
  )
  s.path(shape([x - 70, 440], [x + 30, 240], [x + 66, 256], [x - 30, 456]), '#ffffff', 'opacity=".35"')
  for (const m of [-1, 1]) {
    s.path(rect(x + m * 190 - 7, 320, 14, 60), indoor(P, '#b99a58', 0.2)).path(
      ellipse(x + m * 190, 316, 24, 30),
      '#ffeec4',
    )
  }
  s.path(ellipse(x, y + 6, w * 0.56, 20), indoor(P, '#6a5444', 1), 'opacity=".35"')
  s.path(rect(x - w / 2, y - 210, w, 210), s.across([0, indoor(P, o.wood, 0.45)], [1, indoor(P, o.wood, 0.1)]))
  for (const k of [-0.25, 0.25])
    s.line(rect(x + k * w - w * 0.2, y - 190, w * 0.4, 170), indoor(P, o.wood, 0.9), 3, 'opacity=".6"').path(
      ellipse(x + k * w * 0.3, y - 110, 7, 7),
      indoor(P, '#d9b46a'),
    )
  s.path(rect(x - w / 2 - 20, y - 236, w + 40, 28), indoor(P, '#fbf6ec', 0.08)).path(
    rect(x - w / 2 - 20, y - 208, w + 40, 8),
    indoor(P, '#b9ac98', 0.4),
  )
  s.path(
    `${smooth(
      [
        [x - 116, y - 300],
        [x - 84, y - 244],
        [x, y - 234],
        [x + 84, y - 244],
        [x + 116, y - 300],
      ],
      false,
      8,
    )}Z`,
    s.across([0, indoor(P, '#fffdf8', 0.45)], [1, indoor(P, '#fffdf8')]),
  )
  s.path(ellipse(x, y - 300, 116, 17), indoor(P, '#e9e2d6', 0.3))
  s.line(`M${x} ${y - 306}v-70q0 -18 20 -18h16v16`, indoor(P, '#b99a58', 0.1), 10)
  for (const [dx, h] of [
    [-190, 66],
    [-160, 48],
    [170, 74],
  ] as const)
    s.path(rect(x + dx - 12, y - 236 - h, 24, h), indoor(P, dx < 0 ? '#8fb7a4' : o.towel, 0.15)).path(
      rect(x + dx - 6, y - 248 - h, 12, 14),
      indoor(P, '#6f6458', 0.3),
    )
}

/** A towel over a rail, and rolled ones on a stool. */
function linens(s: Sheet, x: number, colour: string, wood: string): void {
  const { P } = s
  s.line(`M${x - 76} 500H${x + 76}`, indoor(P, '#b99a58', 0.2), 9)
  s.path(rect(x - 58, 496, 116, 200), s.across([0, indoor(P, colour, 0.35)], [1, indoor(P, colour)])).path(
    rect(x - 58, 640, 116, 14),
    indoor(P, '#fffaf0'),
  )
  s.path(rect(x - 58, 664, 116, 8), indoor(P, '#fffaf0'))
  const y = 900
  s.line(`M${x - 50} ${y}l-14 -108M${x + 50} ${y}l14 -108`, indoor(P, wood, 0.6), 13)
  s.path(rect(x - 84, y - 122, 168, 20), indoor(P, wood, 0.2))
  for (const [dx, dy] of [
    [-42, 0],
    [42, 0],
    [0, -44],
  ] as const)
    s.path(ellipse(x + dx, y - 148 + dy, 42, 26), indoor(P, dy ? colour : '#fffaf0', 0.1)).path(
      ellipse(x + dx, y - 148 + dy, 17, 10),
      indoor(P, '#b9a58a', 0.5),
      'opacity=".5"',
    )
}

function draw(s: Sheet, { seed, view = 'sea' }: Drawing): void {
  const o = LOOKS[view] ?? LOOKS.sea
  if (!o) return
  room(s, o)
  if (o.tile) tiles(s, o.tile, o.pattern)
  const shared = { frame: o.frame, ...(o.isArched ? { isArched: true } : {}) }
  if (o.tub === 'none') {
    opening(s, seed, o.view, { x: 300, y: 220, w: 250, h: 380, ...shared })
    rug(s, 830, 560, 0.24, 0.62, o.towel)
    washstand(s, 850, 470, o)
    linens(s, 1240, o.towel, o.wood)
    pot(s, 420, 960, 330, `${seed}p`)
  } else {
    const side = o.tub === 'right' ? 1 : -1,
      cx = 800 + side * 230
    opening(s, seed, o.view, {
      x: cx - 290,
      y: 190,
      w: 580,
      h: o.tile ? 230 : 360,
      bars: 3,
      ...(o.tile ? { frame: o.frame } : shared),
    })
    rug(s, cx - side * 40, 760, 0.42, 0.86, mix(o.towel, '#fffaf0', 0.3))
    washstand(s, 800 - side * 340, 330, o)
    tub(s, cx, 1010, 1.02)
    leaves(s, 800 - side * 470, 564, 90, `${seed}l`, '#6f8f52')
    pot(s, 800 + side * 620, 960, 330, `${seed}p`)
  }
  finish(s, { vignette: 0.32 })
}

/** Bathrooms of the villas. */
export const bath: Scene = {
  place: 'aegean',
  draw,
}
