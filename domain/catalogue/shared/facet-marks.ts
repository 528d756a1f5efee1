import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import {
  bedroomsOf,
  cabinsOf,
  carClassOf,
  charterOf,
  durationOf,
  featuresOf,
  gearOf,
  guideLanguagesOf,
  lengthMetresOf,
  themeOf,
} from './filter-values'
import { memoiseByList } from './memoise-by-list'

/** The fields of a product by which facets count it. */
interface Countable {
  kind: Kind
  destination: string
  rating: number
  freeCancellation: boolean
  instantConfirmation: boolean
  details: ProductDetails
}

type Values = readonly (string | null)[]

const YES = 'yes'

/** The steps that a value reaches; none for a product without the value. */
const reached = (figure: number | null, steps: readonly number[]): Values =>
  steps.filter((step) => figure !== null && figure >= step).map(String)

/** Facets with 'at least' semantics, in display order. */
export const STEPS = {
  ratings: [4.8, 4.5, 4],
  bedrooms: [1, 2, 3, 4, 5],
  cabins: [1, 2, 3, 4, 6],
  lengthMetres: [10, 15, 20, 25],
} as const

const VALUES = {
  kinds: ({ kind }) => [kind],
  destinations: ({ destination }) => [destination],
  durations: ({ details }) => [durationOf(details)],
  themes: ({ details }) => [themeOf(details)],
  ratings: ({ rating }) => reached(rating, STEPS.ratings),
  guideLanguages: ({ details }) => guideLanguagesOf(details),
  carClasses: ({ details }) => [carClassOf(details)],
  gears: ({ details }) => [gearOf(details)],
  charters: ({ details }) => [charterOf(details)],
  features: ({ details }) => featuresOf(details),
  bedrooms: ({ details }) => reached(bedroomsOf(details), STEPS.bedrooms),
  cabins: ({ details }) => reached(cabinsOf(details), STEPS.cabins),
  lengthMetres: ({ details }) => reached(lengthMetresOf(details), STEPS.lengthMetres),
  freeCancellation: (product) => [product.freeCancellation ? YES : null],
  instantConfirmation: (product) => [product.instantConfirmation ? YES : null],
} satisfies Record<string, (product: Countable) => Values>

export type MarkedFacet = keyof typeof VALUES

const FACETS = Object.keys(VALUES) as MarkedFacet[]

/**
 * Every facet value seen so far; its index is its mark. The number of values is small, because they come from fixed
 * vocabularies and lists of places.
 */
const known: { facet: MarkedFacet; value: string }[] = []
const marks = new Map<MarkedFacet, Map<string, number>>(FACETS.map((facet) => [facet, new Map()]))

function markOf(facet: MarkedFacet, value: string): number {
  const ofFacet = marks.get(facet)
  const mark = ofFacet?.get(value) ?? known.push({ facet, value }) - 1
  ofFacet?.set(value, mark)
  return mark
}

/** The marks of all facet values of a product. Marks are numbers, so that counting again for each filter is cheap. */
export function marksOf(product: Countable): readonly number[] {
  const found: number[] = []
  for (const facet of FACETS)
    for (const value of VALUES[facet](product)) if (value !== null) found.push(markOf(facet, value))
  return found
}

export interface Count {
  value: string
  count: number
  /** Number of products in the whole list that have the value, regardless of filters. */
  all: number
}

/** Orders by frequency in the whole list, so that options keep their position when a filter changes. */
export const byFrequency = (left: Count, right: Count) =>
  right.all - left.all || (left.value < right.value ? -1 : left.value > right.value ? 1 : 0)

/**
 * Concatenates the marks of all products. The marks of the product at `index` run from `starts[index]` to the next
 * start.
 */
function readColumns(products: readonly { marks: readonly number[] }[]) {
  const starts = new Uint32Array(products.length + 1)
  products.forEach((product, index) => {
    starts[index + 1] = (starts[index] ?? 0) + product.marks.length
  })
  const column = new Uint32Array(starts[products.length] ?? 0)
  products.forEach((product, index) => {
    column.set(product.marks, starts[index])
  })
  const all = new Uint32Array(known.length)
  for (const mark of column) all[mark] = (all[mark] ?? 0) + 1
  // Values that become known later occur in none of these products.
  const byFacet = new Map<MarkedFacet, number[]>(FACETS.map((facet) => [facet, []]))
  known.forEach(({ facet }, mark) => {
    if (all[mark]) byFacet.get(facet)?.push(mark)
  })
  return { starts, column, all, byFacet }
}

/**
 * Counts the products that have each value. A product is counted if it passes all filters (`failures` are bits), or if
 * it fails only the filter to which the value belongs (`bitOf`). Every value that occurs in the list is returned, also
 * with a count of zero, so that a selected option never disappears. The list and its marks must not change.
 */
export function countMarks(
  products: readonly { marks: readonly number[] }[],
  failures: Int32Array,
  bitOf: (facet: MarkedFacet) => number,
): (facet: MarkedFacet) => Count[] {
  const { starts, column, all, byFacet } = memoiseByList(products, 'marks', () => readColumns(products))
  const bits = Int32Array.from(known, ({ facet }) => bitOf(facet))
  const counts = new Uint32Array(all.length)
  let counted = 0
  for (const bit of bits) counted |= bit
  for (let index = 0; index < failures.length; index += 1) {
    const failed = failures[index] ?? 0
    const isOneAtMost = (failed & (failed - 1)) === 0
    // No value belongs to the price filter, so a product that fails only that filter is not counted.
    if (!isOneAtMost || (failed !== 0 && (failed & counted) === 0)) continue
    const end = starts[index + 1] ?? 0
    for (let at = starts[index] ?? 0; at < end; at += 1) {
      const mark = column[at] ?? 0
      if (failed === 0 || bits[mark] === failed) counts[mark] = (counts[mark] ?? 0) + 1
    }
  }
  const countOf = (mark: number): Count => ({
    value: known[mark]?.value ?? '',
    count: counts[mark] ?? 0,
    all: all[mark] ?? 0,
  })
  return (facet) => (byFacet.get(facet) ?? []).map(countOf)
}
