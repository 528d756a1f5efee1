import { createLimit } from '../platform/limits/limits'

/** A person mistypes, or their bank says no; who has come by numbers of others' cards tries one after the other. What is paid does not count. */
export const attemptLimit = createLimit('payment-attempt', 20, 60 * 60)
