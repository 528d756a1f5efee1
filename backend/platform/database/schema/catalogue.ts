import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import type { Campaign, Extra, PricingMode, ProductText } from '@/domain/catalogue/shared/schema'
import type { Image } from '@/domain/content/schema'
import type { Localized } from '@/domain/shared/locales'

const money = (name: string) => numeric(name, { precision: 14, scale: 2 })

export const settings = pgTable('settings', {
  section: text('section').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const rates = pgTable(
  'rates',
  {
    bankCode: text('bank_code').notNull(),
    source: text('source').notNull(),
    symbol: text('symbol').notNull(),
    buy: numeric('buy', { precision: 18, scale: 8 }).notNull(),
    sell: numeric('sell', { precision: 18, scale: 8 }).notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.bankCode, table.source] })],
)

/** Content pages, articles, destinations and categories: everything with a text and a URL that is not sold. */
export const pages = pgTable(
  'pages',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull(),
    pageType: text('page_type').notNull(),
    parentId: integer('parent_id'),
    kind: text('kind'),
    images: jsonb('images').$type<Image[]>().notNull().default([]),
    publishedOn: date('published_on', { mode: 'string' }),
    readingMinutes: smallint('reading_minutes'),
    position: integer('position').notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('pages_key').on(table.pageType, table.key)],
)

export const pageTexts = pgTable(
  'page_texts',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    pageType: text('page_type').notNull(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    summary: text('summary').notNull().default(''),
    body: text('body').notNull().default(''),
    label: text('label'),
    questions: jsonb('questions').$type<{ question: string; answer: string }[]>().notNull().default([]),
    folded: text('folded').notNull().default(''),
    foldedTitle: text('folded_title').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.locale] }),
    uniqueIndex('page_texts_slug').on(table.pageType, table.locale, table.slug),
  ],
)

export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    code: text('code').notNull().unique(),
    kind: text('kind').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => pages.id),
    destinationId: integer('destination_id')
      .notNull()
      .references(() => pages.id),
    details: jsonb('details').$type<ProductDetails>().notNull(),
    /** Number of units to let: cars of a model, sister boats; 1 for products sold by seats. */
    units: smallint('units').notNull().default(1),
    unit: text('unit').notNull(),
    currency: text('currency').notNull(),
    images: jsonb('images').$type<Image[]>().notNull().default([]),
    campaign: jsonb('campaign').$type<Campaign>(),
    pricing: jsonb('pricing').$type<PricingMode>().notNull(),
    taxMode: text('tax_mode').notNull(),
    taxRate: doublePrecision('tax_rate').notNull(),
    paymentPlan: text('payment_plan').notNull(),
    depositPercent: doublePrecision('deposit_percent').notNull(),
    childFrom: smallint('child_from').notNull(),
    adultFrom: smallint('adult_from').notNull(),
    cutoffMinutes: integer('cutoff_minutes').notNull(),
    freeCancellationHours: integer('free_cancellation_hours'),
    instantConfirmation: boolean('instant_confirmation').notNull(),
    cancellation: jsonb('cancellation').$type<{ steps: { hoursBefore: number; refundPercent: number }[] }>(),
    extras: jsonb('extras').$type<Extra[]>().notNull().default([]),
    meetingLatitude: doublePrecision('meeting_latitude'),
    meetingLongitude: doublePrecision('meeting_longitude'),
    /**
     * Lowest adult price of current and future seasons, before and after the campaign. The seed and the desk update it.
     */
    oldFromAmount: money('old_from_amount'),
    fromAmount: money('from_amount').notNull(),
    ratingAverage: doublePrecision('rating_average').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    rank: integer('rank').notNull().default(0),
    views: integer('views').notNull().default(0),
    active: boolean('active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('products_listing').on(table.kind, table.categoryId, table.destinationId),
    index('products_destination').on(table.destinationId),
  ],
)

export const productTexts = pgTable(
  'product_texts',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    text: jsonb('text').$type<ProductText>().notNull(),
    meetingPoint: jsonb('meeting_point').$type<{ title: string; text: string }>(),
    /** Title, place and summary in folded letters, for search. A generated column `search` combines both. */
    folded: text('folded').notNull().default(''),
    foldedTitle: text('folded_title').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.locale] }),
    uniqueIndex('product_texts_slug').on(table.locale, table.slug),
  ],
)

export const productSessions = pgTable(
  'product_sessions',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    time: text('time').notNull(),
    endTime: text('end_time'),
    capacity: integer('capacity').notNull(),
    weekdays: smallint('weekdays').array().notNull(),
  },
  (table) => [uniqueIndex('product_sessions_time').on(table.productId, table.time)],
)

/** Prices per day of a season; `validTo` is exclusive. */
export const seasonPrices = pgTable(
  'season_prices',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    adult: money('adult').notNull(),
    child: money('child').notNull(),
    infant: money('infant').notNull(),
    /** The shortest stay that begins in the season, in days; null if the product decides. */
    minimumNights: smallint('minimum_nights'),
  },
  (table) => [index('season_prices_product').on(table.productId, table.validFrom)],
)

/** Airports, towns, marinas and offices that cars, yachts and transfers refer to by key. */
export const places = pgTable('places', {
  key: text('key').primaryKey(),
  placeType: text('place_type').notNull(),
  titles: jsonb('titles').$type<Localized<string>>().notNull(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  position: integer('position').notNull().default(0),
})

export const closedDays = pgTable(
  'closed_days',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    reason: text('reason').notNull().default('closed'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.day] })],
)

export const reviews = pgTable(
  'reviews',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    score: doublePrecision('score').notNull(),
    author: text('author').notNull(),
    authorPlace: text('author_place'),
    text: text('text').notNull(),
    locale: text('locale').notNull(),
    travelledOn: date('travelled_on', { mode: 'string' }).notNull(),
    /** Set by triggers of migration 0044 (`is_verified`), which override any value written here. */
    verified: boolean('verified').notNull().default(false),
    memberId: integer('member_id'),
    /** The reviewed reservation item. Set for verified reviews that were written in this shop. */
    reservationItemId: integer('reservation_item_id'),
    /** Whether the service of that item was over when the review was written. */
    serviceEnded: boolean('service_ended').notNull().default(false),
    /** Hash of a guest's address. A guest can write one review per product, and the address itself is not stored. */
    guestKey: text('guest_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('reviews_product').on(table.productId)],
)

export type LocalizedTitle = Localized<{ title: string; slug: string }>
