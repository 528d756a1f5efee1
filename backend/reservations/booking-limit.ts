import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { readDailyLimits } from '../settings/service'

const DAY_SECONDS = 24 * 60 * 60

/** Only counts; the tenant's setting holds the limit. */
const bookingLimit = createLimit('booking-day', 1_000_000, DAY_SECONDS)

/**
 * Counts a booking attempt by account, and also by network if the address is not verified. Throws `tooManyRequests`
 * above the tenant's limit. Agencies book for many clients and are not counted.
 */
export async function limitBookings(context: CallContext, memberId: number, isProven: boolean): Promise<void> {
  const { accountBookings, networkBookings } = await readDailyLimits(context.db)
  if ((await bookingLimit.count(context, `member:${memberId}`)) > accountBookings) throw new ApiError('tooManyRequests')
  if (isProven) return
  const byNetwork = await bookingLimit.count(context, `network:${context.clientNetwork}`)
  if (byNetwork > networkBookings) throw new ApiError('tooManyRequests')
}
