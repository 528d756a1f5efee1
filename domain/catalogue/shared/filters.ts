import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import { countValues } from './facet-values'
import {
  bedroomsOf,
  cabinsOf,
  carClassOf,
  charterOf,
  durationOf,
  featuresOf,
  fitsNights,
  gearOf,
  guideLanguagesOf,
  lengthMetresOf,
  placesOf,
  themeOf,
} from './filter-values'
import { keptOfList } from './kept-of-list'
import type { Facets, ListingQuery, Sort } from './listing-schema'

/** What filters and facets look at; prices in the tenant's default currency. */
export interface FilterableProduct {
  id: number
  kind: string
  destination: string
  price: number
  rating: number
  ratingCount: number
  rank: number
  createdAt: number
  hasCampaign: boolean
  freeCancellation: boolean
  instantConfirmation: boolean
  details: ProductDetails
}

type Filters = Partial<
  Pick<
    ListingQuery,
    | 'kinds'
    | 'destinations'
    | 'priceFrom'
    | 'priceTo'
    | 'durations'
    | 'themes'
    | 'rating'
    | 'guideLanguages'
    | 'freeCancellation'
    | 'instantConfirmation'
    | 'campaignOnly'
    | 'people'
    | 'nights'
    | 'bedrooms'
    | 'cabins'
    | 'lengthMetres'
    | 'charters'
    | 'carClasses'
    | 'gears'
    | 'features'
  >
>

const BUCKETS = 20
/** The dearest offers are left off the scale when they cost so many times what stands at its end. */
const FAR = 1.5
const RATING_STEPS = [4.8, 4.5, 4]

/** What has none of it is not 'at least' anything. */
const isAtLeast = (value: number | null, least: number | undefined) =>
  least === undefined || (value !== null && value >= least)

/** An empty list of choices filters nothing. */
const isAmong = (choices: readonly string[] | undefined, value: string | null) =>
  !choices || choices.length === 0 || (value !== null && choices.includes(value))

const TESTS: { [K in keyof Filters]-?: (product: FilterableProduct, filters: Filters) => boolean } = {
  kinds: (product, { kinds }) => isAmong(kinds, product.kind),
  destinations: (product, { destinations }) => isAmong(destinations, product.destination),
  priceFrom: (product, { priceFrom }) => priceFrom === undefined || product.price >= priceFrom,
  priceTo: (product, { priceTo }) => priceTo === undefined || product.price <= priceTo,
  durations: (product, { durations }) => isAmong(durations, durationOf(product.details)),
  themes: (product, { themes }) => isAmong(themes, themeOf(product.details)),
  rating: (product, { rating }) => rating === undefined || product.rating >= rating,
  guideLanguages: (product, { guideLanguages }) =>
    !guideLanguages?.length || guideLanguages.some((language) => guideLanguagesOf(product.details).includes(language)),
  freeCancellation: (product, { freeCancellation }) => !freeCancellation || product.freeCancellation,
  instantConfirmation: (product, { instantConfirmation }) => !instantConfirmation || product.instantConfirmation,
  campaignOnly: (product, { campaignOnly }) => !campaignOnly || product.hasCampaign,
  people: ({ details }, { people }) => people === undefined || placesOf(details) >= people,
  nights: ({ details }, { nights }) => nights === undefined || fitsNights(details, nights),
  bedrooms: ({ details }, { bedrooms }) => isAtLeast(bedroomsOf(details), bedrooms),
  cabins: ({ details }, { cabins }) => isAtLeast(cabinsOf(details), cabins),
  lengthMetres: ({ details }, { lengthMetres }) => isAtLeast(lengthMetresOf(details), lengthMetres),
  charters: ({ details }, { charters }) => isAmong(charters, charterOf(details)),
  carClasses: ({ details }, { carClasses }) => isAmong(carClasses, carClassOf(details)),
  gears: ({ details }, { gears }) => isAmong(gears, gearOf(details)),
  features: ({ details }, { features }) =>
    !features?.length || features.every((feature) => featuresOf(details).includes(feature)),
}

const NAMES = Object.keys(TESTS) as (keyof Filters)[]

/** One bit for each filter. */
const BITS = Object.fromEntries(NAMES.map((name, index) => [name, 1 << index])) as Record<keyof Filters, number>

const PRICE_BITS = BITS.priceFrom | BITS.priceTo

/** What is not said, a switch that is off and an empty list filter nothing. */
const isAsked = (value: unknown) => value !== undefined && value !== false && !(Array.isArray(value) && !value.length)

/** For each product the bits of the filters that it does not pass: every count of a list is made of this one look. */
function failuresOf(products: readonly FilterableProduct[], filters: Filters): Int32Array {
  const asked = NAMES.filter((name) => isAsked(filters[name])).map((name) => ({ test: TESTS[name], bit: BITS[name] }))
  const failures = new Int32Array(products.length)
  if (asked.length === 0) return failures
  for (const [index, product] of products.entries()) {
    let bits = 0
    for (const { test, bit } of asked) if (!test(product, filters)) bits |= bit
    failures[index] = bits
  }
  return failures
}

/** The products whose failures are among the given bits. */
function passing<P>(products: readonly P[], failures: Int32Array, allowed = 0): P[] {
  return products.filter((_, index) => ((failures[index] ?? 0) & ~allowed) === 0)
}

/** The products that pass every filter, those in `except` apart. */
export function filterProducts<P extends FilterableProduct>(
  products: readonly P[],
  filters: Filters,
  except: readonly (keyof Filters)[] = [],
): P[] {
  const allowed = except.reduce((bits, name) => bits | BITS[name], 0)
  return passing(products, failuresOf(products, filters), allowed)
}

/** Where a scale of prices ends: so dear that few offers are (Tukey's fence), or the dearest where that is not much further. */
function findScaleEnd(sorted: Float64Array, maximum: number): number {
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? maximum
  const fence = at(0.75) + 1.5 * (at(0.75) - at(0.25))
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, fence))) - 1)
  const end = Math.ceil(fence / step) * step
  return end > at(0) && end * FAR < maximum ? end : maximum
}

function buildPrice(products: readonly FilterableProduct[], currency: string): Facets['price'] {
  const prices = Float64Array.from(products, ({ price }) => price).sort()
  const [least] = prices
  if (least === undefined) return { minimum: 0, maximum: 0, scaleEnd: 0, currency, buckets: [] }
  const minimum = Math.floor(least)
  const maximum = Math.ceil(prices.at(-1) ?? least)
  const scaleEnd = findScaleEnd(prices, maximum)
  const width = Math.max(1, scaleEnd - minimum) / BUCKETS
  const buckets = Array.from({ length: BUCKETS }, () => 0)
  for (const price of prices) {
    const index = Math.min(BUCKETS - 1, Math.floor((price - minimum) / width))
    buckets[index] = (buckets[index] ?? 0) + 1
  }
  return { minimum, maximum, scaleEnd, currency, buckets }
}

/** A figure for each product, not a number where it has none; null where none of them has any. */
function readFigures(
  products: readonly FilterableProduct[],
  figureOf: (details: ProductDetails) => number | null,
): Float64Array | null {
  const figures = Float64Array.from(products, ({ details }) => figureOf(details) ?? Number.NaN)
  return figures.every(Number.isNaN) ? null : figures
}

/**
 * Counts per choice with every other filter applied: what ticking it would give. `nameDestination` tells under which
 * name a destination is counted.
 */
export function buildFacets<P extends FilterableProduct>(
  products: readonly P[],
  filters: Filters,
  currency: string,
  nameDestination: (destination: string) => string = (destination) => destination,
): Facets {
  const failures = failuresOf(products, filters)
  const facet = (name: keyof Filters, valuesOf: (product: P) => readonly (string | null)[]) =>
    countValues(products, failures, BITS[name], name, valuesOf)
  const countWhere = (name: keyof Filters, is: (product: P, index: number) => boolean): number => {
    let count = 0
    products.forEach((product, index) => {
      if (((failures[index] ?? 0) & ~BITS[name]) === 0 && is(product, index)) count += 1
    })
    return count
  }
  const steps = (
    name: 'bedrooms' | 'cabins' | 'lengthMetres',
    figureOf: (details: ProductDetails) => number | null,
    values: readonly number[],
  ) => {
    const figures = keptOfList(products, `figures of ${name}`, () => readFigures(products, figureOf))
    if (figures === null) return []
    const countFrom = (least: number) => countWhere(name, (_, index) => (figures[index] ?? Number.NaN) >= least)
    return values.map((least) => ({ value: String(least), count: countFrom(least) }))
  }
  const count = (name: 'freeCancellation' | 'instantConfirmation') => countWhere(name, (product) => product[name])
  return {
    kinds: facet('kinds', (product) => [product.kind]),
    destinations: countValues(
      products,
      failures,
      BITS.destinations,
      'destinations',
      ({ destination }) => [destination],
      nameDestination,
    ),
    durations: facet('durations', (product) => [durationOf(product.details)]),
    themes: facet('themes', (product) => [themeOf(product.details)]),
    ratings: RATING_STEPS.map((step) => ({
      value: String(step),
      count: countWhere('rating', (product) => product.rating >= step),
    })),
    guideLanguages: facet('guideLanguages', (product) => guideLanguagesOf(product.details)),
    carClasses: facet('carClasses', ({ details }) => [carClassOf(details)]),
    gears: facet('gears', ({ details }) => [gearOf(details)]),
    charters: facet('charters', ({ details }) => [charterOf(details)]),
    features: facet('features', ({ details }) => featuresOf(details)),
    bedrooms: steps('bedrooms', bedroomsOf, [1, 2, 3, 4, 5]),
    cabins: steps('cabins', cabinsOf, [1, 2, 3, 4, 6]),
    lengthMetres: steps('lengthMetres', lengthMetresOf, [10, 15, 20, 25]),
    freeCancellation: count('freeCancellation'),
    instantConfirmation: count('instantConfirmation'),
    price: failures.every((bits) => (bits & ~PRICE_BITS) === 0)
      ? keptOfList(products, `prices in ${currency}`, () => buildPrice(products, currency))
      : buildPrice(passing(products, failures, PRICE_BITS), currency),
  }
}

const durationRank = (details: ProductDetails) =>
  details.kind === 'tour' ? details.durationMinutes : Number.MAX_SAFE_INTEGER

const ORDER: Record<Sort, (left: FilterableProduct, right: FilterableProduct) => number> = {
  recommended: (left, right) => left.rank - right.rank,
  priceAscending: (left, right) => left.price - right.price,
  priceDescending: (left, right) => right.price - left.price,
  rating: (left, right) => right.rating - left.rating || right.ratingCount - left.ratingCount,
  duration: (left, right) => durationRank(left.details) - durationRank(right.details),
  newest: (left, right) => right.createdAt - left.createdAt,
}

/** A total order: equal ones by their number, so that pages never overlap. A list is put into each order once. */
export function sortProducts<P extends FilterableProduct>(products: readonly P[], sort: Sort): readonly P[] {
  const compare = (left: P, right: P) => ORDER[sort](left, right) || left.id - right.id
  return keptOfList(products, `order by ${sort}`, () => [...products].sort(compare))
}
