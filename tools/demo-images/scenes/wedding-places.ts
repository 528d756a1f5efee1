import { mix } from '../kit/colour'
import { column } from '../kit/column'
import { tuft } from '../kit/foreground'
import { cliff, rocks } from '../kit/land'
import { BLEED, ellipse, H, n, type Pt, pairs, poly, rect, smooth, triples, W } from '../kit/path'
import { bougainvillea, cypress, foliage, palm, stonePine } from '../kit/plants'
import type { Drawing } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, sky } from '../kit/sky'
import { GROUND, house } from '../kit/stone-house'
import { sea } from '../kit/water'
import { vines } from '../outlooks/green'
import { valley } from '../outlooks/place'
import { temple } from '../outlooks/sea'
import { beach, olive, type Setting } from './wedding-settings'

const viewOf = ({ seed, sunX = 800 }: Drawing) => ({ seed, sunX })

function paving(s: Sheet, colour: string): void {
  const { P } = s
  s.path(
    rect(-BLEED, 846, W + 2 * BLEED, H),
    s.down(846, H, [0, P.lit(colour, 0.04)], [1, P.lit(mix(colour, '#a8844f', 0.25))]),
  )
  let joints = ''
  for (let i = -14; i <= 14; i++)
    joints += poly(
      [
        [800 + i * 100, 846],
        [800 + i * 230, 1260],
      ],
      false,
    )
  for (const y of [876, 920, 984, 1076, 1180]) joints += `M-60 ${y}H1660`
  s.line(joints, P.shd('#a08058', 0, 0.7), 2.6, 'opacity=".35"')
}

const lawn = (s: Sheet): void => {
  const { P } = s,
    d = `${smooth(pairs([-60, 852, 300, 842, 800, 850, 1300, 842, 1660, 854]))}L1660 1260H-60Z`
  s.path(d, s.down(850, H, [0, P.lit('#a9bb68', 0.06)], [1, P.lit('#7f9c50')]))
  s.shade(d, P.shd('#6f8a48', 0, 0.8), [0, H], [0, 850], 0.75, 0.5)
}

export const cove: Setting = {
  shade: '#b99a70',
  backdrop(s, { seed, sunX = 800 }) {
    const { P } = s,
      aqua = P.lit(P.shallow)
    sky(s, 560, { x: sunX, seed, y: P.low ? 440 : 150, r: 70 })
    clouds(s, 500, seed)
    sea(s, 560, 880, {
      seed,
      sunX: P.hour === 'day' ? null : sunX,
      colours: [P.sea[0], mix(P.sea[1], aqua, 0.3), mix(P.sea[1], aqua, 0.7), aqua],
    })
    const left: Pt[] = pairs([-80, 110, 90, 150, 210, 230, 300, 360, 370, 520, 420, 690, 440, 840])
    const right: Pt[] = pairs([1150, 840, 1180, 660, 1240, 480, 1320, 330, 1430, 220, 1560, 140, 1690, 110])
    cliff(s, left, 870, P.rock, P.rock2, 0.1, seed)
    cliff(s, right, 870, P.rock, P.rock2, 0.08, `${seed}r`)
    for (const [x, y, h] of triples([60, 150, 190, 190, 220, 150, 1420, 226, 160, 1550, 150, 200]))
      stonePine(s, x, y, h, `${seed}${x}`, { d: 0.08 })
    rocks(s, 380, 560, 872, seed, 0.05)
    rocks(s, 1080, 1260, 872, `${seed}r`, 0.05)
  },
  ground: beach.ground,
  trees(s, seed) {
    for (const x of [60, 1560]) {
      bougainvillea(s, x, 1010, 130, 80, `${seed}${x}`, {})
      tuft(s, x, 1060, 150, `${seed}${x}`)
    }
  },
}

export const ruin: Setting = {
  shade: '#b99a70',
  backdrop: (s, drawing) => temple(s, viewOf(drawing)),
  ground: beach.ground,
  trees(s, seed) {
    for (const [x, h] of pairs([70, 190, 250, 130])) column(s, x, 1010, h, 62, { broken: true })
    palm(s, 1560, 1000, 620, `${seed}p`, { lean: -0.1 })
    for (const x of [60, 240, 1560]) tuft(s, x, 1014, 110, `${seed}${x}`)
  },
}

export const chimneys: Setting = {
  shade: '#a9794c',
  // beside the arch, where its flowers do not hide the sun
  backdrop: (s, { seed }) => valley(s, { seed, sunX: 1070 }),
  ground(s) {
    paving(s, '#e6c49a')
    const wall = mix(s.P.rock, '#fff4dc', 0.25)
    s.path(rect(-BLEED, 790, W + 2 * BLEED, 62), s.down(790, 852, [0, s.P.lit(wall)], [1, s.P.shd(wall, 0, 0.4)])).path(
      rect(-BLEED, 780, W + 2 * BLEED, 16),
      s.P.lit(mix(wall, '#fffaf0', 0.4)),
    )
  },
  trees(s, seed) {
    const { P } = s
    for (const x of [70, 1540]) {
      s.path(
        poly([
          [x - 70, 900],
          [x + 70, 900],
          [x + 48, 1040],
          [x - 48, 1040],
        ]),
        s.across([0, P.shd('#b9603f', 0, 0.7)], [1, P.lit('#c9744c')]),
      )
      foliage(s, x, 850, 120, 90, `${seed}${x}`, '#7f8f5a', { n: 70, z: 24 })
    }
  },
}

export const vineyard: Setting = {
  shade: '#5f6b3c',
  backdrop: (s, drawing) => vines(s, viewOf(drawing)),
  ground: lawn,
  trees(s, seed) {
    olive(s, 50, 1030, 640, `${seed}l`)
    for (const [x, h] of pairs([1480, 520, 1570, 620])) cypress(s, x, 1030, h)
    for (const x of [40, 1520]) tuft(s, x, 1040, 120, `${seed}${x}`)
  },
}

/** Lights on cords across the court. */
function bulbs(s: Sheet): void {
  const { P } = s
  for (const [y0, sag, y1] of triples([250, 200, 210, 170, 230, 300])) {
    s.line(`M-60 ${y0}Q800 ${y0 + 2 * sag} 1660 ${y1}`, P.shd('#4a3a34', 0, 0.6), 3)
    for (let i = 0; i < 22; i++) {
      const t = (i + 0.5) / 22,
        x = -60 + 1720 * t,
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * (y0 + 2 * sag) + t * t * y1 + 9
      s.path(ellipse(x, y, 34, 34), s.radial(x, y, 34, [0, '#ffdf9a', P.glowing ? 0.6 : 0.2], [1, '#ffdf9a', 0]))
      s.path(ellipse(x, y, 8, 10), '#fff0c4')
    }
  }
}

export const court: Setting = {
  shade: '#8a6f50',
  backdrop(s, { seed, sunX = 1400, tile = '#3f6f8a' }) {
    sky(s, 780, { x: sunX, seed, y: s.P.low ? 300 : 130, r: 60 })
    clouds(s, 420, seed)
    for (const [x, h] of pairs([1340, 460, 1470, 560])) cypress(s, x, 840, h, { d: 0.12 })
    s.path(rect(1240, 690, 480, 180), s.P.lit(mix(s.P.rock, '#fff4dc', 0.3), 0.06))
    house(s, seed, tile, { wall: '#f6ead2', isPlain: true, isFlat: false })
  },
  ground(s) {
    paving(s, '#ead7b6')
    s.path(rect(-BLEED, GROUND - 8, W + 2 * BLEED, 12), s.P.shd('#a08058', 0, 0.6), 'opacity=".4"')
  },
  trees(s, seed) {
    const { P } = s
    bulbs(s)
    for (const [x, h] of pairs([70, 560, 1540, 600])) {
      s.path(
        poly([
          [x - 64, 940],
          [x + 64, 940],
          [x + 46, 1060],
          [x - 46, 1060],
        ]),
        s.across([0, P.shd('#b9603f', 0, 0.7)], [1, P.lit('#c9744c')]),
      )
      s.line(`M${x} 946V${n(1060 - h * 0.7)}`, P.shd('#7a5540', 0, 0.7), 18)
      foliage(s, x, 1060 - h, 150, 140, `${seed}${x}`, '#4f7a45', { n: 90, z: 26 })
      let fruit = ''
      for (let i = 0; i < 16; i++) fruit += ellipse(x - 120 + ((i * 83) % 240), 960 - h + ((i * 57) % 210), 13, 13)
      s.path(fruit, P.lit('#f0932c'))
    }
  },
}
