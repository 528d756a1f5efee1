import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { indoor } from '../kit/medical'
import { BLEED, ellipse, H, n, type Pt, poly, rect, shape, smooth, triples, W } from '../kit/path'
import { person } from '../kit/person'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { drawStall, GOODS } from './market-stall'

/** A lane between stalls: `street` under awnings and bulbs, any other view under a vault, with carpets and copper. */
function drawLane(s: Sheet, { seed, view }: Drawing): void {
  const { P } = s,
    q = rng(`${seed}ln`),
    isVault = view !== 'street',
    isCopper = view === 'copper',
    stripe = isCopper ? '#2f7f86' : '#c9573a',
    rugSide = isCopper ? 1 : -1,
    stone = isCopper ? '#e9dcc4' : isVault ? '#e0bf8c' : '#d9c6a2',
    at = (m: number, x: number): number => 800 + m * x
  s.path(
    rect(-BLEED, -BLEED, W + 2 * BLEED, H + 2 * BLEED),
    isVault
      ? s.radial(800, 520, 1000, [0, '#ffe6b0'], [0.4, indoor(P, stone, 0.2)], [1, indoor(P, stone, 0.8)])
      : s.down(0, 700, [0, P.sky[0]], [0.6, P.sky[2]], [1, P.sky[3]]),
  )
  if (isVault) {
    for (let i = 5; i >= 0; i--) {
      const k = 0.26 + i * 0.2,
        [w, top] = [620 * k, 560 - 480 * k]
      s.path(
        `M${n(800 - w)} ${n(560 + 560 * k)}V${n(top + w * 0.5)}A${n(w)} ${n(w * 0.72)} 0 0 1 ${n(800 + w)} ${n(top + w * 0.5)}V${n(560 + 560 * k)}H${n(800 + w + 40 * k)}V${n(top + w * 0.5)}A${n(w + 40 * k)} ${n((w + 40 * k) * 0.74)} 0 0 0 ${n(800 - w - 40 * k)} ${n(top + w * 0.5)}V${n(560 + 560 * k)}Z`,
        s.across(
          [0, indoor(P, mix(stone, stripe, i % 2 ? 0.45 : 0), 0.5)],
          [1, indoor(P, mix(stone, stripe, i % 2 ? 0.45 : 0), 0.1)],
        ),
      )
    }
    s.path(ellipse(800, 470, 170, 200), s.radial(800, 470, 200, [0, '#fff6d8', 0.9], [1, '#fff6d8', 0]))
  } else
    for (const m of [-1, 1]) {
      s.path(
        poly([
          [at(m, 900), -60],
          [at(m, 130), 400],
          [at(m, 130), 640],
          [at(m, 900), 1260],
        ]),
        s.across([0, P.shd('#e9d3b0', 0, m < 0 ? 0.7 : 0.3)], [1, P.shd('#e9d3b0', 0, m < 0 ? 0.4 : 0.6)]),
      )
      for (let i = 0; i < 4; i++) {
        const x = 230 + i * 170,
          k = x / 400
        s.path(
          poly([
            [at(m, x), 330 - k * 130],
            [at(m, x + 60 * k), 310 - k * 150],
            [at(m, x + 60 * k), 420 - k * 60],
            [at(m, x), 430 - k * 50],
          ]),
          P.glowing ? P.lamp : P.shd('#4a5a60', 0, 0.4),
        )
      }
    }
  s.path(
    poly([
      [680, 640],
      [920, 640],
      [1760, 1270],
      [-160, 1270],
    ]),
    s.down(
      640,
      H,
      [0, isVault ? indoor(P, '#c9a878', 0.4) : P.lit('#b9a27c', 0.06)],
      [1, isVault ? indoor(P, '#d9b98a', 0.1) : P.lit('#c9b08a')],
    ),
  )
  let joints = ''
  for (const k of [0.04, 0.12, 0.24, 0.4, 0.6, 0.84])
    joints += `M${n(680 - 840 * k)} ${n(640 + 620 * k)}H${n(920 + 840 * k)}`
  s.line(joints, isVault ? indoor(P, '#8a6a48', 0.6) : P.shd('#8a7355', 0, 0.6), 3, 'opacity=".4"')
  const paint = (c: string, k: number): string =>
    isVault ? indoor(P, c, k) : P.glowing ? mix(P.shd(c, 0, k), '#ffb45a', 0.22) : P.shd(c, 0, k)
  for (let i = 0; i < 4; i++)
    for (const m of [-1, 1]) {
      const k = 0.3 + i * 0.26,
        x = at(m, 130 + i * 205),
        y = 640 + i * 128,
        w = 190 * k
      if (isVault && m === rugSide) {
        // carpets that hang from a rail
        const c =
          (isCopper ? ['#2f5f86', '#c98a2c', '#7a2f4a', '#3f6a4a'] : ['#a82f36', '#2f5f86', '#8a4a2c', '#3f6a4a'])[i] ??
          '#a82f36'
        s.path(
          rect(x - w * 0.8, y - 500 * k, w * 1.3, 430 * k),
          s.across([0, paint(c, 0.55)], [1, paint(c, 0.1)]),
        ).line(rect(x - w * 0.7, y - 480 * k, w * 1.1, 390 * k), paint('#f0cf8a', 0.1), 7 * k)
        for (const t of [0.26, 0.5, 0.74])
          s.path(
            shape(
              [x - w * 0.15, y - (500 - 430 * t + 44) * k],
              [x + w * 0.1, y - (500 - 430 * t) * k],
              [x - w * 0.15, y - (500 - 430 * t - 44) * k],
              [x - w * 0.4, y - (500 - 430 * t) * k],
            ),
            paint('#f3e0b4', 0.1),
          )
      } else if (!isVault) {
        const c = ['#c9573a', '#2f7f86', '#e0a83f', '#8a4a5a'][i] ?? '#c9573a'
        s.path(
          poly([
            [x - m * w * 0.9, y - 330 * k],
            [x + m * w * 0.8, y - 400 * k],
            [x + m * w * 1.1, y - 330 * k],
            [x - m * w * 1.1, y - 250 * k],
          ]),
          paint(c, m < 0 ? 0.3 : 0),
        )
      }
      s.path(
        rect(x - w * 0.75, y - 110 * k, w * 1.5, 150 * k),
        s.down(y - 110 * k, y + 40 * k, [0, paint('#b98556', 0)], [1, paint('#7a5036', 0.5)]),
      )
      for (let j = 0; j < 5; j++) {
        const px = x - w * 0.6 + j * w * 0.3
        if (isVault && m !== rugSide)
          s.path(
            smooth(
              [
                [px - 24 * k, y - 112 * k],
                [px - 32 * k, y - 160 * k],
                [px - 10 * k, y - 210 * k],
                [px + 10 * k, y - 210 * k],
                [px + 32 * k, y - 160 * k],
                [px + 24 * k, y - 112 * k],
              ],
              true,
              7,
            ),
            s.across([0, paint('#8a4a22', 0.4)], [1, paint(j % 2 ? '#e08a4a' : '#d9b46a', 0)]),
          )
        else {
          const heapColour = (GOODS[(i + j) % 6] ?? ['#d2432f'])[0]
          s.path(
            `M${n(px - 46 * k)} ${n(y - 108 * k)}Q${n(px)} ${n(y - 220 * k)} ${n(px + 46 * k)} ${n(y - 108 * k)}Z`,
            s.across([0, paint(heapColour, 0.5)], [1, paint(heapColour, 0)]),
          )
        }
      }
    }
  for (const [x, y, h] of triples([740, 700, 110, 800, 710, 104, 880, 740, 130, 690, 800, 160]))
    person(s, x, y, h, { d: 0.06, dress: h === 104, colour: q.pick(['#7a5a6a', '#4f6f7a', '#8a6a4a', '#a85a48']) })
  for (let row = 0; row < 4; row++) {
    const k = 0.4 + row * 0.3,
      y = 420 - row * 110
    if (!isVault)
      s.line(
        `M${n(800 - 560 * k)} ${n(y - 60 * k)}Q800 ${n(y + 90 * k)} ${n(800 + 560 * k)} ${n(y - 60 * k)}`,
        P.shd('#4a3a34', 0, 0.6),
        3,
      )
    for (let i = 0; i < 7; i++) {
      const t = (i + 0.5) / 7,
        x = 800 + (t - 0.5) * 1120 * k,
        ly = y - 60 * k + 300 * k * t * (1 - t),
        c = ['#ffd98a', '#ff9a6a', '#8fd6d0', '#f0b0c0', '#ffe6a8'][(i + row) % 5] ?? '#ffd98a'
      if (isVault && i % 2) continue
      s.path(ellipse(x, ly + 20 * k, 80 * k, 80 * k), s.radial(x, ly + 20 * k, 80 * k, [0, c, 0.5], [1, c, 0]))
      if (isVault)
        s.line(`M${n(x)} ${n(ly - 80 * k)}V${n(ly - 16 * k)}`, '#5a4030', 3)
          .path(
            smooth(
              [
                [x, ly - 24 * k],
                [x + 34 * k, ly + 16 * k],
                [x, ly + 56 * k],
                [x - 34 * k, ly + 16 * k],
              ] as Pt[],
              true,
              6,
            ),
            c,
          )
          .line(
            smooth([
              [x, ly - 24 * k],
              [x + 14 * k, ly + 16 * k],
              [x, ly + 56 * k],
            ]),
            '#a8693a',
            3,
            'opacity=".6"',
          )
      else s.path(ellipse(x, ly + 14, 11 * k, 14 * k), '#fff0c4')
    }
  }
  finish(s, { vignette: 0.4 })
}

function drawMarket(s: Sheet, drawing: Drawing): void {
  if (drawing.view === 'stall') drawStall(s, drawing)
  else drawLane(s, drawing)
}

export const market: Scene = { place: 'aegean', draw: drawMarket }
export const bazaar: Scene = { place: 'istanbul', draw: drawLane }
