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
 * Seats taken per departure, or vehicles per day of a transfer's class (`time` is then the class). The first booking
 * creates the row. The CHECK constraint prevents the last seat from being sold twice, in whichever order requests
 * arrive (decisions 6).
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
 * Inventory held for one person of the direct flow until `expiresAt` (decisions 6). The counters and unit bookings
 * count it like a reservation's. Only the hash of the token is stored.
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
 * Bookings of villas, yachts and cars, by unit and half-open range of days. An exclusion constraint (migration 0001)
 * refuses overlaps: a unit is never let twice for the same day.
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
    /** One of the two is set for a booking of the shop; neither is set for days that the operator blocks. */
    reservationId: integer('reservation_id').references(() => reservations.id),
    holdId: integer('hold_id').references(() => holds.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('unit_bookings_reservation').on(table.reservationId),
    index('unit_bookings_hold').on(table.holdId),
    check('unit_bookings_one_holder', sql`num_nonnulls(${table.reservationId}, ${table.holdId}) <= 1`),
  ],
)
