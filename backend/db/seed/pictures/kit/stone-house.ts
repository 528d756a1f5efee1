import { mix } from './colour'
import { arched, n, rect, shape } from './path'
import { rng } from './random'
import type { SceneProps } from './scene'
import type { Sheet } from './sheet'

/** Where a house stands. */
export const GROUND = 850

export function masonry(s: Sheet, d: string, y0: number, y1: number, seed: string, depth: number): void {
  const { P } = s,
    q = rng(`${seed}ma`)
  s.inside(d)
  let dark = '',
    pale = ''
  for (let y = y0; y < y1; y += 27)
    for (let x = -60 + (Math.round(y / 27) % 2) * 26; x < 1660; x += q.in(40, 66)) {
      const stone = rect(x, y, q.in(30, 52), 21)
      const tone = q()
      if (tone < 0.16) dark += stone
      else if (tone < 0.36) pale += stone
    }
  s.path(dark, P.shd(P.rock2, depth, 0.55), 'opacity=".4"')
    .path(pale, P.lit(mix(P.rock, '#fff4dc', 0.5), depth), 'opacity=".6"')
    .close()
}

function opening(s: Sheet, x: number, y: number, w: number, h: number, shutter: string, door = false): void {
  const { P } = s
  s.path(rect(x - w / 2 - 9, y - h - 13, w + 18, h + 13), P.lit(mix(P.rock, '#fff4dc', 0.6), 0.02))
  s.path(
    rect(x - w / 2, y - h, w, h),
    P.glowing ? s.down(y - h, y, [0, '#ffe3a6'], [1, '#f3a65e']) : P.shd('#4a5a60', 0.02, 0.5),
  )
  if (door) return
  s.line(`M${x} ${y - h}v${h}M${x - w / 2} ${y - h * 0.5}h${w}`, P.lit('#f6efe0'), 4)
  for (const m of [-1, 1]) {
    const sx = x + m * (w / 2 + w * 0.27)
    s.path(rect(sx - w * 0.23, y - h - 3, w * 0.46, h + 6), m < 0 ? P.shd(shutter, 0.02, 0.3) : P.lit(shutter, 0.02))
    let slats = ''
    for (let i = 1; i < 9; i++) slats += `M${n(sx - w * 0.18)} ${n(y - h + (i / 9) * h)}h${n(w * 0.36)}`
    s.line(slats, P.shd(shutter, 0, 0.8), 2.4, 'opacity=".6"')
  }
  s.path(rect(x - w / 2 - 16, y, w + 32, 12), P.lit(mix(P.rock, '#fff4dc', 0.6)))
}

function tiledRoofs(s: Sheet): void {
  const { P } = s
  for (const [a, b, c] of [
    [300, 1280, 200],
    [-60, 350, 356],
  ] as const) {
    const tiles =
      a === 300
        ? shape([a, c], [b, c], [b - 90, c - 96], [a + 90, c - 96])
        : shape([a, c + 20], [b, c - 30], [b - 60, c - 96], [a, c - 60])
    s.path(tiles, P.lit(P.roof, 0.03))
    s.inside(tiles)
    let rows = ''
    for (let x = a; x < b; x += 15) rows += `M${x} ${c + 30}L${n(x + (a + b) / 2 / 60 - 8)} ${c - 110}`
    s.line(rows, P.shd(P.roof, 0, 0.6), 3.4, 'opacity=".6"').close()
    s.stipple(tiles, P.shd(P.roof, 0.03), [a, c], [b, c - 60], 0.8, 0.5)
    s.line(a === 300 ? `M${a} ${c}H${b}` : `M${a} ${c + 20}L${b} ${c - 30}`, P.shd(P.roof, 0, 0.5), 10)
  }
}

/** The flat roof of the islands and of the south-east: a parapet with spouts for the rain. */
function parapet(s: Sheet, [a, b]: readonly [number, number], y: number, wall: string): void {
  const { P } = s
  s.path(rect(a, y - 46, b - a, 54), P.lit(mix(wall, '#fffaf0', 0.35), 0.03))
  s.path(rect(a, y + 8, b - a, 9), P.shd(wall, 0.03, 0.5), 'opacity=".5"')
  let spouts = ''
  for (let x = a + 110; x < b - 60; x += 210) spouts += rect(x, y - 8, 30, 20)
  s.path(spouts, P.shd('#8a5f40', 0.02, 0.5))
}

type Walls = Required<Pick<SceneProps, 'wall' | 'isPlain' | 'isFlat'>>

/** Two floors over an arcade, with a wing: of stone or plastered, under tiles or flat. */
export function house(s: Sheet, seed: string, shutter: string, { wall, isPlain, isFlat }: Walls): void {
  const { P } = s
  const main = shape([330, 200], [1250, 200], [1250, GROUND], [330, GROUND])
  s.path(
    main,
    s.across([0, P.shd(wall, 0.04, 0.35)], [0.5, P.lit(wall, 0.04)], [1, P.lit(mix(wall, '#fff0d0', 0.3), 0.04)]),
  )
  if (!isPlain) masonry(s, main, 204, GROUND, seed, 0.04)
  s.stipple(main, P.shd(isPlain ? wall : P.rock2, 0.04), [330, GROUND], [1000, 300], isPlain ? 0.4 : 0.7, 0.5)
  const wing = shape([-60, 380], [330, 330], [330, GROUND], [-60, 920])
  s.path(wing, P.shd(wall, 0.02, 0.6))
  if (!isPlain) masonry(s, wing, 330, 920, `${seed}w`, 0.02)
  if (isFlat) {
    parapet(s, [312, 1268], 214, wall)
    parapet(s, [-60, 338], 372, wall)
  } else tiledRoofs(s)
  for (const x of [470, 790, 1110]) opening(s, x, 470, 92, 140, shutter)
  // arcade of three arches on the ground floor
  for (const x of [500, 790, 1080]) {
    s.path(
      arched(x, GROUND, 112, 150),
      s.down(
        590,
        GROUND,
        [0, P.glowing ? '#e8a860' : P.shd(P.rock2, 0.05, 0.95)],
        [1, P.glowing ? '#ffd08a' : P.shd(P.rock2, 0.03, 0.55)],
      ),
    )
    s.line(`M${x - 112} ${GROUND}v-150a112 112 0 0 1 224 0v150`, P.lit(mix(P.rock, '#fff4dc', 0.6), 0.02), 17)
    opening(s, x, GROUND, 88, 168, shutter, true)
    s.line(`M${x - 44} ${GROUND}v-168h88v168M${x} ${GROUND}v-168`, P.shd(shutter, 0, 0.3), 7)
  }
}
