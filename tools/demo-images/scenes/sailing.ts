import { coast } from '../kit/coast'
import { mix } from '../kit/colour'
import { heap, plate } from '../kit/crockery'
import { finish } from '../kit/foreground'
import { BLEED, ellipse, H, lens, n, type Pt, pairs, poly, rect, shape, smooth, triples, W } from '../kit/path'
import { person } from '../kit/person'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { gulls } from '../kit/sky'

const HULL = '#fbf8f0'

/** Spray at the bow and the wake behind a hull whose waterline is at `y`. */
function wake(s: Sheet, seed: string, x0: number, x1: number, y: number): void {
  const q = rng(`${seed}wk`)
  let foam = ''
  for (let i = 0; i < 70; i++) {
    const t = q()
    foam += lens(x0 + (x1 - x0) * t + q.in(-20, 20), y + q.in(-6, 26), q.in(20, 90), q.in(2, 7))
  }
  s.path(foam, '#ffffff', 'opacity=".75"')
}

function sloop(s: Sheet, seed: string): void {
  const { P } = s,
    u = (a: number, b: number): Pt => [780 + a, 920 + b]
  s.open('transform="rotate(-7 780 920)"')
  s.path(ellipse(790, 940, 440, 20), P.ink, 'opacity=".25"')
  s.path(
    poly([u(28, -760), u(30, -120), u(-330, -96)]),
    s.across([0, P.shd('#fffaf0', 0, 0.35)], [1, P.lit('#fffdf6')]),
  )
  s.path(
    `M${u(52, -700).join(' ')}Q${u(270, -420).join(' ')} ${u(440, -86).join(' ')}L${u(52, -130).join(' ')}Z`,
    s.across([0, P.shd('#fffaf0', 0, 0.2)], [1, P.lit('#fffdf8')]),
  )
  let seams = ''
  for (const k of [0.25, 0.5, 0.75]) seams += poly([u(28 - 350 * k, -760 + 660 * k), u(29, -760 + 640 * k)], false)
  s.line(seams, P.shd('#d9c9b0', 0, 0.4), 4, 'opacity=".7"')
  s.path(poly([u(28, -300), u(-226, -270), u(-244, -238), u(28, -264)]), P.lit('#c9573a'))
  s.line(
    `${poly([u(38, -790), u(38, -60)], false)}${poly([u(30, -116), u(-350, -92)], false)}`,
    P.shd('#6a5a50', 0, 0.4),
    13,
  )
  s.line(
    `${poly([u(38, -780), u(450, -80)], false)}${poly([u(38, -780), u(-410, -80)], false)}`,
    P.shd('#4a4a50', 0, 0.5),
    3,
  )
  const hull = smooth(
    [u(-430, -84), u(-100, -66), u(200, -70), u(470, -96), u(400, -10), u(260, 22), u(-300, 22), u(-400, -10)],
    true,
    10,
  )
  s.path(hull, s.down(830, 945, [0, P.lit(HULL)], [1, P.shd(HULL, 0, 0.5)]))
  s.inside(hull)
    .path(rect(300, 916, 1000, 40), P.lit('#2c5f8a'))
    .path(rect(300, 906, 1000, 8), P.lit('#c9573a'))
    .close()
  s.path(smooth([u(-150, -72), u(-130, -112), u(130, -116), u(190, -76)], true, 8), P.lit('#f3ece0'))
  s.path(rect(700, 812, 60, 20) + rect(790, 811, 60, 20), P.glowing ? P.lamp : P.shd('#35505e', 0, 0.4))
  for (const [x, h] of pairs([560, 96, 620, 90, 470, 92]))
    person(s, x, 850, h, { colour: h > 92 ? '#c9573a' : '#2f6f8a' })
  s.close()
  wake(s, seed, 300, 1260, 946)
}

function catamaran(s: Sheet, seed: string): void {
  const { P } = s,
    u = (a: number, b: number): Pt => [790 + a, 940 + b]
  s.path(ellipse(800, 960, 560, 22), P.ink, 'opacity=".25"')
  s.path(
    poly([u(20, -840), u(24, -230), u(-380, -210)]),
    s.across([0, P.shd('#fffaf0', 0, 0.35)], [1, P.lit('#fffdf6')]),
  )
  s.path(
    `M${u(44, -780).join(' ')}Q${u(280, -500).join(' ')} ${u(500, -150).join(' ')}L${u(44, -210).join(' ')}Z`,
    P.lit('#fffdf8'),
  )
  s.line(
    `${poly([u(32, -870), u(32, -180)], false)}${poly([u(24, -222), u(-400, -202)], false)}`,
    P.shd('#6a5a50', 0, 0.4),
    13,
  )
  s.line(
    `${poly([u(32, -860), u(520, -140)], false)}${poly([u(32, -860), u(-460, -130)], false)}`,
    P.shd('#4a4a50', 0, 0.5),
    3,
  )
  s.path(smooth([u(-340, -130), u(-320, -214), u(-100, -246), u(150, -236), u(330, -140)], true, 9), P.lit('#fbf8f0'))
  s.path(
    smooth([u(-280, -150), u(-270, -200), u(-90, -224), u(130, -216), u(240, -150)], true, 9),
    P.glowing ? P.lamp : P.shd('#35505e', 0, 0.35),
  )
  for (const [dy, k] of [
    [-30, 0.5],
    [0, 0],
  ] as const) {
    const hull = smooth(
      [
        u(-480, -150 + dy),
        u(-200, -128 + dy),
        u(300, -130 + dy),
        u(540, -156 + dy),
        u(480, -40 + dy),
        u(400, 20 + dy),
        u(-420, 20 + dy),
        u(-476, -40 + dy),
      ],
      true,
      12,
    )
    s.path(hull, s.down(800, 960, [0, P.shd(HULL, 0, k)], [1, P.shd(HULL, 0, 0.4 + k * 0.5)]))
    if (dy === 0)
      s.inside(hull)
        .path(rect(200, 926, 1200, 50), P.lit('#2f7f86'))
        .close()
  }
  for (const x of [560, 690, 900, 1040]) s.path(rect(x, 850, 70, 20), P.glowing ? P.lamp : P.shd('#35505e', 0, 0.4))
  for (const [x, h] of pairs([420, 104, 480, 98, 1180, 96]))
    person(s, x, 816, h, { dress: h < 100, colour: h > 100 ? '#2f6f8a' : '#c9573a' })
  wake(s, seed, 240, 1400, 966)
}

function drawSail(s: Sheet, { seed, view, sunX = 460 }: Drawing): void {
  coast(s, 600, seed, sunX)
  if (view === 'cat') catamaran(s, seed)
  else sloop(s, seed)
  gulls(s, 1230, 260, seed, 5, 16)
  finish(s)
}

/** A table laid under the awning of a gulet's stern. */
function drawTable(s: Sheet, { seed, sunX = 1080 }: Drawing): void {
  const { P } = s
  coast(s, 500, seed, sunX)
  s.path(
    shape([-60, 760], [1660, 760], [1660, 1260], [-60, 1260]),
    s.down(760, H, [0, P.lit('#d9a468', 0.03)], [1, P.lit('#b9783f')]),
  )
  let seams = ''
  for (let i = -16; i <= 16; i++) seams += `M${800 + i * 62} 760L${800 + i * 140} 1260`
  s.line(seams, P.shd('#6a3f22', 0, 0.7), 3.4, 'opacity=".5"')
  s.path(rect(-BLEED, 640, W + 2 * BLEED, 16), P.lit('#c98a52')).path(
    rect(-BLEED, 730, W + 2 * BLEED, 34),
    P.shd('#a8643a', 0, 0.3),
  )
  let posts = ''
  for (let x = 20; x < 1600; x += 130) posts += rect(x, 650, 13, 84)
  s.path(posts, P.lit('#c98a52'))
  for (const x of [120, 1480])
    s.path(rect(x - 15, 60, 30, 690), s.across([0, P.shd('#8a5330', 0, 0.7)], [1, P.lit('#c98a52')]))
  s.path(
    smooth(pairs([-80, -80, 1680, -80, 1680, 130, 1200, 90, 800, 120, 400, 90, -80, 130]), true, 12),
    P.lit('#f3e6cd'),
  )
  s.path(
    smooth(
      pairs([-80, 90, 400, 60, 800, 90, 1200, 60, 1680, 96, 1680, 150, 1200, 106, 800, 136, 400, 106, -80, 150]),
      true,
      12,
    ),
    P.lit('#2f6f8a'),
  )
  for (const m of [-1, 1]) {
    const at = (x: number): number => 800 + m * x
    s.path(shape([at(900), 830], [at(540), 800], [at(540), 880], [at(900), 960]), P.shd('#f3e6cd', 0, 0.3)).path(
      shape([at(900), 950], [at(520), 876], [at(440), 930], [at(900), 1080]),
      P.lit('#f6ecd8'),
    )
    for (const x of [610, 740])
      s.path(
        smooth(
          pairs([x - 60, 890, x - 64, 810, x + 56, 820, x + 60, 910]).map(([a, b]): Pt => [at(a), b]),
          true,
          10,
        ),
        P.lit(x > 700 ? '#c9573a' : '#2f6f8a'),
      )
  }
  s.path(ellipse(800, 1170, 520, 44), P.ink, 'opacity=".3"')
  s.path(
    shape([470, 900], [1130, 900], [1290, 1130], [310, 1130]),
    s.down(900, 1130, [0, P.lit('#fffaf0')], [1, P.shd('#fffaf0', 0, 0.15)]),
  ).path(shape([310, 1130], [1290, 1130], [1270, 1200], [330, 1200]), P.shd('#e9dcc4', 0, 0.4))
  s.path(shape([730, 900], [870, 900], [910, 1130], [690, 1130]), P.lit('#8fc0cc'))
  for (const [x, y, r] of triples([560, 960, 60, 1040, 960, 60, 470, 1060, 78, 1130, 1060, 78]))
    plate(s, x, y, r, '#e9a05a')
  plate(s, 800, 950, 86, '#8fc4cc')
  heap(s, 800, 942, 70, ['#e2503a', '#f0665a', '#f6cf4a'], 15, seed)
  plate(s, 690, 1070, 92, '#8fc4cc')
  heap(s, 690, 1062, 76, ['#6f8f44', '#8aa850', '#fffaf0'], 16, `${seed}s`)
  plate(s, 930, 1080, 104, '#8fc4cc')
  s.path(
    smooth(pairs([850, 1078, 900, 1040, 980, 1050, 1020, 1074, 980, 1096, 900, 1104]), true, 7),
    P.lit('#e8b48a'),
  ).path(
    poly([
      [1006, 1074],
      [1050, 1046],
      [1048, 1104],
    ]),
    P.shd('#d99a6a', 0, 0.3),
  )
  for (const [x, y] of pairs([600, 1010, 1010, 1012]))
    s.path(shape([x - 20, y - 90], [x + 20, y - 90], [x + 15, y], [x - 15, y]), P.lit('#f6e6b0'), 'opacity=".85"').path(
      ellipse(x, y - 90, 20, 5),
      '#ffffff',
      'opacity=".7"',
    )
  for (const x of [300, 1300]) {
    s.line(`M${x} ${n(118)}V230`, P.shd('#4a3a34', 0, 0.6), 4)
    s.path(ellipse(x, 262, 110, 110), s.radial(x, 262, 110, [0, '#ffdf9a', P.glowing ? 0.7 : 0.25], [1, '#ffdf9a', 0]))
      .path(rect(x - 26, 230, 52, 66), mix('#ffd98a', P.lit('#ffd98a'), 0.3))
      .line(rect(x - 26, 230, 52, 66), P.shd('#6a4a36', 0, 0.5), 6)
  }
  finish(s)
}

export const sail: Scene = { place: 'aegean', draw: drawSail }
export const decktable: Scene = { place: 'aegean', draw: drawTable }
