import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { indoor } from '../kit/medical'
import { BLEED, ellipse, H, type Pt, pairs, poly, rect, shape, smooth, W } from '../kit/path'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { OUTLOOK_PLACES, outlookOf } from '../outlooks/outlooks'

/** The landscape with the road running into it, as seen through a windscreen. */
function ahead(s: Sheet, { seed, view, sunX = 980 }: Drawing): void {
  const { P } = s
  outlookOf(view, 'coast')(s, { seed, sunX })
  s.path(
    `${smooth(pairs([-80, 800, 500, 784, 1100, 790, 1680, 800]))}L1680 1260H-80Z`,
    P.lit(mix(P.ground, P.veg, 0.35)),
  )
  s.path(
    `M760 792C700 900 420 1000 240 1260H1400C1200 1010 900 900 800 790Z`,
    s.down(790, 1200, [0, P.lit('#a39c98')], [1, P.lit('#77737a')]),
  )
  s.line('M778 794C770 900 790 1020 806 1240', P.lit('#fff6e0'), 9, 'stroke-dasharray="46 44"')
  s.line('M756 796C690 900 410 1000 236 1250M804 794C910 900 1210 1010 1404 1250', P.lit('#fff6e0'), 7, 'opacity=".85"')
}

function headrest(s: Sheet, x: number, y: number, k: number, colour: string): void {
  const { P } = s
  s.line(`M${x - 34 * k} ${y}v70M${x + 34 * k} ${y}v70`, indoor(P, '#8a8f94', 0.4), 11 * k)
  const head = smooth(
    pairs([-84, 10, -90, -70, -50, -104, 50, -104, 90, -70, 84, 10, 0, 22]).map(([a, b]): Pt => [x + a * k, y + b * k]),
    true,
    8,
  )
  s.path(head, s.across([0, indoor(P, colour, 0.7)], [1, indoor(P, colour, 0.2)]))
  const back = smooth(
    pairs([-170, 640, -190, 160, -150, 50, 0, 34, 150, 50, 190, 160, 170, 640]).map(
      ([a, b]): Pt => [x + a * k, y + b * k],
    ),
    false,
    8,
  )
  s.path(`${back}Z`, s.across([0, indoor(P, colour, 0.75)], [0.6, indoor(P, colour, 0.2)], [1, indoor(P, colour, 0.1)]))
  s.line(
    `M${x - 110 * k} ${y + 120 * k}V${y + 620 * k}M${x + 110 * k} ${y + 120 * k}V${y + 620 * k}`,
    indoor(P, colour, 0.9),
    5 * k,
    'opacity=".5"',
  )
}

/** From the back seat of a minibus, between two seats, onto the road. */
function drawInside(s: Sheet, drawing: Drawing): void {
  const { P } = s,
    shell = '#e9e2d4'
  s.path(
    rect(-BLEED, -BLEED, W + 2 * BLEED, H + 2 * BLEED),
    s.down(0, H, [0, indoor(P, shell, 0.3)], [1, indoor(P, '#6a6664', 0.6)]),
  )
  const screen = smooth(
    pairs([210, 720, 250, 260, 300, 190, 800, 160, 1300, 190, 1350, 260, 1390, 720, 800, 760]),
    true,
    12,
  )
  s.inside(screen)
  s.open('transform="translate(112 -20) scale(.86)"')
  ahead(s, drawing)
  s.close().close()
  s.line(screen, indoor(P, '#3f4448', 0.4), 22)
  for (const m of [-1, 1]) {
    const at = (x: number): number => 800 + m * x,
      side = poly([
        [at(680), 300],
        [at(900), 200],
        [at(900), 760],
        [at(690), 730],
      ])
    s.inside(side)
    s.open(`transform="translate(${m < 0 ? -700 : 900} 60)"`)
    outlookOf(drawing.view, 'coast')(s, { seed: `${drawing.seed}${m}`, sunX: 200 })
    s.close().close()
    s.line(side, indoor(P, '#3f4448', 0.4), 16)
    s.path(
      poly([
        [at(640), 170],
        [at(700), 290],
        [at(700), 760],
        [at(640), 760],
      ]),
      indoor(P, shell, 0.45),
    )
  }
  s.path(
    smooth(pairs([120, 800, 300, 724, 800, 706, 1300, 724, 1480, 800, 1500, 900, 100, 900]), true, 12),
    s.down(706, 900, [0, indoor(P, '#5f6468', 0.2)], [1, indoor(P, '#3a3e42', 0.4)]),
  )
  s.path(rect(700, 756, 200, 90), P.glowing ? '#7fd0d8' : indoor(P, '#2f5f6a', 0.2)).line(
    'M720 820q40 -50 80 -20t80 -20',
    '#ffc77a',
    6,
  )
  s.path(rect(700, 176, 200, 44), indoor(P, '#3f4448', 0.3)).path(rect(712, 184, 176, 28), mix(P.sky[2], P.sky[1], 0.5))
  s.line(ellipse(520, 800, 150, 118), indoor(P, '#2f3336', 0.4), 22)
  s.path(shape([-60, -60], [1660, -60], [1330, 130], [270, 130]), indoor(P, '#fbf6ec', 0.15))
  for (const x of [560, 1040]) s.path(shape([x - 60, 40], [x + 60, 40], [x + 46, 80], [x - 46, 80]), '#fff0cc')
  headrest(s, 380, 740, 1.3, '#8a6a50')
  headrest(s, 1220, 740, 1.3, '#8a6a50')
  for (const x of [40, 1560]) headrest(s, x, 1010, 1.7, '#7a5c44')
  finish(s, { vignette: 0.36 })
}

/** Over the steering wheel of a car. */
function drawDashboard(s: Sheet, drawing: Drawing): void {
  const { P } = s,
    dark = '#4a4f54'
  s.path(rect(-BLEED, -BLEED, W + 2 * BLEED, H + 2 * BLEED), indoor(P, dark, 0.5))
  const screen = smooth(
    pairs([-80, 800, 40, 190, 140, 90, 800, 50, 1460, 90, 1560, 190, 1680, 800, 800, 830]),
    true,
    14,
  )
  s.inside(screen)
  s.open('transform="translate(0 -100)"')
  ahead(s, drawing)
  s.close().close()
  s.path(shape([-80, -60], [1680, -60], [1680, 60], [800, 20], [-80, 60]), indoor(P, '#d9d2c6', 0.35))
  s.path(smooth(pairs([690, 90, 910, 90, 926, 160, 800, 174, 674, 160]), true, 10), indoor(P, '#34393d', 0.3)).path(
    smooth(pairs([702, 100, 898, 100, 910, 150, 800, 162, 690, 150]), true, 10),
    mix(P.sky[2], P.sky[1], 0.4),
  )
  const board = smooth(pairs([-80, 850, 240, 776, 520, 760, 760, 806, 1100, 800, 1400, 812, 1680, 860]))
  s.path(`${board}L1680 1260H-80Z`, s.down(760, H, [0, indoor(P, '#6a7076', 0.2)], [1, indoor(P, '#3a3e42', 0.5)]))
  s.line(board, indoor(P, '#9aa0a4', 0.2), 7)
  for (const x of [350, 560]) {
    s.path(ellipse(x, 880, 92, 84), indoor(P, '#24282c', 0.3)).line(
      `M${x - 60} 920A76 70 0 1 1 ${x + 60} 920`,
      indoor(P, '#e9e4da', 0.1),
      5,
    )
    s.line(`M${x} 886L${x + 34} 836`, '#ff7a4c', 7).path(ellipse(x, 886, 9, 9), indoor(P, '#e9e4da'))
  }
  s.path(rect(860, 850, 330, 190), indoor(P, '#1f2a30', 0.2)).path(
    rect(872, 862, 306, 166),
    P.glowing ? '#2f6f7a' : indoor(P, '#2f5f6a', 0.1),
  )
  s.line('M890 1000C960 960 960 900 1030 910S1120 880 1160 890', '#ffd98a', 11).path(
    ellipse(1030, 910, 13, 13),
    '#ff7a4c',
  )
  for (const x of [820, 1230, 1500]) {
    s.path(rect(x - 30, 860, 60, 44), indoor(P, '#2c3034', 0.3))
    s.line(`M${x - 30} 874h60M${x - 30} 889h60`, indoor(P, '#7f858a', 0.3), 3)
  }
  const [cx, cy] = [455, 1090]
  s.line(ellipse(cx, cy, 330, 300), indoor(P, '#23272a', 0.2), 46).line(
    ellipse(cx, cy - 3, 330, 300),
    indoor(P, '#5f656a', 0.1),
    9,
    'opacity=".7"',
  )
  s.line(
    `M${cx - 300} ${cy - 20}Q${cx} ${cy - 70} ${cx + 300} ${cy - 20}M${cx} ${cy}V${cy + 300}`,
    indoor(P, '#2c3034', 0.2),
    44,
  )
  s.path(ellipse(cx, cy, 108, 86), indoor(P, '#34393d', 0.1)).path(
    ellipse(cx, cy - 8, 30, 30),
    indoor(P, '#b9bec2', 0.2),
  )
  finish(s, { vignette: 0.34 })
}

export const inside: Scene = { place: 'aegean', places: OUTLOOK_PLACES, draw: drawInside }
export const dashboard: Scene = { place: 'aegean', places: OUTLOOK_PLACES, draw: drawDashboard }
