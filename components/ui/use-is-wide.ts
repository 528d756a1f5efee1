'use client'

import { useSyncExternalStore } from 'react'

/** From this width on, sheets and bars of phones are part of the page. */
const WIDE = '(width >= 62rem)'

function subscribe(onChange: () => void): () => void {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/** Returns true if the window is wide; also on the server, which does not know the width. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )
}
