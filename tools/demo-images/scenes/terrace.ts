import { mix } from '../kit/colour'
import { heap, plate, teaGlass } from '../kit/crockery'
import { finish } from '../kit/foreground'
import { ellipse, H, n, type Pt, pairs, poly, rect, shape, smooth, triples, W } from '../kit/path'
import { bougainvillea, foliage } from '../kit/plants'
import { lounger, parasol } from '../kit/poolside'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { OUTLOOK_PLACES, type OutlookName, outlookOf } from '../outlooks/outlooks'

interface Look {
  readonly outlook: OutlookName
  readonly floor: string
  readonly rail: 'glass' | 'stone' | 'wood'
  readonly cloth: string
  readonly bloom: string
  readonly roof: 'pergola' | 'parasol'
  readonly seat: 'table' | 'sofa' | 'loungers'
}

const LOOKS: Readonly<Record<string, Look>> = {
  sea: {
    outlook: 'coast',
    floor: '#ead7b6',
    rail: 'glass',
    cloth: '#4f8fa8',
    bloom: '#d23a78',
    roof: 'parasol',
    seat: 'loungers',
  },
  pergola: {
    outlook: 'lagoon',
    floor: '#d9b98a',
    rail: 'wood',
    cloth: '#e2784a',
    bloom: '#d23a78',
    roof: 'pergola',
    seat: 'sofa',
  },
  vines: {
    outlook: 'vines',
    floor: '#c9774f',
    rail: 'stone',
    cloth: '#7f8a58',
    bloom: '#e2583e',
    roof: 'pergola',
    seat: 'table',
  },
  mountain: {
    outlook: 'mountain',
    floor: '#b98a5c',
    rail: 'wood',
    cloth: '#5f7a5a',
    bloom: '#f6d9e0',
    roof: 'parasol',
    seat: 'table',
  },
  valley: {
    outlook: 'valley',
    floor: '#dcb488',
    rail: 'stone',
    cloth: '#c9452f',
    bloom: '#f0b03a',
    roof: 'parasol',
    seat: 'sofa',
  },
  town: {
    outlook: 'roofs',
    floor: '#f1e8d8',
    rail: 'glass',
    cloth: '#3f7fa8',
    bloom: '#d23a78',
    roof: 'pergola',
    seat: 'table',
  },
}

function rail(s: Sheet, o: Look): void {
  const { P } = s,
    [top, low] = [700, 846]
  if (o.rail === 'glass') {
    s.path(rect(-60, top, W + 120, low - top), '#ffffff', 'opacity=".16"').line(`M-60 ${top}H1660`, P.lit('#fff8ea'), 7)
    for (let x = 60; x < 1600; x += 240) s.line(`M${x} ${top}V${low}`, P.lit('#fff8ea'), 4, 'opacity=".8"')
  } else if (o.rail === 'wood') {
    for (const y of [top, top + 48, top + 96])
      s.path(rect(-60, y, W + 120, 14), y === top ? P.lit('#b98556') : P.shd('#b98556', 0, 0.4))
    for (let x = 40; x < 1600; x += 200)
      s.path(rect(x, top - 6, 20, low - top + 6), s.across([0, P.shd('#8a5c38', 0, 0.6)], [1, P.lit('#b98556')]))
  } else {
    const wall = mix(P.rock, '#fff4dc', 0.35)
    s.path(rect(-60, top + 30, W + 120, low - top - 30), s.down(top, low, [0, P.lit(wall)], [1, P.shd(wall, 0, 0.35)]))
    let stones = ''
    for (let i = 0; i < 60; i++)
      stones += rect(-50 + ((i * 149) % 1700), top + 42 + ((i * 37) % 80), 44 + (i % 3) * 12, 20)
    s.path(stones, P.shd(wall, 0, 0.5), 'opacity=".3"').path(
      rect(-60, top + 12, W + 120, 22),
      P.lit(mix(wall, '#fffaf0', 0.5)),
    )
  }
}

function pergola(s: Sheet, seed: string, bloom: string): void {
  const { P } = s,
    wood = '#9a6a44'
  for (const x of [90, 1490]) s.path(rect(x - 20, 60, 40, 900), s.across([0, P.shd(wood, 0, 0.7)], [1, P.lit(wood)]))
  s.path(rect(-60, 70, W + 120, 34), P.lit(wood)).path(rect(-60, 104, W + 120, 10), P.shd(wood, 0, 0.8))
  for (let i = 0; i < 11; i++) {
    const x = -100 + i * 180,
      y = 800 + (x - 800) * 1.25
    s.path(shape([x, 70], [x + 26, 70], [y + 34, -70], [y - 6, -70]), P.shd(wood, 0, 0.45))
  }
  for (const [x, y, r] of triples([120, 80, 150, 420, 50, 120, 1180, 60, 130, 1480, 90, 160]))
    bougainvillea(s, x, y, r, r * 0.4, `${seed}${x}`, { colour: bloom })
}

function table(s: Sheet, seed: string, cloth: string): void {
  const { P } = s
  s.path(ellipse(800, 1176, 500, 40), P.ink, 'opacity=".25"')
  for (const m of [-1, 1]) {
    const x = 800 + m * 470
    s.path(rect(x - 74, 800, 148, 190), s.across([0, P.shd('#a8744a', 0, 0.6)], [1, P.lit('#b98556')])).path(
      rect(x - 56, 816, 112, 150),
      P.shd(cloth, 0, 0.2),
    )
    s.path(shape([x - 84, 986], [x + 84, 986], [x + 96, 1030], [x - 96, 1030]), P.lit(cloth)).line(
      `M${x - 74} 1030V1150M${x + 74} 1030V1150`,
      P.shd('#8a5c38', 0, 0.5),
      15,
    )
  }
  s.path(
    shape([470, 930], [1130, 930], [1220, 1060], [380, 1060]),
    s.down(930, 1060, [0, P.lit('#d9a468')], [1, P.lit('#b9783f')]),
  ).path(rect(380, 1060, 840, 20), P.shd('#a8693a', 0, 0.5))
  s.line('M430 1080V1200M1170 1080V1200', P.shd('#8a5530', 0, 0.6), 24)
  s.path(shape([690, 930], [910, 930], [950, 1060], [650, 1060]), P.lit('#fffaf0'), 'opacity=".9"')
  plate(s, 800, 990, 96, '#8fc4cc')
  heap(s, 800, 980, 80, ['#f0932c', '#f6cf4a', '#e8743a'], 19, seed)
  for (const [x, y] of pairs([560, 1010, 1040, 1010])) plate(s, x, y, 70, '#e9a05a')
  teaGlass(s, 660, 970, 74)
  teaGlass(s, 950, 976, 74)
}

function sofa(s: Sheet, cloth: string): void {
  const { P } = s
  for (const m of [-1, 1]) {
    const at = (x: number): number => 800 + m * x
    s.path(ellipse(at(560), 1130, 330, 34), P.ink, 'opacity=".25"')
    s.path(shape([at(330), 960], [at(830), 960], [at(900), 1110], [at(290), 1110]), P.lit('#fbf3e2')).path(
      rect(Math.min(at(290), at(900)), 1110, 610, 50),
      P.shd('#b98556', 0, 0.4),
    )
    s.path(shape([at(830), 800], [at(900), 830], [at(960), 1130], [at(840), 1010]), P.shd('#fbf3e2', 0, 0.3))
    s.path(
      rect(Math.min(at(380), at(850)), 800, 470, 170),
      s.down(800, 970, [0, P.lit('#fffaf0')], [1, P.shd('#fbf3e2', 0, 0.35)]),
    )
    for (const [i, x] of [450, 600, 750].entries()) {
      const c = i === 1 ? '#fbf0dc' : cloth
      s.path(
        smooth(
          [
            [at(x - 62), 960],
            [at(x - 66), 846],
            [at(x), 832],
            [at(x + 66), 846],
            [at(x + 62), 960],
            [at(x), 970],
          ],
          true,
          10,
        ),
        i === 1 ? P.lit(c) : P.lit(mix(c, '#fff4dc', i === 0 ? 0 : 0.2)),
      )
    }
  }
  s.path(ellipse(800, 1120, 190, 26), P.ink, 'opacity=".25"')
  s.path(ellipse(800, 1010, 190, 50), P.lit('#c99a68')).path(
    smooth(
      [
        [610, 1012],
        [700, 1060],
        [800, 1070],
        [900, 1060],
        [990, 1012],
        [960, 1090],
        [800, 1120],
        [640, 1090],
      ] as Pt[],
      true,
      9,
    ),
    P.shd('#a8744a', 0, 0.4),
  )
  teaGlass(s, 740, 1006, 78)
  teaGlass(s, 866, 1016, 78)
}

function draw(s: Sheet, { seed, view = 'sea', sunX = 980 }: Drawing): void {
  const o = LOOKS[view] ?? LOOKS.sea
  if (!o) return
  const { P } = s
  outlookOf(o.outlook, 'coast')(s, { seed, sunX })
  s.path(
    rect(-60, 846, W + 120, H),
    s.down(846, H, [0, P.lit(o.floor, 0.03)], [1, P.lit(mix(o.floor, '#b98f60', 0.25))]),
  )
  let joints = ''
  for (let i = -14; i <= 14; i++)
    joints += poly(
      [
        [800 + i * 110, 846],
        [800 + i * 210, 1260],
      ],
      false,
    )
  for (const y of [880, 930, 1000, 1096]) joints += `M-60 ${y}H1660`
  s.line(joints, P.shd('#a08058', 0, 0.7), 2.6, 'opacity=".35"')
  rail(s, o)
  if (o.roof === 'pergola') pergola(s, seed, o.bloom)
  else parasol(s, o.seat === 'loungers' ? 820 : 1330, 1000, 360, 690, mix(o.cloth, '#fffaf0', 0.75))
  if (o.seat === 'table') table(s, seed, o.cloth)
  else if (o.seat === 'sofa') sofa(s, o.cloth)
  else {
    lounger(s, 480, 1040, 2.1, o.cloth, -1)
    lounger(s, 1130, 1040, 2.1, o.cloth, 1)
  }
  for (const [x, r] of pairs([30, 130, 1580, 120])) {
    s.path(
      shape([x - r * 0.6, 1010], [x + r * 0.6, 1010], [x + r * 0.42, 1150], [x - r * 0.42, 1150]),
      s.across([0, P.shd('#b9603f', 0, 0.7)], [1, P.lit('#c9744c')]),
    )
    foliage(s, x, 960, r, r * 0.7, `${seed}f${x}`, P.veg, { n: 70, z: 24 })
    if (o.roof === 'parasol') bougainvillea(s, x, 930, r * 0.8, r * 0.5, `${seed}b${n(x)}`, { colour: o.bloom })
  }
  finish(s)
}

/** Terraces of the villas and what is seen from them. */
export const terrace: Scene = {
  place: 'aegean',
  places: { valley: OUTLOOK_PLACES.valley ?? 'cappadocia', mountain: 'taurus', pergola: 'lagoon' },
  draw,
}
