import { boards, counter, curtain, wall, window } from '../kit/clinic-room'
import { dentalChair, stool } from '../kit/dental-chair'
import { examBed, eyeChair } from '../kit/exam-room'
import { finish } from '../kit/foreground'
import { heart, indoor, panel, tooth, trace } from '../kit/medical'
import { n, rect, triples } from '../kit/path'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'

type Room = 'dental' | 'eye' | 'checkup'

const TILE = '#2f7f86'

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
    const q = rng(seed),
      isWide = view !== 'corner',
      chairX = 660 + q.in(-30, 30)
    wall(s)
    window(s, isWide ? 120 : 60, isWide ? 900 : 560, seed)
    curtain(s, -60, isWide ? 170 : 120)
    curtain(s, isWide ? 1030 : 630, 120)
    boards(s)
    sign(s, room, 1350, 310, tile)
    counter(s, 1180, 400, tile, `${seed}plant`)
    if (room === 'dental') {
      stool(s, chairX - 390, 1130, 1.05, tile)
      dentalChair(s, chairX, 1080, tile)
    } else if (room === 'eye') eyeChair(s, chairX - 60, 1080, tile)
    else examBed(s, chairX - 110, 1060, tile)
    finish(s, { vignette: 0.3 })
  }

/** Rooms of a clinic above the sea: where teeth, eyes and hearts are looked at. */
export const dentalroom: Scene = { place: 'antalya', draw: drawRoom('dental') }
export const eyeroom: Scene = { place: 'antalya', draw: drawRoom('eye') }
export const checkroom: Scene = { place: 'antalya', draw: drawRoom('checkup') }
