import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's HTML and until hydration; the browser's native form handling applies until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
