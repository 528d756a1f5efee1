import type { MailRequest } from '../outbox/service'

const MASK = '••••••••'

/** The token of a link to a booking, which is made while the mail is written and stands in no request. */
const BOOKING_LINK = /(\/enquire-booking\/open\?token=)[\w.-]+/g

/** What opens something for whoever reads it: mailed passwords and the tokens of links. */
function secretsOf(request: MailRequest): string[] {
  const fields = request as { password?: string; token?: string; confirmToken?: string; leaveToken?: string }
  const { password, token, confirmToken, leaveToken } = fields
  return [password, token, confirmToken, leaveToken].filter((secret) => secret !== undefined)
}

/** A text of a mail as it may be kept once the mail is gone: whole, without what was for its reader alone. */
export function maskSecrets(text: string, request: MailRequest): string {
  const withoutLinks = text.replace(BOOKING_LINK, `$1${MASK}`)
  return secretsOf(request).reduce(
    (masked, secret) => masked.replaceAll(secret, MASK).replaceAll(encodeURIComponent(secret), MASK),
    withoutLinks,
  )
}
