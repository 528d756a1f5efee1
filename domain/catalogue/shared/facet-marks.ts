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

/** What is counted of a product. */
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

/** The steps that a figure reaches; none for what has no such figure. */
const reached = (figure: number | null, steps: readonly number[]): Values =>
  steps.filter((step) => figure !== null && figure >= step).map(String)

/** Choices that are 'at least' so much, in their order. */
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

/** Each value that any product has had, by its mark: the words of a trade and the numbers of places, which are few. */
const known: { facet: MarkedFacet; value: string }[] = []
const marks = new Map<MarkedFacet, Map<string, number>>(FACETS.map((facet) => [facet, new Map()]))

function markOf(facet: MarkedFacet, value: string): number {
  const ofFacet = marks.get(facet)
  const mark = ofFacet?.get(value) ?? known.push({ facet, value }) - 1
  ofFacet?.set(value, mark)
  return mark
}

/** Everything that a product is counted under, as numbers: counting a list anew for each filter is then cheap. */
export function marksOf(product: Countable): readonly number[] {
  const found: number[] = []
  for (const facet of FACETS)
    for (const value of VALUES[facet](product)) if (value !== null) found.push(markOf(facet, value))
  return found
}

export interface Count {
  value: string
  count: number
  /** How many of the whole list have it, whatever is filtered. */
  all: number
}

/** The commonest of the whole list first, so that what is ticked or unticked does not move. */
export const byFrequency = (left: Count, right: Count) =>
  right.all - left.all || (left.value < right.value ? -1 : left.value > right.value ? 1 : 0)

/** The marks of a list's products one after the other: those of the product at `index` from `starts[index]` to the next start. */
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
  // What becomes known later is in none of these products.
  const byFacet = new Map<MarkedFacet, number[]>(FACETS.map((facet) => [facet, []]))
  known.forEach(({ facet }, mark) => {
    if (all[mark]) byFacet.get(facet)?.push(mark)
  })
  return { starts, column, all, byFacet }
}

/**
 * How many of a list have each value that any of it has: those that fail nothing (`failures` are bits), or nothing but the
 * filter that `bitOf` says the value belongs to. A choice at zero stays, so that what has been ticked or could be never
 * vanishes. The list and its marks must not change.
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
    // What fails the price alone is in no count: no value belongs to that filter.
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
