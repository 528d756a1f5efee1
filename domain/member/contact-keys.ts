import { normaliseEmail } from './rules'

const GOOGLE = ['gmail.com', 'googlemail.com']

/**
 * One key for the addresses of one mailbox, for counting only; mail goes to the address as it was given. A sub-address (`a+1@`) is left out,
 * and of Gmail the dots and the second name of its domain. The SQL function `mailbox_key` does the same.
 */
export function mailboxKeyOf(email: string): string {
  const address = normaliseEmail(email)
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)]
  const name = local.split('+')[0] || local
  return GOOGLE.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** No country has shorter subscriber numbers, so that the prefixes of country, trunk and area do not matter. */
const PHONE_DIGITS = 7

/**
 * One key for the spellings of one telephone number (`+44 …`, `0044 …`, the national form), for counting only: its last seven digits. Two
 * strangers share a key once in ten million pairs. The SQL function `phone_key` does the same.
 */
export const phoneKeyOf = (phone: string): string => phone.replace(/[^0-9]/g, '').slice(-PHONE_DIGITS)
