import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { readDailyLimits } from '../settings/service'

/** Forms that an anonymous sender can submit. Only the network distinguishes one sender from another. */
export type AnonymousForm =
  | 'register'
  | 'registerByBooking'
  | 'forgotPassword'
  | 'contact'
  | 'offer'
  | 'wedding'
  | 'health'
  | 'document'
  | 'newsletter'
  | 'watch'
  | 'review'
  | 'agency'
  | 'forgotAgencyPassword'

const DAY_SECONDS = 24 * 60 * 60

/** Only counts. The tenant's setting defines the limit. */
const formLimit = createLimit('form-day', 1_000_000, DAY_SECONDS)

/**
 * Counts a form by tenant and day, in addition to the hourly limits of networks and mailboxes. Each network has a
 * share, so that one sender cannot block a form for everybody. Submissions of signed-in members are not counted. Throws
 * `dailyLimit` beyond the limit and logs the first time of a day.
 */
export async function limitAnonymousForm(context: CallContext, form: AnonymousForm): Promise<void> {
  if (context.caller) return
  const { anonymousForms: most, anonymousFormsOfOne } = await readDailyLimits(context.db)
  if ((await formLimit.count(context, `${form} ${context.clientNetwork}`)) > anonymousFormsOfOne)
    throw new ApiError('dailyLimit')
  const used = await formLimit.count(context, form)
  if (used <= most) return
  if (used === most + 1)
    context.log.warn({ company: context.company, form, most }, 'daily limit of an anonymous form reached')
  throw new ApiError('dailyLimit')
}
