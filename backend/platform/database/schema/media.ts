import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, real, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { Locale, Localized } from '@/domain/shared/locales'

/**
 * Images of the tenant. The storage holds the files under their hash. An image entry of a product or page repeats the
 * displayed values.
 */
export const media = pgTable(
  'media',
  {
    id: serial('id').primaryKey(),
    /** Path below the company, without width and extension, as in an image entry: 'urun/12/old-town-0f3c…'. */
    file: text('file').notNull().unique(),
    /** The first 16 hexadecimal digits of the SHA-256 of the original. */
    hash: text('hash').notNull(),
    folder: text('folder').notNull(),
    /** Id of the product, page or car that the image belongs to; null if it belongs to the whole site. */
    ownerId: integer('owner_id'),
    contentType: text('content_type').notNull(),
    /** Size of the original, in px as displayed; null for a drawing without a size. */
    width: integer('width'),
    height: integer('height'),
    bytes: integer('bytes').notNull(),
    /** Focal point as a share of width and height, from the left and from the top. */
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    alt: jsonb('alt').$type<Localized<string>>().notNull().default({}),
    caption: jsonb('caption').$type<Localized<string>>().notNull().default({}),
    /** Languages in which the image is displayed; null means all. */
    locales: text('locales').array().$type<Locale[]>(),
    placeholder: text('placeholder'),
    /** Paths of the former release, which redirect with 301. */
    formerFiles: text('former_files').array().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('media_hash').on(table.hash),
    index('media_former_files').using('gin', table.formerFiles),
    check('media_focal', sql`${table.focalX} between 0 and 1 and ${table.focalY} between 0 and 1`),
    check('media_hash_form', sql`${table.hash} ~ '^[0-9a-f]{16}$'`),
  ],
)
