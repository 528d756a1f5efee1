import { useSyncExternalStore } from 'react'
import { type AccountHint, getAccountHint, subscribeToSession } from '@/lib/session/session-hint'

/** Who seems to be signed in, a guest in the server's HTML: a hint, never proof. */
export function useAccountHint(): AccountHint {
  return useSyncExternalStore(subscribeToSession, getAccountHint, () => 'guest')
}
