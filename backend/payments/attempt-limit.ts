import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { readDailyLimits } from '../settings/service'

/** A person mistypes, or their bank says no; who has come by numbers of others' cards tries one after the other. What is paid does not count. */
const payerLimit = createLimit('payment-attempt', 20, 60 * 60)
/** Counts only; the setting of the tenant says how many are too many. */
const networkCount = createLimit('payment-attempt-network', 1_000_000, 24 * 60 * 60)

/** Counts a try of a card by payer and by network, since accounts cost nothing. Throws `tooManyRequests`. */
export async function countAttempt(context: CallContext, payer: string): Promise<void> {
  await payerLimit.consume(context, payer)
  const { networkCardTries } = await readDailyLimits(context.db)
  if ((await networkCount.count(context, context.clientNetwork)) > networkCardTries)
    throw new ApiError('tooManyRequests')
}

/** What was paid does not count. */
export async function refundAttempt(context: CallContext, payer: string): Promise<void> {
  await payerLimit.refund(context, payer)
  await networkCount.refund(context, context.clientNetwork)
}
