import { normaliseEmail } from '@/domain/member/rules'
import { quoteSecrets } from '../platform/env/env'
import { hmac } from '../platform/shared/secrets'
import type { Services } from '../services/services'

/**
 * Stands for a guest's address, so that a guest writes once per product and the address need not be kept: the first is what is written
 * down, the others are those of secrets before.
 */
export function guestKeysOf({ env }: Pick<Services, 'env'>, company: string, email: string): [string, ...string[]] {
  const [secret, ...before] = quoteSecrets(env)
  const keyOf = (key: string) => hmac(key, `review:${company}:${normaliseEmail(email)}`)
  return [keyOf(secret), ...before.map(keyOf)]
}
