import { sql } from 'drizzle-orm'
import { check, customType, date, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue'

const daterange = customType<{ data: string }>({ dataType: () => 'daterange' })

/**
 * Seats taken per departure. A row is made by the first taker; the CHECK is what keeps two people from the last
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
    reservationId: integer('reservation_id'),
  },
  (table) => [index('unit_bookings_reservation').on(table.reservationId)],
)
