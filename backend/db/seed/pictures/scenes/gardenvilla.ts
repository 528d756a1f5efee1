import { forest, land, ridge } from '../kit/land'
import { n, rect, triples } from '../kit/path'
import { cypress, foliage, stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import type { Scene } from '../kit/scene'
import { drawVilla, type Outlook, villa } from './villa'

const HORIZON = 520

/** Mountains, wooded hills, a lawn with stone pines on it. */
const overTheGarden: Outlook = (s, { seed }) => {
  const { P } = s,
    q = rng(`${seed}g`)
  land(
    s,
    ridge(`${seed}a`, HORIZON + 20, 330, { scale: 300, sharp: true, env: (t) => 0.45 + 0.55 * Math.sin(t * 3.1) }),
    HORIZON + 90,
    '#8d9ab2',
    0.66,
    { mist: 0.6, seed },
  )
  forest(s, ridge(`${seed}b`, HORIZON + 60, 130, { scale: 420 }), HORIZON + 130, 0.42, seed, { n: 220, size: 16 })
  forest(s, ridge(`${seed}c`, HORIZON + 130, 70, { scale: 300 }), HORIZON + 190, 0.24, `${seed}c`, { n: 200, size: 21 })
  s.path(
    rect(-60, HORIZON + 176, 1780, 170),
    s.down(HORIZON + 176, 830, [0, P.lit('#a9bf6a', 0.16)], [1, P.lit('#7fa552', 0.02)]),
  )
  let mown = ''
  for (let i = 0; i < 7; i++) mown += `M-60 ${n(HORIZON + 190 + i * i * 2.6)}H1720`
  s.line(mown, P.shd('#6f8f4a', 0.08, 0.5), 5, 'opacity=".22"')
  for (const [x, y, h] of triples([700, 712, 300, 905, 700, 250, 1240, 726, 380, 1500, 716, 330]))
    stonePine(s, x + q.in(-30, 30), y, h, `${seed}p${x}`, { d: 0.1 })
  for (const [x, y, h] of triples([1060, 708, 210, 1096, 712, 176])) cypress(s, x, y, h, { d: 0.14 })
  for (let i = 0; i < 13; i++)
    foliage(s, 480 + i * 92, 800 + q.in(-4, 6), q.in(46, 62), q.in(18, 26), `${seed}h${i}`, P.veg, { d: 0.03 })
}

/** The villa of the plain and of the woods: no sea in sight. */
export const gardenvilla: Scene = {
  ...villa,
  draw: drawVilla(overTheGarden),
  props: [{ bloom: '#e2583e' }, { bloom: '#f3ead8' }, { bloom: '#f2a0b8' }],
}
