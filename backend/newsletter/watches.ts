import { eq } from 'drizzle-orm'
import { normaliseEmail } from '@/domain/member/rules'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { feedbackCalls } from '@/domain/wire/calls-feedback'
import { limitAnonymousForm } from '../accounts/service'
import { schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit, createMailboxLimit } from '../platform/limits/limits'
import { todayOf } from '../settings/service'

const { products, watches } = schema

const watchLimit = createLimit('watch', 30, 60 * 60)
const addressLimit = createMailboxLimit('watch-address', 20, 24 * 60 * 60)

/**
 * `POST /urun-haber-ver-post`. Idempotent for the same watch. A withdrawn product can be watched. Throws `notFound` for
 * an unknown product, and `invalidRequest` for past dates.
 */
export async function notifyMe(context: CallContext, input: ParsedRequestOf<typeof feedbackCalls.notifyMe>) {
  const { db, now } = context
  const email = normaliseEmail(input.email)
  await watchLimit.consume(context, context.clientNetwork)
  await addressLimit.consume(context, email)
  await limitAnonymousForm(context, 'watch')
  const { productId, dateFrom, locale, people: persons } = input
  const dateTo = input.dateTo ?? dateFrom
  const lastDay = dateTo ?? dateFrom
  if (lastDay !== null && lastDay < (await todayOf(db, now))) {
    throw new ApiError('invalidRequest', { fields: { [input.dateTo === null ? 'dateFrom' : 'dateTo']: 'inPast' } })
  }
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId))
  if (!product) throw new ApiError('notFound')
  const memberId = context.caller?.memberId ?? null
  const values = { productId, email, locale, dateFrom, dateTo, persons, memberId, createdAt: new Date(now) }
  await db.insert(watches).values(values).onConflictDoNothing()
  return { stored: true }
}
