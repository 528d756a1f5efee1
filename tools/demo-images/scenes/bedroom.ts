import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { type BedColours, bed, curtain, nightstand, picture, pot, rug } from '../kit/furniture'
import { indoor } from '../kit/medical'
import { rect, shape } from '../kit/path'
import { BACK, opening, room, type Walls } from '../kit/room'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import type { OutlookName } from '../outlooks/outlooks'

interface Look extends Walls, BedColours {
  readonly view: OutlookName
  readonly rug: string
  /** Where the light comes from: a wide window behind the bed, two narrow ones beside it, or a glass door on the right. */
  readonly light: 'wide' | 'pair' | 'door'
  readonly frame: string
  readonly isArched?: boolean
  readonly bedding?: 'double' | 'twin' | 'canopy'
}

const base = { laid: 'boards', ceiling: '#fbf6ec', floor: '#c08a58', frame: '#fffaf2' } as const

const LOOKS: Readonly<Record<string, Look>> = {
  olive: {
    ...base,
    wall: '#e9e4cf',
    head: '#9a6a44',
    cover: '#7f8a58',
    pillow: '#c8bd84',
    rug: '#b98a58',
    view: 'olives',
    light: 'pair',
    beams: '#8a5f40',
  },
  sea: {
    ...base,
    wall: '#fbf6ee',
    head: '#d9c4a0',
    cover: '#4f8fa8',
    pillow: '#bfe0e2',
    rug: '#7fb0bc',
    floor: '#d9c2a0',
    view: 'coast',
    light: 'wide',
  },
  terracotta: {
    ...base,
    wall: '#e0a07a',
    head: '#6f452c',
    cover: '#fbeedd',
    pillow: '#c9573a',
    rug: '#a8462e',
    floor: '#b5653f',
    laid: 'tiles',
    view: 'vines',
    light: 'pair',
    isArched: true,
    frame: '#7a4c30',
    beams: '#6f452c',
  },
  pines: {
    ...base,
    wall: '#c89a68',
    head: '#8a5c38',
    cover: '#5f7a5a',
    pillow: '#e9d9b6',
    rug: '#e5d6b4',
    ceiling: '#b98556',
    beams: '#8a5c38',
    floor: '#a8744a',
    view: 'forest',
    light: 'wide',
    frame: '#7a4f30',
  },
  stone: {
    ...base,
    wall: '#cdb391',
    head: '#5f4632',
    cover: '#f3e8d6',
    pillow: '#b5793f',
    rug: '#8f4a36',
    isStone: true,
    ceiling: '#e6d6b8',
    beams: '#6a4a32',
    view: 'hilltown',
    light: 'pair',
    frame: '#6a4a32',
  },
  blue: {
    ...base,
    wall: '#f6f4ee',
    head: '#3f7fa8',
    cover: '#fffaf0',
    pillow: '#3f7fa8',
    rug: '#5f98b8',
    floor: '#e6dccb',
    laid: 'tiles',
    view: 'roofs',
    light: 'pair',
    frame: '#3f7fa8',
    beams: '#e9e2d4',
  },
  cave: {
    ...base,
    wall: '#e6c49a',
    head: '#8a5f40',
    cover: '#c2723f',
    pillow: '#f3e3c4',
    rug: '#8c3b54',
    ceiling: '#dcb488',
    floor: '#c99e70',
    laid: 'tiles',
    view: 'valley',
    light: 'door',
    isArched: true,
    frame: '#a9794c',
  },
  rose: {
    ...base,
    wall: '#f1d9cf',
    head: '#b08a6a',
    cover: '#d99a94',
    pillow: '#fbf0e6',
    rug: '#e5c3b4',
    view: 'garden',
    light: 'door',
  },
  twin: {
    ...base,
    wall: '#eee6d8',
    head: '#a87a50',
    cover: '#e0a83f',
    pillow: '#4f7f86',
    rug: '#4f7f86',
    view: 'mountain',
    light: 'wide',
    bedding: 'twin',
    beams: '#a87a50',
  },
  linen: {
    ...base,
    wall: '#efe5d2',
    head: '#b99568',
    cover: '#d9c8a6',
    pillow: '#fffaf0',
    rug: '#c9b088',
    floor: '#b98a5c',
    view: 'golf',
    light: 'door',
    bedding: 'canopy',
  },
}

function windows(s: Sheet, seed: string, o: Look): void {
  const shared = { frame: o.frame, ...(o.isArched ? { isArched: true } : {}) }
  if (o.light === 'wide') {
    opening(s, seed, o.view, { x: 390, y: 190, w: 820, h: 330, bars: 3, ...shared })
    return
  }
  if (o.light === 'pair') {
    for (const x of [300, 1110]) opening(s, `${seed}${x}`, o.view, { x, y: 250, w: 190, h: 330, ...shared })
    picture(s, 690, 230, 220, 160, o.cover === '#fffaf0' ? o.pillow : o.cover)
    return
  }
  opening(s, seed, o.view, { x: 980, y: 190, w: 320, h: 600, ...shared })
  curtain(s, 900, 66, mix(o.cover, '#fffaf0', 0.75))
  picture(s, 520, 220, 170, 220, o.pillow)
}

/** Posts and a veil around the bed. */
function canopy(s: Sheet, x: number, w: number, wood: string): void {
  const { P } = s,
    veil = indoor(P, '#fffdf6')
  for (const m of [-1, 1]) {
    s.path(rect(x + m * w * 0.56 - 8, 190, 16, 620), indoor(P, wood, 0.2))
    s.path(
      shape(
        [x + m * w * 0.58, 200],
        [x + m * w * 0.44, 200],
        [x + m * w * 0.5, 560],
        [x + m * w * 0.56, 800],
        [x + m * w * 0.62, 800],
      ),
      veil,
      'opacity=".72"',
    )
  }
  s.path(rect(x - w * 0.58, 184, w * 1.16, 16), indoor(P, wood, 0.1))
  s.path(
    shape([x - w * 0.56, 198], [x + w * 0.56, 198], [x + w * 0.3, 250], [x, 268], [x - w * 0.3, 250]),
    veil,
    'opacity=".6"',
  )
}

function draw(s: Sheet, { seed, view = 'sea' }: Drawing): void {
  const o = LOOKS[view] ?? LOOKS.sea
  if (!o) return
  const { P } = s,
    x = o.light === 'door' ? 620 : 800
  room(s, o)
  windows(s, seed, o)
  rug(s, 800, 900, 0.34, 0.86, o.rug)
  if (o.bedding === 'twin') for (const m of [-1, 1]) bed(s, 800 + m * 250, 330, o)
  else {
    if (o.bedding === 'canopy') canopy(s, x, 560, o.head)
    bed(s, x, 560, o)
  }
  if (o.bedding === 'twin') nightstand(s, 800, o.head)
  else for (const m of [-1, 1]) nightstand(s, x + m * 390, o.head)
  if (o.light !== 'door') pot(s, 1420, 1010, 340, `${seed}p`)
  else pot(s, 1400, 900, 300, `${seed}p`)
  s.path(rect(BACK.left - 4, BACK.top, 6, BACK.floor - BACK.top), indoor(P, o.wall, 0.6), 'opacity=".5"')
  finish(s, { vignette: 0.34 })
}

/** Bedrooms of the villas. */
export const bedroom: Scene = {
  place: 'aegean',
  draw,
}
