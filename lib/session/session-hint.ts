export const SESSION_CHANNEL = 'kervan.session'
export const SESSION_CHANGED = 'sessionchange'

/** The member's number from the cookie `user_id`: a hint for the display, never a proof of identity (decisions 8). */
export function getMemberHint(): number | null {
  const value = /(?:^|; )user_id=([1-9]\d{0,9})(?:;|$)/.exec(document.cookie)?.[1]
  return value === undefined ? null : Number(value)
}

/** Set together with an agency's HttpOnly session cookie. */
export const AGENCY_HINT_COOKIE = 'agency_hint'

/** Set together with the HttpOnly cookie `rememberme`. */
export const REMEMBER_HINT_COOKIE = 'remember_hint'

export type AccountHint = 'guest' | 'member' | 'agency'

/** The account that seems to be signed in in this browser: a hint for the display, never a proof of identity. */
export function getAccountHint(): AccountHint {
  if (getMemberHint() !== null) return 'member'
  return document.cookie.split('; ').includes(`${AGENCY_HINT_COOKIE}=1`) ? 'agency' : 'guest'
}

/**
 * Calls `onChange` when the sign-in state may have changed: in this tab, in another tab, or while the page was in the
 * back/forward cache. Returns the unsubscribe function; fits `useSyncExternalStore`.
 */
export function subscribeToSession(onChange: () => void): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(SESSION_CHANNEL)
  channel?.addEventListener('message', onChange)
  const events = [SESSION_CHANGED, 'pageshow', 'focus'] as const
  for (const event of events) window.addEventListener(event, onChange)
  return () => {
    channel?.close()
    for (const event of events) window.removeEventListener(event, onChange)
  }
}

/** Makes this tab read its cookies again after a soft navigation, whose response may have cleared them. */
export function recheckSession(): void {
  window.dispatchEvent(new Event(SESSION_CHANGED))
}

/** Notifies this tab and all other tabs of the shop. */
export function announceSession(): void {
  recheckSession()
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.postMessage(SESSION_CHANGED)
  channel.close()
}
