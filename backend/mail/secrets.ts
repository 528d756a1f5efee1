import type { MailRequest } from '../outbox/service'

const MASK = '••••••••'

/** The token of a booking link. It is created while the mail is composed, so the request does not contain it. */
const BOOKING_LINK = /(\/enquire-booking\/open\?token=)[\w.-]+/g

/** Secrets of a mail: passwords and tokens of links. */
function secretsOf(request: MailRequest): string[] {
  const fields = request as { password?: string; token?: string; confirmToken?: string; leaveToken?: string }
  const { password, token, confirmToken, leaveToken } = fields
  return [password, token, confirmToken, leaveToken].filter((secret) => secret !== undefined)
}

/** Returns the text of a sent mail for storage, with its secrets masked. */
export function maskSecrets(text: string, request: MailRequest): string {
  const withoutLinks = text.replace(BOOKING_LINK, `$1${MASK}`)
  return secretsOf(request).reduce(
    (masked, secret) => masked.replaceAll(secret, MASK).replaceAll(encodeURIComponent(secret), MASK),
    withoutLinks,
  )
}
