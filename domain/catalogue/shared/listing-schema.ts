import * as z from 'zod'
import { CAR_CLASSES, GEARS } from '@/domain/catalogue/kinds/car/details'
import { CHARTERS } from '@/domain/catalogue/kinds/yacht/details'
import { imageSchema } from '@/domain/content/schema'
import { idParamSchema, localeSchema, localized, plainDateSchema } from '@/domain/shared/schema'
import { kindSchema, productCardSchema, productCardsSchema, readableListOf } from './schema'

export const SORTS = ['recommended', 'priceAscending', 'priceDescending', 'rating', 'duration', 'newest'] as const
export const DURATIONS = ['short', 'half', 'full', 'several'] as const

/**
 * A comma-separated list in a query string. A single parameter avoids repeated names, which routers handle differently.
 */
const list = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value), z.array(item).max(40))

/** The query of `GET /category-urun-listele`. The URL of a listing contains all its filters. */
export const listingQuerySchema = z.object({
  locale: localeSchema,
  slug: z.string().max(160).optional(),
  categoryId: idParamSchema.optional(),
  kinds: list(kindSchema).optional(),
  destinations: list(z.string().max(160)).optional(),
  priceFrom: z.coerce.number().min(0).max(10_000_000).optional(),
  priceTo: z.coerce.number().min(0).max(10_000_000).optional(),
  dateFrom: plainDateSchema.optional(),
  dateTo: plainDateSchema.optional(),
  durations: list(z.enum(DURATIONS)).optional(),
  themes: list(z.string().max(40)).optional(),
  rating: z.coerce.number().min(0).max(5).optional(),
  guideLanguages: list(localeSchema).optional(),
  freeCancellation: z.stringbool().optional(),
  instantConfirmation: z.stringbool().optional(),
  campaignOnly: z.stringbool().optional(),
  /** Minimum capacity: of a house, a boat, a car, a vehicle of a transfer, or a tour's group. */
  people: z.coerce.number().int().min(1).max(60).optional(),
  /**
   * Length of the stay in nights or days; with `dateFrom` and `dateTo`, a stay of this length must fit between them.
   */
  nights: z.coerce.number().int().min(1).max(60).optional(),
  bedrooms: z.coerce.number().int().min(1).max(20).optional(),
  cabins: z.coerce.number().int().min(1).max(20).optional(),
  lengthMetres: z.coerce.number().min(1).max(200).optional(),
  charters: list(z.enum(CHARTERS)).optional(),
  carClasses: list(z.enum(CAR_CLASSES)).optional(),
  gears: list(z.enum(GEARS)).optional(),
  /** A product must have all of them. */
  features: list(z.string().max(40)).optional(),
  sort: z.enum(SORTS).default('recommended'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(60).default(24),
})

export const facetValueSchema = z.object({ value: z.string(), label: localized(z.string()).optional(), count: z.int() })

/** Each count applies every other filter, so that it gives the number of results after selecting the option. */
export const facetsSchema = z.object({
  kinds: z.array(facetValueSchema),
  destinations: z.array(facetValueSchema),
  durations: z.array(facetValueSchema),
  themes: z.array(facetValueSchema),
  ratings: z.array(facetValueSchema),
  guideLanguages: z.array(facetValueSchema),
  carClasses: z.array(facetValueSchema),
  gears: z.array(facetValueSchema),
  charters: z.array(facetValueSchema),
  features: z.array(facetValueSchema),
  /** Values with 'at least' semantics; empty when no product of the list has the value. */
  bedrooms: z.array(facetValueSchema),
  cabins: z.array(facetValueSchema),
  lengthMetres: z.array(facetValueSchema),
  freeCancellation: z.int(),
  instantConfirmation: z.int(),
  /**
   * `buckets` divide the range from `minimum` to `scaleEnd` (`maximum` where it is missing) evenly. The last bucket
   * also counts the more expensive products.
   */
  price: z.object({
    minimum: z.number(),
    maximum: z.number(),
    scaleEnd: z.number().optional(),
    currency: z.string(),
    buckets: z.array(z.int()),
  }),
})

export const listingSchema = z.object({
  products: productCardsSchema,
  total: z.int().nonnegative(),
  page: z.int().positive(),
  pageSize: z.int().positive(),
  facets: facetsSchema,
})

export const searchHitSchema = z.object({
  hitType: z.enum(['product', 'destination', 'category', 'article']),
  product: productCardSchema.nullable(),
  title: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  /** The point that stays visible when the image is cropped; without it, the centre. */
  focalPoint: imageSchema.shape.focalPoint,
  count: z.int().nullable(),
})

export const searchSchema = z.object({
  term: z.string(),
  hits: readableListOf(searchHitSchema),
  products: listingSchema,
})

export type ListingQuery = z.infer<typeof listingQuerySchema>
export type Listing = z.infer<typeof listingSchema>
export type Facets = z.infer<typeof facetsSchema>
export type SearchHit = z.infer<typeof searchHitSchema>
export type SearchResult = z.infer<typeof searchSchema>
export type Sort = (typeof SORTS)[number]
