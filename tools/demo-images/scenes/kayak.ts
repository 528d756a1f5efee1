import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { cliff, forest, ridge, rocks } from '../kit/land'
import { ellipse, H, lens, n, pairs, quads, rect, smooth, triples } from '../kit/path'
import { stonePine } from '../kit/plants'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { sea } from '../kit/water'
import { HORIZON, heaven, range } from '../outlooks/ground'

/** A double kayak from the side with two paddlers. */
function kayak(s: Sheet, x: number, y: number, L: number, colour: string): void {
  const { P } = s,
    k = L / 400
  s.path(ellipse(x, y + 12 * k, L * 0.5, 12 * k), P.ink, 'opacity=".25"')
  s.path(
    smooth(
      [
        [x - L / 2, y - 14 * k],
        [x - L * 0.3, y + 14 * k],
        [x + L * 0.3, y + 14 * k],
        [x + L / 2, y - 14 * k],
        [x + L * 0.2, y - 22 * k],
        [x - L * 0.2, y - 22 * k],
      ],
      true,
      8,
    ),
    s.down(y - 24 * k, y + 14 * k, [0, P.lit(colour)], [1, P.shd(colour, 0, 0.6)]),
  )
  for (const m of [-0.22, 0.12]) {
    const px = x + m * L
    s.path(
      smooth(
        [
          [px - 26 * k, y - 18 * k],
          [px - 24 * k, y - 66 * k],
          [px, y - 80 * k],
          [px + 24 * k, y - 66 * k],
          [px + 26 * k, y - 18 * k],
        ],
        true,
        8,
      ),
      P.lit(m < 0 ? '#f0b03a' : '#e2583e'),
    )
    s.path(ellipse(px, y - 98 * k, 17 * k, 20 * k), P.shd('#9a6a4e', 0, 0.5)).path(
      `M${n(px - 24 * k)} ${n(y - 104 * k)}q${n(24 * k)} ${n(-30 * k)} ${n(48 * k)} 0Z`,
      P.lit('#f6efe0'),
    )
    s.line(`M${n(px - 66 * k)} ${n(y - 10 * k)}L${n(px + 82 * k)} ${n(y - 84 * k)}`, P.shd('#4a4a50', 0, 0.5), 6 * k)
    s.path(
      ellipse(px - 74 * k, y - 4 * k, 20 * k, 10 * k) + ellipse(px + 90 * k, y - 88 * k, 20 * k, 10 * k),
      P.lit('#fbf3e2'),
    )
  }
  s.path(lens(x, y + 22 * k, L * 0.5, 7 * k), '#ffffff', 'opacity=".6"')
}

function drawKayak(s: Sheet, { seed, view, sunX = 1180 }: Drawing): void {
  const { P } = s,
    v = { seed, sunX },
    onLake = view === 'lake',
    aqua = P.lit(P.shallow)
  heaven(s, v)
  range(s, v, onLake ? 380 : 240)
  sea(s, HORIZON, H + 60, {
    seed,
    sunX: P.hour === 'day' ? null : sunX,
    colours: [
      P.sea[0],
      mix(P.sea[1], aqua, 0.3),
      mix(P.sea[1], aqua, 0.55),
      onLake ? P.sea[2] : mix(P.sea[2], aqua, 0.5),
    ],
  })
  forest(
    s,
    ridge(`${seed}a`, HORIZON + 40, 190, { scale: 230, x1: onLake ? 600 : 760, env: (t) => 1 - t }),
    HORIZON + 46,
    0.34,
    seed,
    { n: 220, size: 14 },
  )
  if (onLake)
    forest(
      s,
      ridge(`${seed}b`, HORIZON + 40, 150, { scale: 230, x0: 1000, env: (t) => t }),
      HORIZON + 46,
      0.36,
      `${seed}b`,
      { n: 180, size: 13 },
    )
  else {
    const stone = mix(P.rock, '#fff4dc', 0.1)
    cliff(s, pairs([1010, 660, 1080, 540, 1220, 470, 1400, 420, 1690, 360]), 690, P.rock, P.rock2, 0.16, seed)
    for (const [x, w, h] of triples([1060, 110, 120, 1230, 90, 170, 1390, 130, 110])) {
      s.path(rect(x, 700 - h, w, h), s.across([0, P.shd(stone, 0.1, 0.6)], [1, P.lit(stone, 0.1)])).path(
        rect(x + w * 0.34, 700 - h * 0.7, w * 0.28, h * 0.4),
        P.shd('#5a4a40', 0.1, 0.9),
      )
    }
    for (const [x, y, w, h] of quads([260, 830, 330, 26, 640, 800, 240, 22, 980, 860, 300, 28, 760, 1010, 380, 32]))
      s.path(
        rect(x, y, w, h) + rect(x, y, h, h * 3) + rect(x + w - h, y, h, h * 2.4),
        P.lit(mix(stone, P.shallow, 0.45)),
        'opacity=".5"',
      )
  }
  let rings = ''
  for (let i = 0; i < 40; i++)
    rings += lens(80 + ((i * 397) % 1500), 740 + ((i * 71) % 420), 30 + (i % 5) * 14, 2 + (i % 4))
  s.path(rings, '#ffffff', 'opacity=".3"')
  kayak(s, 1130, 850, 300, '#2f7f86')
  kayak(s, 560, 980, 470, '#d2492e')
  if (onLake) {
    let reeds = ''
    for (let i = 0; i < 190; i++)
      reeds += `M${n(i < 95 ? -50 + i * 4.6 : 1240 + (i - 95) * 4.4)} ${1210 + (i % 9) * 5}q${(i % 9) - 4} -90 ${(i % 13) * 3 - 18} ${-150 - (i % 7) * 22}`
    s.line(reeds, P.shd('#8f9a4c', 0, 0.3), 5)
  } else {
    rocks(s, -60, 420, 1180, seed, 0)
    stonePine(s, 120, 1180, 620, `${seed}p`, { lean: 0.16 })
  }
  finish(s)
}

export const kayakScene: Scene = { place: 'lagoon', draw: drawKayak }
