import type { Facets } from '@/domain/catalogue/shared/listing-schema'
import type { ListingFilters } from './listing-filters'

export interface HistogramBar {
  /** Lower bound of the bar. */
  start: number
  /** Percent of the highest bar; a bar with products has a minimum height. */
  height: number
  on: boolean
}

export interface PriceHistogram {
  minimum: number
  /** End of the scale; the last bar includes higher prices. */
  end: number
  /** Whether there are prices beyond the scale. */
  isOpen: boolean
  /** The selected range, limited to the scale. */
  from: number
  to: number
  currency: string
  bars: HistogramBar[]
}

const LEAST_HEIGHT = 6

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Bars and bounds of the price filter; null if all prices are equal. */
export function buildPriceHistogram({ price }: Facets, filters: ListingFilters): PriceHistogram | null {
  const { minimum, maximum, scaleEnd: end = maximum, currency, buckets } = price
  if (buckets.length === 0 || end <= minimum) return null
  const from = clamp(filters.priceFrom ?? minimum, minimum, end)
  const to = clamp(filters.priceTo ?? end, from, end)
  const tallest = Math.max(1, ...buckets)
  const width = (end - minimum) / buckets.length
  const bars = buckets.map((count, index) => {
    const start = minimum + index * width
    const isLast = index === buckets.length - 1
    return {
      start,
      height: count === 0 ? 0 : Math.max(LEAST_HEIGHT, Math.round((count / tallest) * 100)),
      on: (isLast || start + width > from) && start < to,
    }
  })
  return { minimum, end, isOpen: end < maximum, from, to, currency, bars }
}
