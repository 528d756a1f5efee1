import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import { byFrequency, type Count, countMarks, type MarkedFacet, STEPS } from './facet-marks'
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
  minutesOf,
  placesOf,
  themeOf,
} from './filter-values'
import type { Facets, ListingQuery, Sort } from './listing-schema'
import { memoiseByList } from './memoise-by-list'

/** The fields that filters and facets read. Prices are in the tenant's default currency. */
export interface FilterableProduct {
  id: number
  kind: Kind
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
  /** Marks of the facet values (`marksOf` of the other fields). */
  marks: readonly number[]
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
/** The price scale ends before the maximum if the maximum is more than this many times the end. */
const FAR = 1.5

/** A product without the value does not pass an 'at least' filter. */
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

/** Whether a filter is set. An undefined value, a false switch and an empty list filter nothing. */
const isAsked = (value: unknown) => value !== undefined && value !== false && !(Array.isArray(value) && !value.length)

const pricesOf = (products: readonly FilterableProduct[]): Float64Array =>
  memoiseByList(products, 'prices', () => new Float64Array(products.map(({ price }) => price)))

/**
 * Returns for each product the bits of the filters that it fails. All counts of a list are derived from this single
 * pass.
 */
function failuresOf(products: readonly FilterableProduct[], filters: Filters): Int32Array {
  const failures = new Int32Array(products.length)
  const { priceFrom = Number.NEGATIVE_INFINITY, priceTo = Number.POSITIVE_INFINITY, ...others } = filters
  if (Number.isFinite(priceFrom) || Number.isFinite(priceTo)) {
    pricesOf(products).forEach((price, index) => {
      failures[index] = (price < priceFrom ? BITS.priceFrom : 0) | (price > priceTo ? BITS.priceTo : 0)
    })
  }
  for (const name of NAMES.filter((each) => each in others && isAsked(filters[each]))) {
    const test = TESTS[name]
    products.forEach((product, index) => {
      if (!test(product, filters)) failures[index] = (failures[index] ?? 0) | BITS[name]
    })
  }
  return failures
}

/** End of the price scale: Tukey's upper fence, rounded up, or the maximum if that is not much higher. */
function findScaleEnd(sorted: Float64Array, maximum: number): number {
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? maximum
  const fence = at(0.75) + 1.5 * (at(0.75) - at(0.25))
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, fence))) - 1)
  const end = Math.ceil(fence / step) * step
  return end > at(0) && end * FAR < maximum ? end : maximum
}

function buildPrice(prices: Float64Array, currency: string): Facets['price'] {
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

/** The filter of a facet; only the ratings facet has a filter with a different name. */
const filterOf = (facet: MarkedFacet): keyof Filters => (facet === 'ratings' ? 'rating' : facet)

const toChoices = (counts: readonly Count[]) =>
  [...counts].sort(byFrequency).map(({ value, count }) => ({ value, count }))

/** Price scale of the products that fail no filter except the price filter. */
function priceScale(products: readonly FilterableProduct[], failures: Int32Array, currency: string): Facets['price'] {
  const prices = pricesOf(products)
  const isCounted = (index: number) => ((failures[index] ?? 0) & ~PRICE_BITS) === 0
  if (prices.every((_, index) => isCounted(index)))
    return memoiseByList(products, `scale in ${currency}`, () => buildPrice(prices.slice().sort(), currency))
  return buildPrice(prices.filter((_, index) => isCounted(index)).sort(), currency)
}

function buildFacets(
  products: readonly FilterableProduct[],
  failures: Int32Array,
  currency: string,
  nameDestination: (destination: string) => string,
): Facets {
  const countsOf = countMarks(products, failures, (facet) => BITS[filterOf(facet)])
  const choices = (facet: MarkedFacet) => toChoices(countsOf(facet))
  const steps = (facet: keyof typeof STEPS) => {
    const counts = new Map(countsOf(facet).map(({ value, count }) => [value, count]))
    return STEPS[facet].map(String).map((value) => ({ value, count: counts.get(value) ?? 0 }))
  }
  /** Empty when no product of the list has such a value. */
  const figures = (facet: keyof typeof STEPS) => (countsOf(facet).length > 0 ? steps(facet) : [])
  return {
    kinds: choices('kinds'),
    destinations: toChoices(
      countsOf('destinations').map((entry) => ({ ...entry, value: nameDestination(entry.value) })),
    ),
    durations: choices('durations'),
    themes: choices('themes'),
    ratings: steps('ratings'),
    guideLanguages: choices('guideLanguages'),
    carClasses: choices('carClasses'),
    gears: choices('gears'),
    charters: choices('charters'),
    features: choices('features'),
    bedrooms: figures('bedrooms'),
    cabins: figures('cabins'),
    lengthMetres: figures('lengthMetres'),
    freeCancellation: countsOf('freeCancellation')[0]?.count ?? 0,
    instantConfirmation: countsOf('instantConfirmation')[0]?.count ?? 0,
    price: priceScale(products, failures, currency),
  }
}

const durationRank = (details: ProductDetails) => minutesOf(details) ?? Number.MAX_SAFE_INTEGER

const ORDER: Record<Sort, (left: FilterableProduct, right: FilterableProduct) => number> = {
  recommended: (left, right) => left.rank - right.rank,
  priceAscending: (left, right) => left.price - right.price,
  priceDescending: (left, right) => right.price - left.price,
  rating: (left, right) => right.rating - left.rating || right.ratingCount - left.ratingCount,
  duration: (left, right) => durationRank(left.details) - durationRank(right.details),
  newest: (left, right) => right.createdAt - left.createdAt,
}

/** A total order: ties are broken by the product's id, so that pages never overlap. Memoised for each list and sort. */
function orderOf(products: readonly FilterableProduct[], sort: Sort): Uint32Array {
  return memoiseByList(products, `order by ${sort}`, () => {
    const order = Array.from(products, (product, index) => ({ product, index }))
    order.sort((left, right) => ORDER[sort](left.product, right.product) || left.product.id - right.product.id)
    return Uint32Array.from(order, ({ index }) => index)
  })
}

/** Result of one pass over a list with filters. */
interface Look<P> {
  /** Number of products that pass every filter. */
  total: number
  /**
   * The matching products, sorted, or in list order if `sort` is null. `page` selects a slice; without it, all are
   * returned.
   */
  matching: (sort: Sort | null, page?: { start: number; size: number }) => P[]
  /**
   * Counts each option with every other filter applied, that is the number of results after selecting it.
   * `nameDestination` maps a destination to the name under which it is counted.
   */
  facets: (currency: string, nameDestination?: (destination: string) => string) => Facets
}

/** Filters all products in one pass. Derived data is memoised by list, so the list and its products must not change. */
export function lookThrough<P extends FilterableProduct>(products: readonly P[], filters: Filters): Look<P> {
  const failures = failuresOf(products, filters)
  let total = 0
  for (const failed of failures) if (failed === 0) total += 1
  return {
    total,
    matching: (sort, { start, size } = { start: 0, size: total }) => {
      const found: P[] = []
      let passed = 0
      const order = sort === null ? products.keys() : orderOf(products, sort)
      for (const index of order) {
        if (failures[index] !== 0) continue
        passed += 1
        const product = products[index]
        if (product && passed > start) found.push(product)
        if (passed >= start + size) break
      }
      return found
    },
    facets: (currency, nameDestination = (destination) => destination) =>
      buildFacets(products, failures, currency, nameDestination),
  }
}
