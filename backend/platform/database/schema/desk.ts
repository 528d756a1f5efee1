import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Staff of the operator who work at the desk. None of them is a member. Rows are never deleted, because the log refers
 * to them.
 */
export const staff = pgTable('staff', {
  id: serial('id').primaryKey(),
  /** Lower case by root-locale rules. */
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** 'staff' or 'manager'. */
  role: text('role').notNull(),
  locale: text('locale').notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Somebody else chose the password: the person must choose another one before any other action. */
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  active: boolean('active').notNull().default(true),
  /** May open the documents of health requests. The role of manager does not include this right. */
  medicalDocuments: boolean('medical_documents').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull(),
    /** The anonymised address that the session started from. */
    network: text('network').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
)

/**
 * Append-only log of the desk (a trigger of migration 0015 refuses changes): each action, its author, and the values
 * before and after. It contains no names of travellers, because it outlives the deletion of a member.
 */
export const deskLog = pgTable(
  'desk_log',
  {
    id: serial('id').primaryKey(),
    at: instant('at').notNull(),
    /** Null for actions of `npm run staff`. */
    staffId: integer('staff_id').references(() => staff.id),
    action: text('action').notNull(),
    /** 'reservation', 'claim', 'request', 'agency', 'product', 'staff' or 'refund'. */
    subject: text('subject').notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Display name of the subject: a booking number, a product's code. */
    label: text('label').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull().default({}),
    after: jsonb('after').$type<Record<string, unknown>>().notNull().default({}),
    /** Key of the submitted form, so that the same form takes effect only once. */
    formKey: text('form_key').unique(),
  },
  (table) => [index('desk_log_subject').on(table.subject, table.subjectId)],
)
