import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { readDailyLimits } from '../settings/service'

/**
 * Per hour: allows mistyped numbers and declined cards, and blocks card testing with stolen numbers. Successful
 * payments are refunded to the limit.
 */
const payerLimit = createLimit('payment-attempt', 20, 60 * 60)
/** Only counts; the tenant's setting holds the limit. */
const networkCount = createLimit('payment-attempt-network', 1_000_000, 24 * 60 * 60)

/** Counts a card attempt by payer, and by network because accounts are free to create. Throws `tooManyRequests`. */
export async function countAttempt(context: CallContext, payer: string): Promise<void> {
  await payerLimit.consume(context, payer)
  const { networkCardTries } = await readDailyLimits(context.db)
  if ((await networkCount.count(context, context.clientNetwork)) > networkCardTries)
    throw new ApiError('tooManyRequests')
}

/** Removes a successful payment from both counters. */
export async function refundAttempt(context: CallContext, payer: string): Promise<void> {
  await payerLimit.refund(context, payer)
  await networkCount.refund(context, context.clientNetwork)
}
