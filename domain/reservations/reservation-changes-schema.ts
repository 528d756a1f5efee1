import * as z from 'zod'
import { paxSchema } from '@/domain/basket/schema'
import { titledSchema } from '@/domain/content/schema'
import { THREE_D_SECURE_POLICIES } from '@/domain/payments/three-d-secure'
import { documentContentSchema } from '@/domain/requests/document-schema'
import { CARD_FORMS } from '@/domain/settings/schema'
import { plainLine, plainText } from '@/domain/shared/clean-text'
import { noCardNumber } from '@/domain/shared/person-name'
import {
  amountSchema,
  currencyCodeSchema,
  instantSchema,
  localTimeSchema,
  plainDateSchema,
} from '@/domain/shared/schema'
import { RESERVATION_RIGHTS } from './guest-schema'

export const referenceSchema = z.string().regex(/^[A-Za-z0-9_-]{20,80}$/)

const moneySchema = z.object({ amount: amountSchema, currency: currencyCodeSchema })
const refundSchema = z.object({ refund: amountSchema, kept: amountSchema })

/** The data of the refund slider. Amounts are in the fixed currency, in which the guest paid. */
export const refundQuoteSchema = refundSchema.extend({
  /** The moment to which `refund` and `kept` apply. */
  at: instantSchema,
  /** Each step applies up to and including `until`, and begins after the previous one. */
  steps: z.array(refundSchema.extend({ until: instantSchema })),
  /** The first start. After it the reservation cannot be cancelled. */
  startsAt: instantSchema,
  paid: moneySchema,
  cancellable: z.boolean(),
})

export const REFUND_STATES = ['none', 'due', 'done'] as const

export const cancelledSchema = refundSchema.extend({
  currency: currencyCodeSchema,
  refundState: z.enum(REFUND_STATES),
})

const positiveAmountSchema = amountSchema.refine((amount) => Number(amount) > 0, 'amount')

/**
 * Spec 7, payment notification form: the guest's claim that a transfer was made. `receipt` is a PDF, JPG or PNG as
 * base64.
 */
export const paymentNotificationSchema = z.object({
  bookingNumber: z.string().trim().min(1).max(40),
  amount: positiveAmountSchema,
  currency: currencyCodeSchema,
  paidOn: plainDateSchema,
  bankAccountId: z.int().positive().nullable().default(null),
  sender: z.string().overwrite(plainLine).min(2).max(120).check(noCardNumber),
  note: z.string().overwrite(plainText).max(1000).check(noCardNumber).default(''),
  receipt: documentContentSchema.nullable().default(null),
})

export const NOTIFICATION_STATES = ['claimed', 'confirmed', 'rejected'] as const

export const notifiedPaymentSchema = z.object({
  id: z.int().positive(),
  bookingNumber: z.string(),
  notificationState: z.enum(NOTIFICATION_STATES),
  createdAt: instantSchema,
})

/** The actions that are currently possible on a reservation, and its pending payments and refunds. */
export const reservationOptionsSchema = z.object({
  confirmed: z.boolean(),
  open: moneySchema,
  startsAt: instantSchema,
  canPayBalance: z.boolean(),
  /** Where the guest enters the card: on this storefront, or on the gateway's page. */
  cardForm: z.enum(CARD_FORMS),
  threeDSecurePolicy: z.enum(THREE_D_SECURE_POLICIES).default('required'),
  canNotifyPayment: z.boolean(),
  canCancel: z.boolean(),
  canChangeDate: z.boolean(),
  hasVoucher: z.boolean(),
  /** The requested day that waits for the operator's decision. */
  requestedDate: z
    .object({ ticketNumber: z.string(), date: plainDateSchema, session: localTimeSchema.nullable() })
    .nullable()
    .default(null),
  /** Rights of the caller. */
  rights: z.enum(RESERVATION_RIGHTS),
  refunds: z.array(moneySchema.extend({ refundState: z.enum(REFUND_STATES), createdAt: instantSchema })),
  notifications: z.array(
    moneySchema.extend({
      paidOn: plainDateSchema,
      /** Name of the attached file. */
      receipt: z.string().nullable().default(null),
      notificationState: z.enum(NOTIFICATION_STATES),
      /** The staff's reason, for a rejected notification that had been confirmed by mistake. */
      decisionReason: z.string().nullable().default(null),
      createdAt: instantSchema,
    }),
  ),
})

/** A file in a response. It is small enough for base64, so it passes the same checks as every call. */
export const voucherFileSchema = z.object({
  fileName: z.string(),
  mediaType: z.enum(['application/pdf', 'text/calendar']),
  base64: z.string(),
})

export const ticketsSchema = z.object({
  bookingNumber: z.string(),
  tickets: z.array(
    z.object({
      ticketNumber: z.string(),
      content: titledSchema,
      date: plainDateSchema,
      session: localTimeSchema.nullable(),
      pax: paxSchema,
      meetingPoint: z.object({ title: z.string(), text: z.string() }).nullable(),
      /** The content of the QR code. Its token can be verified offline with the keys of `listTicketKeys`. */
      ticketLink: z.string(),
      qrSvg: z.string(),
    }),
  ),
})

/** Ed25519, raw 32 bytes as base64url. */
export const ticketKeysSchema = z.object({ keys: z.array(z.object({ id: z.string(), publicKey: z.string() })) })

/** Signed with a key of `listTicketKeys`. `readSignedList` defines the format. */
export const revocationListSchema = z.object({ revocationList: z.string() })

export const dateChangeRequestSchema = z.object({
  reference: referenceSchema,
  ticketNumber: z.string().min(1).max(40),
  date: plainDateSchema,
  session: localTimeSchema,
})

/** Amounts in the fixed currency; `difference` is negative when the new date is cheaper. */
export const dateChangeQuoteSchema = z.object({
  ticketNumber: z.string(),
  formerTotal: amountSchema,
  grandTotal: amountSchema,
  difference: amountSchema,
  /** Amount to pay after the change. */
  open: moneySchema,
  /** Amount paid beyond the new price; it is refunded at once. */
  refund: amountSchema,
  /** Whether the operator must approve the change. Until then the old day stays booked. */
  byRequest: z.boolean().default(false),
})
