import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { ellipse, H, n, type Pt, pairs, poly, quads, rect, triples, W } from '../kit/path'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'

function draw(s: Sheet, { seed, tile = '#2f7f86' }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    st = '#e3c6a0',
    st2 = '#b88f6a',
    dark = P.shd('#7a5848', 0, 0.75),
    cx = 800
  s.path(
    rect(-60, -60, W + 120, H + 120),
    s.fade([0, P.shd(st2, 0, 0.95)], [0.45, P.shd(st, 0, 0.6)], [1, P.shd(st2, 0, 0.8)]),
  )
  // dome seen from below: shells of brick, star holes
  const cy = 70,
    ring = (k: number) => ellipse(cx, cy + k * 26, 205 * k, 108 * k)
  s.open(`clip-path="${s.clip(rect(-60, -60, W + 120, 560))}"`)
  for (let k = 4.4; k > 0.4; k -= 0.44)
    s.path(ring(k), mix(P.shd(st2, 0, 0.95), P.lit(mix(st, P.glow, 0.3)), 1 - k / 4.8))
  for (const [k, N, r] of triples([0.62, 6, 15, 1.25, 12, 17, 1.95, 16, 19, 2.7, 20, 21, 3.5, 24, 22]))
    for (let i = 0; i < N; i++) {
      const a = ((i + (k > 1 ? 0.5 : 0)) / N) * 6.2832,
        x = cx + Math.cos(a) * 205 * k,
        y = cy + k * 26 + Math.sin(a) * 108 * k,
        sq = 0.62
      if (y < -30 || y > 470) continue
      s.path(ellipse(x, y, r * 2.6, r * 2.6 * sq), P.glow, 'opacity=".2"')
      const d: Pt[] = []
      for (let j = 0; j < 12; j++) {
        const b = (j / 12) * 6.2832 + a,
          rr = j % 2 ? r * 0.62 : r
        d.push([x + Math.cos(b) * rr, y + Math.sin(b) * rr * sq])
      }
      s.path(poly(d), P.night ? '#cfe0ff' : '#fff7dc')
    }
  s.path(ring(0.32), P.night ? '#cfe0ff' : '#fff7dc').close()
  // drum band and the three arches
  const band = `M-60 430Q${cx} 560 1660 430V520Q${cx} 640 -60 520Z`
  s.path(band, s.across([0, P.shd(st, 0, 0.5)], [0.6, P.lit(st)], [1, P.shd(st, 0, 0.4)]))
  let z = ''
  for (let i = 0; i < 64; i++) {
    const x = -40 + i * 26.5,
      y = 476 + 130 * (1 - ((x - cx) / 860) ** 2) * 0.49
    z += poly([
      [x, y + 14],
      [x + 13, y - 12],
      [x + 26, y + 14],
    ])
  }
  s.path(z, P.lit(tile), 'opacity=".85"')
  const wall = `M-60 516Q${cx} 640 1660 516V960H-60Z`
  s.path(wall, s.across([0, P.shd(st, 0, 0.75)], [0.45, P.shd(st, 0, 0.2)], [0.65, P.lit(st)], [1, P.shd(st, 0, 0.6)]))
  s.stipple(wall, P.shd(st2, 0), [0, 960], [0, 560], 0.7, 0.5)
  const arch = (x: number, w: number, y: number, h: number, c: string, ex = '') =>
    s.path(
      `M${n(x - w)} ${n(y)}V${n(y - h)}Q${n(x - w)} ${n(y - h - w * 0.85)} ${n(x)} ${n(y - h - w * 1.15)}Q${n(x + w)} ${n(y - h - w * 0.85)} ${n(x + w)} ${n(y - h)}V${n(y)}Z`,
      c,
      ex,
    )
  for (const [x, w, y, h] of [
    [cx, 168, 900, 130],
    [300, 176, 930, 150],
    [1300, 176, 930, 150],
  ] as const) {
    arch(x, w + 34, y, h, P.lit(mix(st, '#fff2da', 0.4)))
    arch(x, w + 16, y, h, P.shd(tile, 0, 0.2))
    arch(x, w, y, h, s.fade([0, P.shd(st2, 0, 1)], [1, P.shd(st, 0, 0.6)]))
    let v = ''
    for (let i = 0; i < 7; i++) {
      const a = Math.PI * (1.08 + i * 0.14)
      v += `M${n(x + Math.cos(a) * (w + 17))} ${n(y - h + Math.sin(a) * (w * 1.02 + 17))}L${n(x + Math.cos(a) * (w + 34))} ${n(y - h + Math.sin(a) * (w * 1.02 + 34))}`
    }
    s.line(v, P.shd(st2, 0, 0.8), 2.5, 'opacity=".6"')
  }
  // small lit window and lattice in the centre niche, basins in the side niches
  arch(cx, 52, 800, 60, P.night ? '#9fb8e6' : s.fade([0, '#fff6d8'], [1, '#f6d79a']))
  s.open(`clip-path="${s.clip(`M${cx - 52} 800V740Q${cx - 52} 695 ${cx} 680Q${cx + 52} 695 ${cx + 52} 740V800Z`)}"`)
  let lat = ''
  for (let i = -2; i <= 2; i++) lat += `M${cx + i * 21} 690V800`
  for (let i = 0; i < 6; i++) lat += `M${cx - 52} ${700 + i * 20}H${cx + 52}`
  s.line(lat, P.shd('#6a4a3a', 0, 0.8), 3.5, 'opacity=".7"')
  s.close()
  for (const [x, _m] of pairs([300, 1, 1300, -1])) {
    s.path(rect(x - 150, 640 + 150, 300, 44), P.shd(tile, 0, 0.35))
    let tl = ''
    for (let i = 0; i < 12; i++)
      tl += poly([
        [x - 150 + i * 25, 834],
        [x - 137 + i * 25, 792],
        [x - 125 + i * 25, 834],
      ])
    s.path(tl, P.lit(mix(tile, '#ffffff', 0.35)), 'opacity=".7"')
    s.line(`M${x} 800v26q0 12 14 12`, P.lit('#d9a441'), 9)
    s.path(ellipse(x, 800, 11, 11), P.lit('#d9a441'))
    s.line(`M${x + 14} 842V900`, '#e8fbff', 5, 'opacity=".85"')
    s.path(
      `M${x - 96} 886H${x + 96}Q${x + 86} 972 ${x} 978Q${x - 86} 972 ${x - 96} 886Z`,
      s.fade([0, P.lit('#fffaf0')], [1, P.shd('#e6d8c6', 0, 0.7)]),
    )
    s.path(ellipse(x, 888, 96, 17), P.lit('#fffdf6')).path(ellipse(x, 889, 80, 12), P.lit('#7fd0d2'))
    s.path(rect(x - 34, 970, 68, 40), P.shd('#e6d8c6', 0, 0.5))
  }
  // floor of hexagons in perspective
  s.path(
    poly(pairs([-60, 960, 1660, 960, 1660, 1260, -60, 1260])),
    s.fade([0, P.shd('#e2cfb4', 0, 0.55)], [0.4, P.lit('#ecdcc0')], [1, P.shd('#d8c2a2', 0, 0.35)]),
  )
  let fj = ''
  for (let i = -16; i <= 16; i++) fj += `M${cx + i * 62} 960L${cx + i * 150} 1260`
  for (const y of [978, 1002, 1034, 1078, 1136, 1206]) fj += `M-60 ${y}H1660`
  s.line(fj, P.shd('#a88a6a', 0, 0.7), 2, 'opacity=".4"')
  let dm = ''
  for (const [y, sp, r] of triples([1002, 96, 9, 1034, 109, 11, 1078, 124, 14, 1136, 146, 18]))
    for (let i = -9; i <= 9; i++)
      dm += poly([
        [cx + i * sp - r * 1.5, y],
        [cx + i * sp, y - r * 0.6],
        [cx + i * sp + r * 1.5, y],
        [cx + i * sp, y + r * 0.6],
      ])
  s.path(dm, P.lit(tile), 'opacity=".7"')
  // gobek tasi: octagonal marble slab
  const corner = (i: number, y: number, rx: number, ry: number): Pt => {
    const a = ((i + 0.5) / 8) * 6.2832
    return [cx + Math.cos(a) * rx, y + Math.sin(a) * ry]
  }
  const oct = (y: number, rx: number, ry: number) => [0, 1, 2, 3, 4, 5, 6, 7].map((i) => corner(i, y, rx, ry))
  const up = (i: number) => corner(i, 992, 430, 88),
    low = (i: number) => corner(i, 1084, 410, 88),
    A = oct(992, 430, 88)
  s.path(ellipse(cx, 1120, 470, 84), dark, 'opacity=".4"')
  s.path(poly([...[7, 0, 1, 2, 3].map(up), ...[3, 2, 1, 0, 7].map(low)]), P.shd('#efe4d4', 0, 0.55))
  for (const [i, k] of pairs([0, 0.15, 1, 0.45, 2, 0.8])) {
    s.path(poly([up(i), up(i + 1), low(i + 1), low(i)]), P.shd('#efe4d4', 0, k))
  }
  s.path(poly(A), s.fade([0, P.lit('#fffaf0')], [1, P.lit('#f3e6d2')]))
  s.stipple(poly(A), P.shd('#d8c4b0', 0), [cx - 430, 1040], [cx + 100, 980], 0.7, 0.5)
  s.line(poly(oct(992, 370, 70)), P.lit(tile), 6, 'opacity=".75"')
  let vein = ''
  for (let i = 0; i < 9; i++) {
    const x = cx + q.in(-320, 280),
      y = 992 + q.in(-48, 48)
    vein += `M${n(x)} ${n(y)}q${n(q.in(20, 50))} ${n(q.in(-12, 12))} ${n(q.in(50, 110))} ${n(q.in(-8, 8))}`
  }
  s.line(vein, P.shd('#c9b4a0', 0, 0.5), 2, 'opacity=".5"')
  // towels, bowl, soap, candle on the slab
  for (const [i, c] of [
    [0, '#e9b88a'],
    [1, '#d97a5a'],
    [2, '#f2d9b8'],
    [3, tile],
  ] as const)
    s.path(`M${cx - 240} ${1000 - i * 22}h150q14 0 14 -11t-14 -11h-150q-14 0 -14 11t14 11Z`, P.lit(c)).path(
      `M${cx - 240} ${1000 - i * 22}h60v-22h-60q-14 0 -14 11t14 11Z`,
      P.shd(c, 0, 0.6),
      'opacity=".6"',
    )
  s.path(
    `M${cx + 70} 968H${cx + 190}Q${cx + 184} 1018 ${cx + 130} 1022Q${cx + 76} 1018 ${cx + 70} 968Z`,
    s.across([0, P.shd('#b9772f', 0, 0.4)], [0.6, P.lit('#e9b04e')], [1, P.lit('#f6d488')]),
  )
    .path(ellipse(cx + 130, 968, 60, 11), P.shd('#a8682a', 0, 0.6))
    .path(ellipse(cx + 130, 970, 48, 7), P.lit('#7fd0d2'))
  s.line(`M${cx + 84} 990Q${cx + 130} 1002 ${cx + 176} 990`, P.shd('#a8682a', 0, 0.6), 3)
  for (const [x, c] of [
    [cx + 250, '#9aae6a'],
    [cx + 282, '#e9d2a8'],
  ] as const)
    s.path(rect(x - 20, 986, 40, 22), P.lit(c)).path(rect(x - 20, 1000, 40, 8), P.shd(c, 0, 0.6))
  // shafts of light and steam
  for (const [x, w, dx, o] of quads([
    700, 30, -330, 0.55, 830, 36, -150, 0.7, 940, 30, 60, 0.5, 560, 26, -420, 0.4, 1080, 28, 200, 0.42,
  ])) {
    const p = poly([
      [cx + (x - 810) * 0.2 - 9, 66],
      [cx + (x - 810) * 0.2 + 9, 66],
      [x + dx * 1.0 + w * 4.4, 1080],
      [x + dx * 1.0 - w * 4.4, 1080],
    ])
    s.path(p, s.fade([0, P.sun, 0.55 * o], [0.7, P.glow, 0.2 * o], [1, P.glow, 0]))
    s.stipple(p, P.sun, [cx, 80], [x + dx, 1080], 0.8 * o, 0.4)
  }
  for (let i = 0; i < 9; i++) {
    const x = q.in(120, 1480),
      y = q.in(850, 1000),
      r = q.in(110, 240)
    s.open(`transform="translate(0 ${n(y * 0.68)}) scale(1 .32)"`)
      .path(
        ellipse(x, y, r * 1.6, r * 1.6),
        s.radial(x, y, r * 1.6, [0, '#fff6e6', 0.5], [0.5, '#fff6e6', 0.22], [1, '#fff6e6', 0]),
      )
      .close()
  }
  for (const [x] of [[90], [1510]] as const) {
    s.line(`M${x} -20V470`, dark, 3.5)
    s.path(ellipse(x, 520, 110, 110), s.radial(x, 520, 110, [0, '#ffdf9a', 0.75], [1, '#ffdf9a', 0]))
    s.path(
      `M${x - 30} 500Q${x - 44} 540 ${x} 572Q${x + 44} 540 ${x + 30} 500Q${x} 470 ${x - 30} 500Z`,
      P.lit('#f0b04a'),
    ).path(`M${x - 12} 496Q${x - 18} 540 ${x} 570Q${x + 18} 540 ${x + 12} 496Z`, '#fff0b8')
    s.path(rect(x - 16, 478, 32, 14), P.lit('#b9772f'))
  }
  finish(s, { vignette: 0.42 })
}

export const hammam: Scene = {
  place: 'antique',
  draw,
  hours: ['golden', 'day', 'dusk', 'night'],
  mirror: false,
  crops: triples([130, 120, 1340, 280, 240, 1280, 220, 60, 1160, 60, 280, 1220]),
  details: triples([380, 560, 820, 0, 470, 780, 400, 0, 800]),
  props: [{ tile: '#2f7f86' }, { tile: '#3a6ea5' }, { tile: '#8a3f5a' }, { tile: '#4f7a4a' }],
}
