import { customType, date, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { RequestPayload } from '@/domain/requests/schema'
import { products } from './catalogue'
import { members } from './member'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Contact, special offer, wedding and health requests: one table, the fields of their trade in the payload. */
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
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('requests_member').on(table.memberId), index('requests_created').on(table.createdAt)],
)

/**
 * Papers of a health enquiry, in the tenant's own database: no file that a web server could hand out, gone with their
 * request, and in its backup. Only the token's hash is kept.
 */
export const documents = pgTable(
  'documents',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    requestId: integer('request_id').references(() => requests.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('documents_request').on(table.requestId)],
)

/** Newsletter by double opt-in: who has not confirmed, or has left, gets nothing. */
export const subscribers = pgTable('subscribers', {
  id: serial('id').primaryKey(),
  email: text('email').notNull().unique(),
  locale: text('locale').notNull(),
  requestedAt: instant('requested_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  leftAt: instant('left_at'),
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
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** When a job that comes back by itself is next due; taking the row is what lets one process of many queue it. */
export const recurringJobs = pgTable('recurring_jobs', {
  kind: text('kind').primaryKey(),
  nextRunAt: instant('next_run_at').notNull(),
})
