import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns true if the first render of the component hydrates server HTML. */
export function useServerMade(): boolean {
  const isServerMade = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [first] = useState(isServerMade)
  return first
}
