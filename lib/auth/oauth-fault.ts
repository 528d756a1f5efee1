const UNAVAILABLE =
  /timed out|timeout|ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|socket hang up|fetch failed|expected 200 OK, got: 5\d\d/i

function textOf(detail: unknown): string {
  if (detail instanceof Error) return `${detail.message} ${'code' in detail ? String(detail.code) : ''}`
  if (typeof detail === 'object' && detail !== null && 'error' in detail) return textOf(detail.error)
  return typeof detail === 'string' ? detail : ''
}

/**
 * Maps a next-auth error to a user-facing code: the provider does not respond, or the sign-in was not confirmed
 * (refused by the provider, a state of another browser, a code used twice). Null for an error unrelated to a provider.
 */
export function toOAuthFault(code: string, detail: unknown): 'providerUnavailable' | 'providerTokenInvalid' | null {
  if (!/^(SIGNIN_OAUTH|OAUTH_|GET_AUTHORIZATION_URL)/.test(code)) return null
  return UNAVAILABLE.test(textOf(detail)) ? 'providerUnavailable' : 'providerTokenInvalid'
}
