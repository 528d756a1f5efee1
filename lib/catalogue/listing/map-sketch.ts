export interface MapSketch {
  /** SVG paths in a viewport of 760 × 320. */
  shore: string
  hills: string
  road: string
  waves: string
  pin: { x: number; y: number }
}

const WIDTH = 760
const STEP = 95

/** A random generator in [0, 1), seeded by the location. */
function makeRandom(latitude: number, longitude: number): () => number {
  let state = (Math.round((latitude + 90) * 1e4) * 2_654_435_761 + Math.round((longitude + 180) * 1e4)) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return state / 2 ** 32
  }
}

interface Point {
  x: number
  y: number
}

/** A smooth line through points from edge to edge. */
function drawLine(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const curves = rest.map((point, index) => {
    const before = points[index] ?? first
    const middle = Math.round((before.x + point.x) / 2)
    return `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`
  })
  return `M${first.x} ${first.y}${curves.join('')}`
}

function makePoints(base: number, swing: number, random: () => number): Point[] {
  return Array.from({ length: WIDTH / STEP + 1 }, (_, index) => ({
    x: index * STEP,
    y: Math.round(base + (random() - 0.5) * 2 * swing),
  }))
}

/** Draws a schematic coast: hills, land, road, water, and the place on the road by the water. */
export function buildSketch(latitude: number, longitude: number): MapSketch {
  const random = makeRandom(latitude, longitude)
  const coast = makePoints(186, 26, random)
  const inland = makePoints(92, 16, random)
  const street = coast.map(({ x, y }, index) => ({ x, y: Math.round((y + (inland[index]?.y ?? 0)) / 2) }))
  const place = street[5] ?? { x: 475, y: 140 }
  const waves = [236, 262, 290].map((y, row) => {
    const start = 20 + row * 60
    return `M${start} ${y}${'q20-9 40 0t40 0 40 0 40 0'.repeat(3)}`
  })
  return {
    shore: `${drawLine(coast)}V0H0Z`,
    hills: `${drawLine(inland)}V0H0Z`,
    road: drawLine(street),
    waves: waves.join(''),
    pin: { x: place.x, y: place.y },
  }
}
