import { house } from '../kit/buildings'
import { forest, land, ridge } from '../kit/land'
import { ellipse, pairs, poly, quads, rect, smooth, triples, W } from '../kit/path'
import { cypress, foliage, stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import type { Sheet } from '../kit/sheet'
import { bay, HORIZON as HZ, heaven, type Outlook, plain, range, type View } from './ground'
import { reeds } from './river'

/** Rounded trees in rows that come nearer; fruit hangs in them where a colour is given. */
function rows(s: Sheet, { seed }: View, colour: string, fruit?: string): void {
  const { P } = s,
    q = rng(`${seed}rows`)
  for (const [y, r, gap, d] of quads([640, 20, 74, 0.34, 690, 30, 108, 0.24, 752, 44, 150, 0.13, 836, 64, 216, 0.04]))
    for (let x = -40 + q.in(0, gap); x < W + 60; x += gap) {
      const cx = x + q.in(-8, 8)
      s.path(ellipse(cx + r * 0.2, y + 3, r * 1.1, r * 0.18), P.shd('#5f6b3c', d, 1), 'opacity=".35"')
      s.path(rect(cx - r * 0.09, y - r * 0.8, r * 0.18, r * 0.8), P.shd('#7a5540', d, 0.7))
      foliage(s, cx, y - r * 1.35, r, r * 0.84, `${seed}${y}${x}`, colour, { d, n: 34, z: r * 0.3 })
      if (!fruit) continue
      let dots = ''
      for (let i = 0; i < 15; i++)
        dots += ellipse(cx + q.in(-0.8, 0.8) * r, y - r * 1.3 + q.in(-0.6, 0.7) * r, r * 0.085, r * 0.085)
      s.path(dots, P.lit(fruit, d))
    }
}

export const mountain: Outlook = (s, v) => {
  heaven(s, v)
  range(s, v, 200)
  land(
    s,
    ridge(`${v.seed}peak`, HZ + 120, 560, {
      scale: 330,
      sharp: true,
      x0: 380,
      env: (t) => Math.sin(Math.min(1, t * 1.15) * 3.14) ** 0.8,
    }),
    HZ + 170,
    '#9a9aa6',
    0.4,
    {
      seed: v.seed,
      mist: 0.5,
      facet: 0.7,
    },
  )
  forest(s, ridge(`${v.seed}a`, HZ + 120, 150, { scale: 330 }), HZ + 220, 0.3, v.seed, { n: 260, size: 18 })
  forest(s, ridge(`${v.seed}b`, HZ + 240, 90, { scale: 260 }), HZ + 340, 0.16, `${v.seed}b`, { n: 260, size: 24 })
  plain(s, HZ + 320, '#9aa862')
  for (const [x, h] of pairs([170, 330, 390, 260, 1330, 300, 1500, 360]))
    stonePine(s, x, 900, h, `${v.seed}${x}`, { d: 0.06 })
}

export const forestRoad: Outlook = (s, v) => {
  heaven(s, v)
  forest(s, ridge(`${v.seed}a`, HZ + 20, 260, { scale: 360 }), HZ + 160, 0.44, v.seed, { n: 240, size: 15 })
  forest(s, ridge(`${v.seed}b`, HZ + 130, 150, { scale: 260 }), HZ + 260, 0.26, `${v.seed}b`, { n: 260, size: 22 })
  plain(s, HZ + 240, '#9a9a5c')
  for (const [x, h, d] of triples([
    60, 560, 0.1, 250, 470, 0.16, 470, 400, 0.2, 1150, 420, 0.18, 1350, 520, 0.1, 1540, 600, 0.06,
  ]))
    stonePine(s, x, 880 + (0.2 - d) * 130, h, `${v.seed}${x}`, { d })
  for (const [x, h] of pairs([150, 330, 620, 230, 1010, 250, 1450, 340])) cypress(s, x, 880, h, { d: 0.14 })
}

export const golf: Outlook = (s, v) => {
  const { P } = s
  heaven(s, v)
  range(s, v, 300)
  forest(s, ridge(`${v.seed}a`, HZ + 60, 90, { scale: 300 }), HZ + 120, 0.34, v.seed, { n: 260, size: 15 })
  plain(s, HZ + 110, '#9cc062', '#7fa848')
  for (const [y, k] of pairs([700, 0.3, 750, 0.36, 820, 0.42]))
    s.path(
      smooth(
        pairs([-80, y, 400, y - 26, 900, y + 14, 1300, y - 20, 1680, y, 1680, y + 26, 900, y + 44, -80, y + 30]),
        true,
        7,
      ),
      P.lit('#b4d27a', 0.1),
      `opacity="${k}"`,
    )
  s.path(ellipse(980, 770, 190, 26), P.lit('#c4de8c', 0.08))
  for (const [x, y, r] of triples([640, 740, 90, 1300, 800, 120])) {
    s.path(ellipse(x, y, r, r * 0.2), P.shd('#e9d8ae', 0.06, 0.35)).path(
      ellipse(x + 8, y + 5, r * 0.9, r * 0.15),
      P.lit('#f3e6c2', 0.06),
    )
  }
  s.line('M980 770V610', P.shd('#f6f0e0', 0.06, 0.2), 5)
  s.path(poly(pairs([980, 612, 1060, 632, 980, 654])), P.lit('#d2492e', 0.05))
  for (const [x, y, h] of triples([160, 800, 360, 360, 770, 270, 1460, 790, 330, 1180, 730, 210]))
    stonePine(s, x, y, h, `${v.seed}${x}`, { d: 0.1 })
}

export const orchard: Outlook = (s, v) => {
  heaven(s, v)
  range(s, v, 330)
  plain(s, HZ, '#a3ad62')
  rows(s, v, '#4f7a45', '#f0932c')
}

export const olives: Outlook = (s, v) => {
  heaven(s, v)
  range(s, v, 260)
  plain(s, HZ, '#b3a868')
  rows(s, v, '#93a273')
}

export const fields: Outlook = (s, v) => {
  const { P } = s,
    q = rng(`${v.seed}fi`)
  heaven(s, v)
  range(s, v, 230)
  plain(s, HZ, '#9aa65c', '#a98f5c')
  for (let i = 0; i < 12; i++)
    cypress(s, 60 + i * 138 + q.in(-30, 30), 640, q.in(80, 150), { d: 0.34, colour: '#6f8a4a', w: 0.16 })
  let tufts = ''
  for (let i = 0; i < 900; i++) {
    const t = q() ** 0.8,
      y = 660 + t * 240
    tufts += ellipse(q.in(-60, 1660), y + Math.round(t * 8) * 3, 2 + t * 6, 1.6 + t * 5)
  }
  let furrows = ''
  for (let i = -16; i <= 16; i++) furrows += `M${800 + i * 60} 650L${800 + i * 190} 960`
  s.line(furrows, P.shd('#6f7a44', 0.1, 0.7), 6, 'opacity=".4"').path(tufts, P.lit('#fffaf0', 0.08), 'opacity=".9"')
}

export const vines: Outlook = (s, v) => {
  const { P } = s,
    q = rng(`${v.seed}vi`)
  heaven(s, v)
  range(s, v, 260)
  land(s, ridge(`${v.seed}hill`, HZ + 60, 120, { scale: 460 }), HZ + 110, '#a3a562', 0.34, { seed: v.seed })
  house(s, 1120, HZ + 40, 130, 70, `${v.seed}h`, { d: 0.32 })
  for (const x of [1070, 1290, 1330]) cypress(s, x, HZ + 50, 120, { d: 0.32 })
  plain(s, HZ + 90, '#b59a62')
  for (let i = -9; i <= 9; i++) {
    let leaves = '',
      light = ''
    for (let k = 0; k < 26; k++) {
      const t = (k / 26) ** 1.7,
        y = HZ + 96 + t * 300,
        x = 800 + i * (34 + 150 * t * 1.3),
        r = 6 + 26 * t
      leaves += ellipse(x + q.in(-3, 3), y - r, r * 1.2, r)
      light += ellipse(x + r * 0.3, y - r * 1.3, r * 0.7, r * 0.5)
    }
    s.path(leaves, P.shd('#66803e', 0.06, 0.55)).path(light, P.lit('#93a850', 0.05), 'opacity=".8"')
  }
}

export const lakeside: Outlook = (s, v) => {
  heaven(s, v)
  range(s, v, 300)
  bay(s, v, 900)
  reeds(s, 690, 40, v.seed, 0.3, -60, 500)
  reeds(s, 690, 44, `${v.seed}r`, 0.3, 1180, 1660)
}

export const garden: Outlook = (s, v) => {
  const { P } = s,
    q = rng(`${v.seed}ga`)
  heaven(s, v)
  forest(s, ridge(`${v.seed}a`, HZ + 30, 140, { scale: 320 }), HZ + 130, 0.4, v.seed, { n: 200, size: 16 })
  plain(s, HZ + 120, '#a9c46a', '#8fb254')
  for (const [x, h] of pairs([230, 360, 420, 300, 1260, 330, 1440, 380])) cypress(s, x, 780, h, { d: 0.12 })
  for (let i = 0; i < 16; i++) {
    const x = -20 + i * 108,
      y = 800 + (i % 3) * 26
    foliage(s, x, y, 74, 40, `${v.seed}${i}`, P.veg, { d: 0.05 })
    let blooms = ''
    for (let k = 0; k < 16; k++) blooms += ellipse(x + q.in(-66, 66), y + q.in(-36, 26), 8, 7)
    s.path(blooms, P.lit(q.pick(['#e86a9a', '#f6d9e0', '#f0b03a', '#fffaf0']), 0.03))
  }
}
