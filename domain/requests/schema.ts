import * as z from 'zod'
import { HEALTH_FIELDS } from '@/domain/catalogue/kinds/health/details'
import { KINDS } from '@/domain/catalogue/kinds/kinds'
import { instantSchema, localeSchema, plainDateSchema } from '@/domain/shared/schema'
import { MAXIMUM_DOCUMENTS } from './document-limits'
import { documentTokenSchema } from './document-schema'
import {
  budgetSchema,
  buildPersonShape,
  isOrdered,
  LONGEST_MESSAGE,
  ORDER_FAULT,
  periodShape,
  productShape,
  type RequestTexts,
  STORED_TEXTS,
  TYPED_TEXTS,
} from './fields'
import { REQUEST_KINDS, VENUES } from './request-kinds'

export const REQUEST_STATUSES = ['new', 'answered', 'confirmed', 'declined', 'closed'] as const

/** What the operator decides of an enquiry; the person gets a mail about it. */
export const REQUEST_DECISIONS = ['confirmed', 'declined'] as const

/** States in which nothing more will come of a request. */
export const DECIDED_STATUSES = [...REQUEST_DECISIONS, 'closed'] as const

export type RequestDecision = (typeof REQUEST_DECISIONS)[number]

/** The fields of each form; `texts` are the rules for what is typed freely. */
function buildShapes(texts: RequestTexts) {
  const { line, text } = texts
  const message = text(LONGEST_MESSAGE).nullable().default(null)
  const contact = {
    ...buildPersonShape(texts),
    subject: line(120).nullable().default(null),
    message: text(LONGEST_MESSAGE),
  }

  const offer = {
    ...buildPersonShape(texts),
    ...periodShape,
    ...productShape,
    message,
    kind: z.enum(KINDS).nullable().default(null),
    placeWish: line(160).nullable().default(null),
    pax: z.object({
      adult: z.int().min(1).max(200),
      child: z.int().min(0).max(100).default(0),
      infant: z.int().min(0).max(50).default(0),
    }),
    budget: budgetSchema.nullable().default(null),
  }

  const wedding = {
    ...buildPersonShape(texts),
    ...productShape,
    message,
    weddingDate: plainDateSchema.nullable().default(null),
    flexibleDays: z.int().min(0).max(180).default(0),
    guests: z.int().min(2).max(2000),
    venue: z.enum(VENUES).nullable().default(null),
    placeWish: line(160).nullable().default(null),
    modules: z.array(line(40)).max(20).default([]),
    budget: budgetSchema.nullable().default(null),
  }

  const health = {
    ...buildPersonShape(texts),
    ...periodShape,
    ...productShape,
    message,
    field: z.enum(HEALTH_FIELDS),
    treatment: line(160).nullable().default(null),
    /** The language in which the person wants to be spoken to at the clinic. */
    spokenLanguage: localeSchema,
    documents: z.array(documentTokenSchema).max(MAXIMUM_DOCUMENTS).default([]),
    /** Health data needs a consent of its own (KVKK 6, GDPR 9): asked for as soon as there is a document. */
    documentConsent: z.boolean().default(false),
  }
  return { contact, offer, wedding, health }
}

const typed = buildShapes(TYPED_TEXTS)
const stored = buildShapes(STORED_TEXTS)

export const contactRequestSchema = z.object(typed.contact)
export const offerRequestSchema = z.object(typed.offer).refine(isOrdered, ORDER_FAULT)
export const weddingRequestSchema = z.object(typed.wedding)
export const healthRequestSchema = z
  .object(typed.health)
  .refine(isOrdered, ORDER_FAULT)
  .refine((form) => form.documents.length === 0 || form.documentConsent, {
    path: ['documentConsent'],
    message: 'agree',
  })

/** A request as it is stored, told apart by `requestKind`; the same fields as its form. */
export const requestPayloadSchema = z.discriminatedUnion('requestKind', [
  z.object({ requestKind: z.literal('contact'), ...stored.contact }),
  z.object({ requestKind: z.literal('offer'), ...stored.offer }),
  z.object({ requestKind: z.literal('wedding'), ...stored.wedding }),
  z.object({ requestKind: z.literal('health'), ...stored.health }),
])

export const requestReceiptSchema = z.object({ requestNumber: z.string() })

/** One of a member's own requests; documents are named by file, never handed out. */
export const requestSummarySchema = z.object({
  requestNumber: z.string(),
  requestKind: z.enum(REQUEST_KINDS),
  requestStatus: z.enum(REQUEST_STATUSES),
  createdAt: instantSchema,
  payload: requestPayloadSchema,
  documentNames: z.array(z.string()),
})

export type RequestPayload = z.infer<typeof requestPayloadSchema>
export type RequestSummary = z.infer<typeof requestSummarySchema>
