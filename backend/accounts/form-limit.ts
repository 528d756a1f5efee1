import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { readDailyLimits } from '../settings/service'

/** Forms that a stranger can send: nothing but a network tells one sender from the next. */
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

/** Counts only; the setting of the tenant says how many are too many. */
const formLimit = createLimit('form-day', 1_000_000, DAY_SECONDS)

/**
 * Counts a form by tenant and day, beside the hourly limits of networks and mailboxes. Each network has a share, so that one sender cannot
 * close a form for everybody. Signed-in members are not counted. Throws `dailyLimit` and logs the first time of a day.
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
