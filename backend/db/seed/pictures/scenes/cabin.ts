import { coast } from '../kit/coast'
import { mix, tint } from '../kit/colour'
import { finish } from '../kit/foreground'
import { BLEED, ellipse, H, pairs, poly, rect, shape, smooth, triples, W } from '../kit/path'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'

const TEAK = '#b9783f'
/** After sunset the room keeps its own light, whatever the sea outside does. */
const LAMPLIGHT = [1.02, 0.82, 0.58] as const
const LAMPSHADE = [0.5, 0.34, 0.28] as const

function draw(s: Sheet, { seed, sunX = 420, tile: cloth = '#2f6f8a' }: Drawing): void {
  const { P } = s,
    lit = (c: string): string => (P.glowing ? mix(tint(c, LAMPLIGHT), P.lit(c), 0.12) : P.lit(c)),
    shd = (c: string, k = 1): string => (P.glowing ? mix(lit(c), tint(c, LAMPSHADE), k) : P.shd(c, 0, k))
  s.path(rect(-BLEED, -BLEED, W + 2 * BLEED, H + 2 * BLEED), lit('#c98a52'))
  // sea through the wide stern windows
  for (const [x0, x1] of pairs([330, 770, 830, 1270])) {
    s.inside(`M${x0} 300Q${x0} 260 ${x0 + 40} 260H${x1 - 40}Q${x1} 260 ${x1} 300V580H${x0}Z`)
    coast(s, 460, seed, sunX)
    s.close()
    s.line(
      `M${x0} 300Q${x0} 260 ${x0 + 40} 260H${x1 - 40}Q${x1} 260 ${x1} 300V580H${x0}Z`,
      shd('#7a4a28', 0.6),
      20,
    ).line(
      `M${x0 + 14} 566V300Q${x0 + 14} 274 ${x0 + 44} 274H${x1 - 44}Q${x1 - 14} 274 ${x1 - 14} 300V566Z`,
      lit('#d9a441'),
      6,
    )
  }
  s.path(shape([-60, -60], [1660, -60], [1330, 190], [270, 190]), lit('#f6ecd8'))
  let beams = ''
  for (let i = 0; i < 9; i++)
    beams += poly(
      [
        [-60 + i * 215, -60],
        [270 + i * 132.5, 190],
      ],
      false,
    )
  s.line(beams, shd('#a8693a', 0.5), 13)
  s.path(
    shape([640, 40], [960, 40], [930, 140], [670, 140]),
    P.glowing ? '#ffe6b0' : mix(P.sky[2], '#ffffff', 0.4),
  ).line('M640 40H960L930 140H670ZM800 40V140', shd('#7a4a28', 0.5), 9)
  for (const m of [-1, 1]) {
    const at = (x: number): number => 800 + m * x
    const wall = shape([at(-860), -60], [at(-860), 1260], [at(-530), 860], [at(-530), 190])
    s.path(wall, s.across([0, shd(TEAK, m < 0 ? 0.2 : 0.75)], [1, shd(TEAK, m < 0 ? 0.6 : 0.25)]))
    s.stipple(wall, shd('#6a3f22'), [at(-860), 1200], [at(-560), 300], 0.75, 0.5)
    s.line(`M${at(-860)} 130L${at(-530)} 320M${at(-860)} 760L${at(-530)} 640`, shd('#6a3f22', 0.8), 7, 'opacity=".6"')
    s.path(ellipse(at(-690), 420, 66, 84), lit('#d9a441'))
      .path(ellipse(at(-690), 420, 50, 66), mix(P.sea[1], P.sky[2], 0.35))
      .path(`M${at(-740)} 428A50 66 0 0 ${m < 0 ? 0 : 1} ${at(-640)} 428Z`, P.sea[2])
    s.path(shape([at(-530), 610], [at(-440), 610], [at(-440), 800], [at(-530), 860]), shd(TEAK, 0.5)).path(
      rect(Math.min(at(-540), at(-430)), 600, 110, 14),
      lit('#d9a468'),
    )
    s.path(
      ellipse(at(-486), 530, 130, 130),
      s.radial(at(-486), 530, 130, [0, '#ffdf9a', P.glowing ? 0.85 : 0.4], [1, '#ffdf9a', 0]),
    )
    s.path(shape([at(-520), 560], [at(-452), 560], [at(-466), 500], [at(-506), 500]), '#ffe9b8').path(
      rect(at(-486) - 5, 560, 10, 44),
      lit('#d9a441'),
    )
  }
  // bed: headboard, pillows, cover, the towel swan every gulet folds
  s.path(rect(330, 590, 940, 150), shd('#8a5330', 0.5)).path(rect(330, 584, 940, 16), lit('#d9a468'))
  s.path(
    shape([370, 720], [1230, 720], [1420, 1260], [180, 1260]),
    s.down(720, H, [0, lit('#fffaf0')], [1, shd('#efe4d4', 0.35)]),
  )
  s.stipple(
    shape([370, 720], [1230, 720], [1420, 1260], [180, 1260]),
    shd('#d8c4b0'),
    [200, 1240],
    [1000, 760],
    0.7,
    0.5,
  )
  for (const [x, y, k] of triples([520, 690, 1, 1080, 690, 1, 620, 730, 0.84, 980, 730, 0.84])) {
    const pillow = smooth(
      [
        [x - 140 * k, y + 56 * k],
        [x - 150 * k, y - 34 * k],
        [x, y - 56 * k],
        [x + 150 * k, y - 34 * k],
        [x + 140 * k, y + 56 * k],
        [x, y + 66 * k],
      ],
      true,
      8,
    )
    s.path(pillow, k < 1 ? lit(cloth) : lit('#fffdf6'))
    s.stipple(pillow, shd(k < 1 ? cloth : '#d8c4b0'), [x - 60, y + 70 * k], [x + 20, y - 30 * k], 0.8, 0.55)
  }
  s.path(shape([286, 960], [1314, 960], [1372, 1120], [228, 1120]), lit(cloth)).path(
    shape([228, 1120], [1372, 1120], [1420, 1260], [180, 1260]),
    shd(cloth, 0.4),
  )
  for (const y of [990, 1090])
    s.path(
      shape(
        [800 - 514 - (y - 960) * 0.36, y],
        [800 + 514 + (y - 960) * 0.36, y],
        [800 + 518 + (y - 960) * 0.36, y + 12],
        [800 - 518 - (y - 960) * 0.36, y + 12],
      ),
      lit('#f6d9a0'),
    )
  s.line(smooth(pairs([980, 930, 930, 900, 920, 850, 960, 820, 1000, 830])), lit('#fffdf6'), 34)
  s.path(smooth(pairs([930, 960, 900, 920, 960, 890, 1060, 880, 1130, 930, 1080, 962]), true), lit('#fffdf6'))
  s.stipple(
    smooth(pairs([930, 960, 900, 920, 960, 890, 1060, 880, 1130, 930, 1080, 962]), true),
    shd('#d8c4b0'),
    [1000, 970],
    [1000, 890],
    0.8,
    0.6,
  )
  s.path(shape([1000, 818], [1034, 836], [1000, 846]), lit('#e8a03a'))
  finish(s, { vignette: 0.42 })
}

export const cabin: Scene = {
  place: 'aegean',
  draw,
  hours: ['day', 'dawn', 'dusk', 'golden', 'night'],
  mirror: true,
  crops: triples([130, 100, 1340, 250, 60, 1140]),
  details: triples([300, 230, 760, 500, 530, 880]),
  props: [{ tile: '#2f6f8a' }, { tile: '#c2452d' }, { tile: '#5f7a4a' }],
}
