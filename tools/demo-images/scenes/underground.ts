import { finish } from '../kit/foreground'
import { arched, BLEED, ellipse, H, n, type Pt, pairs, quads, rect, shape, smooth, triples, W } from '../kit/path'
import { person } from '../kit/person'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'

/** Soft volcanic rock under lamps, from the lit edge to the deep shade. */
const ROCK = { bright: '#f4cf98', lit: '#dca86c', mid: '#b57f4c', dim: '#845433', dark: '#523221', deep: '#2c1a14' }

/** A lamp in a wire cage, and its light on the rock. */
function lamp(s: Sheet, x: number, y: number, r: number): void {
  s.path(
    ellipse(x, y, r * 5, r * 5),
    s.radial(x, y, r * 5, [0, '#ffe6a8', 0.8], [0.3, '#ffd488', 0.34], [1, '#ffc870', 0]),
  )
  s.path(ellipse(x, y, r * 0.24, r * 0.3), '#fffbe6')
  s.line(
    `${ellipse(x, y, r * 0.34, r * 0.42)}M${n(x)} ${n(y - r * 0.42)}v${n(r * 0.84)}M${n(x - r * 0.34)} ${n(y)}h${n(r * 0.68)}M${n(x)} ${n(y - r * 0.42)}v${n(-r * 0.4)}`,
    ROCK.deep,
    3,
    'opacity=".8"',
  )
}

/** Short strokes that picks have left in the rock, inside `d`. */
function marks(s: Sheet, d: string, [x0, x1]: Pt, [y0, y1]: Pt, seed: string, count = 70): void {
  const q = rng(`${seed}pk`)
  let dark = '',
    pale = ''
  for (let i = 0; i < count; i++) {
    const [x, y, l] = [q.in(x0, x1), q.in(y0, y1), q.in(22, 58)],
      stroke = `M${n(x)} ${n(y)}q${n(l * 0.3)} ${n(l * 0.36)} ${n(l * 0.34)} ${n(l)}`
    if (q() < 0.6) dark += stroke
    else pale += stroke
  }
  s.inside(d).line(dark, ROCK.dim, 5, 'opacity=".38"').line(pale, ROCK.bright, 4, 'opacity=".34"').close()
}

function floor(s: Sheet, y: number): void {
  s.path(
    `${smooth(pairs([-80, y + 10, 300, y - 6, 800, y + 8, 1240, y - 8, 1680, y + 6]))}L1680 1270H-80Z`,
    s.down(y, H, [0, ROCK.mid], [0.5, ROCK.lit], [1, ROCK.dim]),
  )
}

/** A chamber behind one of the round stones that closed the passages, a stair that leads further down. */
function drawDoor(s: Sheet, seed: string): void {
  const all = rect(-BLEED, -BLEED, W + 2 * BLEED, H + 2 * BLEED)
  s.path(all, s.radial(760, 560, 1150, [0, ROCK.bright], [0.34, ROCK.lit], [0.68, ROCK.dim], [1, ROCK.deep]))
  marks(s, all, [40, 1560], [120, 820], seed, 130)
  // the vault: ribs of rock that come nearer
  for (const [k, c, o] of [
    [1, ROCK.dim, 0.55],
    [1.26, ROCK.dark, 0.7],
    [1.6, ROCK.deep, 0.8],
  ] as const) {
    const [w, top] = [640 * k, 470 - 330 * k]
    s.path(
      `${smooth([
        [800 - w * 1.02, 1270],
        [800 - w, 820],
        [800 - w * 0.84, top + 250 * k],
        [800 - w * 0.4, top + 60 * k],
        [800, top],
        [800 + w * 0.46, top + 70 * k],
        [800 + w * 0.9, top + 270 * k],
        [800 + w, 830],
        [800 + w * 1.02, 1270],
      ])}L1800 1300V-200H-200V1300Z`,
      c,
      `opacity="${o}"`,
    )
  }
  // the passage: arches one behind the other, lit from its far end
  const [px, sill] = [470, 930]
  s.path(arched(px, sill + 6, 216, 360), ROCK.dim)
  s.path(arched(px + 10, sill, 186, 340), ROCK.deep)
  for (const [k, c] of [
    [0.84, ROCK.dark],
    [0.66, ROCK.dim],
    [0.5, ROCK.mid],
    [0.35, ROCK.lit],
    [0.22, ROCK.bright],
  ] as const)
    s.path(arched(px + 10 + 34 * (1 - k), sill - 40 * (1 - k), 186 * k, 340 * k + 46 * (1 - k)), c)
  s.path(
    ellipse(px + 36, sill - 200, 260, 260),
    s.radial(px + 36, sill - 200, 260, [0, '#ffe9b0', 0.72], [1, '#ffd488', 0]),
  )
  for (let i = 0; i < 7; i++) {
    const t = i / 7,
      [w, y] = [176 - 128 * t, sill - 14 - 108 * t]
    s.path(rect(px + 10 + 30 * t - w, y, 2 * w, 20 * (1 - t) + 5), i % 2 ? ROCK.mid : ROCK.lit)
  }
  floor(s, 920)
  // the groove and the stone that rolled in it
  s.path(shape([880, 950], [1500, 930], [1540, 990], [900, 1014]), ROCK.deep, 'opacity=".55"')
  const [cx, cy, r] = [1110, 690, 292]
  s.path(arched(1330, 948, 150, 420), ROCK.deep)
  s.path(ellipse(cx + 40, cy + r + 6, r * 1.02, 40), ROCK.deep, 'opacity=".5"')
  s.path(ellipse(cx + 46, cy + 4, r, r), s.across([0, ROCK.dim], [1, ROCK.dark]))
  const face = ellipse(cx, cy, r, r)
  s.path(face, s.radial(cx - 110, cy - 130, 560, [0, '#ffe3b0'], [0.42, ROCK.lit], [1, ROCK.dim]))
  const q = rng(`${seed}st`)
  s.inside(face)
  for (const k of [0.9, 0.74, 0.57, 0.4])
    s.line(ellipse(cx, cy, r * k, r * k), ROCK.dim, 6, `opacity="${0.26 + k * 0.1}"`)
  let chips = ''
  for (let i = 0; i < 46; i++) {
    const [a, m] = [q() * 6.283, r * q.in(0.25, 0.97)]
    chips += ellipse(cx + Math.cos(a) * m, cy + Math.sin(a) * m, q.in(5, 15), q.in(4, 9))
  }
  s.path(chips, ROCK.dim, 'opacity=".32"').close()
  s.path(ellipse(cx, cy, 56, 56), ROCK.dark).path(ellipse(cx + 7, cy + 5, 44, 46), ROCK.deep)
  s.line(ellipse(cx, cy, r - 4, r - 4), ROCK.bright, 8, 'opacity=".5"')
  // a niche with jars, lamps, visitors
  s.path(arched(790, 560, 66, 74), ROCK.dark).path(arched(796, 560, 56, 66), ROCK.deep)
  for (const [x, k] of pairs([772, 1, 818, 0.8]))
    s.path(
      smooth(
        pairs([-14, 0, -26, -34, -15, -58, -9, -74, 9, -74, 15, -58, 26, -34, 14, 0]).map(
          ([a, b]): Pt => [x + a * k, 560 + b * k],
        ),
        true,
        7,
      ),
      s.across([0, '#8a4a2c'], [1, '#d98a54']),
    )
  for (const [x, y, z] of triples([690, 380, 62, 1450, 470, 54, 200, 560, 50])) lamp(s, x, y, z)
  for (const [x, y, h, c] of [
    [706, 1000, 158, '#c9573a'],
    [764, 1010, 150, '#2f7f86'],
  ] as const) {
    s.path(ellipse(x + 6, y + 2, 44, 9), ROCK.deep, 'opacity=".5"')
    person(s, x, y, h, { colour: c, dress: h === 150 })
  }
  let stones = ''
  for (const [x, y, w] of triples([90, 1120, 90, 250, 1180, 70, 1490, 1110, 110, 1350, 1180, 80]))
    stones += smooth(
      [
        [x - w, y],
        [x - w * 0.7, y - w * 0.5],
        [x + w * 0.2, y - w * 0.6],
        [x + w, y],
      ],
      true,
      7,
    )
  s.path(stones, s.down(1060, 1190, [0, ROCK.mid], [1, ROCK.dark]))
  finish(s, { vignette: 0.46 })
}

/** The hall deep below: pillars left standing in the rock, daylight that falls down the air shaft. */
function drawHall(s: Sheet, seed: string): void {
  const all = rect(-BLEED, -BLEED, W + 2 * BLEED, H + 2 * BLEED)
  s.path(all, s.radial(820, 620, 1080, [0, '#f7dcae'], [0.3, ROCK.lit], [0.62, ROCK.dim], [1, ROCK.deep]))
  marks(s, all, [60, 1540], [160, 780], seed, 90)
  // the end wall with its apse, side rooms beside it
  s.path(arched(820, 880, 150, 300), ROCK.mid).path(
    arched(826, 880, 128, 284),
    s.down(450, 880, [0, ROCK.dark], [1, ROCK.dim]),
  )
  s.path(rect(818, 560, 18, 120) + rect(784, 596, 86, 18), ROCK.lit, 'opacity=".75"')
  for (const [x, w, h] of triples([560, 74, 190, 1090, 74, 190]))
    s.path(arched(x, 884, w, h), ROCK.dim)
      .path(arched(x + 6, 884, w * 0.84, h * 0.94), ROCK.deep)
      .path(ellipse(x, 760, 130, 130), s.radial(x, 760, 130, [0, '#ffdf9a', 0.55], [1, '#ffdf9a', 0]))
  floor(s, 876)
  // daylight from the shaft
  s.path(ellipse(820, 60, 190, 56), '#dff1f2').path(ellipse(820, 52, 150, 38), '#ffffff')
  s.path(
    shape([690, 60], [950, 60], [1090, 1010], [560, 1010]),
    s.down(60, 1010, [0, '#f2fbf8', 0.62], [0.7, '#f6efd8', 0.26], [1, '#f6efd8', 0.06]),
  )
  s.path(ellipse(824, 1006, 270, 58), '#fff6dc', 'opacity=".42"')
  const pillar = (x: number, w: number, foot: number, top: number, dark: number): void => {
    const d = smooth(
      [
        [x - w * 1.5, top],
        [x - w * 0.72, top + w * 0.9],
        [x - w * 0.6, (top + foot) / 2],
        [x - w * 0.72, foot - w * 0.4],
        [x - w * 0.98, foot],
        [x + w * 0.98, foot],
        [x + w * 0.72, foot - w * 0.4],
        [x + w * 0.6, (top + foot) / 2],
        [x + w * 0.74, top + w * 0.9],
        [x + w * 1.5, top],
      ],
      false,
      7,
    )
    const inner = x < 820 ? 1 : -1
    s.path(
      `${d}Z`,
      s.between(
        [x - inner * w, 0],
        [x + inner * w, 0],
        [0, dark > 0.5 ? ROCK.deep : ROCK.dark],
        [0.55, dark > 0.5 ? ROCK.dark : ROCK.dim],
        [1, dark > 0.5 ? ROCK.mid : ROCK.bright],
      ),
    )
    marks(s, `${d}Z`, [x - w, x + w], [top + w, foot - 20], `${seed}${x}`, 20)
  }
  for (const [x, w, foot, top] of quads([470, 70, 930, 150, 1180, 70, 930, 150])) pillar(x, w, foot, top, 0)
  // arches of rock from pillar to pillar
  s.path(
    `${smooth(pairs([-80, 330, 120, 250, 330, 150, 540, 210, 690, 120, 820, 92, 960, 120, 1110, 210, 1310, 150, 1530, 250, 1680, 330]))}L1680 -200H-80Z`,
    s.down(-60, 330, [0, ROCK.deep], [1, ROCK.dark]),
  )
  // the wine press: a basin in the floor; jars; a bench along the wall
  s.path(ellipse(820, 1010, 190, 44), ROCK.dim)
    .path(ellipse(820, 1000, 176, 38), ROCK.bright)
    .path(ellipse(820, 1004, 146, 28), s.across([0, ROCK.deep], [1, ROCK.dark]))
  const jar = (x: number, y: number, k: number): void => {
    s.path(ellipse(x + 12 * k, y, 78 * k, 14 * k), ROCK.deep, 'opacity=".5"')
    s.path(
      smooth(
        pairs([-32, 0, -78, -90, -70, -160, -34, -204, -28, -236, 28, -236, 34, -204, 70, -160, 78, -90, 32, 0]).map(
          ([a, b]): Pt => [x + a * k, y + b * k],
        ),
        true,
        8,
      ),
      s.across([0, '#7a3f26'], [0.6, '#c9784a'], [1, '#e2a070']),
    )
    s.path(ellipse(x, y - 236 * k, 34 * k, 9 * k), '#5a2f20')
  }
  jar(1330, 1080, 1)
  jar(1450, 1120, 1.15)
  jar(250, 1090, 1.05)
  for (const [x, y, z] of triples([330, 520, 52, 1330, 520, 52, 700, 470, 34])) lamp(s, x, y, z)
  for (const [x, y, h, c] of [
    [1010, 1000, 150, '#2f6f8a'],
    [1064, 1006, 142, '#c9573a'],
    [640, 980, 132, '#8a6a3a'],
  ] as const) {
    s.path(ellipse(x + 8, y + 2, 42, 8), ROCK.deep, 'opacity=".45"')
    person(s, x, y, h, { colour: c })
  }
  pillar(60, 150, 1250, -60, 1)
  pillar(1560, 150, 1250, -60, 1)
  finish(s, { vignette: 0.4 })
}

/** A city below ground, cut into soft rock: a passage with its round stone (`door`), the hall under the shaft (`hall`). */
export const underground: Scene = {
  place: 'cappadocia',
  draw: (s: Sheet, { seed, view }: Drawing) => (view === 'hall' ? drawHall(s, seed) : drawDoor(s, seed)),
}
