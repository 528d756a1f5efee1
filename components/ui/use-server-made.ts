import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether what is drawn first stands in the page already, as the server's HTML. */
export function useServerMade(): boolean {
  const isServerMade = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [first] = useState(isServerMade)
  return first
}
