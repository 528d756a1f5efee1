import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** People of the operator who work at the desk; nobody of them is a member. Never deleted: the log names them. */
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
  /** Somebody else chose the password: nothing may be done before the person has chosen another. */
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  active: boolean('active').notNull().default(true),
  /** May open the documents of health requests; managers have no such right by their role. */
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
    /** The address it began from, shortened. */
    network: text('network').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
)

/**
 * Append-only (a trigger of migration 0015 refuses changes): what was done at the desk, by whom, and what it was before
 * and after. No names of travellers: what is to be forgotten with a member must not stay here.
 */
export const deskLog = pgTable(
  'desk_log',
  {
    id: serial('id').primaryKey(),
    at: instant('at').notNull(),
    /** Null for `npm run staff`. */
    staffId: integer('staff_id').references(() => staff.id),
    action: text('action').notNull(),
    /** 'reservation', 'claim', 'request', 'agency', 'product', 'staff' or 'refund'. */
    subject: text('subject').notNull(),
    subjectId: integer('subject_id').notNull(),
    /** What it is called: a booking number, a product's code. */
    label: text('label').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull().default({}),
    after: jsonb('after').$type<Record<string, unknown>>().notNull().default({}),
    /** Of the form that was sent: the same form does its work once. */
    formKey: text('form_key').unique(),
  },
  (table) => [index('desk_log_subject').on(table.subject, table.subjectId)],
)
