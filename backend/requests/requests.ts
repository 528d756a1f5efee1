import { randomInt } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { normaliseEmail } from '@/domain/member/rules'
import { buildRequestNumber, REQUEST_RANDOM_LENGTH } from '@/domain/requests/number'
import {
  REQUEST_STATUSES,
  type RequestPayload,
  type RequestSummary,
  requestPayloadSchema,
} from '@/domain/requests/schema'
import { TICKET_ALPHABET } from '@/domain/reservations/numbers'
import { limitAnonymousForm } from '../accounts/service'
import { createDocumentSealer, type DocumentSealer } from '../documents/service'
import { mailboxLimit, queueMail } from '../outbox/service'
import { schema, type Transaction } from '../platform/database/client'
import type { CallContext, MemberContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { keyOf, once, storeAnswer } from '../platform/http/idempotency'
import { hashNetwork } from '../platform/http/network'
import { createLimit } from '../platform/limits/limits'
import type { Services } from '../services/services'
import { todayOf } from '../settings/service'
import { attachDocuments, findDocumentNames } from './documents'
import { openRequest, sealRequest } from './medical-text'

const { products, requests } = schema

/**
 * Attempts to find a free number of five random characters out of 35. With 52 million numbers a day, the first attempt
 * nearly always succeeds.
 */
const NUMBER_ATTEMPTS = 5

const requestLimit = createLimit('request', 10, 60 * 60)

/** Requested dates by field name. */
function wishedDates(payload: RequestPayload): [string, string | null][] {
  if (payload.requestKind === 'contact') return []
  if (payload.requestKind === 'wedding') return [['weddingDate', payload.weddingDate]]
  return [
    ['dateFrom', payload.dateFrom],
    ['dateTo', payload.dateTo],
  ]
}

async function check(context: CallContext, payload: RequestPayload): Promise<string> {
  const today = await todayOf(context.db, context.now)
  const past = wishedDates(payload).filter(([, day]) => day !== null && day < today)
  if (past.length > 0) {
    throw new ApiError('invalidRequest', { fields: Object.fromEntries(past.map(([name]) => [name, 'inPast'])) })
  }
  const productId = payload.requestKind === 'contact' ? null : payload.productId
  if (productId !== null) {
    const [product] = await context.db.select({ id: products.id }).from(products).where(eq(products.id, productId))
    if (!product) throw new ApiError('notFound')
  }
  return today
}

async function insert(
  transaction: Transaction,
  context: CallContext,
  sealer: DocumentSealer,
  payload: RequestPayload,
  today: string,
) {
  for (let attempt = 0; attempt < NUMBER_ATTEMPTS; attempt += 1) {
    const random = Array.from({ length: REQUEST_RANDOM_LENGTH }, () => randomInt(TICKET_ALPHABET.length))
    const number = buildRequestNumber(payload.requestKind, today, random)
    const [row] = await transaction
      .insert(requests)
      .values({
        number,
        kind: payload.requestKind,
        memberId: context.caller?.memberId ?? null,
        locale: payload.locale,
        email: normaliseEmail(payload.email),
        ...sealRequest(sealer, number, payload),
        createdAt: new Date(context.now),
      })
      .onConflictDoNothing({ target: requests.number })
      .returning({ id: requests.id, number: requests.number })
    if (row) return row
  }
  throw new ApiError('unavailable')
}

interface Receipt {
  requestNumber: string
}

/**
 * Stores a request once per idempotency key, under a unique number, and queues the mails to the person and to the
 * operator in the same transaction. Throws `invalidRequest` for past dates and `notFound` for an unknown product.
 */
export async function storeRequest(
  { env }: Pick<Services, 'env'>,
  context: CallContext,
  payload: RequestPayload,
): Promise<Receipt> {
  await requestLimit.consume(context, context.clientNetwork)
  const sealer = createDocumentSealer(env, context.company)
  const keyed = keyOf(context, `request:${payload.requestKind}`, payload)
  const store = async (): Promise<Receipt> => {
    const today = await check(context, payload)
    await limitAnonymousForm(context, payload.requestKind)
    const mayMail = await mailboxLimit.tryConsume(context, normaliseEmail(payload.email))
    return context.db.transaction(async (transaction) => {
      const { id, number } = await insert(transaction, context, sealer, payload, today)
      if (payload.requestKind === 'health') await attachDocuments(transaction, id, payload.documents)
      const mail = { kind: 'requestReceived' as const, requestId: id, network: hashNetwork(context.clientNetwork) }
      if (mayMail) await queueMail(transaction, mail, `request:${id}`, context.now)
      await queueMail(transaction, { kind: 'requestForOperator', requestId: id }, `request-op:${id}`, context.now)
      const receipt = { requestNumber: number }
      await storeAnswer(transaction, keyed, receipt, context.now)
      return receipt
    })
  }
  return once(context, keyed, store, (kept: Receipt) => kept)
}

/** A request as its sender may see it. Null for an old payload that no longer parses. */
export function toRequestSummary(
  sealer: DocumentSealer,
  row: typeof requests.$inferSelect,
): Omit<RequestSummary, 'documentNames'> | null {
  const payload = requestPayloadSchema.safeParse(openRequest(sealer, row))
  if (!payload.success) return null
  const { data } = payload
  return {
    requestNumber: row.number,
    requestKind: data.requestKind,
    requestStatus: REQUEST_STATUSES.find((status) => status === row.status) ?? 'closed',
    createdAt: row.createdAt.toISOString(),
    // A token grants access to its document and is not needed after the request was made.
    payload: data.requestKind === 'health' ? { ...data, documents: [] } : data,
  }
}

/** `GET /uye-talep-listele`: the member's own requests. */
export async function listRequests(
  { env }: Pick<Services, 'env'>,
  context: MemberContext,
): Promise<{ requests: RequestSummary[] }> {
  const rows = await context.db
    .select()
    .from(requests)
    .where(eq(requests.memberId, context.caller.memberId))
    .orderBy(desc(requests.createdAt), desc(requests.id))
  const ids = rows.map((row) => row.id)
  const sealer = createDocumentSealer(env, context.company)
  const names = await findDocumentNames(context.db, sealer, ids)
  const list = rows.flatMap((row): RequestSummary[] => {
    const summary = toRequestSummary(sealer, row)
    return summary ? [{ ...summary, documentNames: names.get(row.id) ?? [] }] : []
  })
  return { requests: list }
}
