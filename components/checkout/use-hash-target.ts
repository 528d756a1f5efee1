import { useEffect } from 'react'

/** Scrolls to the step in the URL hash. The browser looked for the element before the form was rendered. */
export function useHashTarget(isReady: boolean): void {
  useEffect(() => {
    const id = window.location.hash.slice(1)
    if (isReady && id !== '') document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  }, [isReady])
}
