import { normaliseEmail } from '@/domain/member/rules'
import { hmac } from '../http/secrets'
import type { Services } from '../services'

/** Stands for a guest's address, so that a guest writes once per product and the address need not be kept. */
export const guestKeyOf = ({ env }: Pick<Services, 'env'>, company: string, email: string): string =>
  hmac(env.QUOTE_SECRET, `review:${company}:${normaliseEmail(email)}`)
