import { agencyCalls } from './calls-agency'
import { bookingCalls } from './calls-booking'
import { catalogueCalls } from './calls-catalogue'
import { feedbackCalls } from './calls-feedback'
import { guestCalls } from './calls-guest'
import { memberCalls } from './calls-member'
import { reservationChangeCalls } from './calls-reservation-changes'
import { siteCalls } from './calls-site'

/** Every call of the operator API by its English name (spec 7 and additional calls of the storefront). */
export const CALLS = {
  ...catalogueCalls,
  ...siteCalls,
  ...bookingCalls,
  ...reservationChangeCalls,
  ...guestCalls,
  ...memberCalls,
  ...agencyCalls,
  ...feedbackCalls,
}

export type CallName = keyof typeof CALLS
