import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { products } from './catalogue'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const members = pgTable('members', {
  id: serial('id').primaryKey(),
  /** Lower case by root-locale rules. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** The mailed password of 'forgot password': works beside the old one until first used or lapsed (decisions 8). */
  temporaryPasswordHash: text('temporary_password_hash'),
  temporaryPasswordExpires: instant('temporary_password_expires'),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone'),
  birthDate: date('birth_date', { mode: 'string' }),
  address: text('address'),
  locale: text('locale').notNull(),
  groupId: integer('group_id').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const memberSessions = pgTable(
  'member_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('member_sessions_member').on(table.memberId)],
)

export const favourites = pgTable(
  'favourites',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.productId] })],
)

export const coupons = pgTable('coupons', {
  id: serial('id').primaryKey(),
  code: text('code').notNull().unique(),
  discountType: text('discount_type').notNull(),
  discountValue: numeric('discount_value', { precision: 14, scale: 2 }).notNull(),
  validUntil: date('valid_until', { mode: 'string' }),
  /** Null: anybody's. */
  memberId: integer('member_id').references(() => members.id, { onDelete: 'cascade' }),
  couponStatus: text('coupon_status').notNull().default('active'),
  usesLeft: integer('uses_left').notNull().default(1),
})

export const visits = pgTable('visits', {
  id: serial('id').primaryKey(),
  at: instant('at').notNull().defaultNow(),
  path: text('path').notNull(),
  device: text('device').notNull(),
  locale: text('locale'),
  /** Shortened before it is kept: last octet, or the last 80 bits of IPv6, are zero (spec 9). */
  address: text('address').notNull(),
})
