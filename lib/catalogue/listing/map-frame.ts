import type { MapPoint, ProductCard } from '@/domain/catalogue/shared/schema'

/** Area of `public/images/coast.svg` in degrees; `scripts/coast.mjs` generates the file. */
export const COAST_FRAME = { west: 18, south: 33, east: 46, north: 43 }

/** Converts a latitude to the Mercator projection, in degrees. */
function stretch(latitude: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI
}

const TOP = stretch(COAST_FRAME.north)

/** Size of the area in degrees of longitude. */
export const COAST_SIZE = { width: COAST_FRAME.east - COAST_FRAME.west, height: TOP - stretch(COAST_FRAME.south) }

interface Spot {
  x: number
  y: number
}

export const toSpot = ({ latitude, longitude }: MapPoint): Spot => ({
  x: longitude - COAST_FRAME.west,
  y: TOP - stretch(latitude),
})

export interface MapWindow extends Spot {
  width: number
  height: number
}

/** Aspect ratio of a static map. */
export const STILL_RATIO = 4 / 3

/** Minimum width in degrees; the coast has no more detail below it. */
const LEAST_WIDTH = 0.9
const MARGIN = 1.35

/** The part of the coast that contains all points, with a margin; without points an area of full height. */
export function findWindow(points: readonly MapPoint[]): MapWindow {
  if (points.length === 0) return { x: 0, y: 0, width: COAST_SIZE.height * STILL_RATIO, height: COAST_SIZE.height }
  const spots = points.map(toSpot)
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const width = Math.max(LEAST_WIDTH, (right - left) * MARGIN, (bottom - top) * MARGIN * STILL_RATIO)
  const height = width / STILL_RATIO
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
}

/** Position of a point in a window, in percent from the left and top. */
export function toPercent(point: MapPoint, { x, y, width, height }: MapWindow): { left: number; top: number } {
  const spot = toSpot(point)
  const round = (share: number) => Math.round(share * 1000) / 10
  return { left: round((spot.x - x) / width), top: round((spot.y - y) / height) }
}

const EXACT = 1e4

/** '36.2003,29.6408' for the list's map, which reads other data from the card; undefined without a location. */
export function toMapMark({ mapPoint }: Pick<ProductCard, 'mapPoint'>): string | undefined {
  if (!mapPoint) return undefined
  const { latitude, longitude } = mapPoint
  return [latitude, longitude].map((value) => Math.round(value * EXACT) / EXACT).join()
}
