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
  unique,
} from 'drizzle-orm/pg-core'
import { products } from './catalogue'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const members = pgTable('members', {
  id: serial('id').primaryKey(),
  /** Lower case by root-locale rules. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /**
   * The mailed password of 'forgot password'. It is valid beside the old one until first used or expired (decisions 8).
   */
  temporaryPasswordHash: text('temporary_password_hash'),
  temporaryPasswordExpires: instant('temporary_password_expires'),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone'),
  birthDate: date('birth_date', { mode: 'string' }),
  address: text('address'),
  identityNumber: text('identity_number'),
  city: text('city'),
  district: text('district'),
  /** ISO 3166 code of two letters. */
  country: text('country'),
  locale: text('locale').notNull(),
  groupId: integer('group_id').notNull(),
  /** When the member used something sent to this mailbox, or an identity provider vouched for the address. */
  emailVerifiedAt: instant('email_verified_at'),
  /** `pending` waits for the link in the mail; `agency` holds an agency's own bookings and cannot sign in. */
  status: text('status').notNull().default('active'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const memberSessions = pgTable(
  'member_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: serial('id').notNull().unique(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    /** The anonymised address that the session started from. */
    network: text('network').notNull().default(''),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Hash of the credential in the browser's cookie `rememberme`; null for a session that is not remembered. */
    rememberHash: text('remember_hash').unique('member_sessions_remember_hash'),
    rememberUntil: instant('remember_until'),
    /** When the credential was exchanged for a new one, which started another session. */
    rememberUsedAt: instant('remember_used_at'),
  },
  (table) => [index('member_sessions_member').on(table.memberId)],
)

/**
 * A browser in which this member has signed in. It may still try while strangers exhaust the account's sign-in
 * attempts.
 */
export const memberDevices = pgTable(
  'member_devices',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [index('member_devices_member').on(table.memberId)],
)

/** Google or Facebook accounts with which a member signs in. `subject` is the provider's id of the person. */
export const memberIdentities = pgTable(
  'member_identities',
  {
    id: serial('id').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    email: text('email'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('member_identities_subject').on(table.provider, table.subject),
    unique('member_identities_once').on(table.memberId, table.provider),
  ],
)

/** Append-only log of consents given or withdrawn, with time, wording and language. The last entry is valid. */
export const memberConsents = pgTable(
  'member_consents',
  {
    id: serial('id').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    purpose: text('purpose').notNull(),
    granted: boolean('granted').notNull(),
    version: text('version').notNull(),
    locale: text('locale').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('member_consents_member').on(table.memberId, table.id)],
)

/** Single-use links in mails that verify a mailbox. */
export const memberLinks = pgTable(
  'member_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('member_links_member').on(table.memberId)],
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
  /** Null if anybody may use the coupon. */
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
  /** Anonymised before it is stored: the last octet, or the last 80 bits of IPv6, are zero (spec 9). */
  address: text('address').notNull(),
})
