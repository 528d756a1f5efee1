import { and, eq } from 'drizzle-orm'
import { toLocal } from '@/domain/dates/zone'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { feedbackCalls } from '@/domain/wire/calls-feedback'
import { limitAnonymousForm, requireMember } from '../accounts/service'
import { schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import type { Services } from '../services/services'
import { requireOtherSettings, requireTimeZone } from '../settings/service'
import { keepAverage } from './average'
import { guestKeysOf } from './guest-key'
import { toReview } from './read-reviews'
import { findTravelledItem } from './travelled'

const { products, reservations, reviews } = schema

type ReviewInput = ParsedRequestOf<typeof feedbackCalls.writeReview>

interface Prepared {
  values: typeof reviews.$inferInsert
  /** The reservation of the reviewed service. */
  reservationId: number | null
}

const reviewLimit = createLimit('review', 20, 60 * 60)

/** First name and initial: a full name appears on a public page only if the person typed it. */
const toAuthor = (firstName: string, lastName: string) => `${firstName} ${[...lastName][0] ?? ''}.`.slice(0, 80)

async function prepare(services: Services, context: CallContext, input: ReviewInput): Promise<Prepared> {
  const { db, caller } = context
  const now = toLocal(context.now, await requireTimeZone(db))
  const today = now.date
  const { productId, locale, score, text, authorPlace } = input
  const travelledOn = input.travelledOn ?? today
  if (travelledOn > today) throw new ApiError('invalidRequest', { fields: { travelledOn: 'inFuture' } })
  const base = { productId, locale, score, text, authorPlace, travelledOn, createdAt: new Date(context.now) }
  if (caller) {
    const member = await requireMember(db, caller.memberId)
    const author = input.author ?? toAuthor(member.firstName, member.lastName)
    const { open, hasTravelled } = await findTravelledItem(db, member.id, productId, now)
    if (open) {
      const { id: reservationItemId, reservationId, day } = open
      const own = { author, memberId: member.id, reservationItemId, travelledOn: day, serviceEnded: true }
      return { values: { ...base, ...own }, reservationId }
    }
    if (hasTravelled) throw new ApiError('alreadyReviewed')
    return { values: { ...base, author, memberId: member.id }, reservationId: null }
  }
  // Spec 6: a review requires a login unless the tenant allows guest reviews.
  if (!(await requireOtherSettings(db)).guestReviews) throw new ApiError('unauthenticated')
  if (input.author === null) throw new ApiError('invalidRequest', { fields: { author: 'required' } })
  if (input.email === null) throw new ApiError('invalidRequest', { fields: { email: 'required' } })
  const [guestKey] = guestKeysOf(services, context.company, input.email)
  return { values: { ...base, author: input.author, guestKey }, reservationId: null }
}

/**
 * `POST /yorum-ekle-post`. A member whose confirmed service has ended writes one verified review for each booked item.
 * Any other member, or a guest, writes one review for each product. Unique indexes enforce this for concurrent
 * requests. Throws `alreadyReviewed`.
 */
export async function writeReview(services: Services, context: CallContext, input: ReviewInput) {
  await reviewLimit.consume(context, context.caller ? `member:${context.caller.memberId}` : context.clientNetwork)
  await limitAnonymousForm(context, 'review')
  const { productId } = input
  const { values, reservationId } = await prepare(services, context, input)
  const written = await context.db.transaction(async (transaction) => {
    // A concurrent cancellation waits for this lock and then sees the review. All code locks the reservation before the
    // product.
    if (reservationId !== null)
      await transaction
        .select({ id: reservations.id })
        .from(reservations)
        .where(eq(reservations.id, reservationId))
        .for('share')
    // Serialises reviews of one product, so that the average includes every review.
    const [product] = await transaction
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.active, true)))
      .for('update')
    if (!product) throw new ApiError('notFound')
    const [row] = await transaction.insert(reviews).values(values).onConflictDoNothing().returning()
    if (!row) throw new ApiError('alreadyReviewed')
    return { review: toReview(row), ...(await keepAverage(transaction, productId)) }
  })
  // Lists show the average of verified reviews alone.
  const page = `product:${productId}`
  await services.invalidate(context.company, written.review.verified ? [page, 'catalogue'] : [page])
  return written
}
