import { normaliseEmail } from './rules'

const GOOGLE = ['gmail.com', 'googlemail.com']

/**
 * One key for all addresses of one mailbox, for counting only; mail is sent to the address as entered. The key omits a
 * sub-address (`a+1@`). For Gmail it also omits dots and unifies the two domain names. The SQL function `mailbox_key`
 * implements the same rule.
 */
export function mailboxKeyOf(email: string): string {
  const address = normaliseEmail(email)
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)]
  const name = local.split('+')[0] || local
  return GOOGLE.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/**
 * No country has shorter subscriber numbers, so the last digits are independent of country, trunk and area prefixes.
 */
const PHONE_DIGITS = 7

/**
 * One key for all spellings of one telephone number (`+44 …`, `0044 …`, the national form), for counting only: its last
 * seven digits. Two unrelated numbers share a key once in ten million pairs. The SQL function `phone_key` implements
 * the same rule.
 */
export const phoneKeyOf = (phone: string): string => phone.replace(/[^0-9]/g, '').slice(-PHONE_DIGITS)
