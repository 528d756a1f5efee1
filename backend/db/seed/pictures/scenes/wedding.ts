import { mix } from '../kit/colour'
import { finish, tuft } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { land, ridge } from '../kit/land'
import { ellipse, H, n, type Pt, pairs, poly, rect, smooth, triples } from '../kit/path'
import { person } from '../kit/person'
import { foliage, palm } from '../kit/plants'
import { rng } from '../kit/random'
import { roses } from '../kit/roses'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'
import { sailboat } from '../kit/small-boats'
import { sea } from '../kit/water'

const HORIZON = 610

/** From the shore to the foot of the picture, behind and below the ceremony. */
interface Setting {
  ground: (s: Sheet, drawing: Drawing) => void
  /** What frames the ceremony on both sides. */
  trees: (s: Sheet, seed: string) => void
  /** Under arch and chairs. */
  shade: string
}

const beach: Setting = {
  shade: '#b99a70',
  ground(s) {
    const { P } = s
    // foam and sand
    for (const [y, op] of pairs([820, 0.4, 836, 0.7, 850, 0.95]))
      s.path(
        smooth(
          [
            [-60, y],
            [200, y - 12],
            [480, y + 8],
            [760, y - 8],
            [1060, y + 10],
            [1340, y - 8],
            [1660, y + 4],
            [1660, y + 26],
            [-60, y + 26],
          ],
          true,
          6,
        ),
        P.lit('#ffffff'),
        `opacity="${op}"`,
      )
    const sand = `${smooth(pairs([-60, 866, 200, 852, 480, 872, 760, 856, 1060, 874, 1340, 856, 1660, 868]))}L1660 1260H-60Z`
    s.path(
      sand,
      s.fade([0, P.shd(P.ground, 0, 0.28)], [0.2, P.lit(P.ground)], [1, P.lit(mix(P.ground, '#d9b886', 0.5))]),
    )
    s.stipple(sand, P.shd('#c9a878', 0, 0.8), [0, H], [0, 860], 0.7, 0.5)
  },
  trees(s, seed) {
    const { P } = s
    palm(s, 70, 1010, 720, `${seed}p1`, { lean: 0.1 })
    palm(s, 1560, 1000, 640, `${seed}p2`, { lean: -0.12 })
    palm(s, -20, 1060, 480, `${seed}p3`, { lean: 0.12 })
    for (const x of [70, 1560]) {
      tuft(s, x, 1006, 110, seed + x, { k: 1.3 })
      s.path(
        smooth(
          [
            [x - 120, 1012],
            [x - 40, 996],
            [x + 40, 996],
            [x + 120, 1014],
            [x, 1024],
          ],
          true,
          6,
        ),
        P.lit(P.ground),
      )
      tuft(s, x, 1004, 90, seed + x + 1)
    }
  },
}

/** An old olive tree: a trunk that parts, and a crown of silver in three heaps. */
function olive(s: Sheet, x: number, y: number, h: number, seed: string, d = 0): void {
  const { P } = s,
    w = h * 0.07
  s.path(ellipse(x + h * 0.08, y + 4, h * 0.36, h * 0.04), P.shd('#5f6b3c', d, 1), 'opacity=".3"')
  s.path(
    smooth(
      [
        [x - w * 1.5, y],
        [x - w * 0.7, y - h * 0.26],
        [x - w * 2.6, y - h * 0.62],
        [x - w * 1.4, y - h * 0.62],
        [x + w * 0.1, y - h * 0.36],
        [x + w * 2, y - h * 0.66],
        [x + w * 3, y - h * 0.62],
        [x + w * 0.9, y - h * 0.22],
        [x + w * 1.6, y],
      ],
      true,
      5,
    ),
    P.shd('#8a7458', d, 0.7),
  )
  for (const [a, b, rx, ry] of [
    [-0.26, 0.68, 0.26, 0.17],
    [0.27, 0.7, 0.28, 0.18],
    [0, 0.86, 0.3, 0.18],
  ] as const)
    foliage(s, x + a * h, y - b * h, rx * h, ry * h, `${seed}${a}`, '#93a273', {
      d,
      // as many leaves to a hand's breadth on a near tree as on a far one
      n: Math.max(16, Math.round((rx * ry * h * h) / 150)),
      z: Math.max(7, 19 - 2400 / h),
    })
}

const garden: Setting = {
  shade: '#5f6b3c',
  ground(s, { seed }) {
    const { P } = s,
      q = rng(`${seed}t`)
    // terraces above the bay, each behind its dry wall
    for (const [at, [y, d]] of [
      [690, 0.34],
      [746, 0.22],
      [806, 0.1],
    ].entries() as IterableIterator<[number, [number, number]]>) {
      const top = ridge(`${seed}t${at}`, y, 16, { scale: 420 })
      land(s, top, y + 80, '#a9a45e', d, { seed: `${seed}t${at}` })
      s.line(smooth(top.map(([x, v]): Pt => [x, v + 3])), P.shd('#d8c6a0', d, 0.3), 9 - at, 'opacity=".8"')
      for (let i = 0; i < 9; i++)
        olive(s, -20 + i * 205 + q.in(-50, 50), y + 26 + q.in(-4, 10), 74 + at * 22, `${seed}o${at}${i}`, d)
    }
    const lawn = `${smooth(pairs([-60, 860, 300, 850, 800, 858, 1300, 850, 1660, 862]))}L1660 1260H-60Z`
    s.path(lawn, s.down(850, H, [0, P.lit('#a9bb68', 0.06)], [1, P.lit('#7f9c50')]))
    s.stipple(lawn, P.shd('#6f8a48', 0, 0.8), [0, H], [0, 850], 0.75, 0.5)
  },
  trees(s, seed) {
    olive(s, 60, 1030, 620, `${seed}l`)
    olive(s, 1560, 1020, 560, `${seed}r`)
    for (const [x, y] of pairs([-30, 1040, 170, 1060, 1450, 1050, 1640, 1050])) tuft(s, x, y, 70, `${seed}${x}`)
  },
}

const drawIn =
  (setting: Setting) =>
  (s: Sheet, drawing: Drawing): void => {
    const { seed, sunX = 800 } = drawing
    const { P } = s,
      q = rng(seed),
      hz = HORIZON,
      glow = P.glowing
    sky(s, hz, { x: sunX, seed, y: P.low ? hz - 116 : 180, r: 78 })
    clouds(s, hz, seed)
    land(
      s,
      ridge(`${seed}a`, hz, 200, { scale: 300, env: (t) => Math.max(0.04, 1 - t * 2.3, (t - 0.66) * 2) }),
      hz + 2,
      '#8e97aa',
      0.68,
      { seed, mist: 0.55 },
    )
    land(s, ridge(`${seed}b`, hz + 2, 170, { scale: 240, x0: 1080, env: (t) => t }), hz + 10, P.rock2, 0.48, {
      seed,
      mist: 0.45,
    })
    sea(s, hz, 860, { seed, sunX, spread: 0.75 })
    gulet(s, 330, hz + 60, 210, { d: 0.25 })
    sailboat(s, 1210, hz + 30, 44, { d: 0.35 })
    setting.ground(s, drawing)
    // aisle cloth, petals, chairs in perspective toward (800, 610)
    const V = (x: number, y: number): Pt => {
      const t = (y - hz) / (1200 - hz)
      return [800 + (x - 800) * t, y]
    }
    s.path(
      poly([V(620, 1240), V(620, 930), V(980, 930), V(980, 1240)]),
      s.fade([0, P.lit('#fff6e8')], [1, P.shd('#fff6e8', 0, 0.2)]),
    )
    s.stipple(
      poly([V(620, 1240), V(620, 930), V(980, 930), V(980, 1240)]),
      P.shd('#e0c8a8', 0),
      [0, 940],
      [0, 1200],
      0.6,
      0.5,
    )
    // arch: two posts, beam, drape, flowers
    const ax = 800,
      ab = 950,
      top = 250,
      hw = 235,
      wd = s.across([0, P.shd('#9a6a44', 0, 0.7)], [1, P.lit('#c08a58')])
    s.path(ellipse(ax, ab + 4, 320, 20), P.shd(setting.shade, 0, 1), 'opacity=".35"')
    s.path(
      poly([
        [ax - hw + 60, top + 40],
        [ax - hw + 74, top + 40],
        [ax - hw + 70, ab - 36],
        [ax - hw + 58, ab - 36],
      ]) +
        poly([
          [ax + hw - 74, top + 40],
          [ax + hw - 60, top + 40],
          [ax + hw - 58, ab - 36],
          [ax + hw - 70, ab - 36],
        ]),
      P.shd('#9a6a44', 0, 0.8),
    )
    person(s, ax - 24, ab - 6, 156, { head: '#3a2a28' })
    person(s, ax + 26, ab - 6, 147, { dress: true, head: '#4a3028', colour: '#fff6ea' })
    s.path(
      smooth(
        [
          [ax + 14, ab - 150],
          [ax + 30, ab - 152],
          [ax + 64, ab - 60],
          [ax + 86, ab - 4],
          [ax + 40, ab - 6],
          [ax + 34, ab - 90],
        ],
        true,
        7,
      ),
      P.lit('#fffdf6'),
      'opacity=".75"',
    )
    for (const k of [-1, 1]) s.path(rect(ax + k * hw - 11, top, 22, ab - top), wd)
    s.path(rect(ax - hw - 50, top - 16, hw * 2 + 100, 24), P.lit('#c08a58')).path(
      rect(ax - hw - 50, top + 4, hw * 2 + 100, 6),
      P.shd('#9a6a44', 0, 0.7),
    )
    const drape = (pts: readonly Pt[], c: string, op = 1) => {
      const p = smooth(pts, true, 6)
      s.path(p, c, `opacity="${op}"`)
      return p
    }
    const dc = P.lit('#fffaf0')
    let p = drape(
      [
        [ax - hw - 24, top - 6],
        [ax - hw + 60, top + 70],
        [ax, top + 118],
        [ax + hw - 60, top + 70],
        [ax + hw + 24, top - 6],
        [ax + hw - 50, top + 34],
        [ax, top + 62],
        [ax - hw + 50, top + 34],
      ],
      dc,
      0.95,
    )
    s.stipple(p, P.shd('#e5cdb0', 0), [ax, top + 118], [ax, top + 40], 0.8, 0.55)
    for (const k of [-1, 1]) {
      p = drape(
        [
          [ax + k * (hw + 26), top - 4],
          [ax + k * (hw + 52), top + 180],
          [ax + k * (hw + 34), top + 360],
          [ax + k * (hw + 78), ab - 10],
          [ax + k * (hw + 2), ab],
          [ax + k * (hw + 12), top + 370],
          [ax + k * (hw - 14), top + 190],
          [ax + k * (hw - 16), top + 2],
        ],
        dc,
        0.96,
      )
      s.stipple(p, P.shd('#dcc0a4', 0), [ax + k * (hw + 60), 600], [ax + k * (hw - 10), 600], 0.8, 0.55)
      s.line(
        smooth([
          [ax + k * (hw + 14), top + 20],
          [ax + k * (hw + 26), top + 190],
          [ax + k * (hw + 22), top + 370],
          [ax + k * (hw + 44), ab - 14],
        ]),
        P.shd('#dcc0a4', 0, 0.6),
        3,
        'opacity=".6"',
      )
    }
    roses(s, ax - hw + 20, top + 6, 110, 56, `${seed}1`)
    roses(s, ax - hw - 16, top + 110, 40, 80, `${seed}2`)
    roses(s, ax + hw - 10, top + 2, 84, 46, `${seed}3`)
    roses(s, ax + hw + 10, top + 76, 32, 50, `${seed}4`)
    roses(s, ax - hw, ab - 20, 74, 44, `${seed}5`)
    roses(s, ax + hw, ab - 20, 66, 40, `${seed}6`)
    let pe = ''
    for (let i = 0; i < 130; i++) {
      const y = q.in(950, 1200),
        e = V(q() < 0.5 ? q.in(600, 660) : q.in(940, 1000), y),
        r = 2 + (y - 900) * 0.02
      pe += ellipse(e[0], y, r * 1.4, r * 0.7)
    }
    s.path(pe, P.lit('#e58a86'))
    const chair = (x: number, y: number, k: number, m: number) => {
      const c = P.lit('#fffaf0'),
        sh = P.shd('#e9d8c2', 0, 0.6),
        w = 58 * k
      s.path(ellipse(x + 6 * k * m, y + 2, w * 0.75, 7 * k), P.shd(setting.shade, 0, 1), 'opacity=".35"')
      s.line(
        `M${x - w * 0.42} ${y}V${n(y - 62 * k)}M${x + w * 0.42} ${y}V${n(y - 62 * k)}M${x - w * 0.3} ${n(y - 10 * k)}V${n(y - 62 * k)}M${x + w * 0.3} ${n(y - 10 * k)}V${n(y - 62 * k)}`,
        sh,
        5 * k,
      )
      s.path(
        poly([
          [x - w * 0.5, y - 58 * k],
          [x - w * 0.42, y - 76 * k],
          [x + w * 0.42, y - 76 * k],
          [x + w * 0.5, y - 58 * k],
        ]),
        sh,
      )
      s.path(
        `M${n(x - w * 0.46)} ${n(y - 54 * k)}V${n(y - 132 * k)}Q${n(x)} ${n(y - 158 * k)} ${n(x + w * 0.46)} ${n(y - 132 * k)}V${n(y - 54 * k)}Z`,
        c,
      )
      if (k > 0.9)
        s.stipple(
          `M${n(x - w * 0.46)} ${n(y - 54 * k)}V${n(y - 132 * k)}Q${n(x)} ${n(y - 158 * k)} ${n(x + w * 0.46)} ${n(y - 132 * k)}V${n(y - 54 * k)}Z`,
          P.shd('#dcc6aa', 0),
          [x, y - 54 * k],
          [x, y - 140 * k],
          0.8,
          0.6,
        )
      s.path(`M${n(x - w * 0.48)} ${n(y - 112 * k)}h${n(w * 0.96)}v${n(16 * k)}h${n(-w * 0.96)}Z`, P.lit('#f0b3a6'))
    }
    for (const [y, k] of pairs([985, 0.62, 1050, 0.78, 1130, 0.97]))
      for (let i = 0; i < 4; i++) for (const m of [-1, 1]) chair(V(800 + m * (300 + i * 105), y)[0], y, k, m)
    for (const y of [1000, 1080, 1170])
      for (const m of [-1, 1]) {
        const [x] = V(800 + m * 222, y),
          k = (y - 700) / 480
        s.path(rect(x - 16 * k, y - 46 * k, 32 * k, 46 * k), P.shd('#6a5040', 0, 0.5)).path(
          rect(x - 11 * k, y - 40 * k, 22 * k, 34 * k),
          P.lamp,
        )
        s.path(
          ellipse(x, y - 22 * k, 60 * k, 60 * k),
          s.radial(x, y - 22 * k, 60 * k, [0, '#ffdf9a', glow ? 0.6 : 0.35], [1, '#ffdf9a', 0]),
        )
      }
    setting.trees(s, seed)
    gulls(s, 1180, 250, seed, 5, 16)
    finish(s)
  }

export const wedding: Scene = {
  place: 'aegean',
  draw: drawIn(beach),
  hours: ['golden', 'dusk', 'dawn', 'day', 'night'],
  mirror: true,
  crops: triples([150, 120, 1300, 280, 180, 1080]),
  details: triples([440, 180, 720, 100, 640, 746]),
}

/** On terraces of olives above a bay. */
export const gardenwedding: Scene = { ...wedding, draw: drawIn(garden) }
