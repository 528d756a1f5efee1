import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Selection } from '@/domain/basket/schema'
import { reservations } from './booking'
import { products } from './catalogue'
import { members } from './member'

const daterange = customType<{ data: string }>({ dataType: () => 'daterange' })

/**
 * Seats taken per departure, or vehicles of a transfer's class per day (`time` is then the class). A row is made by the first taker; the CHECK is what keeps two people from the last
 * seat, whatever order their requests arrive in (decisions 6).
 */
export const seatCounters = pgTable(
  'seat_counters',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    time: text('time').notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.day, table.time] }),
    check('seat_counters_within', sql`${table.taken} >= 0 and ${table.taken} <= ${table.capacity}`),
  ],
)

/**
 * Stock kept for one person of the direct flow until `expiresAt` (decisions 6). What it holds stands in the counters
 * and unit bookings like a reservation's; only the token's hash is kept.
 */
export const holds = pgTable(
  'holds',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    selection: jsonb('selection').$type<Selection>().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    memberId: integer('member_id').references(() => members.id, { onDelete: 'set null' }),
    address: text('address').notNull(),
    state: text('state').notNull().default('active'),
    prolonged: boolean('prolonged').notNull().default(false),
    reservationId: integer('reservation_id').references(() => reservations.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('holds_active_address').on(table.address).where(sql`${table.state} = 'active'`),
    index('holds_active_member').on(table.memberId).where(sql`${table.state} = 'active'`),
  ],
)

/**
 * Villas, yachts and cars by unit and half-open range of days. An exclusion constraint (migration 0001) refuses an
 * overlap: a unit is never let twice for the same day.
 */
export const unitBookings = pgTable(
  'unit_bookings',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    unitNumber: integer('unit_number').notNull().default(1),
    during: daterange('during').notNull(),
    /** One of both for what is sold here; neither for days that the operator takes for himself. */
    reservationId: integer('reservation_id').references(() => reservations.id),
    holdId: integer('hold_id').references(() => holds.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('unit_bookings_reservation').on(table.reservationId),
    index('unit_bookings_hold').on(table.holdId),
    check('unit_bookings_one_holder', sql`num_nonnulls(${table.reservationId}, ${table.holdId}) <= 1`),
  ],
)
