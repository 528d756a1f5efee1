import { finish } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { land, ridge } from '../kit/land'
import { ellipse, n, type Pt, pairs, poly, rect, smooth, triples } from '../kit/path'
import { person } from '../kit/person'
import { rng } from '../kit/random'
import { roses } from '../kit/roses'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'
import { sailboat } from '../kit/small-boats'
import { sea } from '../kit/water'
import { beach, garden, type Setting } from './wedding-settings'

const drawIn =
  (setting: Setting) =>
  (s: Sheet, drawing: Drawing): void => {
    const { seed, sunX = 800 } = drawing
    const { P } = s,
      q = rng(seed),
      hz = 610,
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
