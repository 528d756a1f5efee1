import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { UnpaidLimits } from '@/domain/reservations/unpaid-limits'
import type { Localized } from '@/domain/shared/locales'
import { members } from './member'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const percent = (name: string) => numeric(name, { precision: 5, scale: 2 })

/** An agency, from its application on. `id` is its number (`kno`, `ac_k_no`). */
export const agencies = pgTable('agencies', {
  id: serial('id').primaryKey(),
  status: text('status').notNull().default('pending'),
  legalName: text('legal_name').notNull(),
  tradeName: text('trade_name').notNull(),
  taxOffice: text('tax_office').notNull(),
  taxNumber: text('tax_number').notNull(),
  associationCode: text('association_code'),
  country: text('country').notNull(),
  city: text('city').notNull(),
  address: text('address').notNull(),
  phone: text('phone').notNull(),
  website: text('website'),
  contactFirstName: text('contact_first_name').notNull(),
  contactLastName: text('contact_last_name').notNull(),
  contactEmail: text('contact_email').notNull(),
  note: text('note').notNull().default(''),
  locale: text('locale').notNull(),
  /** Trade discount (`iskonto`) on bookings that the agency makes itself, in percent. */
  discountPercent: percent('discount_percent').notNull().default('0.00'),
  /** Commission on bookings that the agency's visitors make themselves, in percent. */
  commissionPercent: percent('commission_percent').notNull().default('0.00'),
  /** Inventory that the agency may hold without a payment; null applies the usual limits of an agency. */
  unpaidLimits: jsonb('unpaid_limits').$type<UnpaidLimits>(),
  /** Last day of the contract; null if it has no end. */
  validUntil: date('valid_until', { mode: 'string' }),
  landing: jsonb('landing').$type<Localized<{ text: string }>>().notNull().default({}),
  /** Hash of the token with which the applicant, who has no account yet, adds documents to the application. */
  uploadTokenHash: text('upload_token_hash').unique(),
  /** The account that holds the agency's own bookings. Nobody can sign in to it. */
  memberId: integer('member_id')
    .unique()
    .references(() => members.id),
  createdAt: instant('created_at').notNull().defaultNow(),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
})

export const subAgencies = pgTable(
  'sub_agencies',
  {
    id: serial('id').primaryKey(),
    agencyId: integer('agency_id')
      .notNull()
      .references(() => agencies.id),
    name: text('name').notNull(),
    active: boolean('active').notNull().default(true),
  },
  (table) => [unique('sub_agencies_of_agency').on(table.id, table.agencyId)],
)

export const agencyUsers = pgTable('agency_users', {
  id: serial('id').primaryKey(),
  agencyId: integer('agency_id')
    .notNull()
    .references(() => agencies.id),
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  locale: text('locale').notNull(),
  passwordHash: text('password_hash').notNull(),
  temporaryPasswordHash: text('temporary_password_hash'),
  temporaryPasswordExpires: instant('temporary_password_expires'),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  active: boolean('active').notNull().default(true),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const agencySessions = pgTable(
  'agency_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => agencyUsers.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull(),
    network: text('network').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('agency_sessions_user').on(table.userId)],
)
