import * as z from 'zod'
import { availabilityQuerySchema, availabilitySchema } from '@/domain/availability/schema'
import { placeKeySchema } from '@/domain/catalogue/kinds/common-fields'
import { vehicleSchema } from '@/domain/catalogue/kinds/transfer/details'
import { listingQuerySchema, listingSchema, searchSchema } from '@/domain/catalogue/shared/listing-schema'
import { placeSchema, productCardsSchema, productSchema } from '@/domain/catalogue/shared/schema'
import { categoryOrDestinationRefSchema, PAGE_TYPES, pageCardSchema, pageSchema } from '@/domain/content/schema'
import { otherSettingsSchema, settingsSchema, tenantSchema } from '@/domain/settings/schema'
import {
  currencyCodeSchema,
  idParamSchema,
  idSchema,
  localeSchema,
  localized,
  slugSchema,
} from '@/domain/shared/schema'
import { transferAnswerSchema, transferQuerySchema } from '@/domain/transfer/schema'
import { call } from './call'

const pageType = z.enum(PAGE_TYPES)

export const catalogueCalls = {
  listTenants: call({
    method: 'GET',
    path: '/kiraci-listele',
    summary: 'Hosts and languages of every tenant',
    access: 'service',
    tenantless: true,
    request: z.object({}),
    response: z.object({ tenants: z.array(tenantSchema) }),
  }),
  getSettings: call({
    method: 'GET',
    path: '/setting-get',
    summary: 'Settings of every section, with the menus',
    access: 'public',
    request: z.object({}),
    response: settingsSchema,
  }),
  getOtherSettings: call({
    method: 'GET',
    path: '/other-setting-get',
    summary: 'Switches that change rules',
    access: 'public',
    request: z.object({}),
    response: otherSettingsSchema,
  }),
  getFilterData: call({
    method: 'GET',
    path: '/filter-data-get',
    summary: 'Destinations and categories with their number of products',
    access: 'public',
    request: z.object({}),
    response: z.object({
      destinations: z.array(categoryOrDestinationRefSchema.extend({ count: z.int() })),
      categories: z.array(
        categoryOrDestinationRefSchema.extend({
          count: z.int(),
          kind: z.string().nullable(),
          parentId: z.int().nullable(),
        }),
      ),
    }),
  }),
  getPage: call({
    method: 'GET',
    path: '/page-get',
    summary: 'One page by type and slug of any language; `slugs` tells the right one',
    access: 'public',
    errors: ['notFound'],
    request: z.object({ locale: localeSchema, pageType, slug: slugSchema }),
    response: pageSchema,
  }),
  listPages: call({
    method: 'GET',
    path: '/page-all-get',
    summary: 'Pages of one type, newest first',
    access: 'public',
    request: z.object({
      locale: localeSchema,
      pageType,
      parentId: idParamSchema.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ pages: z.array(pageCardSchema) }),
  }),
  listHomeProducts: call({
    method: 'GET',
    path: '/home-urun-listele',
    summary: 'The rows of the home page: best rated, on campaign, one of each kind',
    access: 'public',
    request: z.object({ locale: localeSchema }),
    response: z.object({
      bestRated: productCardsSchema,
      campaigns: productCardsSchema,
      others: productCardsSchema,
      counts: z.array(z.object({ kind: z.string(), count: z.int() })),
      reviews: z.array(
        z.object({
          score: z.number(),
          text: z.string(),
          author: z.string(),
          authorPlace: z.string().nullable(),
          product: z.string(),
          slug: z.string(),
        }),
      ),
      /** The places that transfers serve. */
      places: z.array(placeSchema),
    }),
  }),
  listProducts: call({
    method: 'GET',
    path: '/category-urun-listele',
    summary: 'Products of a category or destination with facet counts',
    access: 'public',
    errors: ['notFound'],
    request: listingQuerySchema,
    response: listingSchema,
  }),
  getProduct: call({
    method: 'GET',
    path: '/category-urun-getir',
    summary: 'One product by its slug of any language',
    access: 'public',
    errors: ['notFound'],
    request: z.object({ locale: localeSchema, slug: slugSchema }),
    response: productSchema,
  }),
  listSimilarProducts: call({
    method: 'GET',
    path: '/category-benzer-urun-listele',
    summary: 'Products like this one, without it',
    access: 'public',
    errors: ['notFound'],
    request: z.object({
      locale: localeSchema,
      productId: idParamSchema,
      limit: z.coerce.number().int().min(1).max(12).default(4),
    }),
    response: z.object({ products: productCardsSchema }),
  }),
  searchProducts: call({
    method: 'GET',
    path: '/category-urun-arama',
    summary: 'Search over products, destinations, categories and articles; typing errors forgiven',
    access: 'public',
    request: listingQuerySchema.extend({ term: z.string().trim().min(1).max(100), suggest: z.stringbool().optional() }),
    response: searchSchema,
  }),
  listShowcase: call({
    method: 'GET',
    path: '/category-urun-vitrin',
    summary: 'Products that the operator puts in front',
    access: 'public',
    request: z.object({ locale: localeSchema, limit: z.coerce.number().int().min(1).max(24).default(8) }),
    response: z.object({ products: productCardsSchema }),
  }),
  getAvailability: call({
    method: 'GET',
    path: '/urun-musaitlik-getir',
    summary: 'Seats and prices per day; a closed day says why and names the nearest open one',
    access: 'public',
    errors: ['notFound'],
    request: availabilityQuerySchema,
    response: availabilitySchema,
  }),
  listTransferTariffs: call({
    method: 'GET',
    path: '/transfer-tarife-listele',
    summary: 'The first thousand transfers with their vehicles and prices, and all places that transfers serve',
    access: 'public',
    request: z.object({ locale: localeSchema }),
    response: z.object({
      tariffs: z.array(
        z.object({
          id: z.int(),
          content: localized(z.object({ title: z.string(), slug: z.string() })),
          fromPlace: placeKeySchema,
          toPlace: placeKeySchema,
          durationMinutes: z.int(),
          vehicles: z.array(vehicleSchema),
          currency: currencyCodeSchema,
        }),
      ),
      places: z.array(placeSchema),
    }),
  }),
  queryTransfer: call({
    method: 'POST',
    path: '/transfer-sorgula-post',
    summary: 'Vehicles of a route at a time with price, and what takes the party: one vehicle or two',
    access: 'public',
    request: transferQuerySchema,
    response: transferAnswerSchema,
  }),
  trackView: call({
    method: 'POST',
    path: '/urun-izleme-guncelle',
    summary: 'Count a view of a product',
    access: 'public',
    request: z.object({ productId: idSchema }),
    response: z.object({ counted: z.boolean() }),
  }),
  sendAnalytics: call({
    method: 'POST',
    path: '/web-analiz-post',
    summary: 'A visit: kind of device and path; the address is shortened before it is kept',
    access: 'public',
    request: z.object({
      path: z.string().max(500).default(''),
      userAgent: z.string().max(400),
      locale: localeSchema.optional(),
    }),
    response: z.object({ counted: z.boolean() }),
  }),
}
