import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { BLEED, ellipse, H, lens, n, type Pt, pairs, rect, smooth, triples, W } from '../kit/path'
import { person } from '../kit/person'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { skiff } from '../kit/small-boats'
import { bay, heaven, range } from '../outlooks/ground'

/** A sea cave with a boat, or a dripstone cave with a path of planks. */
function drawCave(s: Sheet, { seed, view = 'sea', sunX = 900 }: Drawing): void {
  const { P } = s,
    q = rng(`${seed}cv`),
    isSea = view === 'sea',
    dark = isSea ? '#8a7468' : '#8a6a50'
  s.path(
    rect(-BLEED, -BLEED, W + 2 * BLEED, H + 2 * BLEED),
    s.radial(
      820,
      560,
      1100,
      [0, isSea ? P.shd(dark, 0, 0.4) : '#d9a468'],
      [0.5, P.shd(dark, 0, 0.7)],
      [1, P.shd(dark, 0, 1)],
    ),
  )
  if (isSea) {
    const mouth = smooth(pairs([470, 720, 520, 480, 640, 330, 820, 270, 1010, 320, 1140, 470, 1200, 720]), true, 7)
    s.inside(mouth)
    heaven(s, { seed, sunX })
    range(s, { seed, sunX }, 160)
    bay(s, { seed, sunX }, 760)
    s.close().line(mouth, mix(P.sun, '#b9945c', 0.4), 12, 'opacity=".5"')
    s.path(
      rect(-BLEED, 690, W + 2 * BLEED, H),
      s.radial(830, 760, 900, [0, '#8ff3ee'], [0.3, '#3fd0dc'], [0.65, '#1583a8'], [1, '#0c3f66']),
    )
    let light = ''
    for (let i = 0; i < 110; i++) light += lens(q.in(0, 1600), 710 + q() ** 1.3 * 460, q.in(20, 90), q.in(1.5, 5))
    s.path(light, '#d9fffb', 'opacity=".4"')
    s.path(ellipse(830, 720, 420, 60), s.radial(830, 720, 420, [0, '#ffffff', 0.6], [1, '#ffffff', 0]))
    skiff(s, 800, 860, 330, { mast: false, band: '#c2452d' })
  } else {
    s.path(
      `${smooth(pairs([-80, 900, 300, 860, 700, 890, 1100, 850, 1680, 900]))}L1680 1260H-80Z`,
      s.down(850, H, [0, '#8a6440'], [1, '#5a4030']),
    )
    for (const [x, y, r] of triples([420, 1010, 260, 1250, 1040, 300, 860, 920, 170]))
      s.path(ellipse(x, y, r, r * 0.24), s.radial(x, y, r, [0, '#9ff0d8'], [0.6, '#4fbfae'], [1, '#2a7f86'])).path(
        ellipse(x - r * 0.3, y - r * 0.06, r * 0.3, r * 0.04),
        '#ffffff',
        'opacity=".6"',
      )
  }
  const rock = (pts: Pt[], k: number): void => {
    s.path(
      smooth(pts, true, 6),
      s.down(
        -60,
        900,
        [0, isSea ? P.shd(dark, 0, 0.9) : mix('#5a4030', '#c98a52', k)],
        [1, isSea ? P.shd(dark, 0, 0.6) : mix('#4a3428', '#a8703f', k)],
      ),
    )
  }
  rock(pairs([-80, -80, 330, -80, 300, 160, 380, 330, 330, 520, 400, 700, 300, 860, 200, 1010, -80, 1100]), 0.2)
  rock(
    pairs([1680, -80, 1290, -80, 1330, 190, 1240, 330, 1310, 540, 1230, 720, 1330, 900, 1450, 1060, 1680, 1120]),
    0.35,
  )
  rock(pairs([180, -90, 1450, -90, 1340, 130, 1130, 190, 1010, 130, 820, 210, 640, 130, 470, 200, 320, 130]), 0.3)
  const drip = (x: number, y: number, h: number, w: number, up: boolean): void => {
    const m = up ? -1 : 1
    s.path(
      smooth(
        [
          [x - w, y],
          [x - w * 0.5, y + m * h * 0.4],
          [x, y + m * h],
          [x + w * 0.5, y + m * h * 0.4],
          [x + w, y],
        ],
        false,
        7,
      ),
      s.across(
        [0, isSea ? P.shd(dark, 0, 0.9) : '#6a4a34'],
        [0.6, isSea ? P.shd(dark, 0, 0.6) : '#c98f5c'],
        [1, isSea ? P.shd(dark, 0, 0.4) : '#f0c88a'],
      ),
    )
  }
  for (let i = 0; i < (isSea ? 9 : 26); i++)
    drip(q.in(240, 1380), q.in(110, 190), q.in(60, isSea ? 120 : 300), q.in(14, 36), false)
  if (!isSea) {
    for (const [x, h] of pairs([250, 330, 380, 180, 1120, 260, 1290, 380, 1400, 240, 640, 130]))
      drip(x, 930, h, h * 0.16, true)
    for (const x of [470, 1180])
      s.path(ellipse(x, 800, 300, 300), s.radial(x, 800, 300, [0, '#ffd98a', 0.5], [1, '#ffd98a', 0]))
    s.path(
      smooth(
        pairs([
          640, 1270, 700, 1080, 800, 960, 930, 880, 1010, 860, 1060, 872, 960, 930, 900, 1010, 880, 1120, 900, 1270,
        ]),
        true,
        7,
      ),
      '#b98556',
    )
    let planks = ''
    for (let i = 0; i < 16; i++)
      planks += `M${n(650 + i * 22)} ${n(1230 - i * 24)}L${n(890 + i * 8)} ${n(1236 - i * 24)}`
    s.line(planks, '#6a4530', 4, 'opacity=".6"').line(
      smooth(pairs([630, 1170, 690, 1000, 790, 880, 920, 806, 1010, 790])),
      '#d9a468',
      9,
    )
    for (const [x, y, h] of triples([890, 960, 104, 934, 930, 96]))
      person(s, x, y, h, { colour: x < 900 ? '#c9573a' : '#3f6f8a' })
  }
  finish(s, { vignette: 0.4 })
}

export const cave: Scene = { place: 'aegean', draw: drawCave }
