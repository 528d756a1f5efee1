import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's HTML and while it comes to life: until then the browser's own form handling counts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
