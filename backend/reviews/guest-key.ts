import { normaliseEmail } from '@/domain/member/rules'
import { quoteSecrets } from '../platform/env/env'
import { hmac } from '../platform/shared/secrets'
import type { Services } from '../services/services'

/**
 * Returns keyed hashes of a guest's address. They limit a guest to one review a product without storing the address.
 * Store the first one. The others belong to former secrets.
 */
export function guestKeysOf({ env }: Pick<Services, 'env'>, company: string, email: string): [string, ...string[]] {
  const [secret, ...before] = quoteSecrets(env)
  const keyOf = (key: string) => hmac(key, `review:${company}:${normaliseEmail(email)}`)
  return [keyOf(secret), ...before.map(keyOf)]
}
