import { useSyncExternalStore } from 'react'
import { getMemberHint, subscribeToSession } from '@/lib/session/session-hint'

/** The member's number as far as the browser can tell, null for a guest and in the server's HTML: a hint, never proof. */
export function useMemberHint(): number | null {
  return useSyncExternalStore(subscribeToSession, getMemberHint, () => null)
}
