'use client'

import { useSyncExternalStore } from 'react'

/** From here on what is a sheet or a bar on phones stands in the page itself. */
const WIDE = '(width >= 62rem)'

function subscribe(onChange: () => void): () => void {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/** Whether the window is wide; on the server it is, where nothing is known. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )
}
