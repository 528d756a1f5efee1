import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { BasketItem } from '@/domain/basket/schema'
import type { PricedLine } from '@/domain/pricing/types'
import { ledger, payments, reservationItems, reservations } from './booking'
import { members } from './member'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const money = (name: string) => numeric(name, { precision: 14, scale: 2 })

/**
 * Money owed back, one row per payment it is taken from. 'due' until sent, 'sending' while the gateway is asked,
 * 'done' once it is in the ledger, 'failed' when the gateway refuses and the desk has to send it by hand, 'withdrawn' when its payment was
 * reversed.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: serial('id').primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id),
    /** The payment in the ledger that is given back, in whole or in part. */
    ledgerId: integer('ledger_id')
      .notNull()
      .references(() => ledger.id),
    paymentId: integer('payment_id').references(() => payments.id),
    /** Our reference at the gateway, by which a refund that ended unknown is found again. */
    conversationId: text('conversation_id').notNull().unique(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    method: text('method').notNull(),
    cause: text('cause').notNull(),
    state: text('state').notNull().default('due'),
    claimedAt: instant('claimed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
  },
  (table) => [index('refunds_reservation').on(table.reservationId)],
)

/** A member's word that a transfer was made: a claim for the desk to check, never a payment. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: serial('id').primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    bankAccountId: integer('bank_account_id'),
    sender: text('sender').notNull(),
    note: text('note').notNull().default(''),
    /** Of the first claim: the time to pay that was left when it came and the deadline was suspended; null where it suspends nothing. */
    remainingSeconds: integer('remaining_seconds'),
    state: text('state').notNull().default('claimed'),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    /** The payment that confirmed it. */
    ledgerId: integer('ledger_id').references(() => ledger.id),
    /** Why that payment was reversed; the guest sees it. */
    reason: text('reason'),
  },
  (table) => [
    index('payment_notifications_reservation').on(table.reservationId),
    index('payment_notifications_open').on(table.state, table.createdAt),
    index('payment_notifications_ledger').on(table.ledgerId),
  ],
)

/** A key with which a guest without an account acts on one reservation; the guest's browser holds it, this is its hash. */
export const bookingKeys = pgTable(
  'booking_keys',
  {
    keyHash: text('key_hash').primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** Hash of the address that its link was mailed to: with another address of the guest it ends. */
    mailbox: text('mailbox').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('booking_keys_reservation').on(table.reservationId)],
)

/** The tenant's keys that sign tickets (Ed25519); a retired one still verifies what it signed. */
export const voucherKeys = pgTable('voucher_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  retiredAt: instant('retired_at'),
})

/**
 * A guest's wish to move an item of a product that the operator confirms: the places of the other day are held, the item stays as it is
 * until somebody decides. 'waiting', then 'accepted', 'refused', 'expired' or 'withdrawn'; one waits per reservation.
 */
export const dateChangeRequests = pgTable(
  'date_change_requests',
  {
    id: serial('id').primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id),
    itemId: integer('item_id')
      .notNull()
      .references(() => reservationItems.id),
    state: text('state').notNull().default('waiting'),
    /** The item as it is once accepted. */
    item: jsonb('item').$type<BasketItem>().notNull(),
    /** Its prices that the guest was shown. */
    fixedLine: jsonb('fixed_line').$type<PricedLine>().notNull(),
    chosenLine: jsonb('chosen_line').$type<PricedLine>().notNull(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [
    uniqueIndex('date_change_requests_waiting').on(table.reservationId).where(sql`${table.state} = 'waiting'`),
    index('date_change_requests_item').on(table.itemId),
  ],
)
