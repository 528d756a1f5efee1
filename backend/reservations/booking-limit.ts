import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { readDailyLimits } from '../settings/service'

const DAY_SECONDS = 24 * 60 * 60

/** Counts only; the settings of the tenant say how many are too many. */
const bookingLimit = createLimit('booking-day', 1_000_000, DAY_SECONDS)

/**
 * Counts a try to book, by account, and by network where the address is not proven. Throws `tooManyRequests`. An agency books for many
 * clients and is not counted.
 */
export async function limitBookings(context: CallContext, memberId: number, isProven: boolean): Promise<void> {
  const { accountBookings, networkBookings } = await readDailyLimits(context.db)
  if ((await bookingLimit.count(context, `member:${memberId}`)) > accountBookings) throw new ApiError('tooManyRequests')
  if (isProven) return
  const byNetwork = await bookingLimit.count(context, `network:${context.clientNetwork}`)
  if (byNetwork > networkBookings) throw new ApiError('tooManyRequests')
}
