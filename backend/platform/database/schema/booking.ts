import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { BasketItem, Pax, PricedReservationWire } from '@/domain/basket/schema'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'
import type { GrantedDiscounts } from '@/domain/pricing/reprice'
import type { CancellationPolicy } from '@/domain/reservations/cancellation'
import type { Guest } from '@/domain/reservations/schema'
import { agencies, agencyUsers } from './agency'
import { products } from './catalogue'
import { members } from './member'

/** The texts that the guest agreed to, with time and language. */
export interface Agreements {
  distanceSales: boolean
  rental: boolean
  locale: string
  acceptedAt: string
  /** Hash of the signed quote. */
  quote: string
  /** Hashes of the texts, in their order; absent in reservations created before the texts were stored. */
  texts?: string[]
}

const instant = (name: string) => timestamp(name, { withTimezone: true })
const money = (name: string) => numeric(name, { precision: 14, scale: 2 })
const rate = (name: string) => numeric(name, { precision: 18, scale: 8 })

export const reservations = pgTable(
  'reservations',
  {
    id: serial('id').primaryKey(),
    /** Opaque and unguessable: anyone who has it may open the result page. */
    reference: text('reference').notNull().unique(),
    bookingNumber: text('booking_number').notNull().unique(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    flow: text('flow').notNull(),
    locale: text('locale').notNull(),
    status: text('status').notNull(),
    collectionStatus: smallint('collection_status').notNull().default(0),
    paymentMethod: text('payment_method').notNull(),
    paymentPlan: text('payment_plan').notNull(),
    /** Number of instalments that the quote was priced for. The card is charged in no other number. */
    instalments: smallint('instalments').notNull().default(1),
    /** Why a reservation was cancelled. Only an expired reservation can be restored when its payment arrives late. */
    cancelReason: text('cancel_reason'),
    guest: jsonb('guest').$type<Guest>().notNull(),
    hotel: jsonb('hotel').$type<Record<string, string>>(),
    note: text('note').notNull().default(''),
    couponCode: text('coupon_code'),
    /** The granted discounts, as rules; null in a reservation that the former release wrote. */
    discounts: jsonb('discounts').$type<GrantedDiscounts>(),
    fixed: jsonb('fixed').$type<PricedReservationWire>().notNull(),
    chosen: jsonb('chosen').$type<PricedReservationWire>().notNull(),
    fixedRate: rate('fixed_rate').notNull(),
    chosenRate: rate('chosen_rate').notNull(),
    /** In the fixed currency: the amount to charge to the card, and the amount paid so far. */
    chargedAmount: money('charged_amount').notNull(),
    paidAmount: money('paid_amount').notNull().default('0.00'),
    /**
     * Part of `paidAmount` that is owed back and not yet sent. A trigger of migration 0064 updates it. `keptOf` returns
     * the rest.
     */
    refundingAmount: money('refunding_amount').notNull().default('0.00'),
    fixedCurrency: text('fixed_currency').notNull(),
    agreements: jsonb('agreements').$type<Agreements>().notNull(),
    /** The agency that the reservation belongs to: attributed by the agency's page, or booked by the agency itself. */
    agencyId: integer('agency_id').references(() => agencies.id),
    subAgencyId: integer('sub_agency_id'),
    /** Set if a user of the agency booked for a client. */
    agencyUserId: integer('agency_user_id').references(() => agencyUsers.id),
    /** In the fixed currency; zero if the agency bought at its trade discount. */
    agencyCommission: money('agency_commission').notNull().default('0.00'),
    agencyCommissionPercent: numeric('agency_commission_percent', { precision: 5, scale: 2 }).notNull().default('0.00'),
    /** True while the operator still has to confirm a part of the reservation. */
    awaitsConfirmation: boolean('awaits_confirmation').notNull().default(false),
    holdsStock: boolean('holds_stock').notNull().default(true),
    /**
     * False if the reservation was restored after others had used up its coupon: there is then no coupon use to give
     * back.
     */
    holdsCoupon: boolean('holds_coupon').notNull().default(true),
    /**
     * Hash of the network that an unverified member booked from; null for everybody else, and in reservations of the
     * former release.
     */
    networkHash: text('network_hash'),
    /** Links mailed to the guest before this time are no longer valid. */
    guestAccessEndedAt: instant('guest_access_ended_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    payUntil: instant('pay_until'),
    /** How often a change reissued the voucher. A trigger of migration 0031 increments it. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [index('reservations_member').on(table.memberId), index('reservations_pay_until').on(table.payUntil)],
)

/** Every agreement text in the version that somebody agreed to. A reservation refers to its texts by hash. */
export const agreementTexts = pgTable('agreement_texts', {
  hash: text('hash').primaryKey(),
  pageKey: text('page_key').notNull(),
  locale: text('locale').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  keptAt: instant('kept_at').notNull(),
})

export const reservationItems = pgTable(
  'reservation_items',
  {
    id: serial('id').primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id),
    position: smallint('position').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    kind: text('kind').$type<BookableKind>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The last day of the service (`getServiceTimes`); null where it ends on `day`. */
    endDay: date('end_day', { mode: 'string' }),
    time: text('time'),
    pax: jsonb('pax').$type<Pax>().notNull(),
    seats: integer('seats').notNull(),
    item: jsonb('item').$type<BasketItem>().notNull(),
    /** The cancellation policy that was agreed to; null in reservations created before it was stored. */
    cancellation: jsonb('cancellation').$type<CancellationPolicy>(),
    ticketNumber: text('ticket_number').unique(),
    /** The reservation's revision when this ticket was last reissued. The newest code of the ticket contains it. */
    revision: integer('revision').notNull().default(0),
    /** The latest day in any code of a former revision; null for a ticket that was never changed. */
    formerDay: date('former_day', { mode: 'string' }),
    /** When the ticket was used. Set by check-in. */
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('reservation_items_position').on(table.reservationId, table.position),
    index('reservation_items_day').on(table.day),
    index('reservation_items_last_day').on(sql`greatest(${table.day}, ${table.endDay}, ${table.formerDay})`),
  ],
)

/** Append-only (a trigger of migration 0001 refuses changes): what happened to a reservation, when, by whom. */
export const reservationEvents = pgTable(
  'reservation_events',
  {
    id: serial('id').primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id),
    at: instant('at').notNull().defaultNow(),
    actor: text('actor').notNull(),
    event: text('event').notNull(),
    data: jsonb('data').notNull().default({}),
  },
  (table) => [index('reservation_events_reservation').on(table.reservationId)],
)

/**
 * One attempt to charge a payment. The intent is committed before the gateway is called. 'unknown' is a separate state.
 */
export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id),
    conversationId: text('conversation_id').notNull().unique(),
    /** 'deposit' for the amount due at booking (which may be the total), 'balance' for the rest. */
    purpose: text('purpose').notNull().default('deposit'),
    state: text('state').notNull(),
    amount: money('amount').notNull(),
    /** Amount charged to the card, including the instalment difference, in the fixed currency. */
    paidAmount: money('paid_amount').notNull(),
    currency: text('currency').notNull(),
    instalments: smallint('instalments').notNull().default(1),
    providerPaymentId: text('provider_payment_id'),
    /** Token of the gateway's hosted page, which charges the card itself and identifies the payment by this token. */
    pageToken: text('page_token').unique(),
    pageUrl: text('page_url'),
    pageExpiresAt: instant('page_expires_at'),
    /** Under whom the attempt with a card is counted; null for a payment on the gateway's page. */
    payer: text('payer'),
    cardBrand: text('card_brand'),
    lastFour: text('last_four'),
    reason: text('reason'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('payments_reservation').on(table.reservationId),
    index('payments_state').on(table.state, table.updatedAt),
  ],
)

/**
 * Append-only ledger of money received and paid out, one entry per source. A 'reversal' entry cancels a payment that
 * staff entered by mistake.
 */
export const ledger = pgTable(
  'ledger',
  {
    id: serial('id').primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id),
    paymentId: integer('payment_id').references(() => payments.id),
    entry: text('entry').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    method: text('method').notNull(),
    /** Source of the entry ('card:12', 'refund:3', 'transfer:...'). It is unique, so each event is booked once. */
    source: text('source').notNull().unique(),
    /** The payment that a reversal cancels, in full and only once. */
    reverses: integer('reverses')
      .unique('ledger_reverses_unique')
      .references((): AnyPgColumn => ledger.id),
    /** Reason entered by staff; for reversals only. */
    reason: text('reason'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('ledger_payment').on(table.paymentId), index('ledger_reservation').on(table.reservationId)],
)

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: smallint('status'),
    response: jsonb('response'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
)

/** Jobs to run after a commit, claimed with FOR UPDATE SKIP LOCKED and a lease (architecture, Data). */
export const jobs = pgTable(
  'jobs',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    dedupeKey: text('dedupe_key').unique(),
    runAt: instant('run_at').notNull().defaultNow(),
    leaseUntil: instant('lease_until'),
    attempts: smallint('attempts').notNull().default(0),
    doneAt: instant('done_at'),
    error: text('error'),
  },
  (table) => [index('jobs_due').on(table.doneAt, table.runAt)],
)

export const mails = pgTable('mails', {
  id: serial('id').primaryKey(),
  dedupeKey: text('dedupe_key').unique(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  locale: text('locale').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  sentAt: instant('sent_at'),
})
