export const SESSION_CHANNEL = 'kervan.session'
export const SESSION_CHANGED = 'sessionchange'

/** The member's number as the cookie `user_id` has it: a hint for what to show, never proof (decisions 8). */
export function getMemberHint(): number | null {
  const value = /(?:^|; )user_id=([1-9]\d{0,9})(?:;|$)/.exec(document.cookie)?.[1]
  return value === undefined ? null : Number(value)
}

/** Set beside an agency's session, which scripts cannot read. */
export const AGENCY_HINT_COOKIE = 'agency_hint'

/** Set beside the sealed cookie `rememberme`, which scripts cannot read. */
export const REMEMBER_HINT_COOKIE = 'remember_hint'

export type AccountHint = 'guest' | 'member' | 'agency'

/** Who seems to be signed in in this browser: for what to show, never proof. */
export function getAccountHint(): AccountHint {
  if (getMemberHint() !== null) return 'member'
  return document.cookie.split('; ').includes(`${AGENCY_HINT_COOKIE}=1`) ? 'agency' : 'guest'
}

/**
 * Calls back when somebody may have signed in or out: here, in another tab, or while the page lay in the browser's memory. Returns what
 * ends that; fits `useSyncExternalStore`.
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

/** Has this tab look at its cookies again: after a soft navigation, whose answer may have cleared them. */
export function recheckSession(): void {
  window.dispatchEvent(new Event(SESSION_CHANGED))
}

/** Tells this tab and all others of the shop. */
export function announceSession(): void {
  recheckSession()
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.postMessage(SESSION_CHANGED)
  channel.close()
}
