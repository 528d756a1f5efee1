import { customType, date, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { RequestPayload } from '@/domain/requests/schema'
import { agencies } from './agency'
import { products } from './catalogue'
import { members } from './member'
import { paymentNotifications } from './reservation-changes'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Contact, special offer, wedding and health requests: one table, the fields of their trade in the payload. The free
 * text of a health request is encrypted as documents are and stands in `sealed_text` (`backend/requests/medical-text.ts`).
 */
export const requests = pgTable(
  'requests',
  {
    id: serial('id').primaryKey(),
    number: text('number').notNull().unique(),
    kind: text('kind').notNull(),
    status: text('status').notNull().default('new'),
    memberId: integer('member_id').references(() => members.id, { onDelete: 'set null' }),
    locale: text('locale').notNull(),
    email: text('email').notNull(),
    payload: jsonb('payload').$type<RequestPayload>().notNull(),
    sealedText: bytes('sealed_text'),
    sealedWith: text('sealed_with'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Since when it has been confirmed, declined or closed; null while it is open. */
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('requests_member').on(table.memberId),
    index('requests_created').on(table.createdAt),
    index('requests_email').on(table.email),
  ],
)

/**
 * Every document that somebody sends, in the tenant's own database: no file that a web server could hand out, gone with
 * what it belongs to, and in its backup. It belongs to a request, to the notice of a transfer or to an agency's
 * application (`kind` says which document); one of a health enquiry waits for its request under a token, of which only the
 * hash is kept. Documents of health requests are encrypted (`backend/documents/sealer.ts`): their name and content stand
 * in the sealed columns, `sealed_with` names the key, and the plain columns say nothing.
 */
export const documents = pgTable(
  'documents',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').unique(),
    requestId: integer('request_id').references(() => requests.id, { onDelete: 'cascade' }),
    notificationId: integer('notification_id')
      .unique()
      .references(() => paymentNotifications.id, { onDelete: 'cascade' }),
    agencyId: integer('agency_id').references(() => agencies.id, { onDelete: 'cascade' }),
    kind: text('kind'),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    content: bytes('content').notNull(),
    sealedName: bytes('sealed_name'),
    sealedContent: bytes('sealed_content'),
    sealedWith: text('sealed_with'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('documents_request').on(table.requestId), index('documents_agency').on(table.agencyId)],
)

/** Newsletter by double opt-in: who has not confirmed, or has left, gets nothing. */
export const subscribers = pgTable('subscribers', {
  id: serial('id').primaryKey(),
  email: text('email').notNull().unique(),
  locale: text('locale').notNull(),
  requestedAt: instant('requested_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  leftAt: instant('left_at'),
  /** The member who asked for it while signed in under this very address. */
  memberId: integer('member_id').references(() => members.id, { onDelete: 'set null' }),
})

/** Who wants to be told when a product can be booked again; a row goes with its mail. */
export const watches = pgTable('watches', {
  id: serial('id').primaryKey(),
  productId: integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  locale: text('locale').notNull(),
  dateFrom: date('date_from', { mode: 'string' }),
  dateTo: date('date_to', { mode: 'string' }),
  persons: integer('persons').notNull(),
  memberId: integer('member_id').references(() => members.id, { onDelete: 'set null' }),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** When a job that comes back by itself is next due; taking the row is what lets one process of many queue it. */
export const recurringJobs = pgTable('recurring_jobs', {
  kind: text('kind').primaryKey(),
  nextRunAt: instant('next_run_at').notNull(),
})
