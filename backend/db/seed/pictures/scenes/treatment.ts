import { dentalChair, stool } from '../kit/dental-chair'
import { examBed, eyeChair } from '../kit/exam-room'
import { finish } from '../kit/foreground'
import { land, ridge } from '../kit/land'
import { heart, indoor, panel, tooth, trace } from '../kit/medical'
import { ellipse, H, n, poly, rect, shape, triples, W } from '../kit/path'
import { foliage } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { sky } from '../kit/sky'
import { sailboat } from '../kit/small-boats'
import { sea } from '../kit/water'

type Room = 'dental' | 'eye' | 'checkup'

const FLOOR = 930
const WALL = '#f3ebdf'
const WOOD = '#c99a6a'
const TILE = '#2f7f86'

/** The bay behind the glass, its bars, and the light that falls in. */
function window(s: Sheet, x: number, w: number, seed: string): void {
  const { P } = s,
    [top, low, horizon] = [110, 690, 470],
    glass = rect(x, top, w, low - top),
    sunX = x + w * 0.62
  s.path(rect(x - 26, top - 26, w + 52, low - top + 52), indoor(P, '#fffaf2', 0.1))
  s.open(`clip-path="${s.clip(glass)}"`)
  sky(s, horizon, { x: sunX, y: 290, r: 46, seed })
  land(s, ridge(`${seed}far`, horizon - 60, 70, { lift: (t) => 60 * t }), horizon + 6, P.rock2, 0.75, { seed })
  sea(s, horizon, low, { sunX, seed })
  sailboat(s, x + w * 0.3, horizon + 60, 90, { d: 0.3 })
  land(s, ridge(`${seed}near`, low - 40, 46, { lift: (t) => 70 - 120 * t }), low + 40, P.veg, 0.12, { seed })
  s.close()
  for (const k of [1 / 3, 2 / 3]) s.path(rect(x + w * k - 7, top, 14, low - top), indoor(P, '#fffaf2', 0.25))
  s.path(rect(x - 46, low + 20, w + 92, 30), indoor(P, '#fffaf2')).path(
    rect(x - 46, low + 50, w + 92, 12),
    indoor(P, '#a8947c', 0.5),
    'opacity=".45"',
  )
  if (P.glowing) return
  const [left, right] = [x - 240, x + w - 160]
  s.path(
    poly([
      [left, H + 60],
      [right, H + 60],
      [right + 120, FLOOR],
      [left + 220, FLOOR],
    ]),
    P.sun,
    'opacity=".3"',
  )
}

/** Linen that hangs in folds beside the glass. */
function curtain(s: Sheet, x: number, w: number): void {
  const { P } = s,
    folds = 5,
    step = w / folds
  s.path(rect(x, 60, w, FLOOR - 90), indoor(P, '#fbf3e4', 0.15))
  for (let i = 0; i < folds; i++)
    s.path(
      shape(
        [x + i * step, 60],
        [x + (i + 0.45) * step, 60],
        [x + (i + 0.6) * step, FLOOR - 30],
        [x + i * step, FLOOR - 30],
      ),
      indoor(P, '#d9c6a8', 0.35),
      'opacity=".5"',
    )
}

/** A cupboard with a worktop; on it bottles and a plant in its pot. */
function counter(s: Sheet, x: number, w: number, colour: string, seed: string): void {
  const { P } = s,
    top = 700
  s.path(ellipse(x + w / 2, FLOOR + 24, w * 0.56, 22), indoor(P, '#8a6f58', 0.9), 'opacity=".26"')
  s.path(rect(x, top, w, FLOOR - top + 10), s.fade([0, indoor(P, '#fbf6ec', 0.1)], [1, indoor(P, '#e2d4bf', 0.5)]))
  for (let i = 1; i < 3; i++)
    s.path(rect(x + (w * i) / 3 - 2, top + 34, 4, FLOOR - top - 44), indoor(P, '#b9a58a', 0.4))
  for (let i = 0; i < 3; i++) s.path(rect(x + (w * (i + 0.5)) / 3 - 26, top + 62, 52, 9), indoor(P, '#9aa2a6', 0.3))
  s.path(rect(x - 18, top - 18, w + 36, 30), indoor(P, WOOD, 0.1)).path(
    rect(x - 18, top + 12, w + 36, 10),
    indoor(P, '#7d5c40', 0.6),
  )
  for (const [a, h, k] of triples([60, 74, 0, 108, 96, 1, 152, 62, 2]))
    s.path(rect(x + a - 15, top - 18 - h, 30, h), indoor(P, ['#8fc7c4', '#d8a25c', colour][k] ?? colour, 0.15)).path(
      rect(x + a - 9, top - 30 - h, 18, 14),
      indoor(P, '#6f7a80', 0.3),
    )
  const px = x + w - 84
  foliage(s, px, top - 142, 78, 70, seed, '#7f9a58')
  s.path(
    shape([px - 50, top - 96], [px + 50, top - 96], [px + 36, top - 18], [px - 36, top - 18]),
    s.across([0, indoor(P, '#c96a4a', 0.2)], [1, indoor(P, '#a04c36', 0.6)]),
  )
}

/** What the room is for, on its wall. */
function sign(s: Sheet, room: Room, x: number, y: number, colour: string): void {
  const { P } = s,
    white = '#fffdf2'
  if (room === 'eye') {
    panel(s, x, y, 260, 320, '#fffef6', '#f4ecd8')
    const ink = indoor(P, '#2c3a44', 0.2)
    // the hooks that are read without letters
    for (const [row, size, count] of triples([0, 62, 1, 1, 44, 2, 2, 32, 3, 3, 22, 5])) {
      const gap = 230 / count
      for (let i = 0; i < count; i++) {
        const [cx, cy] = [x - 115 + gap * (i + 0.5), y - 106 + row * 76]
        const turn = ((i + row) % 4) * 90
        const bars = `${rect(cx - size / 2, cy - size / 2, size / 5, size)}${[0, 0.4, 0.8].map((k) => rect(cx - size / 2, cy - size / 2 + k * size, size, size / 5)).join('')}`
        s.open(`transform="rotate(${turn} ${n(cx)} ${n(cy)})"`)
          .path(bars, ink)
          .close()
      }
    }
    return
  }
  panel(
    s,
    x,
    y,
    300,
    230,
    room === 'dental' ? colour : '#17323c',
    room === 'dental' ? indoor(P, colour, 0.5) : '#0f2830',
  )
  if (room === 'dental') s.path(tooth(x, y, 78), white)
  else {
    s.path(heart(x - 70, y - 4, 44), '#ff9a86')
    s.line(trace(x - 10, y + 10, 130, 60), '#7ff0c8', 7)
  }
}

const drawRoom =
  (room: Room) =>
  (s: Sheet, { seed, view, tile = TILE }: Drawing): void => {
    const { P } = s,
      q = rng(seed),
      isWide = view !== 'corner',
      chairX = 660 + q.in(-30, 30)
    s.path(rect(-60, -60, W + 120, H + 120), s.fade([0, indoor(P, WALL, 0.2)], [1, indoor(P, WALL)]))
    s.stipple(rect(-60, -60, W + 120, FLOOR + 60), indoor(P, '#c9b596', 0.4), [W + 60, 0], [W * 0.4, 0], 0.5, 0.35)
    window(s, isWide ? 120 : 60, isWide ? 900 : 560, seed)
    curtain(s, -60, isWide ? 170 : 120)
    curtain(s, isWide ? 1030 : 630, 120)
    s.path(
      rect(-60, FLOOR, W + 120, H - FLOOR + 60),
      s.fade([0, indoor(P, '#b98a5e', 0.5)], [1, indoor(P, '#dcb183', 0.1)]),
    )
    let joints = ''
    for (let i = -14; i <= 14; i++) joints += `M${800 + i * 92} ${FLOOR}L${800 + i * 190} ${H + 60}`
    s.line(joints, indoor(P, '#7d5c40', 0.5), 3, 'opacity=".35"')
    s.path(rect(-60, FLOOR - 22, W + 120, 24), indoor(P, '#fffaf2', 0.2))
    sign(s, room, 1350, 310, tile)
    counter(s, 1180, 400, tile, `${seed}plant`)
    if (room === 'dental') {
      stool(s, chairX - 390, 1130, 1.05, tile)
      dentalChair(s, chairX, 1080, tile)
    } else if (room === 'eye') eyeChair(s, chairX - 60, 1080, tile)
    else examBed(s, chairX - 110, 1060, tile)
    finish(s, { vignette: 0.3 })
  }

const SHARED = {
  place: 'antalya',
  hours: ['day', 'golden', 'dawn', 'dusk'],
  mirror: false,
  crops: triples([60, 60, 1440, 0, 120, 1420, 140, 100, 1400]),
  details: triples([180, 380, 980, 560, 140, 1000, 120, 160, 900]),
  views: ['wide', 'corner'],
  props: [{ tile: TILE }, { tile: '#3a6ea5' }, { tile: '#4f7a4a' }, { tile: '#c2603f' }],
} as const satisfies Omit<Scene, 'draw'>

/** Rooms of a clinic above the sea: where teeth, eyes and hearts are looked at. */
export const dentalroom: Scene = { ...SHARED, draw: drawRoom('dental') }
export const eyeroom: Scene = { ...SHARED, draw: drawRoom('eye') }
export const checkroom: Scene = { ...SHARED, draw: drawRoom('checkup') }
