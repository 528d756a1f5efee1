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

/** The operator's decisions on a request. The person receives an email about each. */
export const REQUEST_DECISIONS = ['confirmed', 'declined'] as const

/** Final statuses of a request. */
export const DECIDED_STATUSES = [...REQUEST_DECISIONS, 'closed'] as const

export type RequestDecision = (typeof REQUEST_DECISIONS)[number]

/** The fields of each form; `texts` are the rules for free text. */
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
    /** The language that the person wants to speak at the clinic. */
    spokenLanguage: localeSchema,
    documents: z.array(documentTokenSchema).max(MAXIMUM_DOCUMENTS).default([]),
    /** Health data requires a separate consent (KVKK 6, GDPR 9). It is required as soon as a document is attached. */
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

/** A stored request, discriminated by `requestKind`; it has the same fields as its form. */
export const requestPayloadSchema = z.discriminatedUnion('requestKind', [
  z.object({ requestKind: z.literal('contact'), ...stored.contact }),
  z.object({ requestKind: z.literal('offer'), ...stored.offer }),
  z.object({ requestKind: z.literal('wedding'), ...stored.wedding }),
  z.object({ requestKind: z.literal('health'), ...stored.health }),
])

export const requestReceiptSchema = z.object({ requestNumber: z.string() })

/** One of a member's own requests. Documents are listed by file name; their content is never returned. */
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
