import { useSyncExternalStore } from 'react'
import { getMemberHint, subscribeToSession } from '@/lib/session/session-hint'

/** Member number from the browser's hint; null for a guest and in the server's HTML. A hint, not proof. */
export function useMemberHint(): number | null {
  return useSyncExternalStore(subscribeToSession, getMemberHint, () => null)
}
