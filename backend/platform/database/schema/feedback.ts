import { customType, date, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { RequestPayload } from '@/domain/requests/schema'
import { agencies } from './agency'
import { products } from './catalogue'
import { members } from './member'
import { paymentNotifications } from './reservation-changes'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Contact, special offer, wedding and health requests in one table; the fields of each kind are in the payload. The
 * free text of a health request is encrypted like a document and stored in `sealed_text`
 * (`backend/requests/medical-text.ts`).
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
    /** When the request was confirmed, declined or closed; null while it is open. */
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('requests_member').on(table.memberId),
    index('requests_created').on(table.createdAt),
    index('requests_email').on(table.email),
  ],
)

/**
 * All uploaded documents, in the tenant's own database: no web server can serve them as files, they are deleted with
 * the row that they belong to, and they are part of its backup. A document belongs to a request, a transfer notice or
 * an agency's application (`kind` says which document). A document of a health enquiry waits for its request under a
 * token, of which only the hash is stored. Documents of health requests are encrypted (`backend/documents/sealer.ts`):
 * the sealed columns hold their name and content, `sealed_with` names the key, and the plain columns are empty.
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

/**
 * Newsletter subscriptions with double opt-in. No mail is sent to subscribers who have not confirmed or who have left.
 */
export const subscribers = pgTable('subscribers', {
  id: serial('id').primaryKey(),
  email: text('email').notNull().unique(),
  locale: text('locale').notNull(),
  requestedAt: instant('requested_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  leftAt: instant('left_at'),
  /** The member who subscribed while signed in under this address. */
  memberId: integer('member_id').references(() => members.id, { onDelete: 'set null' }),
})

/** Requests for a mail when a product can be booked again. The row is deleted when its mail is queued. */
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

/**
 * Next run of each recurring job. A process claims a run by updating the row, so that only one process queues the job.
 */
export const recurringJobs = pgTable('recurring_jobs', {
  kind: text('kind').primaryKey(),
  nextRunAt: instant('next_run_at').notNull(),
})
