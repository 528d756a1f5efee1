import { useSyncExternalStore } from 'react'
import { type AccountHint, getAccountHint, subscribeToSession } from '@/lib/session/session-hint'

/** Type of account that seems to be signed in; 'guest' in the server's HTML. A hint, not proof. */
export function useAccountHint(): AccountHint {
  return useSyncExternalStore(subscribeToSession, getAccountHint, () => 'guest')
}
