import { bookingCalls } from './calls-booking'
import { catalogueCalls } from './calls-catalogue'
import { memberCalls } from './calls-member'

/** Every call of the operator API by its English name (spec 7 and what the storefront needs beyond it). */
export const CALLS = { ...catalogueCalls, ...bookingCalls, ...memberCalls }

export type CallName = keyof typeof CALLS
