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
 * Refunds, one row per payment that is refunded. 'due' until sent, 'sending' while the gateway is called, 'done' once
 * it is in the ledger, 'failed' when the gateway refuses and the desk has to send it by hand, 'withdrawn' when its
 * payment was reversed.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: serial('id').primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id),
    /** The payment in the ledger that is refunded, in full or in part. */
    ledgerId: integer('ledger_id')
      .notNull()
      .references(() => ledger.id),
    paymentId: integer('payment_id').references(() => payments.id),
    /** The reference sent to the gateway, with which a refund whose outcome is unknown is looked up. */
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

/** A member's notice that a bank transfer was made. It is a claim for the desk to check, never a payment. */
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
    /**
     * For the first claim: the time left to pay when it arrived and suspended the deadline; null if it suspends
     * nothing.
     */
    remainingSeconds: integer('remaining_seconds'),
    state: text('state').notNull().default('claimed'),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    /** The ledger entry of the payment that confirmed the claim. */
    ledgerId: integer('ledger_id').references(() => ledger.id),
    /** Why that payment was reversed. The guest can see it. */
    reason: text('reason'),
  },
  (table) => [
    index('payment_notifications_reservation').on(table.reservationId),
    index('payment_notifications_open').on(table.state, table.createdAt),
    index('payment_notifications_ledger').on(table.ledgerId),
  ],
)

/** Hash of a key with which a guest without an account manages one reservation. The guest's browser stores the key. */
export const bookingKeys = pgTable(
  'booking_keys',
  {
    keyHash: text('key_hash').primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** Hash of the address that the link was mailed to. The key ends when the guest's address changes. */
    mailbox: text('mailbox').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('booking_keys_reservation').on(table.reservationId)],
)

/** The tenant's keys that sign tickets (Ed25519). A retired key still verifies the tickets that it signed. */
export const voucherKeys = pgTable('voucher_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  retiredAt: instant('retired_at'),
})

/**
 * A guest's request to move an item that needs the operator's confirmation. Places on the new day are held, and the
 * item is unchanged until the desk decides. 'waiting', then 'accepted', 'refused', 'expired' or 'withdrawn'; at most
 * one is waiting per reservation.
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
    /** The item as it will be after acceptance. */
    item: jsonb('item').$type<BasketItem>().notNull(),
    /** The prices of that item that were shown to the guest. */
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
