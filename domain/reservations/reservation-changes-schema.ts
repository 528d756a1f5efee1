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

/** All that a refund slider needs; amounts in the fixed currency, which is the one that was paid in. */
export const refundQuoteSchema = refundSchema.extend({
  /** The moment that `refund` and `kept` are for. */
  at: instantSchema,
  /** Each holds to its last moment, `until`, and begins after the one before. */
  steps: z.array(refundSchema.extend({ until: instantSchema })),
  /** The first start: nothing can be cancelled after it. */
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

/** Spec 7, payment notification form: a claim that a transfer was made. `receipt` is a PDF, JPG or PNG as base64. */
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

/** What may be done with a reservation right now, and the money that is under way. */
export const reservationOptionsSchema = z.object({
  confirmed: z.boolean(),
  open: moneySchema,
  startsAt: instantSchema,
  canPayBalance: z.boolean(),
  /** Who asks for a card: this shop, or the gateway on its own page. */
  cardForm: z.enum(CARD_FORMS),
  threeDSecurePolicy: z.enum(THREE_D_SECURE_POLICIES).default('required'),
  canNotifyPayment: z.boolean(),
  canCancel: z.boolean(),
  canChangeDate: z.boolean(),
  hasVoucher: z.boolean(),
  /** The day that was asked for and waits for the operator. */
  requestedDate: z
    .object({ ticketNumber: z.string(), date: plainDateSchema, session: localTimeSchema.nullable() })
    .nullable()
    .default(null),
  /** Of whoever asks. */
  rights: z.enum(RESERVATION_RIGHTS),
  refunds: z.array(moneySchema.extend({ refundState: z.enum(REFUND_STATES), createdAt: instantSchema })),
  notifications: z.array(
    moneySchema.extend({
      paidOn: plainDateSchema,
      /** Name of the file that came with it. */
      receipt: z.string().nullable().default(null),
      notificationState: z.enum(NOTIFICATION_STATES),
      /** Of a rejected one that had been confirmed by mistake: why, in the words of the staff. */
      decisionReason: z.string().nullable().default(null),
      createdAt: instantSchema,
    }),
  ),
})

/** A file in an answer: small enough for base64, and so it passes the same checks as every call. */
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
      /** What the code says; its token is verified with the keys of `listTicketKeys`, without a network. */
      ticketLink: z.string(),
      qrSvg: z.string(),
    }),
  ),
})

/** Ed25519, raw 32 bytes as base64url. */
export const ticketKeysSchema = z.object({ keys: z.array(z.object({ id: z.string(), publicKey: z.string() })) })

/** `readSignedList` says how it is made; signed with a key of `listTicketKeys`. */
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
  /** Still to pay after the change. */
  open: moneySchema,
  /** Paid beyond the new price: goes back at once. */
  refund: amountSchema,
  /** Whether the change is a request that the operator decides on: until then the old day stays booked. */
  byRequest: z.boolean().default(false),
})
