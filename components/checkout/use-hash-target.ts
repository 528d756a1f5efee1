import { useEffect } from 'react'

/** Goes to the step that the address names: the browser looked for it before the form stood there. */
export function useHashTarget(isReady: boolean): void {
  useEffect(() => {
    const id = window.location.hash.slice(1)
    if (isReady && id !== '') document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  }, [isReady])
}
