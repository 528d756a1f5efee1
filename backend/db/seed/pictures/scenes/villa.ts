import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { forest, land, ridge } from '../kit/land'
import { lens, n, type Pt, pairs, poly, rect, triples, xy } from '../kit/path'
import { bougainvillea, foliage, palm } from '../kit/plants'
import { lounger, parasol } from '../kit/poolside'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, sky } from '../kit/sky'
import { sailboat } from '../kit/small-boats'
import { sea } from '../kit/water'

/** Height of the horizon. */
const hz = 520

/** What lies beyond the pool, below the sky. */
export type Outlook = (s: Sheet, drawing: { seed: string; sunX: number }) => void

const overTheSea: Outlook = (s, { seed, sunX }) => {
  const { P } = s
  land(
    s,
    ridge(`${seed}a`, hz, 120, { scale: 380, env: (t) => Math.sin(t * 3) * 0.8 + 0.1 }),
    hz + 2,
    '#8a97a8',
    0.74,
    { mist: 0.5, seed },
  )
  land(s, ridge(`${seed}b`, hz + 2, 170, { scale: 300, x0: 1040, env: (t) => t ** 0.9 }), hz + 6, P.rock2, 0.52, {
    mist: 0.5,
    seed,
  })
  sea(s, hz, 830, { seed, sunX: P.hour === 'day' ? null : sunX, spread: 0.6 })
  forest(s, ridge(`${seed}c`, hz + 46, 210, { scale: 240, x0: 1270, env: (t) => t ** 1.1 }), hz + 48, 0.3, seed, {
    n: 150,
    size: 15,
    lightRight: false,
  })
  gulet(s, 720, hz + 70, 190, { d: 0.25 })
  sailboat(s, 1150, hz + 34, 34, { d: 0.4 })
}

/** A house with a pool and what one looks at from it. */
export const drawVilla =
  (outlook: Outlook) =>
  (s: Sheet, { seed, sunX = 1010, bloom = '#d23a78' }: Drawing): void => {
    const { P } = s,
      q = rng(seed),
      vx = 980,
      glow = P.glowing
    sky(s, hz, { x: sunX, seed, y: P.low ? hz - 150 : 130, r: 58 })
    clouds(s, hz, seed)
    outlook(s, { seed, sunX })
    const V = (x: number, y: number, k: number): Pt => [x + (vx - x) * k, y + (hz - y) * k] // toward the vanishing point
    // deck
    s.path(
      poly(pairs([-60, 1260, -60, 812, 1660, 812, 1660, 1260])),
      s.fade([0, P.lit('#ead7b6', 0.05)], [1, P.lit('#d9bf96')]),
    )
    let jn = ''
    for (let i = -14; i <= 22; i++) {
      const x = 100 + i * 130,
        a = V(x, 1260, 0),
        b = V(x, 1260, 0.62)
      jn += `M${xy(a)}L${xy(b)}`
    }
    for (const y of [836, 866, 906, 960, 1036, 1136]) jn += `M-60 ${y}H1660`
    s.line(jn, P.shd('#b99a70', 0, 0.6), 2, 'opacity=".35"')
    // infinity pool: far edge is the sea line, long sides run to the vanishing point
    const nearL = 250,
      nearR = 1420,
      yN = 1130
    const fL = V(nearL, yN, (yN - 806) / (yN - hz)),
      fR = V(nearR, yN, (yN - 806) / (yN - hz))
    const pool = poly([fL, fR, [nearR, yN], [nearL, yN]]),
      cop = poly([
        [fL[0] - 14, 802],
        [fR[0] + 14, 802],
        [nearR + 46, yN + 34],
        [nearL - 46, yN + 34],
      ])
    s.path(cop, P.lit('#fbf3e2'))
    s.stipple(cop, P.shd('#c9b08a', 0), [0, yN + 34], [0, 900], 0.5, 0.5)
    const aqua = P.lit('#58cfd0')
    s.path(
      pool,
      s.fade(
        [0, mix(P.sea[1], aqua, 0.45)],
        [0.4, mix(aqua, P.sea[0], 0.12)],
        [1, P.night ? '#2f9fb0' : mix(aqua, '#1583a0', 0.45)],
      ),
    )
    const cp = s.clip(pool)
    s.open(`clip-path="${cp}"`)
    s.path(
      poly([[nearL, yN], fL, [fL[0] + 26, 806], [nearL + 64, yN]]),
      P.shd('#1f7f96', 0, 0.5),
      'opacity=".45"',
    ).path(rect(nearL - 40, yN - 26, 1300, 30), P.shd('#1f7f96', 0, 0.4), 'opacity=".35"')
    let st = ''
    for (let i = 0; i < 3; i++) {
      const y = yN - 70 + i * 26
      st += `M${nearR - 230 - i * 10} ${y}L${nearR - 30} ${y}`
    }
    s.line(st, '#ffffff', 5, 'opacity=".3"')
    // sun path and caustics in the pool
    let ca = '',
      gl = ''
    for (let i = 0; i < 150; i++) {
      const t = q() ** 1.1,
        y = 812 + t * 320,
        x = 250 + q() * 1180,
        l = (12 + 50 * t) * q.in(0.5, 1.4),
        th = 1 + 3.6 * t,
        dd = lens(x, y, l, th)
      if (q() < 0.6) ca += dd
    }
    for (let i = 0; i < 70; i++) {
      const t = q(),
        y = 810 + t * 300,
        x = sunX + (q() + q() - 1) * (60 + 150 * t),
        l = (10 + 44 * t) * q.in(0.5, 1.2),
        th = 1 + 4 * t
      gl += lens(x, y, l, th)
    }
    s.path(ca, '#ffffff', 'opacity=".28"')
    s.path(gl, P.sun, 'opacity=".8"').close()
    s.path(
      poly([
        [fL[0] - 14, 799],
        [fR[0] + 14, 799],
        [fR[0] + 12, 806],
        [fL[0] - 12, 806],
      ]),
      P.lit('#fff8ea'),
    )
    // glass balustrade left and right of the pool edge
    for (const [a, b] of [
      [-60, fL[0] - 16],
      [fR[0] + 16, 1660],
    ] as const) {
      s.path(rect(a, 746, b - a, 60), '#ffffff', 'opacity=".16"')
      s.line(`M${n(a)} 746H${n(b)}`, P.lit('#fff8ea'), 3.5, 'opacity=".85"')
    }
    // villa, left: a white volume in one-point perspective with a deep roof slab
    const far = 455,
      depth = (x: number) => (x - -60) / (vx - -60),
      pt = (x: number, y: number): Pt => [x, hz + (y - hz) * (1 - depth(x))]
    const wallc = '#fbf4e6',
      face = (x0: number, x1: number, y0: number, y1: number, c: string, ex = '') =>
        s.path(poly([pt(x0, y0), pt(x1, y0), pt(x1, y1), pt(x0, y1)]), c, ex)
    face(-60, far, 190, 1110, P.shd(wallc, 0.02, 0.28))
    s.stipple(
      poly([pt(-60, 190), pt(far, 190), pt(far, 1110), pt(-60, 1110)]),
      P.shd(wallc, 0),
      [-60, 1000],
      [430, 600],
      0.55,
      0.5,
    )
    const gg = glow
      ? s.fade([0, '#ffe3a6'], [1, '#f3a65e'])
      : s.fade([0, P.lit('#9fc2c6', 0.1)], [0.5, P.lit('#e7d3b0', 0.1)], [1, P.shd('#4f6f76', 0, 0.4)])
    for (const [a, b] of pairs([-60, 120, 140, 258, 274, 352, 366, 418])) {
      face(a, b, 330, 1086, gg)
      face(a, b, 330, 346, P.shd('#6a5a50', 0, 0.6))
      face((a + b) / 2 - 2, (a + b) / 2 + 2, 330, 1086, P.shd('#5a5048', 0, 0.5))
    }
    for (const [a, b] of pairs([150, 186, 282, 306])) {
      const c = s.fade([0, P.lit('#fffaf0', 0)], [1, P.lit('#eadfcb', 0)])
      face(a, b, 346, 1086, c, 'opacity=".75"')
    }
    // upper floor set back, roof slab with timber soffit
    const ub = 330
    s.path(poly([pt(-60, -140), pt(ub, -140), pt(ub, 120), pt(-60, 120)]), P.shd(wallc, 0.02, 0.12))
    for (const [a, b] of pairs([-20, 90, 130, 230, 252, 312])) face(a, b, -60, 96, gg)
    s.path(poly([pt(-60, -190), pt(ub + 26, -190), pt(ub + 26, -140), pt(-60, -140)]), P.lit(wallc))
    s.path(poly([pt(-60, 118), pt(far + 70, 118), pt(far + 70, 192), pt(-60, 192)]), P.lit(wallc))
    const ro = pt(far + 70, 192)
    s.path(poly([pt(-60, 192), ro, [ro[0] - 60, ro[1] + 18], [-60, pt(-60, 192)[1] + 74]]), P.shd('#b9804e', 0, 0.35))
    let sl = ''
    for (let i = 0; i < 15; i++) {
      const x = -40 + i * 38
      sl += `M${xy(pt(x, 192))}l-34 ${n(46 - i * 2)}`
    }
    s.line(sl, P.shd('#7a4f30', 0, 0.8), 2.4, 'opacity=".6"')
    s.path(
      poly([pt(far, 190), [far + 26, pt(far, 190)[1] + 6], [far + 26, pt(far, 1110)[1] - 10], pt(far, 1110)]),
      P.lit(wallc),
    )
    const px = far + 58
    s.path(
      poly([
        [px - 7, pt(px, 192)[1]],
        [px + 7, pt(px, 192)[1]],
        [px + 7, 806],
        [px - 7, 806],
      ]),
      P.lit(wallc),
    )
    // potted agave and planting by the wall
    for (const [x, y, r] of triples([120, 1010, 60, 300, 900, 40, 470, 812, 26]))
      foliage(s, x, y, r, r * 0.6, seed + x, P.veg, { n: 40, z: r * 0.26 })
    // loungers and parasol on the right deck
    parasol(s, 1392, 880, 150, 235)
    lounger(s, 1330, 878, 0.74)
    lounger(s, 1490, 930, 0.95)
    // bougainvillea: overhead right, and low right corner on a stone wall
    s.path(poly(pairs([1440, 1010, 1660, 960, 1660, 1260, 1500, 1260])), P.shd(P.rock, 0, 0.45))
    let stn = ''
    for (let i = 0; i < 16; i++) stn += `M${n(1450 + q() * 190)} ${n(1030 + q() * 150)}q18 -10 38 2`
    s.line(stn, P.shd(P.rock2, 0, 1), 3, 'opacity=".5"')
    s.line('M1660 -20Q1480 60 1300 46Q1200 40 1120 90M1660 120Q1560 130 1470 190', P.shd('#6a4a36', 0, 0.8), 9)
    bougainvillea(s, 1500, 60, 190, 84, `${seed}v1`, { colour: bloom, side: -1 })
    bougainvillea(s, 1290, 40, 120, 50, `${seed}v2`, { colour: bloom, side: -1 })
    bougainvillea(s, 1580, 190, 110, 90, `${seed}v3`, { colour: bloom, side: -1 })
    bougainvillea(s, 1160, 66, 60, 34, `${seed}v4`, { colour: bloom, side: -1 })
    bougainvillea(s, 1460, 210, 40, 50, `${seed}v6`, { colour: bloom, side: -1 })
    bougainvillea(s, 1570, 1060, 150, 110, `${seed}v5`, { colour: bloom, side: -1 })
    foliage(s, 60, 1170, 150, 60, `${seed}fg`, P.veg, { n: 60, z: 30, dark: 1 })
    palm(s, -10, 1230, 20, seed, {})
    finish(s)
  }

export const villa: Scene = {
  place: 'aegean',
  draw: drawVilla(overTheSea),
  hours: ['golden', 'day', 'dusk', 'dawn', 'night'],
  mirror: true,
  crops: triples([0, 150, 1300, 280, 200, 1300]),
  details: triples([0, 150, 1120, 620, 440, 980, 880, 600, 720]),
  props: [{ bloom: '#d23a78' }, { bloom: '#e2583e' }, { bloom: '#f2a0b8' }],
}
